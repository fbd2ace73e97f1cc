import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const list = async (locator: string, query: Record<string, string> = {}): Promise<Json> =>
  (await api.call('listReceipts', { path: { ReservationResource_Identifier: locator }, query })).body

it('lists ticket receipts', async () => {
  const ticketed = await client(api).ticket()
  const { ReceiptID } = (await list(locatorOf(ticketed))).ReceiptListResponse

  expect(ReceiptID).toHaveLength(1)
  expect(ReceiptID[0]).toMatchObject({ '@type': 'ReceiptPayment', Document: [{ Number: ticketNumbersOf(ticketed)[0] }] })
})

it('lists confirmations when asked for them', async () => {
  const held = await client(api).hold()
  const { ReceiptID } = (await list(locatorOf(held), { ReceiptType: 'ConfirmationHold' })).ReceiptListResponse

  expect(ReceiptID).toEqual(held.Receipt)
})

it('says that there is no ticket on a held reservation', async () => {
  expect(errorOf(await list(locatorOf(await client(api).hold()))).Message).toBe('DOCUMENT TICKET DOES NOT EXIST')
})
