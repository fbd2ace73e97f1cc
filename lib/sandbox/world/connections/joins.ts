import { airportAt } from '../airports.ts'
import { sellTogether } from '../partners.ts'
import type { Schedules } from '../timetable/schedules.ts'
import { type Departure, visitDepartures } from './departures.ts'
import { minimumConnection } from './minimum-connection.ts'
import type { Routing } from './routings.ts'
import { inSet, type WantedFlights } from './wishes.ts'

/** The flights of one leg in flying order. */
export type Chain = readonly Departure[]

/** Where connections are looked for, and what is wanted of them. */
export interface Joining {
  readonly schedules: Schedules
  readonly wanted: WantedFlights
}

/**
 * The earliest connection with the same carrier, and the earliest with a partner that is another aircraft.
 */
function nextFlights(
  { schedules, wanted }: Joining,
  before: Departure,
  route: number,
  longest: number,
): Departure[] {
  const { routeFrom, routeTo, operatedBy } = schedules.timetable
  const [from, via, to] = [routeFrom[before.route], routeFrom[route], routeTo[route]].map((airport) =>
    airportAt(airport ?? 0),
  )
  if (!from || !via || !to) return []
  const own = before.arrivesAt + minimumConnection(from, via, to, true)
  const others = before.arrivesAt + minimumConnection(from, via, to, false)
  let online: Departure | undefined
  let interline: Departure | undefined
  visitDepartures(schedules, route, own, before.arrivesAt + longest, (departure) => {
    if (!sellTogether(before.carrier, departure.carrier) || !inSet(wanted.carriers, departure.carrier))
      return false
    if (departure.carrier === before.carrier) online ??= departure
    else if (departure.departsAt >= others && !wanted.sameCarrierOnly) interline ??= departure
    return online !== undefined && (interline !== undefined || wanted.sameCarrierOnly)
  })
  const sameAircraft =
    online &&
    interline &&
    operatedBy[online.entry] === operatedBy[interline.entry] &&
    online.day === interline.day
  return [online, sameAircraft ? undefined : interline].filter((departure) => departure !== undefined)
}

/** Extends chains by one flight on each of the remaining routes of a routing. */
export function joinFlights(
  joining: Joining,
  firsts: readonly Departure[],
  { routes }: Routing,
  longestConnection: number,
): Chain[] {
  return routes.slice(1).reduce<Chain[]>(
    (chains, route) =>
      chains.flatMap((chain) => {
        const last = chain.at(-1)
        return last
          ? nextFlights(joining, last, route, longestConnection).map((departure) => [...chain, departure])
          : []
      }),
    firsts.map((departure) => [departure]),
  )
}
