import { airportAt } from '../airports.ts'
import { minutesPerDay } from '../moments.ts'
import type { Schedules } from '../timetable/schedules.ts'
import { weekdayBit } from '../timetable/timetable.ts'
import { toLocalMinute, toUtcMinute } from '../zones.ts'

/** An entry of the timetable on one day. */
export interface Departure {
  readonly entry: number
  readonly route: number
  readonly carrier: number
  /** Local date at the origin as days since 1970. */
  readonly day: number
  /** In minutes since 1970, UTC. */
  readonly departsAtMinute: number
  readonly arrivesAtMinute: number
}

/** The flights of one leg in flying order: a non-stop flight, or several with a connection between each two. */
export type Connection = readonly Departure[]

/** The departure of an entry on a day, whether or not it runs then. */
export function departureOn({ timetable }: Schedules, entry: number, route: number, day: number): Departure {
  const zone = airportAt(timetable.routeFrom[route] ?? 0).zone
  const departsAtMinute = toUtcMinute(zone, day * minutesPerDay + (timetable.departsMinute[entry] ?? 0))
  const arrivesAtMinute = departsAtMinute + (timetable.durationMinutes[entry] ?? 0)
  return { entry, route, carrier: timetable.carrier[entry] ?? 0, day, departsAtMinute, arrivesAtMinute }
}

export const runsOn = ({ timetable }: Schedules, entry: number, day: number): boolean =>
  ((timetable.days[entry] ?? 0) & weekdayBit(day)) !== 0

/** All departures on a route on a local date, from a moment on, codeshare numbers included. */
export function departuresOn(
  schedules: Schedules,
  route: number,
  day: number,
  notBefore: number,
): Departure[] {
  const { routeStart } = schedules.timetable
  const departures: Departure[] = []
  for (let entry = routeStart[route] ?? 0; entry < (routeStart[route + 1] ?? 0); entry++) {
    if (!runsOn(schedules, entry, day)) continue
    const departure = departureOn(schedules, entry, route, day)
    if (departure.departsAtMinute >= notBefore) departures.push(departure)
  }
  return departures
}

function firstEntryAfter({ timetable }: Schedules, route: number, minute: number): number {
  let low = timetable.routeStart[route] ?? 0
  let high = timetable.routeStart[route + 1] ?? 0
  while (low < high) {
    const middle = (low + high) >> 1
    if ((timetable.departsMinute[middle] ?? 0) < minute) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Departures on a route between two moments in order of time, until `visit` answers true.
 */
export function visitDepartures(
  schedules: Schedules,
  { route, earliest, latest }: { readonly route: number; readonly earliest: number; readonly latest: number },
  visit: (departure: Departure) => boolean,
): void {
  const { routeFrom, routeStart } = schedules.timetable
  const local = toLocalMinute(airportAt(routeFrom[route] ?? 0).zone, earliest)
  const firstDay = Math.floor(local / minutesPerDay)
  const end = routeStart[route + 1] ?? 0
  for (let day = firstDay; day * minutesPerDay - local <= latest - earliest; day++) {
    for (
      let entry =
        day === firstDay
          ? firstEntryAfter(schedules, route, local - day * minutesPerDay)
          : (routeStart[route] ?? 0);
      entry < end;
      entry++
    ) {
      if (!runsOn(schedules, entry, day)) continue
      const departure = departureOn(schedules, entry, route, day)
      if (departure.departsAtMinute > latest) return
      if (departure.departsAtMinute >= earliest && visit(departure)) return
    }
  }
}
