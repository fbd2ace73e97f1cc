import { airportAt } from '../airports.ts'
import { carriers } from '../carriers.ts'
import { mayFlyDomestic, stateOf } from '../countries.ts'
import { distanceMiles } from '../distance.ts'
import { sellTogether } from '../partners.ts'
import type { Schedules } from '../timetable/schedules.ts'
import { type Departure, departuresOn } from './departures.ts'
import { type Chain, joinFlights } from './joins.ts'
import { type Detour, directRoutes, doubleConnections, type Ends, type Routing, singleConnections } from './routings.ts'

/** What flights of one leg are looked for. */
export interface FlightQuery extends Ends {
  /** Local date of departure as days since 1970. */
  readonly day: number
  /** Nothing leaves before this moment (minutes since 1970, UTC). */
  readonly notBefore: number
  /** Airports to be preferred among the others of their city. */
  readonly preferred: readonly number[]
  /** Most options of one carrier, and in all. */
  readonly perCarrier: number
  readonly most: number
}

/** The flights of one leg with the carrier that files the fare for it. */
export interface LegFlights {
  readonly departures: Chain
  /** Marketing carrier of the longest flight, as a rule. */
  readonly fareCarrier: number
  /** Elapsed minutes with what makes connections, carrier changes and other airports less welcome: the less, the better. */
  readonly score: number
}

/** How far a search goes; the second one only when the first finds nothing. */
interface Reach {
  readonly single: Detour
  readonly double: Detour
  readonly longestConnection: number
  /** Routings that are tried for each number of connections, the shortest first. */
  readonly routings: number
}

const usual: Reach = {
  single: { factor: 1.4, extraMiles: 320 },
  double: { factor: 1.45, extraMiles: 420 },
  longestConnection: 8 * 60,
  routings: 48,
}
const withNonStop: Reach = { ...usual, single: { factor: 1.3, extraMiles: 200 }, longestConnection: 5 * 60, routings: 30 }
const lastResort: Reach = {
  single: { factor: 1.9, extraMiles: 900 },
  double: { factor: 1.9, extraMiles: 900 },
  longestConnection: 20 * 60,
  routings: 300,
}

const enough = 4
const connectionMinutes = 45
const otherCarrierMinutes = 30
const otherAirportMinutes = 40

const elapsed = (chain: Chain): number => (chain.at(-1)?.arrivesAt ?? 0) - (chain[0]?.departsAt ?? 0)

/**
 * The carrier that files the fare for flights sold on one ticket: that of the longest flight, or of the next longest when that
 * one does not sell together with all others; undefined when none does.
 */
export function fareCarrierOf({ timetable }: Schedules, chain: Chain): number | undefined {
  const miles = ({ route }: Departure): number => distanceMiles(timetable.routeFrom[route] ?? 0, timetable.routeTo[route] ?? 0)
  const sellsAll = ({ carrier }: Departure): boolean =>
    chain.every((flight) => flight.carrier === carrier || sellTogether(carrier, flight.carrier))
  const main = chain.length === 1 ? chain[0] : chain.filter(sellsAll).sort((a, b) => miles(b) - miles(a))[0]
  return main?.carrier
}

/** A foreign carrier sells domestic flights of a partner only as part of a journey from or to abroad. */
function hasTrafficRights({ timetable: { routeFrom, routeTo } }: Schedules, chain: Chain): boolean {
  const country = stateOf(airportAt(routeFrom[chain[0]?.route ?? 0] ?? 0).country)
  if (country !== stateOf(airportAt(routeTo[chain.at(-1)?.route ?? 0] ?? 0).country)) return true
  return chain.every(({ carrier }) => mayFlyDomestic(carriers[carrier]?.homes ?? [], country))
}

interface RankedChain {
  readonly chain: Chain
  readonly score: number
}

function rank({ timetable: { routeFrom, routeTo } }: Schedules, chain: Chain, preferred: readonly number[]): RankedChain {
  const ends = [routeFrom[chain[0]?.route ?? 0] ?? 0, routeTo[chain.at(-1)?.route ?? 0] ?? 0]
  const changes = chain.filter(({ carrier }, at) => at > 0 && carrier !== chain[at - 1]?.carrier).length
  const elsewhere = preferred.filter((airport) => !ends.includes(airport)).length
  const score = elapsed(chain) + connectionMinutes * (chain.length - 1) + otherCarrierMinutes * changes + otherAirportMinutes * elsewhere
  return { chain, score }
}

