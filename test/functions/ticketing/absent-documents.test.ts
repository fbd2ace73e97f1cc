import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const voided = (locator: string, ...types: string[]) =>
  api.call('voidDocuments', {
    body: { locator: { value: locator }, documentVoid: types.map((documentType) => ({ documentType })) },
  })

it('a type without documents is no failure beside one whose documents are voided; alone it is, by its own name', async () => {
  const locator = locatorOf(await client(api).ticket())
  const none = await voided(locator, 'MCO')
  const all = await voided(locator, 'Ticket', 'EMD', 'MCO')

  expect(errorOf(none.body).Message).toBe('DOCUMENT MCO DOES NOT EXIST')
  expect(all.body.DocumentVoidListResponse.Result.status).toBe('Complete')
})

it('the record says cancelled once everything is', async () => {
  const locator = locatorOf(await client(api).hold())
  await api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } })
  const { body } = await api.call('retrieveReservation', { path: { Identifier: locator } })

  expect(body.ReservationResponse.Reservation.Receipt[0].Confirmation.OfferStatus).toEqual({
    '@type': 'OfferStatusAir',
    StatusAir: [{ code: 'HX', value: 'Cancelled' }],
  })
})
