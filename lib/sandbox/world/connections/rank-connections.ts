import type { Schedules } from '../timetable/schedules.ts'
import type { Connection } from './departures.ts'
import { fareCarrierOf } from './fare-carrier.ts'
import { type FlightFilter, inSet } from './flight-filter.ts'

/** The flights of one leg with the carrier that files the fare for it. */
export interface LegFlights {
  readonly departures: Connection
  /** Marketing carrier of the longest flight, as a rule. */
  readonly fareCarrier: number
  /** The less, the better. */
  readonly score: number
  /** At how many ends it uses another airport of the city than the one that was requested. */
  readonly otherAirports: number
}

/** How many flights of a leg are looked at, of one carrier and in all. */
export interface FlightLimits {
  readonly perCarrier: number
  readonly most: number
}

/** What a search of a leg returns at most. */
export interface OptionLimits extends FlightLimits {
  /** Whether the same aircraft is returned for every carrier that sells it, or once. */
  readonly everySeller: boolean
}

const connectionMinutes = 45
const otherCarrierMinutes = 30
/** The carrier that operates a flight comes before those that sell it under their own numbers. */
const codeshareMinutes = 20
/** More than any connection takes: the airport that was requested comes first. */
const otherAirportMinutes = 3000
const preferredMinutes = 240

const elapsed = (connection: Connection): number =>
  (connection.at(-1)?.arrivesAtMinute ?? 0) - (connection[0]?.departsAtMinute ?? 0)

/**
 * Flights of a leg with their score: elapsed minutes, and more for connections, carrier changes, codeshare numbers and
 * other airports. The less, the better.
 */
export interface RankedConnection {
  readonly connection: Connection
  readonly score: number
  readonly otherAirports: number
}

/** Whether all flights are of preferred carriers, or a connection is at a preferred point. */
function isPreferred(
  { timetable }: Schedules,
  connection: Connection,
  { preferredCarriers, preferredPoints }: FlightFilter,
): boolean {
  if (preferredCarriers && connection.every(({ carrier }) => inSet(preferredCarriers, carrier))) return true
  return (
    preferredPoints !== undefined &&
    connection.slice(1).some(({ route }) => preferredPoints.has(timetable.routeFrom[route] ?? -1))
  )
}

/** Ranks the flights of a leg. @param preferred airports to be preferred among the others of their city */
export function rank(
  schedules: Schedules,
  connection: Connection,
  preferred: readonly number[],
  filter: FlightFilter,
): RankedConnection {
  const { routeFrom, routeTo, operatedBy } = schedules.timetable
  const ends = [routeFrom[connection[0]?.route ?? 0] ?? 0, routeTo[connection.at(-1)?.route ?? 0] ?? 0]
  const changes = connection.filter(
    ({ carrier }, index) => index > 0 && carrier !== connection[index - 1]?.carrier,
  ).length
  const codeshares = connection.filter(({ entry }) => operatedBy[entry] !== entry).length
  const otherAirports = preferred.filter((airport) => !ends.includes(airport)).length
  const penalty =
    connectionMinutes * (connection.length - 1) +
    otherCarrierMinutes * changes +
    codeshareMinutes * codeshares +
    otherAirportMinutes * otherAirports
  return {
    connection,
    otherAirports,
    score:
      elapsed(connection) + penalty - (isPreferred(schedules, connection, filter) ? preferredMinutes : 0),
  }
}

/**
 * Remembers what was seen: the same aircraft, sold by any carrier or by the same fare carrier, and what only makes the
 * same last flight wait longer.
 */
function duplicateFilter(
  { timetable: { operatedBy } }: Schedules,
  everySeller: boolean,
): (connection: Connection, fareCarrier: number) => boolean {
  const seen = new Set<string>()
  const unseen = (key: string): boolean => !seen.has(key) && seen.add(key) !== undefined
  return (connection, fareCarrier) => {
    let aircraft = ''
    let way = ''
    for (const { entry, day, route, carrier } of connection) {
      aircraft += `${operatedBy[entry]}.${day} `
      way += `${route}.${carrier} `
    }
    const last = connection.at(-1)
    return (
      unseen(everySeller ? `${fareCarrier}/${aircraft}` : aircraft) &&
      (connection.length === 1 || unseen(`${way}/${last?.entry}.${last?.day}`))
    )
  }
}

/** Not much slower than the fastest. */
function slowestRelevant(sorted: readonly RankedConnection[]): number {
  const fastest = sorted.reduce(
    (least, { connection }) => Math.min(least, elapsed(connection)),
    Number.POSITIVE_INFINITY,
  )
  return sorted.some(({ connection }) => connection.length === 1) ? fastest * 1.6 + 90 : fastest * 1.8 + 300
}

/**
 * The options that are relevant for a traveler: no duplicates, nothing much slower than the fastest, not too many of one
 * carrier.
 */
export function relevantOptions(
  schedules: Schedules,
  sorted: readonly RankedConnection[],
  { perCarrier, most, everySeller }: OptionLimits,
): LegFlights[] {
  const slowest = slowestRelevant(sorted)
  const isNew = duplicateFilter(schedules, everySeller)
  const countByCarrier = new Map<number, number>()
  const options: LegFlights[] = []
  for (const { connection, score, otherAirports } of sorted) {
    if (options.length >= most) break
    const fareCarrier = elapsed(connection) <= slowest ? fareCarrierOf(schedules, connection) : undefined
    if (fareCarrier === undefined) continue
    const already = countByCarrier.get(fareCarrier) ?? 0
    if (already >= perCarrier || !isNew(connection, fareCarrier)) continue
    countByCarrier.set(fareCarrier, already + 1)
    options.push({ departures: connection, fareCarrier, score, otherAirports })
  }
  return options
}
