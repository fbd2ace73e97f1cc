import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

const path = '/11/air/book/reservation/reservations'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const retrieve = (query: Readonly<Record<string, string>>, more: object = {}) =>
  api.call('retrieveReservationByQuery', { query, ...more })

it('an identifier in the query finds what it finds in the path, of every kind', async () => {
  const held = await client(api).hold()
  const detailed = await api.call('retrieveReservation', {
    path: { Identifier: locatorOf(held) },
    query: { detailViewInd: 'true' },
  })

  const queries: Record<string, string>[] = [
    { Identifier: locatorOf(held) },
    { identifier: locatorOf(held), identifierType: 'Locator' },
    { Identifier: held.Identifier.value, identifierType: 'Reservation' },
  ]
  for (const query of queries)
    expect((await retrieve(query)).body.ReservationResponse.Reservation).toEqual(held)
  const { body } = await retrieve({ Identifier: locatorOf(held), detailViewInd: 'true' })
  expect(body.ReservationResponse.Reservation).toEqual(detailed.body.ReservationResponse.Reservation)
})

it('a trailing slash changes nothing', async () => {
  const locator = locatorOf(await client(api).hold())
  const headers = { authorization: `Bearer ${await api.token()}` }
  const { status, body } = await api.request('GET', `${path}/?identifier=${locator}`, { headers })

  expect(status).toBe(200)
  expect(locatorOf(body.ReservationResponse.Reservation)).toBe(locator)
})

it('is refused without an identifier, with and without a trailing slash', async () => {
  const headers = { authorization: `Bearer ${await api.token()}` }
  for (const url of [path, `${path}/`, `${path}?identifierType=Locator`, `${path}/?identifierType=Locator`]) {
    const { status, body } = await api.request('GET', url, { headers })
    expect([status, errorOf(body).SourceCode]).toEqual([400, '1586'])
  }
})

it('finds only reservations of the caller', async () => {
  const Identifier = locatorOf(await client(api).hold())

  expect(errorOf((await retrieve({ Identifier }, { as: otherAccount })).body).SourceCode).toBe('4132')
})
