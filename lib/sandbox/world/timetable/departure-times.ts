import type { Airport } from '../airports.ts'
import type { Carrier } from '../carriers.ts'
import { minutesPerDay, toEpochMinute } from '../moments.ts'
import { fraction } from '../seed.ts'
import { offsetMinutes } from '../zones.ts'
import {
  arrivalCurve,
  curveOfSpans,
  type DayCurve,
  departureCurve,
  longHaulCurve,
  openCurve,
  quarters,
  waveCurve,
} from './day-curves.ts'
import { nightAirports } from './hours-table.ts'
import { regionOf } from './regions.ts'

/** One direction of a route. */
export interface Leg {
  readonly carrier: Carrier
  readonly from: Airport
  readonly to: Airport
  readonly minutes: number
}

/**
 * Schedules are planned with the offsets of midsummer; in other weeks arrivals shift with the clocks,
 * departures do not.
 */
const planningMinute = toEpochMinute(Date.UTC(2027, 6, 1))
const longHaulMinutes = 390
const mediumHaulMinutes = 210

/** Minutes that clocks at the destination are ahead of those at the origin. */
export const zoneShift = (from: Airport, to: Airport): number =>
  offsetMinutes(to.zone, planningMinute) - offsetMinutes(from.zone, planningMinute)

const timeOfDay = (minutes: number): number => ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay
const quarterOf = (minutes: number): number => Math.floor(timeOfDay(minutes) / 15)

/** Flights that leave late at night against the clock and arrive in the early morning. */
const redEyes = curveOfSpans('21:15-23:59=3.5 0:00-1:00=1')
/** Flights of four to six hours between airports that work at night leave around midnight, too. */
const midnight = curveOfSpans('22:30-23:59=2.5 0:00-1:15=2.5')

function nightDepartures({ from, to, minutes }: Leg): DayCurve | undefined {
  const isFromAlaska = from.country === 'US' && from.longitude < -128 && minutes < 300
  const isEastward = zoneShift(from, to) >= 120 || isFromAlaska
  if (isEastward && minutes >= 190 && ['NW', 'NE', 'OC'].includes(regionOf(from))) return redEyes
  return minutes >= mediumHaulMinutes && nightAirports.has(from.code) && from.country !== to.country
    ? midnight
    : undefined
}

/** When flights of one direction leave: what suits the market, both airports and the waves of the carrier's hubs. */
function departuresOf(leg: Leg): DayCurve {
  const { carrier, from, to, minutes } = leg
  const market = minutes >= longHaulMinutes ? longHaulCurve(from, to) : undefined
  const [leaves, open, lands] = [market ?? departureCurve(from), openCurve(from), arrivalCurve(to)]
  const late = market ? undefined : nightDepartures(leg)
  const [before, after] = [waveCurve(carrier, from, 'departures'), waveCurve(carrier, to, 'arrivals')]
  const ahead = minutes + zoneShift(from, to)
  const curve = new Float64Array(quarters)
  for (let quarter = 0; quarter < quarters; quarter++) {
    const wanted = (leaves[quarter] ?? 0) + (late?.[quarter] ?? 0) * (open[quarter] ?? 0)
    if (wanted === 0) continue
    // The flight leaves up to ten minutes later in its quarter.
    const [landing, latest] = [quarterOf(quarter * 15 + ahead), quarterOf(quarter * 15 + ahead + 10)]
    curve[quarter] =
      wanted *
      Math.min(lands[landing] ?? 0, lands[latest] ?? 0) *
      (before?.[quarter] ?? 1) *
      (after?.[landing] ?? 1)
  }
  return curve
}

function sumOf(curve: DayCurve): number {
  let sum = 0
  for (let quarter = 0; quarter < quarters; quarter++) sum += curve[quarter] ?? 0
  return sum
}

/** The minute at which so much of the day's weight has passed, in steps of five. */
function minuteAt(curve: DayCurve, share: number, seed: number): number {
  let left = share * sumOf(curve)
  for (let quarter = 0; quarter < quarters; quarter++) {
    left -= curve[quarter] ?? 0
    if (left < 0) return quarter * 15 + 5 * Math.floor(3 * fraction(seed, 4))
  }
  return quarters * 10
}

