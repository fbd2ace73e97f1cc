import { airportAt } from '../airports.ts'
import { minutesPerDay } from '../moments.ts'
import type { Schedules } from '../timetable/schedules.ts'
import { toLocalMinute } from '../zones.ts'
import { buildConnections } from './build-connections.ts'
import { type Connection, type Departure, departuresOn } from './departures.ts'
import {
  acceptsConnection,
  acceptsDeparture,
  type FlightConstraints,
  type FlightFilter,
  flightFilter,
} from './flight-filter.ts'
import { type LegFlights, type OptionLimits, rank, relevantOptions } from './rank-connections.ts'
import {
  type Circuity,
  directRoutes,
  doubleConnections,
  type Endpoints,
  type Routing,
  type RoutingSearch,
  singleConnections,
} from './routings.ts'
import { carriersWithRights } from './traffic-rights.ts'
import { tripleConnections } from './triple-connections.ts'

/** What flights of one leg are looked for. */
export interface FlightQuery extends Endpoints, OptionLimits {
  /** Local date of departure as days since 1970. */
  readonly day: number
  /** Local date of arrival; `day` then says nothing. */
  readonly arrivalDay?: number
  /** Nothing leaves before this moment (minutes since 1970, UTC). */
  readonly notBefore: number
  /** Airports to be preferred among the others of their city. */
  readonly preferred: readonly number[]
  readonly constraints?: FlightConstraints
}

/** How far a search goes. */
interface Reach {
  readonly single: Circuity
  readonly double: Circuity
  readonly longestConnection: number
  /** Whether carriers may change that have no through fares, only an interline agreement. */
  readonly withInterline: boolean
  /** Routings that are tried for each number of connections, the shortest first. */
  readonly routings: number
}

const usual: Reach = {
  single: { factor: 1.4, extraMiles: 320 },
  double: { factor: 1.45, extraMiles: 420 },
  longestConnection: 8 * 60,
  withInterline: false,
  routings: 48,
}
const withNonStop: Reach = {
  ...usual,
  single: { factor: 1.3, extraMiles: 200 },
  longestConnection: 5 * 60,
  routings: 30,
}
const lastResort: Reach = {
  single: { factor: 1.9, extraMiles: 900 },
  double: { factor: 1.9, extraMiles: 900 },
  longestConnection: 20 * 60,
  withInterline: true,
  routings: 300,
}

/** Three connections come with the shortest ways only. */
const remote = { circuity: { factor: 1.45, extraMiles: 600 }, most: 60 }

/** With fewer options than this, double connections are looked for too. */
const enough = 4

/** A query with what it is answered from. */
interface Search extends FlightQuery {
  readonly schedules: Schedules
  readonly filter: FlightFilter
  /** Local dates of departure. */
  readonly days: readonly number[]
}

/**
 * What arrives on a date left up to two days before, or on the day after where the date line is crossed
 * eastward.
 */
const daysToArrive = (arrivalDay: number): number[] => [-2, -1, 0, 1].map((days) => arrivalDay + days)

const firstFlights = ({ schedules, days, notBefore, filter }: Search, route: number): Departure[] =>
  days
    .flatMap((day) => departuresOn(schedules, route, day, notBefore))
    .filter((departure) => acceptsDeparture(schedules, filter, departure))

const arrivalDayOf = ({ timetable }: Schedules, { route, arrivesAtMinute }: Departure): number =>
  Math.floor(toLocalMinute(airportAt(timetable.routeTo[route] ?? 0).zone, arrivesAtMinute) / minutesPerDay)

/** The connections that fit the arrival date and the constraints. */
function fitting(
  { schedules, arrivalDay, filter }: Search,
  connections: readonly Connection[],
): Connection[] {
  return connections.filter((connection) => {
    const last = connection.at(-1)
    const isOnDay =
      arrivalDay === undefined || (last !== undefined && arrivalDayOf(schedules, last) === arrivalDay)
    return isOnDay && acceptsConnection(schedules, filter, connection)
  })
}

function connect(search: Search, routings: readonly Routing[], reach: Reach): Connection[] {
  const { schedules, filter } = search
  const longestConnection = Math.min(reach.longestConnection, filter.maxConnectionMinutes)
  const connections = { schedules, filter, longestConnection, withInterline: reach.withInterline }
  const firsts = new Map<number, Departure[]>()
  const firstsOf = (route: number): Departure[] => {
    const known = firsts.get(route) ?? firstFlights(search, route)
    firsts.set(route, known)
    return known
  }
  return fitting(
    search,
    routings.flatMap((routing) => buildConnections(connections, firstsOf(routing.routes[0] ?? 0), routing)),
  )
}

function withConnections(search: Search, found: number, reach: Reach): Connection[] {
  const { maxConnections } = search.filter
  const { withInterline, routings: most } = reach
  const routings = (circuity: Circuity): RoutingSearch => ({ ...search, circuity, withInterline, most })
  if (maxConnections < 1) return []
  const once = connect(search, singleConnections(routings(reach.single)), reach)
  if (found + once.length >= enough || maxConnections < 2) return once
  return [...once, ...connect(search, doubleConnections(routings(reach.double)), reach)]
}

/** Between remote places three connections. */
const withThreeConnections = (search: Search): Connection[] =>
  search.filter.maxConnections < 3
    ? []
    : connect(search, tripleConnections({ ...search, ...remote, withInterline: true }), lastResort)

/**
 * Flights for one leg, the best first: non-stop, with one connection, with two where little else goes, and with
 * three where nothing does.
 * Connections keep the minimum connection time and stay with carriers that have through fares; long waits, wide
 * detours and interline connections only when there is nothing better that a carrier files a fare for.
 */
export function findFlights(schedules: Schedules, query: FlightQuery): LegFlights[] {
  const filter = flightFilter(carriersWithRights(query), query.constraints)
  const days = query.arrivalDay === undefined ? [query.day] : daysToArrive(query.arrivalDay)
  const search = { ...query, schedules, filter, days }
  const nonStop = fitting(
    search,
    directRoutes(schedules, query).flatMap((route) =>
      firstFlights(search, route).map((departure) => [departure]),
    ),
  )
  const ways = [
    () => [...nonStop, ...withConnections(search, nonStop.length, nonStop.length ? withNonStop : usual)],
    () => withConnections(search, 0, lastResort),
    () => withThreeConnections(search),
  ]
  for (const find of ways) {
    const sorted = find()
      .map((connection) => rank(schedules, connection, query.preferred, filter))
      .sort((a, b) => a.score - b.score)
    const options = relevantOptions(schedules, sorted, query)
    if (options.length > 0) return options
  }
  return []
}
