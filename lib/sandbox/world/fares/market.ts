import type { Cabin } from '../../../kernel/flight.ts'
import { type Airport, airportsOfCity } from '../airports.ts'
import { type Carrier, carriers } from '../carriers.ts'
import { stateOf } from '../countries.ts'
import { distanceMiles } from '../distance.ts'
import { priceLeader } from '../partners.ts'
import { requireAt } from '../require-entry.ts'
import { fraction, hashText } from '../seed.ts'
import { surchargeDollars } from '../taxes/surcharges.ts'
import type { Schedules } from '../timetable/schedules.ts'
import { stepsAboveLowest } from './booking-classes.ts'
import { windowFactor } from './booking-window.ts'
import { positionOf } from './carrier-position.ts'
import { competitionLevel, nonStopsBetween } from './competition.ts'
import { oneWayCarriers, oneWayCountries, pairLevels } from './level-table.ts'
import { regionOf } from './regions.ts'
import type { Season } from './seasons.ts'

/** A pair of cities as a carrier files fares for it. */
export interface Market {
  readonly carrier: number
  readonly from: string
  readonly to: string
  readonly fromCountry: string
  readonly toCountry: string
  readonly miles: number
  /** How the carrier's prices in this market compare with what the distance gives. */
  readonly level: number
  /** The same of the cabins above economy, beside what they cost more than it: competition lowers them less. */
  readonly premiumLevel: number
  /** A one-way fare in halves of a round trip. */
  readonly oneWay: number
}

/**
 * Half of the lowest round trip, surcharges of the carrier included, in US dollars (one neutral unit of construction, NUC,
 * is one dollar in the sandbox).
 */
const lowestFare = (miles: number): number => 20 + 0.17 * miles ** 0.87

const levelByPair: ReadonlyMap<string, number> = new Map(
  pairLevels
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([one = '', other = '', level]) => [
      [`${one} ${other}`, Number(level)] as const,
      [`${other} ${one}`, Number(level)] as const,
    ]),
)

function pairLevel(one: string, other: string): number {
  const byCountry = one === other ? levelByPair.get(`${one} ${other}`) : undefined
  return byCountry ?? levelByPair.get(`${regionOf(one)} ${regionOf(other)}`) ?? 1
}

const soldOneWayIn = new Set(oneWayCountries.split(' '))
const soldOneWayBy = new Set(oneWayCarriers.split(' '))
/** A one-way fare of a network carrier in halves of a round trip: short international journeys, then long ones. */
const networkOneWay = { short: 1.15, long: 1.38, longMiles: 1500 }

function oneWayOf({ code, kind }: Carrier, from: Airport, to: Airport, miles: number): number {
  const [one, other] = [from, to].map(({ country }) => stateOf(country))
  const isDomestic = one === other
  if (kind !== 'network' || soldOneWayBy.has(code)) return 1
  if (isDomestic && one !== undefined && soldOneWayIn.has(one)) return 1
  return networkOneWay[miles < networkOneWay.longMiles ? 'short' : 'long']
}

const swing = (spread: number, ...parts: readonly number[]): number =>
  1 + spread * (2 * fraction(...parts) - 1)

/** Every market is a little cheaper or dearer than its kind, and every carrier or joint venture in it. */
const marketSpread = 0.06
const carrierSpread = 0.04

function ownLevel(carrier: number, from: string, to: string): number {
  const [one = 0, other = 0] = [from, to].sort().map(hashText)
  return swing(marketSpread, one, other) * swing(carrierSpread, one, other, carrier)
}

const mainAirport = (city: string): Airport => requireAt(airportsOfCity(city), 0, `airport of ${city}`)

/** The price level of a carrier between two cities. */
export function marketOf(schedules: Schedules, carrier: number, from: string, to: string): Market {
  const [origin, destination] = [mainAirport(from), mainAirport(to)]
  const miles = distanceMiles(origin.index, destination.index)
  const nonStops = nonStopsBetween(schedules, from, to)
  const own = requireAt(carriers, carrier, 'carrier')
  const position = positionOf(own, {
    from: origin,
    to: destination,
    miles,
    isNonStop: nonStops.sells(carrier),
    hasNonStops: nonStops.operators > 0,
  })
  const [fromCountry, toCountry] = [stateOf(origin.country), stateOf(destination.country)]
  const pair = pairLevel(fromCountry, toCountry)
  const level = pair * competitionLevel(nonStops) * position
  return {
    carrier,
    from,
    to,
    fromCountry,
    toCountry,
    miles,
    level: level * ownLevel(priceLeader(carrier, fromCountry, toCountry), from, to),
    premiumLevel: 1 / Math.sqrt(pair),
    oneWay: oneWayOf(own, origin, destination, miles),
  }
}

/**
 * How many times the lowest economy fare the lowest fare of a cabin is, and how much each higher class adds.
 */
const cabinLevel: Readonly<Record<Cabin, { short: number; long: number; step: number }>> = {
  Economy: { short: 1, long: 1, step: 1.17 },
  PremiumEconomy: { short: 1.9, long: 2.3, step: 1.3 },
  Business: { short: 3, long: 5.4, step: 1.24 },
  First: { short: 4.8, long: 8.6, step: 1.35 },
}
const longMiles = 3500

const classFactor = (cabin: Cabin, steps: number, miles: number): number => {
  const { short, long, step } = cabinLevel[cabin]
  return (short + (long - short) * Math.min(1, miles / longMiles)) * step ** steps
}

/** What a better brand costs beside the basic one of the same class. */
const brandDollars = (cabin: Cabin, miles: number): number =>
  cabin === 'Economy' ? 14 + 0.016 * miles : 90 + 0.06 * miles

/** The carrier surcharge is part of what the market pays; this much of a fare is left beside it at least. */
const leastShare = 0.25

/** A fare as a carrier sells it. */
export interface SoldFare {
  readonly cabin: Cabin
  readonly rank: number
  /** What the brand costs beside the basic one, in steps of the standard mark-up. */
  readonly markUp: number
  readonly season: Season
  /** Days between sale and the first departure. */
  readonly advanceDays: number
  readonly halfRoundTrip: boolean
}

/** Better brands cost less in half of a round trip than on a one-way fare. */
const markUpShare = 0.62

/** The price of a seat in US dollars, before rounding to the currency of filing. */
export function fareInDollars(market: Market, sold: SoldFare): number {
  const { carrier, miles, level, premiumLevel, oneWay } = market
  const { cabin, season, advanceDays } = sold
  const isLowCost = carriers[carrier]?.kind === 'lowCost'
  const early = windowFactor(isLowCost, { cabin, miles, advanceDays })
  const ofCabin =
    classFactor(cabin, stepsAboveLowest(carrier, cabin, sold.rank), miles) *
    (cabin === 'Economy' ? 1 : premiumLevel)
  const ways = sold.halfRoundTrip ? 1 : oneWay
  const seat = lowestFare(miles) * level * season.factor * early * ofCabin * ways
  const beside = Math.max(leastShare * seat, seat - surchargeDollars(carrier, market, cabin))
  return beside + sold.markUp * brandDollars(cabin, miles) * markUpShare * ways
}
