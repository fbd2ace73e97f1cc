import { airportAt } from '../airports.ts'
import type { Schedules } from '../timetable/schedules.ts'
import { toLocalMinute } from '../zones.ts'
import { type Departure, departuresOn, minutesPerDay } from './departures.ts'
import { type Chain, joinFlights } from './joins.ts'
import { type LegFlights, rank, type Shown, worthShowing } from './ranking.ts'
import {
  type Detour,
  directRoutes,
  doubleConnections,
  type Ends,
  type Routing,
  singleConnections,
} from './routings.ts'
import { carriersWithRights } from './traffic-rights.ts'
import {
  acceptsChain,
  acceptsDeparture,
  type FlightWishes,
  type WantedFlights,
  wantedFlights,
} from './wishes.ts'

/** What flights of one leg are looked for. */
export interface FlightQuery extends Ends, Shown {
  /** Local date of departure as days since 1970. */
  readonly day: number
  /** Local date of arrival; `day` then says nothing. */
  readonly arrivalDay?: number
  /** Nothing leaves before this moment (minutes since 1970, UTC). */
  readonly notBefore: number
  /** Airports to be preferred among the others of their city. */
  readonly preferred: readonly number[]
  readonly wishes?: FlightWishes
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
  routings: 300,
}

/** With fewer options than this, double connections are looked for too. */
const enough = 4

/** A search under way: the query, and what is wanted of the flights. */
interface Search extends FlightQuery {
  readonly schedules: Schedules
  readonly wanted: WantedFlights
  /** Local dates of departure. */
  readonly days: readonly number[]
}

/**
 * What arrives on a date left up to two days before, or on the day after where the date line is crossed
 * eastward.
 */
const daysToArrive = (arrivalDay: number): number[] => [-2, -1, 0, 1].map((days) => arrivalDay + days)

const firstFlights = ({ schedules, days, notBefore, wanted }: Search, route: number): Departure[] =>
  days
    .flatMap((day) => departuresOn(schedules, route, day, notBefore))
    .filter((departure) => acceptsDeparture(schedules, wanted, departure))

const arrivalDayOf = ({ timetable }: Schedules, { route, arrivesAt }: Departure): number =>
  Math.floor(toLocalMinute(airportAt(timetable.routeTo[route] ?? 0).zone, arrivesAt) / minutesPerDay)

/** The chains that fit the arrival date and the wishes. */
function fitting({ schedules, arrivalDay, wanted }: Search, chains: readonly Chain[]): Chain[] {
  return chains.filter((chain) => {
    const last = chain.at(-1)
    const isOnDay =
      arrivalDay === undefined || (last !== undefined && arrivalDayOf(schedules, last) === arrivalDay)
    return isOnDay && acceptsChain(schedules, wanted, chain)
  })
}

function connect(search: Search, routings: readonly Routing[], reach: Reach): Chain[] {
  const firsts = new Map<number, Departure[]>()
  const firstsOf = (route: number): Departure[] => {
    const known = firsts.get(route) ?? firstFlights(search, route)
    firsts.set(route, known)
    return known
  }
  const longest = Math.min(reach.longestConnection, search.wanted.maxConnectionMinutes)
  const joining = { schedules: search.schedules, wanted: search.wanted }
  return fitting(
    search,
    routings.flatMap((routing) => joinFlights(joining, firstsOf(routing.routes[0] ?? 0), routing, longest)),
  )
}

function withConnections(search: Search, found: number, reach: Reach): Chain[] {
  const { schedules, wanted } = search
  if (wanted.maxConnections < 1) return []
  const once = connect(
    search,
    singleConnections(schedules, search, wanted, reach.single, reach.routings),
    reach,
  )
  if (found + once.length >= enough || wanted.maxConnections < 2) return once
  return [
    ...once,
    ...connect(search, doubleConnections(schedules, search, wanted, reach.double, reach.routings), reach),
  ]
}

/**
 * Flights for one leg, the best first: non-stop, with one connection, and with two where little else goes.
 * Connections keep the minimum connection time and stay with one carrier or its partners; long waits and wide
 * detours only when there is nothing better.
 */
export function findFlights(schedules: Schedules, query: FlightQuery): LegFlights[] {
  const wanted = wantedFlights(carriersWithRights(query), query.wishes)
  const days = query.arrivalDay === undefined ? [query.day] : daysToArrive(query.arrivalDay)
  const search = { ...query, schedules, wanted, days }
  const nonStop = fitting(
    search,
    directRoutes(schedules, query).flatMap((route) =>
      firstFlights(search, route).map((departure) => [departure]),
    ),
  )
  const chains = [
    ...nonStop,
    ...withConnections(search, nonStop.length, nonStop.length ? withNonStop : usual),
  ]
  const all = chains.length ? chains : withConnections(search, 0, lastResort)
  const sorted = all
    .map((chain) => rank(schedules, chain, query.preferred, wanted))
    .sort((a, b) => a.score - b.score)
  return worthShowing(schedules, sorted, query)
}
