import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { requestsThatStop, stoppingStore } from '../support/faulty-store.ts'
import { ledger } from '../support/ledger.ts'
import {
  addVehicle,
  carsOf,
  confirmationOf,
  criteriaChoice,
  driverBody,
  type RentalOptions,
  rentalReceiptOf,
  vehicleBuild,
} from '../support/rental.ts'
import { client, locatorOf } from '../support/trip.ts'

const faults = stoppingStore()
const { stoppedAt, writesOf } = requestsThatStop(faults, () => api)
let api: Api
beforeAll(async () => {
  api = await startApi({ wrapStore: faults.wrap, log: { request: () => undefined, bug: () => undefined } })
})
afterAll(() => api.close())

async function effects() {
  const [reservations, flights, cars, holds] = await Promise.all([
    ledger(api).reservations(),
    ledger(api).sales(),
    ledger(api).carSales(),
    ledger(api).holds(),
  ])
  return {
    reservations: reservations.length,
    sold: [...flights, ...cars].filter(({ status }) => status === 'sold').length,
    away: holds.length,
  }
}

let count = 0
let dates = 0
/** Dates spread over three months, so that no class runs out. */
function freeDates(): RentalOptions {
  const month = `2027-0${6 + (dates++ % 3)}`
  return { pickUp: [`${month}-0${1 + (dates % 9)}`, '10:00:00'], dropOff: [`${month}-12`, '10:00:00'] }
}

/** Requests of one driver, each the same however often it is sent. */
function customer() {
  const name = [count / 26, count++ % 26].map((letter) => String.fromCharCode(65 + letter)).join('')
  const choice = criteriaChoice(freeDates())
  return {
    book: () =>
      api.call('bookVehicle', { body: vehicleBuild(choice, { Traveler: [driverBody({ Given: name })] }) }),
    cancel: (locator: string, supplierLocator: string) =>
      api.call('cancelVehicle', { path: { Identifier: locator }, query: { supplierLocator } }),
  }
}

/** Stopping before a write leaves what stopping after the one before it leaves. */
const cases = (writes: number): (readonly [write: number, when: 'before' | 'after'])[] => [
  [1, 'before'],
  ...Array.from({ length: writes }, (_, index) => [index + 1, 'after'] as const),
]

describe('a process that stops at any write', () => {
  it('of a booking: the repeated request gets the one car that was sold', async () => {
    const writes = await writesOf(customer().book)
    expect(writes).toBeGreaterThan(5)

    for (const [write, when] of cases(writes)) {
      const before = await effects()
      const { status, body } = await stoppedAt(write, when, customer().book)
      const { reservations, sold, away } = await effects()

      expect(status, `${when} write ${write}: ${JSON.stringify(body)}`).toBe(200)
      expect(rentalReceiptOf(body.ReservationResponse.Reservation, { id: 'offer_1' }).OfferStatus.code).toBe(
        'HK',
      )
      expect([reservations, sold, away], `${when} write ${write}`).toEqual([
        before.reservations + 1,
        before.sold + 1,
        before.away + 1,
      ])
    }
  }, 60_000)

  it('of a cancellation of flights and a car together: seats and car are released, each once', async () => {
    const booked = async () => {
      const held = await client(api).hold()
      const locator = locatorOf(held)
      await addVehicle(api, locator, criteriaChoice(freeDates()))
      return {
        cancel: () => api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } }),
        read: () => api.call('retrieveReservation', { path: { Identifier: locator } }),
      }
    }
    const writes = await writesOf((await booked()).cancel)
    expect(writes).toBeGreaterThan(6)

    for (const [write, when] of cases(writes)) {
      const before = await effects()
      const { cancel, read } = await booked()
      await stoppedAt(write, when, cancel)
      const { Reservation } = (await read()).body.ReservationResponse
      const { sold, away } = await effects()

      expect(
        Reservation.Offer.map(({ id }: Json) => id),
        `${when} write ${write}`,
      ).toEqual(['offer_2'])
      expect(
        rentalReceiptOf(Reservation, { id: 'offer_2' }).Locator.locatorType,
        `${when} write ${write}`,
      ).toBe('Cancellation Number')
      expect(Reservation.Receipt.filter((receipt: Json) => receipt.Cancellation)).toHaveLength(2)
      expect([sold, away], `${when} write ${write}`).toEqual([before.sold, before.away])
    }
  }, 60_000)

  it('of a cancellation: the car is released, the reservation has the cancellation number', async () => {
    const booked = async () => {
      const { book, cancel } = customer()
      const { Identifier, Reservation } = (await book()).body.ReservationResponse
      const again = () => cancel(Identifier.value, confirmationOf(Reservation))
      return {
        cancel: again,
        read: () => api.call('retrieveReservation', { path: { Identifier: Identifier.value } }),
      }
    }
    const writes = await writesOf((await booked()).cancel)
    expect(writes).toBeGreaterThan(5)

    for (const [write, when] of cases(writes)) {
      const before = await effects()
      const { cancel, read } = await booked()
      const { status } = await stoppedAt(write, when, cancel)
      const { Reservation } = (await read()).body.ReservationResponse
      const { sold, away } = await effects()

      // The number is filed before the commit ends: then a repetition is answered that nothing is left to
      // cancel.
      expect([200, 400], `${when} write ${write}`).toContain(status)
      expect(
        rentalReceiptOf(Reservation, carsOf(Reservation)[0]).Locator.locatorType,
        `${when} write ${write}`,
      ).toBe('Cancellation Number')
      expect([sold, away], `${when} write ${write}`).toEqual([before.sold, before.away])
    }
  }, 60_000)
})
