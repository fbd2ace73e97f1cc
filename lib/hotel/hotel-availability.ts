import { createHash } from 'node:crypto'
import { withCode } from '../kernel/codes.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { toTimestamp } from '../kernel/instant.ts'
import { counts, sizes } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { HotelRate, OfferedRate } from './hotel.ts'
import { nameOfKey, type PropertyKey } from './property.ts'
import { type RequestedStay, requireGuestCount, requireNights } from './stay-request.ts'

/** Stored data of an availability answer: enough to return its pages again, and to find its rates at their suppliers. */
export interface AvailabilityDigest {
  readonly id: string
  readonly expiresAt: EpochMs
  readonly stay: RequestedStay
  readonly isVerbose: boolean
  readonly requestedCurrency?: string | undefined
  readonly rates: readonly OfferedRate[]
}

/** One rate of an availability, as a client refers to it. */
export interface AvailableRate {
  /** `<availability>:<rate>`. */
  readonly offerId: string
  readonly stay: RequestedStay
  readonly rate: OfferedRate
}

/** What names a rate at its supplier. */
type RateIdentity = Pick<HotelRate, 'property' | 'ref'>

const digitsOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Two identifiers joined by a colon: the id of the availability, and an id derived from the rate's identity. */
export function hotelOfferId(availabilityId: string, { property, ref }: RateIdentity): string {
  const text = `${availabilityId}#${property.supplier}#${nameOfKey(property.key)}#${ref}`
  return `${availabilityId}:${digitsOf(text).slice(0, 32)}`
}

/**
 * The booking code that clients see.
 *
 * @param own the supplier's; absent or too long: one of letters and digits is made from the reference
 */
export const bookingCodeFor = ({ property, ref }: RateIdentity, own: string | undefined): string =>
  own !== undefined && own.length <= sizes.bookingCode
    ? own
    : `R${digitsOf(`${property.supplier}#${ref}`).slice(0, 9).toUpperCase()}`

export const availabilityIdOf = (offerId: string): string => offerId.split(':')[0] ?? ''

/** An availability lives as long as its rates do, each of them not longer than its supplier knows it. */
const expiryOf = (digest: AvailabilityDigest, { expiresAt = digest.expiresAt }: OfferedRate): EpochMs =>
  Math.min(digest.expiresAt, expiresAt)

const expired = (at: EpochMs): Refusal => new Refusal('hotelOfferExpired', { expiredAt: toTimestamp(at) })

/**
 * The rate with that offer id.
 *
 * @throws Refusal `hotelOfferUnknown`, `hotelOfferExpired`
 * Source: docs/contract/specification.md, hotel reservation creation, rule 2.
 */
export function requireAvailableRate(
  digest: AvailabilityDigest | undefined,
  offerId: string,
  now: EpochMs,
): AvailableRate {
  const rate = digest?.rates.find((one) => hotelOfferId(digest.id, one) === offerId)
  if (!digest || !rate) throw new Refusal('hotelOfferUnknown')
  const expiry = expiryOf(digest, rate)
  if (now >= expiry) throw expired(expiry)
  return { offerId, stay: digest.stay, rate }
}

/**
 * Guests of each room when the number of rooms differs from the availability request: the same, or more rooms
 * like the last one.
 *
 * @param rooms undefined: as in the availability request
 * @param guests undefined: as in the availability request
 * @throws Refusal `hotelRoomsInvalid`
 */
export function roomsFor(stay: RequestedStay, rooms = stay.rooms.length, guests?: number): number[] {
  if (!Number.isInteger(rooms) || rooms < 1 || rooms > counts.roomsPerBooking) {
    throw new Refusal('hotelRoomsInvalid', { reason: `1 TO ${counts.roomsPerBooking} ROOMS` })
  }
  if (guests !== undefined) requireGuestCount(guests)
  const asMany =
    guests === undefined ||
    guests === Math.max(...stay.rooms) ||
    guests === stay.rooms.reduce((sum, one) => sum + one, 0)
  return Array.from({ length: rooms }, (_, room) =>
    asMany ? (stay.rooms[room] ?? stay.rooms.at(-1) ?? 1) : guests,
  )
}

