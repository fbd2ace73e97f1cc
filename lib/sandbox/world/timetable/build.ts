import { carriers } from '../carriers.ts'
import { shareFlights } from './codeshares.ts'
import { planRoutes } from './frequencies.ts'
import { allChances } from './network.ts'
import { type NumberedFlight, numberFlights } from './numbers.ts'
import { scheduleRoute } from './schedule.ts'
import type { Timetable } from './timetable.ts'

export const defaultFlightsPerDay = 30_000
const defaultSeed = 20_270_101

/** By route, then by time, then by carrier and number, so that the same plan always gives the same file. */
const inOrder = (a: NumberedFlight, b: NumberedFlight): number =>
  a.from.index - b.from.index ||
  a.to.index - b.to.index ||
  a.departsMinute - b.departsMinute ||
  a.carrier - b.carrier ||
  a.number - b.number

const sameRoute = (a: NumberedFlight | undefined, b: NumberedFlight): boolean =>
  a?.from === b.from && a.to === b.to

/** Puts flights into typed arrays. */
export function compile(flights: readonly NumberedFlight[]): Timetable {
  const sorted = [...flights].sort(inOrder)
  const entryOf = new Map(sorted.map((flight, entry) => [flight, entry]))
  const starts = sorted.flatMap((flight, entry) => (sameRoute(sorted[entry - 1], flight) ? [] : [entry]))
  return {
    routeFrom: Uint16Array.from(starts, (entry) => sorted[entry]?.from.index ?? 0),
    routeTo: Uint16Array.from(starts, (entry) => sorted[entry]?.to.index ?? 0),
    routeStart: Uint32Array.from([...starts, sorted.length]),
    carrier: Uint16Array.from(sorted, ({ carrier }) => carrier),
    number: Uint16Array.from(sorted, ({ number }) => number),
    departsMinute: Uint16Array.from(sorted, ({ departsMinute }) => departsMinute),
    durationMinutes: Uint16Array.from(sorted, ({ durationMinutes }) => durationMinutes),
    days: Uint8Array.from(sorted, ({ days }) => days),
    aircraft: Uint8Array.from(sorted, ({ aircraft }) => aircraft),
    operatedBy: Uint32Array.from(sorted, (flight) => entryOf.get(flight.operatedBy ?? flight) ?? 0),
  }
}

/**
 * Builds the synthetic timetable: the same arguments always give the same flights.
 *
 * @param flightsPerDay departures a day on the average, sensible between 10,000 and 100,000; codeshare
 *   numbers come on top
 */
export function buildTimetable({ flightsPerDay = defaultFlightsPerDay, seed = defaultSeed } = {}): Timetable {
  const rotations = planRoutes(allChances(), flightsPerDay).flatMap((route) => scheduleRoute(route, seed))
  const numbered = Map.groupBy(rotations, ({ outbound }) => outbound.carrier)
  const byCarrier = new Map(
    [...numbered].map(([carrier, own]) => [carriers[carrier]?.code ?? '', numberFlights(own, seed)]),
  )
  return compile([...[...byCarrier.values()].flat(), ...shareFlights(byCarrier, flightsPerDay)])
}
