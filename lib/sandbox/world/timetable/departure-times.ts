import type { Airport } from '../airports.ts'
import { minutesPerDay, toEpochMinute } from '../moments.ts'
import { fraction } from '../seed.ts'
import { offsetMinutes } from '../zones.ts'

/** When one flight number leaves: local minute of the day, and how long it takes. */
export interface FlightTime {
  readonly departsMinute: number
  readonly durationMinutes: number
}

/**
 * Schedules are planned with the offsets of midsummer; in other weeks arrivals shift with the clocks,
 * departures do not.
 */
const planningMinute = toEpochMinute(Date.UTC(2027, 6, 1))

const roundTo5 = (minutes: number): number => Math.round(minutes / 5) * 5
const timeOfDay = (minutes: number): number => ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay

/** Minutes that clocks at the destination are ahead of those at the origin. */
export const zoneShift = (from: Airport, to: Airport): number =>
  offsetMinutes(to.zone, planningMinute) - offsetMinutes(from.zone, planningMinute)

/** Minutes from gate to gate, longer against the westerly winds of the middle latitudes. */
export function blockMinutes(from: Airport, to: Airport, miles: number, milesPerHour: number): number {
  const eastward = ((to.longitude - from.longitude + 540) % 360) - 180 > 0
  const windy = miles > 800 && Math.abs(from.latitude + to.latitude) / 2 > 20
  const wind = !windy ? 1 : eastward ? 0.95 : 1.05
  return roundTo5(28 + (miles / milesPerHour) * 60 * wind)
}

/** Airports where banks of long-haul flights leave after midnight. */
const nightHubs = new Set(
  'DXB AUH DOH IST JED RUH BAH MCT KWI CAI ADD NBO DEL BOM SIN BKK HKG KUL MNL CGK ICN TPE TAS ALA ISB KHI LHE DAC CMB'.split(
    ' ',
  ),
)

/** How inconvenient a local time is for departure, in arbitrary points. */
const departureDiscomfort = (minute: number, atNight: boolean): number =>
  minute < 240 ? (atNight ? 2 : 12) : minute < 345 ? 10 : minute > 1420 ? 3 : 0

/** No flight is planned to arrive in the small hours. */
const arrivalDiscomfort = (minute: number): number =>
  minute >= 30 && minute < 280 ? 7 : minute < 300 ? 2 : 0

function discomfort(departs: number, arrives: number, from: Airport, to: Airport): number {
  return (
    departureDiscomfort(timeOfDay(departs), nightHubs.has(from.code)) +
    arrivalDiscomfort(timeOfDay(arrives)) * (nightHubs.has(to.code) ? 0.4 : 1)
  )
}

/**
 * Leaving times of several flights a day on a longer route: each has its part of the day, and in it the most
 * convenient of some times at both ends.
 */
export function longHaulTimes(
  from: Airport,
  to: Airport,
  durationMinutes: number,
  flights: number,
  seed: number,
): FlightTime[] {
  const shift = zoneShift(from, to)
  const tries = flights === 1 ? 14 : 7
  return Array.from({ length: flights }, (_, flight) => {
    const moments = Array.from(
      { length: tries },
      (_, attempt) =>
        roundTo5(((flight + fraction(seed, flight, attempt)) / flights) * minutesPerDay + 300) %
        minutesPerDay,
    )
    const points = moments.map(
      (departs, index) => discomfort(departs, departs + durationMinutes + shift, from, to) + index * 0.05,
    )
    return { departsMinute: moments[points.indexOf(Math.min(...points))] ?? 600, durationMinutes }
  })
}

const firstWave = 6 * 60
const lastDeparture = 21 * 60 + 50
const latestArrival = 24 * 60 + 15

/** Leaving times of short flights, spread over the day in which passengers travel. */
export function shortHaulTimes(
  from: Airport,
  to: Airport,
  durationMinutes: number,
  flights: number,
  seed: number,
): FlightTime[] {
  const last = Math.max(
    firstWave + 60,
    Math.min(lastDeparture, latestArrival - durationMinutes - zoneShift(from, to)),
  )
  const slot = (last - firstWave) / flights
  return Array.from({ length: flights }, (_, flight) => ({
    departsMinute: Math.min(
      roundTo5(last),
      roundTo5(firstWave + slot * (flight + 0.08 + 0.84 * fraction(seed, flight))),
    ),
    durationMinutes,
  }))
}

/**
 * When the aircraft goes back: after turning round, or first thing next morning when that would be too late.
 */
export function returnTime(
  outbound: FlightTime,
  from: Airport,
  to: Airport,
  durationMinutes: number,
  seed: number,
): FlightTime {
  const ready = roundTo5(
    outbound.departsMinute + outbound.durationMinutes + zoneShift(from, to) + 40 + 30 * fraction(seed),
  )
  const tooLate =
    ready > lastDeparture ||
    ready + durationMinutes + zoneShift(to, from) > latestArrival ||
    ready < firstWave - 15
  return { departsMinute: tooLate ? roundTo5(firstWave + 80 * fraction(seed, 1)) : ready, durationMinutes }
}
