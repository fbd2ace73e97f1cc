import { distanceMiles } from '../distance.ts'
import { sellTogether } from '../partners.ts'
import type { Schedules } from '../timetable/schedules.ts'
import type { Departure } from './departures.ts'
import type { Chain } from './joins.ts'

/**
 * The carrier that files the fare for flights sold on one ticket: that of the longest flight, or of the next
 * longest when that one does not sell together with all others; undefined when none does.
 */
export function fareCarrierOf({ timetable }: Schedules, chain: Chain): number | undefined {
  const miles = ({ route }: Departure): number =>
    distanceMiles(timetable.routeFrom[route] ?? 0, timetable.routeTo[route] ?? 0)
  const sellsAll = ({ carrier }: Departure): boolean =>
    chain.every((flight) => flight.carrier === carrier || sellTogether(carrier, flight.carrier))
  const main = chain.length === 1 ? chain[0] : chain.filter(sellsAll).sort((a, b) => miles(b) - miles(a))[0]
  return main?.carrier
}
