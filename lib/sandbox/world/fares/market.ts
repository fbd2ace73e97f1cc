import type { Cabin } from '../../../kernel/flight.ts'
import { airports, airportsOfCity } from '../airports.ts'
import type { BrandLevel } from '../brands.ts'
import { carriers } from '../carriers.ts'
import { stateOf } from '../countries.ts'
import { distanceMiles } from '../distance.ts'
import { carrierSetWords, priceLeader } from '../partners.ts'
import { fraction, hashText } from '../seed.ts'
import type { Schedules } from '../timetable/schedules.ts'
import { classesOf } from './booking-classes.ts'

/** A pair of cities as a carrier files fares for it. */
export interface Market {
  readonly carrier: number
  readonly from: string
  readonly to: string
  readonly miles: number
  /** How the carrier's prices in this market compare with what the distance gives. */
  readonly level: number
}

/**
 * Fares of one market and date in US dollars (one neutral unit of construction, NUC, is one dollar in the
 * sandbox).
 */
const lowestFare = (miles: number): number => 24 + 0.56 * miles ** 0.78

const lowCostShare = 0.62
const connectingShare = 0.87
/** Half a round trip against a one-way fare. */
const roundTripShare = { network: 0.62, lowCost: 0.85 }

const servedBy = ({ routeCarriers }: Schedules, route: number, carrier: number): boolean =>
  ((routeCarriers[route * carrierSetWords + (carrier >> 5)] ?? 0) & (1 << (carrier & 31))) !== 0

/**
 * Whether a carrier sells non-stop flights between two cities; where others do, connecting carriers undercut
 * them.
 */
function fliesNonStop(schedules: Schedules, carrier: number, from: string, to: string): boolean {
  const destinations = airportsOfCity(to)
  return airportsOfCity(from).some((origin) =>
    destinations.some((destination) => {
      const route = schedules.routeBetween[origin.index * airports.length + destination.index] ?? 0
      return route > 0 && servedBy(schedules, route - 1, carrier)
    }),
  )
}

const swing = (spread: number, ...parts: readonly number[]): number =>
  1 + spread * (2 * fraction(...parts) - 1)

function mainAirport(city: string): number {
  return airportsOfCity(city)[0]?.index ?? 0
}

const countryOf = (city: string): string => stateOf(airportsOfCity(city)[0]?.country ?? '')

/** The price level of a carrier between two cities. */
export function marketOf(schedules: Schedules, carrier: number, from: string, to: string): Market {
  const [one, other] = [from, to].sort().map(hashText)
  const competition = swing(0.16, one ?? 0, other ?? 0)
  const leader = priceLeader(carrier, countryOf(from), countryOf(to))
  const own = swing(0.1, one ?? 0, other ?? 0, leader)
  const kind =
    carriers[carrier]?.kind === 'lowCost'
      ? lowCostShare
      : fliesNonStop(schedules, carrier, from, to)
        ? 1
        : connectingShare
  return {
    carrier,
    from,
    to,
    miles: distanceMiles(mainAirport(from), mainAirport(to)),
    level: competition * own * kind,
  }
}

/**
 * How many times the lowest economy fare the lowest fare of a cabin is, and how much each higher class adds.
 */
const cabinLevel: Readonly<Record<Cabin, { short: number; long: number; step: number }>> = {
  Economy: { short: 1, long: 1, step: 1.17 },
  PremiumEconomy: { short: 2, long: 2.4, step: 1.3 },
  Business: { short: 3, long: 5.2, step: 1.24 },
  First: { short: 6, long: 9.5, step: 1.35 },
}
const longMiles = 3500

const classFactor = (cabin: Cabin, rank: number, miles: number): number => {
  const { short, long, step } = cabinLevel[cabin]
  return (
    (short + (long - short) * Math.min(1, miles / longMiles)) * step ** (classesOf[cabin].length - 1 - rank)
  )
}

/** What a better brand costs beside the basic one of the same class. */
const brandMarkUp = (level: BrandLevel, cabin: Cabin, miles: number): number => {
  if (cabin !== 'Economy') return level === 2 ? 90 + 0.06 * miles : 0
  const standard = 14 + 0.016 * miles
  return level === 0 ? 0 : level === 1 ? standard : standard * 2.8
}

/** Seasons by month of travel: high summer and Christmas, the weeks beside them, the rest. */
const seasonLetters = 'LLLKKKHHKKLH'
const seasonFactor: Readonly<Record<string, number>> = { L: 1, K: 1.09, H: 1.24 }
const weekendFactor = 1.06

/** When a leg is flown, as fares see it. */
export interface Season {
  /** Season, then `W` for Fridays and Sundays or `X` for other days: `LX`. */
  readonly code: string
  readonly factor: number
}

/** @param date local date of departure */
export function seasonOf(date: string): Season {
  const letter = seasonLetters.charAt(Number(date.slice(5, 7)) - 1)
  const isWeekend = [0, 5].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
  return {
    code: `${letter}${isWeekend ? 'W' : 'X'}`,
    factor: (seasonFactor[letter] ?? 1) * (isWeekend ? weekendFactor : 1),
  }
}

/** The price of a seat in US dollars, before rounding to the currency of filing. */
export function fareInDollars(
  { carrier, miles, level }: Market,
  what: { cabin: Cabin; rank: number; brandLevel: BrandLevel; season: Season; halfRoundTrip: boolean },
): number {
  const kind = carriers[carrier]?.kind ?? 'network'
  const seat = lowestFare(miles) * level * what.season.factor * classFactor(what.cabin, what.rank, miles)
  const oneWay = seat + brandMarkUp(what.brandLevel, what.cabin, miles)
  return oneWay * (what.halfRoundTrip ? roundTripShare[kind] : 1)
}
