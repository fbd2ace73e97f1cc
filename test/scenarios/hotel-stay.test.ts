import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import {
  availabilityBody,
  bookingCodeOf,
  confirmationsOf,
  guestBody,
  hotelOffersOf,
  isFlexible,
  isOpen,
  propertiesOf,
  recordLocatorsOf,
  searchProperties,
  stayBody,
  stayOf,
} from '../support/stay.ts'

let api: Api
let hotels: Json[]
beforeAll(async () => {
  api = await startApi()
  hotels = propertiesOf(await searchProperties(api)).filter(isOpen)
})
afterAll(() => api.close())

interface Stay {
  readonly rooms: number
  readonly guests: readonly Json[]
}

/** From the search to the cancellation of every room, as a client goes. */
async function journey({ rooms, guests }: Stay) {
  const keys = hotels.slice(0, 10).map(({ Property }) => Property.PropertyKey)
  const requested = { rooms: Array.from({ length: rooms }, () => 2) }
  const shown = await api.call('availability', { body: availabilityBody(keys, requested) })
  const offering = hotelOffersOf(shown.body).find(isFlexible)
  const created = await api.call('createHotelReservation', { body: stayBody(offering, { rooms, guests }) })
  const [Identifier = ''] = recordLocatorsOf(created.body)
  const retrieved = await api.call('retrieveHotelReservation', { path: { Identifier } })
  let cancelled = retrieved
  for (const supplierLocator of confirmationsOf(created.body)) {
    cancelled = await api.call('cancelHotelOffer', { path: { Identifier }, query: { supplierLocator } })
  }
  const after = await api.call('availability', { body: availabilityBody(keys, requested) })
  const again = hotelOffersOf(after.body).find(
    (one) => bookingCodeOf(one) === bookingCodeOf(offering) && sameHotel(one, offering),
  )
  return { offering, created, retrieved, cancelled, again }
}

const sameHotel = (...offerings: Json[]): boolean =>
  new Set(offerings.map(({ ProductOptions }) => ProductOptions[0].Product[0].PropertyKey.propertyCode))
    .size === 1
const quantityOf = (offering: Json): number => offering.ProductOptions[0].Product[0].Quantity
const statusesOf = (body: Json): string[] =>
  stayOf(body)
    .Receipt.filter(({ Confirmation }: Json) => Confirmation.Locator.sourceContext === 'Supplier')
    .map(({ Confirmation }: Json) => Confirmation.OfferStatus.Status)
const holdersOf = (body: Json): string[] => {
  const { Traveler, TravelerProduct } = stayOf(body)
  return TravelerProduct.map(
    ({ TravelerRef }: Json) => Traveler.find(({ id }: Json) => id === TravelerRef).PersonName.Given,
  )
}

const trio = ['Ada', 'Bea', 'Cyd'].map((given) => guestBody(given, 'Quillon'))

describe('a hotel stay from search to cancellation', () => {
  it.each<[string, Stay, string[]]>([
    ['one room', { rooms: 1, guests: trio.slice(0, 1) }, ['ADA']],
    ['three rooms for three travelers', { rooms: 3, guests: trio }, ['ADA', 'BEA', 'CYD']],
    ['three rooms for one traveler', { rooms: 3, guests: trio.slice(2) }, ['CYD', 'CYD', 'CYD']],
  ])('%s', async (_case, stay, holders) => {
    const { offering, created, retrieved, cancelled, again } = await journey(stay)
    const total = stayOf(created.body).Offer.reduce(
      (sum: number, { Price }: Json) => sum + Math.round(Price.TotalPrice * 100),
      0,
    )

    expect(created.body.ReservationResponse.reservationStatus).toBe('Success')
    expect(holdersOf(created.body)).toEqual(holders)
    expect(total).toBe(Math.round(offering.Price.TotalPrice * 100))
    expect(stayOf(retrieved.body)).toEqual(stayOf(created.body))
    expect(statusesOf(retrieved.body)).toEqual(holders.map(() => 'Confirmed'))
    expect(statusesOf(cancelled.body)).toEqual(holders.map(() => 'Cancelled'))
    expect(again?.Price).toEqual(offering.Price)
    expect(quantityOf(again)).toBe(quantityOf(offering))
  })

  it('fewer rooms sold than requested: the reservation has those, under the names of the first travelers', async () => {
    const guests = ['Ada', 'Bea', 'Cyd'].map((given) => guestBody(given, 'Fewerrooms'))
    const { created, retrieved, cancelled } = await journey({ rooms: 3, guests })

    expect(created.body.ReservationResponse).toMatchObject({
      reservationStatus: 'Partial',
      Result: { status: 'Incomplete' },
    })
    expect(holdersOf(retrieved.body)).toEqual(['ADA', 'BEA'])
    expect(statusesOf(cancelled.body)).toEqual(['Cancelled', 'Cancelled'])
  })
})
