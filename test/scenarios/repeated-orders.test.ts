import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { deleteExpired } from '../support/expired-items.ts'
import { ledger } from '../support/ledger.ts'
import { confirmationOf, criteriaChoice, driverBody, vehicleBuild } from '../support/rental.ts'
import {
  availabilityBody,
  confirmationsOf,
  findOffer,
  guestBody,
  isFlexible,
  recordLocatorsOf,
  stayBody,
  stayDates,
  stayOf,
} from '../support/stay.ts'
import { errorOf, locatorOf } from '../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => api.setNow(startOfTests))

/** A day and two hours pass, and the database deletes what has expired. */
async function nextDay(): Promise<void> {
  api.advance(26 * 60)
  expect(await deleteExpired(api)).toBeGreaterThan(0)
}

/** Whether the hotels hold a room for the nights. */
const roomsHeld = async ({ checkIn } = stayDates): Promise<number> =>
  (await ledger(api).holds()).filter((hold) => hold.checkIn === checkIn).length

describe('an order that is repeated after its cancellation and a day', () => {
  it('of rooms, without an offer id: sells a room again, under a locator of its own', async () => {
    const offering = await findOffer(api, {}, isFlexible)
    const body = stayBody(offering, { offer: { id: undefined } })
    const order = () => api.call('createHotelReservation', { body })
    const first = (await order()).body
    const [supplierLocator = ''] = confirmationsOf(first)
    const path = { Identifier: supplierLocator }
    await api.call('cancelHotelOffer', { path, query: { supplierLocator } })
    expect(await roomsHeld()).toBe(0)

    await nextDay()
    const unknown = await order()
    await api.call('availability', {
      body: availabilityBody([offering.ProductOptions[0].Product[0].PropertyKey]),
    })
    const again = await order()

    expect([unknown.status, errorOf(unknown.body).SourceCode]).toEqual([400, '13001'])
    expect([again.status, errorOf(again.body)]).toEqual([200, undefined])
    expect(recordLocatorsOf(again.body)).not.toEqual(recordLocatorsOf(first))
    expect(confirmationsOf(again.body)).not.toEqual(confirmationsOf(first))
    expect(JSON.stringify(stayOf(again.body))).not.toMatch(/Cancelled/)
    expect(await roomsHeld()).toBe(1)
  })

  it('of a car: sells a car again, under a locator of its own', async () => {
    const body = vehicleBuild(criteriaChoice(), { Traveler: [driverBody({ Given: 'Again' })] })
    const order = async (): Promise<Json> => {
      const { status, body: answer } = await api.call('bookVehicle', { body })
      expect([status, errorOf(answer)]).toEqual([200, undefined])
      return answer.ReservationResponse.Reservation
    }
    const first = await order()
    const supplierLocator = confirmationOf(first)
    const path = { Identifier: locatorOf(first) }
    await api.call('cancelVehicle', { path, query: { supplierLocator } })
    expect(await ledger(api).carHolds()).toHaveLength(0)

    await nextDay()
    const again = await order()

    expect(locatorOf(again)).not.toBe(locatorOf(first))
    expect(confirmationOf(again)).not.toBe(supplierLocator)
    expect(await ledger(api).carHolds()).toHaveLength(1)
  })

  it('of rooms that may have been sold: is finished under its own keys, and sells no second room', async () => {
    const nights = { checkIn: '2027-05-20', checkOut: '2027-05-21' }
    const offering = await findOffer(api, nights, isFlexible)
    const guest = guestBody('Tessa', 'Lostsale')
    const silent = guestBody('Tessa', 'Silentsale')
    const order = (one: Json) =>
      api.call('createHotelReservation', { body: stayBody(offering, { guests: [one] }) })
    await order(guest)
    expect(errorOf((await order(silent)).body).SourceCode).toBe('13034')
    expect(await roomsHeld(nights)).toBe(2)

    await nextDay()

    expect(errorOf((await order(silent)).body).SourceCode).toBe('13034')
    expect(await roomsHeld(nights)).toBe(2)
  })
})

describe('bookings with the same e-mail address', () => {
  it('never refuse each other, however many there are at once', async () => {
    const offering = await findOffer(api, { checkIn: '2027-05-23', checkOut: '2027-05-24' }, isFlexible)
    const letters = (index: number) => String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))
    const orders = Array.from({ length: 50 }, (_, index) =>
      stayBody(offering, {
        guests: [{ ...guestBody(`Guest${letters(index)}`), Email: [{ value: 'bookings@agency.test' }] }],
      }),
    )
    const answers = await Promise.all(orders.map((body) => api.call('createHotelReservation', { body })))
    const sold = answers.filter(({ status }) => status === 200)

    expect(sold.length).toBeGreaterThan(0)
    expect(new Set(sold.map(({ body }) => recordLocatorsOf(body)[0])).size).toBe(sold.length)
    // The hotel has fewer rooms than buyers: that is the only reason to be refused.
    expect(
      new Set(
        answers
          .filter(({ status }) => status !== 200)
          .map(({ status, body }) => [status, errorOf(body).SourceCode].join()),
      ),
    ).toEqual(sold.length === 50 ? new Set() : new Set(['400,13022']))
  })
})
