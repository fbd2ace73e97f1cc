import { airportAt } from '../airports.ts'
import { carriers } from '../carriers.ts'
import { stateOf } from '../countries.ts'
import { distanceMiles } from '../distance.ts'
import { inJointVenture, sellTogether } from '../partners.ts'
import type { Schedules } from '../timetable/schedules.ts'
import type { Connection, Departure } from './departures.ts'

/**
 * A carrier files fares for journeys of which it flies this part of the miles, with its joint venture: by the number of
 * flights. Source: guess
 */
const leastShare: readonly number[] = [1, 1, 0.4, 0.3, 0.2]

/** Fares of low-cost carriers are for their own flights; those of others for flights of their partners too. */
function coversAll(fareCarrier: number, connection: Connection): boolean {
  const isLowCost = carriers[fareCarrier]?.kind === 'lowCost'
  return connection.every(
    ({ carrier }) => carrier === fareCarrier || (!isLowCost && sellTogether(fareCarrier, carrier)),
  )
}

/** The carrier that flies a departure, by index, whoever sells it. */
const operatorOf = (
  { timetable: { carrier, operatedBy } }: Pick<Schedules, 'timetable'>,
  { entry }: Departure,
): number => carrier[operatedBy[entry] ?? entry] ?? 0

/** Whether a carrier is at home where a connection begins or ends. */
function isAtHome(
  { routeFrom, routeTo }: Schedules['timetable'],
  fareCarrier: number,
  connection: Connection,
): boolean {
  const ends = [routeFrom[connection[0]?.route ?? 0], routeTo[connection.at(-1)?.route ?? 0]]
  const homes = carriers[fareCarrier]?.homes ?? []
  return ends.some((airport) => homes.includes(stateOf(airportAt(airport ?? 0).country)))
}

/**
 * The carrier that files the fare for flights sold on one ticket: that of the longest flight, or of the next longest
 * when that one has no agreement with all others; undefined when none flies far enough. A carrier that flies nothing of
 * it, only sells partners' flights under its numbers, files fares from and to its home alone.
 */
export function fareCarrierOf({ timetable }: Schedules, connection: Connection): number | undefined {
  if (connection.length === 1) return connection[0]?.carrier
  const miles = ({ route }: Departure): number =>
    distanceMiles(timetable.routeFrom[route] ?? 0, timetable.routeTo[route] ?? 0)
  const sum = (flights: Connection): number => flights.reduce((total, flight) => total + miles(flight), 0)
  const isMain = (fareCarrier: number): boolean =>
    sum(connection.filter((flight) => inJointVenture(fareCarrier, operatorOf({ timetable }, flight)))) >=
    (leastShare[connection.length] ?? 0) * sum(connection)
  const isPresent = (fareCarrier: number): boolean =>
    connection.some((flight) => operatorOf({ timetable }, flight) === fareCarrier) ||
    isAtHome(timetable, fareCarrier, connection)
  return connection
    .toSorted((a, b) => miles(b) - miles(a))
    .find(({ carrier }) => coversAll(carrier, connection) && isMain(carrier) && isPresent(carrier))?.carrier
}
