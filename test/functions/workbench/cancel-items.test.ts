import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { heldSeats } from '../../support/database.ts'
import { client, errorOf, locatorOf, withoutBaggageDetail } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const cancel = (workbench: string, body: Json) => api.call('cancelItems', { path: { ReservationResource_Identifier: workbench }, body })
const select = (offers: Json[]) => ({
  '@type': 'CancelRequest',
  cancelOffers: {
    objectType: 'CancelSelectedOffers',
    offerProductSelection: offers.map(({ Identifier }) => ({ offerID: { Identifier } })),
  },
})

it('takes the selected offer out and leaves the others', async () => {
  const workbench = await client(api).openWorkbench()
  const [first, second] = [await client(api).addOffer(workbench), await client(api).addOffer(workbench, { date: '2027-06-02' })]
  const { body } = await cancel(workbench, select([first]))

  expect(body.ReservationResponse.Reservation.Offer).toEqual([withoutBaggageDetail(second)])
})

it('refuses an offer that is not in the workbench, and a request that names nothing', async () => {
  const { workbench } = await client(api).prepare()
  const unknown = await cancel(workbench, select([{ Identifier: { value: 'nope' } }]))
  const nothing = await cancel(workbench, { '@type': 'CancelRequest' })

  expect(errorOf(unknown.body).SourceCode).toBe('4101')
  expect(nothing.status).toBe(400)
})

it('does nothing outside until the commit, which gives the seats back and leaves a locator without segments', async () => {
  const before = await heldSeats(api)
  const locator = locatorOf(await client(api).hold())
  const workbench = await client(api).reopen(locator)
  await cancel(workbench, { cancelAllInd: true })
  expect(await heldSeats(api)).toBe(before + 1)

  const shell = await client(api).committed(workbench)
  expect(await heldSeats(api)).toBe(before)
  expect(shell.Offer).toBeUndefined()
  expect(shell.Traveler).toHaveLength(1)
  expect(locatorOf(shell)).toBe(locator)
  expect(shell.Receipt.at(-1)).toMatchObject({
    '@type': 'ReceiptCancellation',
    OfferRef: ['offer_1'],
    Cancellation: { Locator: { value: locator } },
  })
})

it('refuses a ticketed offer: its documents must be voided first', async () => {
  const workbench = await client(api).reopen(locatorOf(await client(api).ticket()))

  expect(errorOf((await cancel(workbench, { cancelAllInd: true })).body).Message).toBe('VOID OR REFUND DOCUMENTS BEFORE CANCELLING')
})

it('never gives a later offer the reference of a cancelled one', async () => {
  const { workbench, offer } = await client(api).prepare()
  await cancel(workbench, select([offer]))

  expect((await client(api).addOffer(workbench)).id).toBe('offer_2')
})