/** Where the curve allows it, so many minutes after the flight before. */
function notTooClose(curve: DayCurve, minutes: readonly number[]): number[] {
  const gap = Math.min(45, Math.floor(240 / minutes.length) * 5)
  const kept: number[] = []
  for (const minute of [...minutes].sort((a, b) => a - b)) {
    const last = kept.at(-1)
    let moved = last === undefined ? minute : Math.max(minute, last + gap)
    while (moved < minutesPerDay && (curve[quarterOf(moved)] ?? 0) === 0) moved += 5
    kept.push(moved < minutesPerDay ? moved : minute)
  }
  return kept
}

/** Times of so many flights a day: each has its part of the day, and is somewhere in it. */
function spread(curve: DayCurve, flights: number, seed: number): number[] {
  const minutes = Array.from({ length: flights }, (_, flight) =>
    minuteAt(curve, (flight + 0.5 + 0.7 * (fraction(seed, flight, 1) - 0.5)) / flights, seed + flight),
  )
  return flights === 1
    ? [minuteAt(curve, 0.04 + 0.92 * fraction(seed, 2), seed)]
    : notTooClose(curve, minutes)
}

/** A curve that has some weight, else the opening hours. */
const usable = (curve: DayCurve, from: Airport): DayCurve => (sumOf(curve) > 0 ? curve : openCurve(from))

/** Leaving times of a flight and of the one that brings the aircraft back, local minutes of the day. */
export interface RotationTimes {
  readonly outbound: number
  readonly inbound: number
}

/** Minutes on the ground before the aircraft goes back. */
const turnMinutes = ({ carrier, minutes }: Leg, seed: number): number =>
  (minutes > 300 ? 85 : carrier.kind === 'lowCost' ? 30 : 40) + 5 * Math.floor(6 * fraction(seed, 9))

/** Short flights that are few come back at once. */
function withTurn(
  outbound: Leg,
  curves: readonly [DayCurve, DayCurve],
  flights: number,
  seed: number,
): RotationTimes[] | undefined {
  const turn = turnMinutes(outbound, seed)
  const ahead = outbound.minutes + zoneShift(outbound.from, outbound.to) + turn
  const [out, back] = curves
  const both = out.map((weight, quarter) => weight * (back[quarterOf(quarter * 15 + ahead)] ?? 0))
  if (sumOf(both) === 0) return undefined
  return spread(both, flights, seed).map((minute) => ({
    outbound: minute,
    inbound: timeOfDay(minute + ahead),
  }))
}

/** A long flight that is the only one of the day goes back after some hours rather than the next day. */
function soonAfter(curve: DayCurve, arrives: number): DayCurve {
  return curve.map((weight, quarter) => {
    const onGround = timeOfDay(quarter * 15 - arrives)
    return weight * (onGround < 80 ? 0.02 : onGround < 300 ? 1 : onGround < 720 ? 0.5 : 0.25)
  })
}

/**
 * When the flights of a route leave at both ends, on a day on which all of them run: in the waves of hubs and in the
 * hours of their market, apart from each other, outside curfews.
 */
export function rotationTimes(outbound: Leg, inbound: Leg, flights: number, seed: number): RotationTimes[] {
  const out = usable(departuresOf(outbound), outbound.from)
  const back = usable(departuresOf(inbound), inbound.from)
  if (flights <= 2 && outbound.minutes < 300) {
    const turned = withTurn(outbound, [out, back], flights, seed)
    if (turned) return turned
  }
  const leaving = spread(out, flights, seed)
  const arrives = (leaving[0] ?? 0) + outbound.minutes + zoneShift(outbound.from, outbound.to)
  const returning = spread(flights === 1 ? soonAfter(back, arrives) : back, flights, seed + 101)
  return leaving.map((minute, flight) => ({ outbound: minute, inbound: returning[flight] ?? minute }))
}
