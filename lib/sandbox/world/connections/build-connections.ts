import { airportAt } from '../airports.ts'
import { sellTogether } from '../partners.ts'
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
}

/**
 * The earliest connection with the same carrier, and the earliest with a partner that is another aircraft.
 */
function nextFlights(
  { schedules, filter, longestConnection }: ConnectionSearch,
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
  let online: Departure | undefined
  let interline: Departure | undefined
  visitDepartures(schedules, { route, earliest, latest }, (departure) => {
    if (!sellTogether(before.carrier, departure.carrier) || !inSet(filter.carriers, departure.carrier))
      return false
    if (!isInTime(departure) || isExcludedType(schedules, filter, departure.entry)) return false
    if (departure.carrier === before.carrier) online ??= departure
    else if (!filter.sameCarrierOnly) interline ??= departure
    return online !== undefined && (interline !== undefined || filter.sameCarrierOnly)
  })
  const sameAircraft =
    online &&
    interline &&
    operatedBy[online.entry] === operatedBy[interline.entry] &&
    online.day === interline.day
  return [online, sameAircraft ? undefined : interline].filter((departure) => departure !== undefined)
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
