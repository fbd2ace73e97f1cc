import { addDays, daysBetween, type EpochMs, minutesMs } from '../../../domain/instant.ts'
import type { LegRequest, Place, ShopRequest } from '../../../domain/shopping.ts'
import { type Airport, airportsOfCity, findAirport } from '../world/airports.ts'
import { findFlights } from '../world/connections/find-flights.ts'
import type { LegFlights } from '../world/connections/ranking.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { dayOf } from './flights.ts'
import { dateAt } from './journey.ts'
import { horizonDays, leastMinutesToDeparture } from './time-limits.ts'

/** Options that are looked at for each leg, more than are shown: some have no seats. */
const fewestPerCarrier = 8
const fewestInAll = 48

/** Airports that a place means: the one, or all of its city. */
export function airportsOf({ code, scope }: Place): Airport[] {
  const airport = findAirport(code)
  return airport && scope === 'airport' ? [airport] : airportsOfCity(airport?.city ?? code)
}

const preferredOf = ({ code, scope }: Place): number[] => (scope === 'cityFirst' ? [findAirport(code)?.index ?? []].flat() : [])

/** Flights of one leg, the best first; none when origin and destination are the same city or unknown. */
function flightsOfLeg(
  schedules: Schedules,
  { from, to, date }: LegRequest,
  notBefore: EpochMs,
  most: { perCarrier: number; most: number },
): LegFlights[] {
  const [origins, destinations] = [airportsOf(from), airportsOf(to)]
  if (origins.some(({ city }) => destinations.some((airport) => airport.city === city))) return []
  return findFlights(schedules, {
    origins: origins.map(({ index }) => index),
    destinations: destinations.map(({ index }) => index),
    preferred: [...preferredOf(from), ...preferredOf(to)],
    day: dayOf(date),
    notBefore: Math.ceil(notBefore / 60_000),
    ...most,
  })
}

/** Legs follow each other, the first is not past (it may still be yesterday there) and the last is not beyond what is on sale. */
export function isOnSale(legs: readonly Pick<LegRequest, 'date'>[], today: string): boolean {
  const dates = [addDays(today, -1), ...legs.map(({ date }) => date)]
  return dates.every((date, at) => date >= (dates[at - 1] ?? date)) && daysBetween(today, dates.at(-1) ?? today) <= horizonDays
}

/** The flights of each leg of a journey, none when the journey is not on sale on these dates. */
export function flightsOfLegs(
  schedules: Schedules,
  { legs, pointOfSale, maxOptions }: Pick<ShopRequest, 'legs' | 'pointOfSale' | 'maxOptions'>,
  now: EpochMs,
): LegFlights[][] {
  if (!isOnSale(legs, dateAt(pointOfSale, now))) return []
  const notBefore = now + minutesMs(leastMinutesToDeparture)
  const most = {
    perCarrier: Math.max(fewestPerCarrier, Math.ceil(maxOptions / 4)),
    most: Math.max(fewestInAll, Math.ceil(maxOptions / legs.length)),
  }
  return legs.map((leg) => flightsOfLeg(schedules, leg, notBefore, most))
}
