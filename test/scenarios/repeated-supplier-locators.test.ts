import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AirHost } from '../../lib/suppliers/air-host.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { client, errorOf, inboundDate, locatorOf, type TripOptions } from '../support/trip.ts'
import { wrapped } from '../support/wrapped.ts'

/** Every carrier of this world gives the same locator, to every booking of the same day. */
let given = 'AAAA11'
const poorInLocators = (host: AirHost): AirHost => ({
  ...host,
  async sell(order, call) {
    const booking = await host.sell(order, call)
    return {
      ...booking,
      supplierLocators: booking.supplierLocators.map((one) => ({ ...one, locator: given })),
    }
  },
})

let api: Api
beforeAll(async () => {
  api = await startApi({ withHosts: wrapped(poorInLocators) })
})
afterAll(() => api.close())

const retrieve = (Identifier: string, headers = {}) =>
  api.call('retrieveReservation', {
    path: { Identifier },
    query: { identifierType: 'SupplierLocator' },
    headers,
  })
const found = async (name: string, headers = {}): Promise<Json> => {
  const { body } = await retrieve(name, headers)
  const { Reservation } = body.ReservationResponse
  return errorOf(body) ?? locatorOf(Reservation)
}
const hold = async (locator: string, options: TripOptions = {}): Promise<string> => {
  given = locator
  return locatorOf(await client(api).ticket(options))
}
const ambiguous = (name: string, ...locators: readonly string[]) => ({
  SourceCode: '90361',
  Message: `SEVERAL RESERVATIONS HAVE THE SUPPLIER LOCATOR ${name}. USE THE RECORD LOCATOR, ONE OF ${locators.join(', ')}`,
})

it('bookings of one or several carriers with the same locator are all found: by their record locators, or by it once the others are over', async () => {
  const first = await hold('AAAA11', { from: 'LHR', to: 'JFK' })
  expect(await found('AAAA11')).toBe(first)

  api.advance(1)
  const second = await hold('AAAA11', { from: 'CDG', to: 'MAD' })
  expect(await found('AAAA11')).toMatchObject(ambiguous('AAAA11', second, first))
  for (const locator of [first, second])
    expect(
      locatorOf(
        (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
          .Reservation,
      ),
    ).toBe(locator)
})

it('the one whose travel is not over is meant, and of those that are over the latest', async () => {
  const early = await hold('BBBB22')
  api.advance(1)
  const late = await hold('BBBB22', { date: inboundDate })

  expect(await found('bbbb22')).toMatchObject(ambiguous('bbbb22', late, early))
  expect(await found('BBBB22', { 'x-sandbox-clock': '2027-05-16T00:00:00Z' })).toBe(late)
  expect(await found('BBBB22', { 'x-sandbox-clock': '2027-06-16T00:00:00Z' })).toBe(late)
})

it('a new booking with the locator of a cancelled one is meant', async () => {
  given = 'CCCC33'
  const cancelled = locatorOf(await client(api).hold())
  await api.call('cancelReservation', { path: { ReservationResource_Identifier: cancelled } })
  expect(await found('CCCC33')).toBe(cancelled)

  const fresh = await hold('CCCC33')

  expect(await found('CCCC33')).toBe(fresh)
})
