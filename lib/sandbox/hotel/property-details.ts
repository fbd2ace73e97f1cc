import { nameOfKey, type PropertySummary, type StayHours } from '../../hotel/property.ts'
import { sandboxHotelsName } from '../host-names.ts'
import { hash } from '../world/seed.ts'
import { postalCodeOf, stateOf, telephoneOf } from './locale.ts'
import type { Property } from './properties.ts'
import { townOf } from './property-names.ts'
import { streetOf } from './streets.ts'

function addressOf(property: Property): PropertySummary['address'] {
  const { airport } = property
  const state = stateOf(property)
  const postalCode = postalCodeOf(property)
  return {
    lines: [streetOf(property)],
    city: townOf(property.destination, property.district),
    ...(state && { state }),
    country: airport.country,
    ...(postalCode !== undefined && { postalCode }),
  }
}

/**
 * Amenity codes as travel companies use them (OTA list "Hotel Amenity Code"), and what they belong to; the stars that
 * a hotel has them from.
 */
const amenities: readonly (readonly [
  code: string,
  description: string,
  category: string,
  fromStars: number,
  oneIn: number,
])[] = [
  ['179', 'Wireless internet connection', 'Internet', 1, 1],
  ['33', 'Elevators', 'General', 2, 1],
  ['5', 'Air conditioning', 'General', 2, 1],
  ['68', 'Parking', 'Transportation', 2, 2],
  ['76', 'Restaurant', 'Food and beverage', 3, 1],
  ['35', 'Exercise gym', 'Recreation', 3, 2],
  ['77', 'Room service', 'Food and beverage', 4, 1],
  ['22', 'Concierge desk', 'Guest services', 4, 2],
  ['71', 'Pool', 'Recreation', 4, 2],
  ['84', 'Spa', 'Recreation', 5, 1],
  ['101', 'Wheelchair access', 'Accessibility', 2, 2],
  ['224', 'Pets allowed', 'General', 1, 4],
  ['165', 'Lounges and bars', 'Food and beverage', 3, 1],
  ['50', 'Housekeeping - daily', 'Housekeeping', 3, 1],
]

export interface Amenity {
  readonly code: string
  readonly description: string
  readonly category: string
}

const parking = '68'
/** Islands of the Maldives, and the old city of Venice. */
const isWithoutCars = ({ airport, district }: Property): boolean =>
  airport.country === 'MV' || (airport.city === 'VCE' && 'cw'.includes(district.kind))

const hasFrom = (property: Property, [code, , , from, oneIn]: (typeof amenities)[number]): boolean =>
  property.stars >= from &&
  hash(property.seed, Number(code)) % oneIn === 0 &&
  !(code === parking && isWithoutCars(property))

export const amenitiesOf = (property: Property): Amenity[] =>
  [
    ...amenities.filter((amenity) => hasFrom(property, amenity)),
    ...(property.isAtAirport ? [['41', 'Free airport shuttle', 'Transportation'] as const] : []),
  ].map(([code, description, category]) => ({ code, description, category }))

export const hasAmenity = (property: Property, code: string): boolean =>
  amenitiesOf(property).some((amenity) => amenity.code === code)

export const summaryOf = (property: Property): PropertySummary => ({
  supplier: sandboxHotelsName,
  key: property.key,
  name: property.name,
  city: property.airport.city,
  airport: property.airport.code,
  address: addressOf(property),
  telephone: telephoneOf(property),
})

export const emailOf = ({ key }: Property): string => `stay@${nameOfKey(key).toLowerCase()}.example`

/** Local check-in and check-out times. */
export const hoursOf = ({ stars, seed }: Property): StayHours => ({
  checkInTime: stars >= 4 || seed % 2 ? '15:00' : '14:00',
  checkOutTime: stars >= 4 ? '12:00' : '11:00',
})
