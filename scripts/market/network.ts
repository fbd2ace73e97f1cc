import { type Aircraft, aircraftTypes } from '../../lib/sandbox/world/aircraft.ts'
import { type Airport, airportAt } from '../../lib/sandbox/world/airports.ts'
import { carriers } from '../../lib/sandbox/world/carriers.ts'
import { worldSchedules } from '../../lib/sandbox/world/timetable/load.ts'

/** A flight number of the week, flown by the carrier that sells it. */
export interface WeeklyFlight {
  readonly carrier: string
  readonly number: number
  readonly from: Airport
  readonly to: Airport
  /** Departures a week. */
  readonly weekly: number
  /** Bit 0 is Monday. */
  readonly days: number
  readonly departsMinute: number
  readonly durationMinutes: number
  readonly aircraft: Aircraft
  /** Carriers that sell it under numbers of their own. */
  readonly codeshares: readonly string[]
}

export interface Network {
  /** Without codeshare numbers. */
  readonly flights: readonly WeeklyFlight[]
  /** Departures a week by `LHR-JFK`, and by `BA LHR-JFK`. */
  readonly weekly: ReadonlyMap<string, number>
  readonly byRoute: ReadonlyMap<string, readonly WeeklyFlight[]>
}

export const routeOf = ({ from, to }: WeeklyFlight): string => `${from.code}-${to.code}`

const daysIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length

function readFlights(): WeeklyFlight[] {
  const { timetable } = worldSchedules()
  const shares = Map.groupBy(
    [...timetable.operatedBy.keys()].filter((entry) => timetable.operatedBy[entry] !== entry),
    (entry) => timetable.operatedBy[entry] ?? 0,
  )
  const code = (entry: number): string => carriers[timetable.carrier[entry] ?? 0]?.code ?? ''
  return [...timetable.routeFrom.keys()].flatMap((route) => {
    const [from, to] = [airportAt(timetable.routeFrom[route] ?? 0), airportAt(timetable.routeTo[route] ?? 0)]
    const [first, last] = [timetable.routeStart[route] ?? 0, timetable.routeStart[route + 1] ?? 0]
    return Array.from({ length: last - first }, (_, index) => first + index).flatMap((entry) => {
      const aircraft = aircraftTypes[timetable.aircraft[entry] ?? 0]
      if (timetable.operatedBy[entry] !== entry || !aircraft) return []
      const days = timetable.days[entry] ?? 0
      return {
        carrier: code(entry),
        number: timetable.number[entry] ?? 0,
        from,
        to,
        weekly: daysIn(days),
        days,
        departsMinute: timetable.departsMinute[entry] ?? 0,
        durationMinutes: timetable.durationMinutes[entry] ?? 0,
        aircraft,
        codeshares: (shares.get(entry) ?? []).map(code),
      }
    })
  })
}

/** The timetable as the hosts read it. */
export function readNetwork(): Network {
  const flights = readFlights()
  const weekly = new Map<string, number>()
  for (const flight of flights) {
    for (const key of [routeOf(flight), `${flight.carrier} ${routeOf(flight)}`])
      weekly.set(key, (weekly.get(key) ?? 0) + flight.weekly)
  }
  return { flights, weekly, byRoute: Map.groupBy(flights, routeOf) }
}
