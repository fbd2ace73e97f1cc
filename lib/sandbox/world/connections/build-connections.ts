import { airportAt } from '../airports.ts'
import { haveThroughFares, sellTogether } from '../partners.ts'
import type { Schedules } from '../timetable/schedules.ts'
import { type Connection, type Departure, visitDepartures } from './departures.ts'
import { type FlightFilter, inSet, isExcludedType } from './flight-filter.ts'
import { carrierChange, onlineConnection } from './minimum-connection.ts'
import type { Routing } from './routings.ts'

/** Which flights connections may be built of. */
export interface ConnectionSearch {
  readonly schedules: Schedules
  readonly filter: FlightFilter
  /** The longest wait between two flights, in minutes. */
  readonly longestConnection: number
  /** Whether carriers may change that have no through fares, only an interline agreement. */
  readonly withInterline: boolean
}

/**
 * The earliest connection with the same carrier, and the earliest with a partner that is another aircraft. Only the
 * carriers that fly connect with each other: codeshare numbers connect with flights of the carrier that sells them.
 */
function nextFlights(
  { schedules, filter, longestConnection, withInterline }: ConnectionSearch,
  before: Departure,
  route: number,
): Departure[] {
  const { routeFrom, routeTo, operatedBy, carrier: carrierOf } = schedules.timetable
  const [from, via, to] = [routeFrom[before.route], routeFrom[route], routeTo[route]].map((airport) =>
    airportAt(airport ?? 0),
  )
  if (!from || !via || !to) return []
  const latest = before.arrivesAtMinute + longestConnection
  const operating = ({ entry }: Departure): number => carrierOf[operatedBy[entry] ?? entry] ?? 0
  const operatedBefore = operating(before)
  const earliest = before.arrivesAtMinute + onlineConnection({ from, via, to })
  const isInTime = (departure: Departure): boolean =>
    departure.departsAtMinute >= earliest + carrierChange(via, operatedBefore, operating(departure))
  const mayFollow = withInterline ? sellTogether : haveThroughFares
  const isOwnNumber = ({ entry }: Departure): boolean => operatedBy[entry] === entry
  const mayChange = !filter.sameCarrierOnly && isOwnNumber(before)
  let online: Departure | undefined
  let partner: Departure | undefined
  visitDepartures(schedules, { route, earliest, latest }, (departure) => {
    if (!mayFollow(before.carrier, departure.carrier) || !inSet(filter.carriers, departure.carrier))
      return false
    if (!isInTime(departure) || isExcludedType(schedules, filter, departure.entry)) return false
    if (departure.carrier === before.carrier) online ??= departure
    else if (mayChange && isOwnNumber(departure)) partner ??= departure
    return online !== undefined && (partner !== undefined || !mayChange)
  })
  const sameAircraft =
    online && partner && operatedBy[online.entry] === operatedBy[partner.entry] && online.day === partner.day
  return [online, sameAircraft ? undefined : partner].filter((departure) => departure !== undefined)
}

/** Extends the first flights of a routing by one flight on each of its other routes. */
export function buildConnections(
  search: ConnectionSearch,
  firsts: readonly Departure[],
  { routes }: Routing,
): Connection[] {
  return routes.slice(1).reduce<Connection[]>(
    (connections, route) =>
      connections.flatMap((connection) => {
        const last = connection.at(-1)
        return last ? nextFlights(search, last, route).map((departure) => [...connection, departure]) : []
      }),
    firsts.map((departure) => [departure]),
  )
}
