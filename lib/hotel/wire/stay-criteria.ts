import * as z from 'zod'
import { dialect } from '../../contract/dialect.ts'
import { code } from '../../contract/lenient.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { daysBetween, hoursMs, isCalendarDate, toDate, toTimestamp } from '../../kernel/instant.ts'
import { counts } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { RateSource } from '../hotel.ts'
import type { StayAsked } from '../hotel-availability.ts'

const guestCount = z.looseObject({
  count: z.int(),
  ageQualifyingCode: z.string().optional(),
  age: z.int().optional(),
})

export const roomStayCandidate = z
  .looseObject({ GuestCounts: z.looseObject({ GuestCount: z.array(guestCount).optional() }).optional() })
  .meta({
    id: 'RoomStayCandidate',
    description: 'Guests of one room; ageQualifyingCode 10 is an adult (default), 8 a child.',
  })

/** Which rates are wanted; members nobody can honour are ignored. */
export const rateCandidates = z
  .looseObject({
    RateCandidate: z
      .array(z.looseObject({ rateCode: code(z.string()).optional(), rateID: code(z.string()).optional() }))
      .optional(),
    prePayRatesOnlyInd: z.boolean().optional(),
    postPayRatesOnlyInd: z.boolean().optional(),
    removeSpecialRatesInd: z.boolean().optional(),
  })
  .meta({ id: 'RateCandidates' })

export const aggregatorList = z.array(code(z.string()))

/** Guests of one room; nobody said who: one adult. */
const guestsOf = ({ GuestCounts }: z.output<typeof roomStayCandidate>): number => {
  const guests = (GuestCounts?.GuestCount ?? []).reduce((sum, { count }) => sum + count, 0)
  return guests === 0 ? 1 : guests
}

/**
 * Guests of each room asked for: one room for each candidate, or more of the last one.
 *
 * @throws Refusal `hotelRoomsInvalid`
 * Source: hotel sheet 2.2 and 2.4; the larger of the two numbers of rooms counts (guess of the sheet).
 */
export function readRooms(
  candidates: readonly z.output<typeof roomStayCandidate>[] = [],
  numberOfRooms = 1,
  numberOfGuests = 1,
): number[] {
  const given = candidates.length > 0 ? candidates.map(guestsOf) : [numberOfGuests]
  const rooms = Array.from(
    { length: Math.max(given.length, numberOfRooms) },
    (_, room) => given[room] ?? given.at(-1) ?? 1,
  )
  if (numberOfRooms < 1 || rooms.length > counts.roomsPerBooking) {
    throw new Refusal('hotelRoomsInvalid', { reason: `1 TO ${counts.roomsPerBooking} ROOMS` })
  }
  if (rooms.some((guests) => guests < 1 || guests > counts.guestsPerRoom)) {
    throw new Refusal('hotelRoomsInvalid', { reason: `1 TO ${counts.guestsPerRoom} GUESTS IN A ROOM` })
  }
  return rooms
}

/** It is still the day before in the last time zone. */
const earliestToday = (now: EpochMs): string => toDate(now - hoursMs(12))

/**
 * Nights of a stay.
 *
 * @throws Refusal `hotelCheckInInvalid`, `hotelDatesInvalid`
 */
export function readNights(
  checkIn: string | undefined,
  checkOut: string | undefined,
  now: EpochMs,
): { readonly checkIn: string; readonly checkOut: string } {
  if (checkIn === undefined || !isCalendarDate(checkIn) || checkIn < earliestToday(now))
    throw new Refusal('hotelCheckInInvalid')
  if (checkOut === undefined || !isCalendarDate(checkOut) || checkOut <= checkIn) {
    throw new Refusal('hotelDatesInvalid', { reason: 'CHECK OUT DATE MUST BE AFTER CHECK IN DATE' })
  }
  if (daysBetween(checkIn, checkOut) > counts.nightsPerStay) {
    throw new Refusal('hotelDatesInvalid', { reason: `AT MOST ${counts.nightsPerStay} NIGHTS` })
  }
  return { checkIn, checkOut }
}

export const readStay = (
  dates: { readonly checkIn: string | undefined; readonly checkOut: string | undefined },
  rooms: readonly number[],
  now: EpochMs,
): StayAsked => ({ ...readNights(dates.checkIn, dates.checkOut, now), rooms })

/**
 * Sources that a list of aggregators names; without a list the hotels' own rates. Those that nobody serves
 * give nothing.
 */
export const readSources = (list: readonly string[] = [dialect.hotelSources.own.authority]): RateSource[] =>
  (['own', 'aggregator'] as const).filter((source) => list.includes(dialect.hotelSources[source].authority))

/** @throws Refusal `hotelRoomsInvalid` */
export function readRateFilter(
  candidates: z.output<typeof rateCandidates> | undefined,
  sources: readonly string[] | undefined,
) {
  const named = candidates?.RateCandidate ?? []
  const wantsPrePay = candidates?.prePayRatesOnlyInd === true
  const wantsPostPay = candidates?.postPayRatesOnlyInd === true
  return {
    sources: readSources(sources),
    plans: named.slice(0, counts.rateCandidates).flatMap(({ rateCode, rateID }) => rateCode ?? rateID ?? []),
    ...(wantsPrePay !== wantsPostPay && {
      payment: wantsPrePay ? ('PrePay' as const) : ('PostPay' as const),
    }),
    withoutPromotions: candidates?.removeSpecialRatesInd === true,
  }
}

/** How many units of one currency another is worth. */
export type Exchange = (from: string, to: string) => number | undefined

/**
 * Rates for a client that wants to convert by itself: no amount of an answer is converted. Left out when
 * nothing is to be converted.
 *
 * @throws Refusal `hotelCurrencyUnknown`
 * Source: hotel sheet 1.10.
 */
export function toCurrencyRateConversion(
  currencies: readonly string[],
  requested: string | undefined,
  exchange: Exchange,
  now: EpochMs,
) {
  if (requested === undefined) return {}
  const conversions = [...new Set(currencies)]
    .filter((currency) => currency !== requested)
    .map((currency) => {
      const value = exchange(currency, requested)
      if (value === undefined) throw new Refusal('hotelCurrencyUnknown', { currency: requested })
      return {
        '@type': 'CurrencyRateConversion' as const,
        SourceCurrency: { value: currency },
        TargetCurrency: { value: requested },
        ConversionRate: { value: Number(value.toPrecision(6)), rateAsOf: toTimestamp(now) },
      }
    })
  return conversions.length > 0 ? { CurrencyRateConversion: conversions } : {}
}

/** The part of a list that a page shows, and what every page says of the whole: the same on each. */
export function pageOf<T>(list: readonly T[], page: number) {
  const pageSize = counts.hotelsPerPage
  const totalPages = Math.max(1, Math.ceil(list.length / pageSize))
  if (page < 1 || page > totalPages) throw new Refusal('hotelPageUnknown')
  return {
    items: list.slice((page - 1) * pageSize, page * pageSize),
    totalPages,
    Pagination: { '@type': 'Pagination' as const, page, pageSize, totalPages, totalItems: list.length },
  }
}

export const pageQuery = z.object({ pageNumber: z.int().optional() })
