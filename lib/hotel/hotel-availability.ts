import { createHash } from 'node:crypto'
import type { EpochMs } from '../kernel/instant.ts'
import { toTimestamp } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { GuaranteeType, OfferedRate, PropertyKey, RateSource } from './hotel.ts'
import { roomTotals } from './hotel.ts'
import { type RequestedStay, requireGuestCount } from './stay-request.ts'

/** Stored data of one rate of an availability: enough to find it again and to see whether it changed. */
export interface CachedRate {
  readonly property: PropertyKey
  readonly bookingCode: string
  readonly source: RateSource
  /** Total of all requested rooms. */
  readonly totalMinor: number
  readonly currency: string
  readonly guarantee: GuaranteeType
}

/** Stored data of an availability answer. */
export interface AvailabilityDigest {
  readonly id: string
  readonly expiresAt: EpochMs
  readonly stay: RequestedStay
  readonly isVerbose: boolean
  readonly requestedCurrency?: string | undefined
  readonly rates: readonly CachedRate[]
}

/** One rate of an availability, as a client refers to it. */
export interface AvailableRate {
  /** `<availability>:<rate>`. */
  readonly offerId: string
  readonly stay: RequestedStay
  readonly rate: CachedRate
}

export const toCachedRate = (rate: OfferedRate): CachedRate => ({
  property: rate.property.key,
  bookingCode: rate.bookingCode,
  source: rate.source,
  totalMinor: roomTotals(rate.rooms).total,
  currency: rate.currency,
  guarantee: rate.guarantee,
})

/**
 * Two identifiers joined by a colon: the id of the availability, and an id derived from the rate's content.
 */
export function hotelOfferId(
  availabilityId: string,
  { property, bookingCode }: Pick<CachedRate, 'property' | 'bookingCode'>,
): string {
  const text = `${availabilityId}#${property.chainCode}-${property.propertyCode}#${bookingCode}`
  return `${availabilityId}:${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
}

export const availabilityIdOf = (offerId: string): string => offerId.split(':')[0] ?? ''

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
  if (now >= digest.expiresAt)
    throw new Refusal('hotelOfferExpired', { expiredAt: toTimestamp(digest.expiresAt) })
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

const sameKey = (a: PropertyKey, b: PropertyKey): boolean =>
  a.chainCode === b.chainCode && a.propertyCode === b.propertyCode

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
  { property, bookingCode }: RateNames,
  rooms: number,
  now: EpochMs,
): AvailableRate {
  const live = digests.filter(({ expiresAt }) => now < expiresAt)
  const [latest] = digests
  if (!latest) throw new Refusal('hotelOfferUnknown')
  if (live.length === 0) throw new Refusal('hotelOfferExpired', { expiredAt: toTimestamp(latest.expiresAt) })
  const shown = live.flatMap((digest) =>
    digest.rates
      .filter((rate) => sameKey(rate.property, property) && rate.bookingCode === bookingCode)
      .map((rate) => ({ offerId: hotelOfferId(digest.id, rate), stay: digest.stay, rate })),
  )
  const found = shown.find(({ stay }) => stay.rooms.length === rooms) ?? shown[0]
  if (!found) throw new Refusal('hotelBookingCodeUnknown')
  return found
}

/** @throws Refusal `hotelOfferMismatch` the request contradicts the offer that it names */
export function requireSameRate({ stay, rate }: AvailableRate, names: Partial<RateNames>): void {
  const differs = (what: string): never => {
    throw new Refusal('hotelOfferMismatch', { what })
  }
  if (names.bookingCode !== undefined && names.bookingCode !== rate.bookingCode) differs('BOOKING CODE')
  if (names.property !== undefined && !sameKey(names.property, rate.property)) differs('PROPERTY')
  if ((names.checkIn ?? stay.checkIn) !== stay.checkIn || (names.checkOut ?? stay.checkOut) !== stay.checkOut)
    differs('DATES')
}
