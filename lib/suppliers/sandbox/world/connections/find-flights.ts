import type { Schedules } from '../timetable/schedules.ts'
import { type Departure, departuresOn } from './departures.ts'
import { type Chain, joinFlights } from './joins.ts'
import { type LegFlights, rank, type Shown, worthShowing } from './ranking.ts'
import { type Detour, directRoutes, doubleConnections, type Ends, type Routing, singleConnections } from './routings.ts'
import { carriersWithRights } from './traffic-rights.ts'

/** What flights of one leg are looked for. */
export interface FlightQuery extends Ends, Shown {
  /** Local date of departure as days since 1970. */
  readonly day: number
  /** Nothing leaves before this moment (minutes since 1970, UTC). */
  readonly notBefore: number
  /** Airports to be preferred among the others of their city. */
  readonly preferred: readonly number[]
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

/** With fewer options than this, double connections are looked for too. */
const enough = 4

/** A search under way: the query, and which carriers may sell what it finds. */
interface Search extends FlightQuery {
  readonly schedules: Schedules
  readonly maySell: (carrier: number) => boolean
}

const firstFlights = ({ schedules, day, notBefore, maySell }: Search, route: number): Departure[] =>
  departuresOn(schedules, route, day, notBefore).filter(({ carrier }) => maySell(carrier))

function connect(search: Search, routings: readonly Routing[], longestConnection: number): Chain[] {
  const firsts = new Map<number, Departure[]>()
  const firstsOf = (route: number): Departure[] => {
    const known = firsts.get(route) ?? firstFlights(search, route)
    firsts.set(route, known)
    return known
  }
  return routings.flatMap((routing) => joinFlights(search, firstsOf(routing.routes[0] ?? 0), routing, longestConnection))
}

function withConnections(search: Search, found: number, { single, double, longestConnection, routings }: Reach): Chain[] {
  const once = connect(search, singleConnections(search.schedules, search, single, routings), longestConnection)
  if (found + once.length >= enough) return once
  return [...once, ...connect(search, doubleConnections(search.schedules, search, double, routings), longestConnection)]
}

/**
 * Flights for one leg, the best first: non-stop, with one connection, and with two where little else goes. Connections keep the
 * minimum connection time and stay with one carrier or its partners; long waits and wide detours only when there is nothing better.
 */
export function findFlights(schedules: Schedules, query: FlightQuery): LegFlights[] {
  const search = { ...query, schedules, maySell: carriersWithRights(query) }
  const nonStop = directRoutes(schedules, query).flatMap((route) => firstFlights(search, route).map((departure) => [departure]))
  const chains = [...nonStop, ...withConnections(search, nonStop.length, nonStop.length ? withNonStop : usual)]
  const all = chains.length ? chains : withConnections(search, 0, lastResort)
  const sorted = all.map((chain) => rank(schedules, chain, query.preferred)).sort((a, b) => a.score - b.score)
  return worthShowing(schedules, sorted, query)
}
