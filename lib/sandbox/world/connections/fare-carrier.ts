import { distanceMiles } from '../distance.ts'
import { sellTogether } from '../partners.ts'
import type { Schedules } from '../timetable/schedules.ts'
import type { Connection, Departure } from './departures.ts'

/**
 * The carrier that files the fare for flights sold on one ticket: that of the longest flight, or of the next
 * longest when that one does not sell together with all others; undefined when none does.
 */
export function fareCarrierOf({ timetable }: Schedules, connection: Connection): number | undefined {
  const miles = ({ route }: Departure): number =>
    distanceMiles(timetable.routeFrom[route] ?? 0, timetable.routeTo[route] ?? 0)
  const sellsAll = ({ carrier }: Departure): boolean =>
    connection.every((flight) => flight.carrier === carrier || sellTogether(carrier, flight.carrier))
  const main =
    connection.length === 1
      ? connection[0]
      : connection.filter(sellsAll).sort((a, b) => miles(b) - miles(a))[0]
  return main?.carrier
}