/** Remembers what was seen: the same aircraft under the same fare carrier, and what only makes the same last flight wait longer. */
function duplicateFilter({ timetable: { operatedBy } }: Schedules): (chain: Chain, fareCarrier: number) => boolean {
  const seen = new Set<string>()
  const unseen = (key: string): boolean => !seen.has(key) && seen.add(key) !== undefined
  return (chain, fareCarrier) => {
    let aircraft = ''
    let way = ''
    for (const { entry, day, route, carrier } of chain) {
      aircraft += `${operatedBy[entry]}.${day} `
      way += `${route}.${carrier} `
    }
    const last = chain.at(-1)
    return unseen(`${fareCarrier}/${aircraft}`) && (chain.length === 1 || unseen(`${way}/${last?.entry}.${last?.day}`))
  }
}

/** Not much slower than the fastest. */
function slowestShown(sorted: readonly RankedChain[]): number {
  const fastest = sorted.reduce((least, { chain }) => Math.min(least, elapsed(chain)), Number.POSITIVE_INFINITY)
  return sorted.some(({ chain }) => chain.length === 1) ? fastest * 1.6 + 90 : fastest * 1.8 + 300
}

/** What a traveler would look at: no duplicates, nothing much slower than the fastest, not too many of one carrier. */
function worthShowing(schedules: Schedules, sorted: readonly RankedChain[], { perCarrier, most }: FlightQuery): LegFlights[] {
  const slowest = slowestShown(sorted)
  const isNew = duplicateFilter(schedules)
  const shown = new Map<number, number>()
  const options: LegFlights[] = []
  for (const { chain, score } of sorted) {
    if (options.length >= most) break
    const fareCarrier = elapsed(chain) <= slowest && hasTrafficRights(schedules, chain) ? fareCarrierOf(schedules, chain) : undefined
    if (fareCarrier === undefined) continue
    const already = shown.get(fareCarrier) ?? 0
    if (already >= perCarrier || !isNew(chain, fareCarrier)) continue
    shown.set(fareCarrier, already + 1)
    options.push({ departures: chain, fareCarrier, score })
  }
  return options
}

function connect(schedules: Schedules, query: FlightQuery, routings: readonly Routing[], longestConnection: number): Chain[] {
  const firsts = new Map<number, Departure[]>()
  const firstsOf = (route: number): Departure[] => {
    const known = firsts.get(route) ?? departuresOn(schedules, route, query.day, query.notBefore)
    firsts.set(route, known)
    return known
  }
  return routings.flatMap((routing) => joinFlights(schedules, firstsOf(routing.routes[0] ?? 0), routing, longestConnection))
}

function withConnections(
  schedules: Schedules,
  query: FlightQuery,
  found: number,
  { single, double, longestConnection, routings }: Reach,
): Chain[] {
  const once = connect(schedules, query, singleConnections(schedules, query, single, routings), longestConnection)
  if (found + once.length >= enough) return once
  return [...once, ...connect(schedules, query, doubleConnections(schedules, query, double, routings), longestConnection)]
}

/**
 * Flights for one leg, the best first: non-stop, with one connection, and with two where little else goes. Connections keep the
 * minimum connection time and stay with one carrier or its partners; long waits and wide detours only when there is nothing better.
 */
export function findFlights(schedules: Schedules, query: FlightQuery): LegFlights[] {
  const direct = directRoutes(schedules, query).flatMap((route) => departuresOn(schedules, route, query.day, query.notBefore))
  const nonStop = direct.map((departure) => [departure])
  const chains = [...nonStop, ...withConnections(schedules, query, nonStop.length, nonStop.length ? withNonStop : usual)]
  const all = chains.length ? chains : withConnections(schedules, query, 0, lastResort)
  const sorted = all.map((chain) => rank(schedules, chain, query.preferred)).sort((a, b) => a.score - b.score)
  return worthShowing(schedules, sorted, query)
}