export interface RateNames {
  readonly property: PropertyKey
  readonly bookingCode: string
  readonly checkIn: string
  readonly checkOut: string
}

const ofProperty = (rates: readonly OfferedRate[], key: PropertyKey): OfferedRate[] =>
  withCode(rates, nameOfKey(key), ({ property }) => nameOfKey(property.key))

const ofCode = (rates: readonly OfferedRate[], bookingCode: string): OfferedRate[] =>
  withCode(rates, bookingCode, (rate) => rate.bookingCode)

interface Named {
  readonly digest: AvailabilityDigest
  readonly rate: OfferedRate
}

/** Rates of that property and code. */
const ratesNamed = (digests: readonly AvailabilityDigest[], { property, bookingCode }: RateNames): Named[] =>
  digests.flatMap((digest) =>
    ofCode(ofProperty(digest.rates, property), bookingCode).map((rate) => ({ digest, rate })),
  )

const isValid =
  (now: EpochMs) =>
  ({ digest, rate }: Named): boolean =>
    now < expiryOf(digest, rate)

/** A recently returned rate, the latest; undefined when there is none. @param digests the latest first */
export const knownRate = (
  digests: readonly AvailabilityDigest[],
  names: RateNames,
  now: EpochMs,
): { readonly rate: OfferedRate } | undefined => ratesNamed(digests, names).find(isValid(now))

/**
 * The rate of a request without an offer id: among recently returned rates the one for the same number of
 * rooms, otherwise the latest.
 *
 * @param digests availabilities of the property and dates, the latest first
 * @throws Refusal `hotelOfferUnknown`, `hotelOfferExpired`, `hotelBookingCodeUnknown`
 * Source: docs/contract/hotel-car-platform.md 2.6, processing.
 */
export function findAvailableRate(
  digests: readonly AvailabilityDigest[],
  names: RateNames,
  rooms: number,
  now: EpochMs,
): AvailableRate {
  const live = digests.filter(({ expiresAt }) => now < expiresAt)
  const [latest] = digests
  if (!latest) throw new Refusal('hotelOfferUnknown')
  if (live.length === 0) throw expired(latest.expiresAt)
  const named = ratesNamed(live, names)
  const [known] = named
  if (!known) throw new Refusal('hotelBookingCodeUnknown')
  const valid = named.filter(isValid(now))
  const found = valid.find(({ digest }) => digest.stay.rooms.length === rooms) ?? valid[0]
  if (!found) throw expired(expiryOf(known.digest, known.rate))
  const { digest, rate } = found
  return { offerId: hotelOfferId(digest.id, rate), stay: digest.stay, rate }
}

/**
 * @param rates all of the availability
 * @throws Refusal `hotelOfferMismatch` the request contradicts the offer that it names; `hotelCheckInInvalid`,
 *   `hotelDatesInvalid` its dates are none
 */
export function requireSameRate(
  { stay, rate }: AvailableRate,
  names: Partial<RateNames>,
  rates: readonly OfferedRate[],
): void {
  const differs = (what: string): never => {
    throw new Refusal('hotelOfferMismatch', { what })
  }
  const ofSame = ofProperty(rates, rate.property.key)
  if (names.bookingCode !== undefined && !ofCode(ofSame, names.bookingCode).includes(rate))
    differs('BOOKING CODE')
  if (names.property !== undefined && !ofProperty(rates, names.property).includes(rate)) differs('PROPERTY')
  const nights = requireNights({
    checkIn: names.checkIn ?? stay.checkIn,
    checkOut: names.checkOut ?? stay.checkOut,
  })
  if (nights.checkIn !== stay.checkIn || nights.checkOut !== stay.checkOut) differs('DATES')
}
