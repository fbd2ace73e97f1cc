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
  expect(ReceiptID[0]).toMatchObject({
    '@type': 'ReceiptPayment',
    Document: [{ Number: ticketNumbersOf(ticketed)[0] }],
  })
})

it('lists confirmations on request', async () => {
  const held = await client(api).hold()
  const { ReceiptID } = (await list(locatorOf(held), { ReceiptType: 'ConfirmationHold' })).ReceiptListResponse

  expect(ReceiptID).toEqual(held.Receipt)
})

it('lists voided documents as such, and a cancellation on request', async () => {
  const ticketed = await client(api).ticket()
  const locator = locatorOf(ticketed)
  await api.call('voidTicket', { path: { Identifier: ticketNumbersOf(ticketed)[0] ?? '' } })
  const none = await list(locator, { ReceiptType: 'Cancellation' })
  await api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } })
  const one = await list(locator, { ReceiptType: 'Cancellation' })

  expect((await list(locator)).ReceiptListResponse.ReceiptID[0].Document[0]).toMatchObject({
    '@type': 'DocumentTicketVoid',
    Number: ticketNumbersOf(ticketed)[0],
    VoidInd: true,
    IssuingPCC: '7N4Q',
    IssuingIATA: '99912345',
  })
  expect(none.ReceiptListResponse).toMatchObject({ ReceiptID: [], Result: { status: 'Complete' } })
  expect(one.ReceiptListResponse.ReceiptID).toMatchObject([
    {
      '@type': 'ReceiptCancellation',
      OfferRef: ['offer_1'],
      Cancellation: { Locator: { value: locator, source: '1G' } },
    },
  ])
})

it.each(['Payment', 'ConfirmationTicket', 'CONFIRMATIONTICKET'])(
  'ReceiptType %s is that of the tickets',
  async (ReceiptType) => {
    const ticketed = await client(api).ticket()

    expect((await list(locatorOf(ticketed), { ReceiptType })).ReceiptListResponse.ReceiptID).toMatchObject([
      { '@type': 'ReceiptPayment' },
    ])
  },
)

it('ConfirmationVehicle: none where no car is booked', async () => {
  const locator = locatorOf(await client(api).hold())

  expect((await list(locator, { ReceiptType: 'ConfirmationVehicle' })).ReceiptListResponse.ReceiptID).toEqual(
    [],
  )
})

it('a ReceiptType that does not exist is invalid input', async () => {
  expect(errorOf(await list(locatorOf(await client(api).hold()), { ReceiptType: 'Receipt' }))).toMatchObject({
    StatusCode: 400,
    SourceCode: '1586',
  })
})

it('finds the reservation by a carrier’s locator and by its identifier', async () => {
  const ticketed = await client(api).ticket()
  const supplier = ticketed.Receipt[1].Confirmation.Locator.value

  for (const name of [supplier, ticketed.Identifier.value])
    expect((await list(name)).ReceiptListResponse.ReceiptID).toHaveLength(1)
})

it('reports that a held reservation has no ticket', async () => {
  expect(errorOf(await list(locatorOf(await client(api).hold()))).Message).toBe(
    'DOCUMENT TICKET DOES NOT EXIST',
  )
})
