import { airports } from '../airports.ts'
import { carriers } from '../carriers.ts'
import { shareFlights } from './codeshares.ts'
import { groundRotations } from './ground-services.ts'
import { flightsPerDayOf, type Route, realRoutes, scaledRoutes } from './network.ts'
import { type NumberedFlight, numberFlights } from './numbers.ts'
import { schedulePair } from './schedule.ts'
import type { Timetable } from './timetable.ts'

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

/** The same for all routes of a carrier between two airports. */
const carrierPair = ({ carrier, station, outstation }: Route): number =>
  (carrier.index * airports.length + Math.min(station.index, outstation.index)) * airports.length +
  Math.max(station.index, outstation.index)

/** Puts flights into typed arrays. */
function compile(flights: readonly NumberedFlight[]): Timetable {
  const sorted = [...flights].sort(inOrder)
  const entryOf = new Map(sorted.map((flight, entry) => [flight, entry]))
  const starts = sorted.flatMap((flight, entry) => (sameRoute(sorted[entry - 1], flight) ? [] : [entry]))
  return {
    routeFrom: Uint16Array.from(starts, (entry) => sorted[entry]?.from.index ?? 0),
    routeTo: Uint16Array.from(starts, (entry) => sorted[entry]?.to.index ?? 0),
    routeStart: Uint32Array.from([...starts, sorted.length]),
    carrier: Uint16Array.from(sorted, ({ carrier }) => carrier),
    operator: Uint16Array.from(sorted, ({ operator }) => operator),
    number: Uint16Array.from(sorted, ({ number }) => number),
    departsMinute: Uint16Array.from(sorted, ({ departsMinute }) => departsMinute),
    durationMinutes: Uint16Array.from(sorted, ({ durationMinutes }) => durationMinutes),
    days: Uint8Array.from(sorted, ({ days }) => days),
    aircraft: Uint8Array.from(sorted, ({ aircraft }) => aircraft),
    operatedBy: Uint32Array.from(sorted, (flight) => entryOf.get(flight.operatedBy ?? flight) ?? 0),
  }
}

export interface TimetablePlan {
  /** Departures a day on the average, codeshare numbers not counted; absent: as many as in life. */
  readonly flightsPerDay?: number
  readonly seed?: number
}

/** Builds the timetable from the routes of the real world: the same plan always gives the same flights. */
export function buildTimetable({ flightsPerDay, seed = defaultSeed }: TimetablePlan = {}): Timetable {
  const real = realRoutes()
  const routes = flightsPerDay === undefined ? real : scaledRoutes(real, flightsPerDay)
  const rotations = [
    ...[...Map.groupBy(routes, carrierPair).values()].flatMap((pair) => schedulePair(pair, seed)),
    ...groundRotations(Math.min(1, flightsPerDayOf(routes) / flightsPerDayOf(real))),
  ]
  const numbered = Map.groupBy(rotations, ({ outbound }) => outbound.carrier)
  const byCarrier = new Map(
    [...numbered].map(([carrier, own]) => [
      carriers[carrier]?.code ?? '',
      numberFlights(carriers[carrier]?.code ?? '', own, seed),
    ]),
  )
  return compile([...[...byCarrier.values()].flat(), ...shareFlights(byCarrier, flightsPerDayOf(routes))])
}
