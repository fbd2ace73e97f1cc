import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { client, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('answers what retrieving by identifier answers', async () => {
  const held = await client(api).hold()
  const { body, headers } = await api.call('retrieveReservationByLocator', {
    query: { Locator: locatorOf(held), source: '1G' },
  })

  expect(body.ReservationResponse.Reservation).toEqual(held)
  expect(headers.deprecation).toBe('true')
})

it('returns the detailed view on request, as retrieving by identifier does', async () => {
  const Locator = locatorOf(await client(api).hold())
  const byLocator = await api.call('retrieveReservationByLocator', {
    query: { Locator, detailViewInd: 'true' },
  })
  const byIdentifier = await api.call('retrieveReservation', {
    path: { Identifier: Locator },
    query: { detailViewInd: 'true' },
  })

  expect(byLocator.body.ReservationResponse.Reservation['@type']).toBe('ReservationDetail')
  expect(byLocator.body.ReservationResponse.Reservation).toEqual(
    byIdentifier.body.ReservationResponse.Reservation,
  )
})

it('answers 400 without a locator', async () => {
  expect((await api.call('retrieveReservationByLocator')).status).toBe(400)
})
