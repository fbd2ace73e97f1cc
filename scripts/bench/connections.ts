import { Duration, Query, Router, StopsIndex, Time, Timetable as TransitTimetable } from 'minotor'
import { airportAt, airports, airportsOfCity } from '../../lib/sandbox/world/airports.ts'
import { departureOn, runsOn } from '../../lib/sandbox/world/connections/departures.ts'
import { findFlights } from '../../lib/sandbox/world/connections/find-flights.ts'
import { minutesPerDay } from '../../lib/sandbox/world/moments.ts'
import { worldSchedules } from '../../lib/sandbox/world/timetable/load.ts'
import type { Schedules } from '../../lib/sandbox/world/timetable/schedules.ts'
import { toUtcMinute } from '../../lib/sandbox/world/zones.ts'
import { fastest, ratio, spreadOf } from './measure.ts'

const days = 8
const warmUpDays = 2
const firstDay = Date.UTC(2027, 1, 1) / 86_400_000
/**
 * Both look for journeys that leave on a local date and arrive within so many days. The library compares
 * times as text, up to 99 hours.
 */
const horizonDays = 3
/** The library knows no connection times inside one stop: every arrival is made so much later. */
const connectionMinutes = 45
const pairs =
  `LHR-JFK CDG-HND JFK-LAX SYD-MEL OSL-LIS FRA-SIN ORD-DEL LHR-CDG MAD-EZE DXB-BKK ATL-MCO SEA-HNL MUC-HAM DEL-BOM HND-CTS LIM-SCL
  YYZ-YVR JNB-LHR HKG-SFO BNA-EDI FCO-ATH AMS-BCN GRU-MIA MEX-CUN ICN-BKK IST-BER DOH-CPT BOS-DUB DEN-PHX SIN-HKT BGO-PMI TRD-CTA CLJ-KRK OVB-SVO`
    .split(/\s+/)
    .map((pair) => pair.split('-'))

const indexOf = (code: string): number =>
  airportsOfCity(code).find((airport) => airport.code === code)?.index ?? 0

const stopTimes = (departure: number, arrival: number) => ({
  departure: Time.fromSeconds(departure * 60),
  arrival: Time.fromSeconds(arrival * 60),
  pickUpType: 'REGULAR' as const,
  dropOffType: 'REGULAR' as const,
})

/**
 * A route of two stops for each pair of airports, with the departures of the days from one on. Times begin on
 * the day before, in UTC.
 */
function transitRouter(schedules: Schedules, day: number): Router {
  const { timetable } = schedules
  const origin = (day - 1) * minutesPerDay
  const stops = new Map(
    airports.map(({ code }) => [code, { transfers: [] as never[], routes: [] as string[] }]),
  )
  const routes = new Map<
    string,
    ConstructorParameters<typeof TransitTimetable>[1] extends Map<string, infer Route> ? Route : never
  >()
  const services = new Map([['flights', { type: 'RAIL' as const, name: 'flights' }]])
  for (let route = 0; route < timetable.routeFrom.length; route++) {
    const [from, to] = [timetable.routeFrom[route] ?? 0, timetable.routeTo[route] ?? 0].map(
      (airport) => airportAt(airport).code,
    )
    if (!from || !to) continue
    const trips = []
    for (
      let entry = timetable.routeStart[route] ?? 0;
      entry < (timetable.routeStart[route + 1] ?? 0);
      entry++
    ) {
      // A codeshare is the same trip again.
      if (timetable.operatedBy[entry] !== entry) continue
      for (let on = day; on < day + horizonDays; on++)
        if (runsOn(schedules, entry, on)) trips.push(departureOn(schedules, entry, route, on))
    }
    const times = trips
      .sort((a, b) => a.departsAtMinute - b.departsAtMinute)
      .flatMap(({ departsAtMinute, arrivesAtMinute }) => [
        stopTimes(departsAtMinute - origin, departsAtMinute - origin),
        stopTimes(arrivesAtMinute - origin + connectionMinutes, arrivesAtMinute - origin + connectionMinutes),
      ])
    const id = `${from}-${to}`
    routes.set(id, {
      stopTimes: times,
      stops: [from, to],
      stopIndices: new Map([
        [from, 0],
        [to, 1],
      ]),
      serviceRouteId: 'flights',
    })
    stops.get(from)?.routes.push(id)
    stops.get(to)?.routes.push(id)
  }
  const index = new Map(
    airports.map(({ code, name }) => [
      code,
      { id: code, name, children: [], locationType: 'SIMPLE_STOP_OR_PLATFORM' as const },
    ]),
  )
  return new Router(new TransitTimetable(stops, routes, services), new StopsIndex(index))
}

/** Connections of a day by a transit library. @returns whether it found any */
function byLibrary(router: Router, from: string, to: string, day: number): boolean {
  const start = toUtcMinute(airportAt(indexOf(from)).zone, day * minutesPerDay) - (day - 1) * minutesPerDay
  const query = new Query.Builder()
    .from(from)
    .to(to)
    .departureTime(Time.fromSeconds(start * 60))
    .maxTransfers(2)
    .minTransferTime(Duration.zero())
    .build()
  return router.route(query).arrivalAt(to) !== undefined
}

/** @returns how many journeys were found */
const byUs = (schedules: Schedules, from: string, to: string, day: number): number =>
  findFlights(schedules, {
    origins: [indexOf(from)],
    destinations: [indexOf(to)],
    day,
    notBefore: 0,
    preferred: [],
    perCarrier: 8,
    most: 48,
    everySeller: false,
  }).length

/**
 * Our search for connections compared with that of a published transit library (RAPTOR), each pair and day by
 * one right after the other, on the same timetable. The library answers one journey, the earliest arrival
 * with up to two changes; ours all relevant ones, the best first, with the minimum connection time of each
 * airport, on one ticket only.
 *
 * @returns milliseconds of one search, and `ratioToLibrary`, below 1 where ours is faster
 */
export async function benchConnections() {
  const schedules = worldSchedules()
  const [ours, library]: [number[], number[]] = [[], []]
  const found = { ours: 0, library: 0, journeysOfOurs: 0, searches: 0 }
  for (let at = 0; at < days; at++) {
    const day = firstDay + at
    const router = transitRouter(schedules, day)
    for (const [from = '', to = ''] of pairs) {
      let [journeys, isReached] = [0, false]
      const took = await fastest(() => {
        journeys = byUs(schedules, from, to, day)
      })
      const tookLibrary = await fastest(() => {
        isReached = byLibrary(router, from, to, day)
      })
      if (at < warmUpDays) continue
      ours.push(took)
      library.push(tookLibrary)
      found.searches++
      found.ours += journeys > 0 ? 1 : 0
      found.library += isReached ? 1 : 0
      found.journeysOfOurs += journeys
    }
  }
  const [mine, theirs] = [spreadOf(ours), spreadOf(library)]
  return { milliseconds: { ours: mine, library: theirs }, ratioToLibrary: ratio(mine.p50, theirs.p50), found }
}

if (import.meta.main) console.log(JSON.stringify(await benchConnections(), undefined, 2))
