import { type Aircraft, aircraftIndex, isWidebody } from '../aircraft.ts'
import type { Airport } from '../airports.ts'
import { fraction, hash } from '../seed.ts'
import {
  blockMinutes,
  type FlightTime,
  longHaulTimes,
  returnTime,
  shortHaulTimes,
  zoneShift,
} from './departure-times.ts'
import { longHaulMiles, type Route, typesInRange } from './network.ts'

/** A flight number before it has its number: one departure a day on the days it runs. */
export interface PlannedFlight extends FlightTime {
  readonly carrier: number
  /** Who flies it, under the carrier's code. */
  readonly operator: number
  readonly from: Airport
  readonly to: Airport
  readonly miles: number
  /** Bit 0 is Monday. */
  readonly days: number
  readonly aircraft: number
}

/** A flight and the one that brings the aircraft back. */
export interface Rotation {
  readonly outbound: PlannedFlight
  readonly inbound: PlannedFlight
}

const everyDay = 0b1111111
const longBlockMinutes = 210

/** So many days of the week, spread evenly, starting at a seeded day. */
function daysMask(days: number, seed: number): number {
  const first = hash(seed, 77) % 7
  return Array.from(
    { length: days },
    (_, index) => 1 << ((first + Math.floor((index * 7) / days)) % 7),
  ).reduce((mask, day) => mask | day, 0)
}

/** The days of a flight that leaves so many days after another one that runs on `mask`. */
const laterDays = (mask: number, days: number): number => ((mask << days) | (mask >> (7 - days))) & everyDay

function pick(types: readonly Aircraft[], seed: number): Aircraft | undefined {
  return types[Math.floor(fraction(seed, 5) * types.length)]
}

/**
 * The type that fits distance and demand: propellers and regional jets to small places nearby, two aisles far
 * away and on trunks.
 */
function aircraftFor({ operator, station, outstation, miles }: Route, seed: number): Aircraft {
  const able = typesInRange(operator, miles)
  const wide = able.filter(isWidebody)
  const narrow = able.filter((type) => !isWidebody(type))
  const small = narrow.filter(({ singleClassSeats }) => singleClassSeats < 130)
  const trunk = station.weight >= 34 && outstation.weight >= 62 && miles > 500
  const wantsWide =
    miles > longHaulMiles
      ? outstation.weight >= 34 || fraction(seed, 6) < 0.4
      : trunk && fraction(seed, 6) < 0.12
  const wantsSmall = outstation.weight <= 15 && fraction(seed, 7) < 0.7
  const choice =
    (wantsWide && pick(wide, seed)) ||
    (wantsSmall && pick(small, seed)) ||
    pick(
      narrow.filter((type) => !small.includes(type)),
      seed,
    ) ||
    pick(able, seed)
  if (!choice) throw new Error(`no aircraft of ${operator.code} flies ${miles} miles`)
  return choice
}

/** Days between leaving and the return's leaving, both in their own local dates. */
const daysUntilReturn = (outbound: FlightTime, shift: number, inbound: FlightTime): number => {
  const arrives = outbound.departsMinute + outbound.durationMinutes + shift
  return Math.max(0, Math.ceil((arrives - inbound.departsMinute) / 1440))
}

function rotation(
  route: Route,
  days: number,
  aircraft: Aircraft,
  outbound: FlightTime,
  inbound: FlightTime,
): Rotation {
  const { carrier, operator, station, outstation, miles } = route
  const common = {
    carrier: carrier.index,
    operator: operator.index,
    miles,
    aircraft: aircraftIndex(aircraft.code),
  }
  const back = laterDays(days, daysUntilReturn(outbound, zoneShift(station, outstation), inbound) % 7)
  return {
    outbound: { ...common, from: station, to: outstation, days, ...outbound },
    inbound: { ...common, from: outstation, to: station, days: back, ...inbound },
  }
}

/** All flights of a route in both directions. */
export function scheduleRoute(route: Route, worldSeed: number): Rotation[] {
  const { carrier, station, outstation, miles, weeklyFlights } = route
  const seed = hash(worldSeed, carrier.index, station.index, outstation.index)
  const flights = Math.ceil(weeklyFlights / 7)
  const aircraft = Array.from({ length: flights }, (_, index) =>
    aircraftFor(route, hash(seed, miles > longHaulMiles ? 0 : index)),
  )
  const speed = aircraft[0]?.cruiseMilesPerHour ?? 500
  const out = blockMinutes(station, outstation, miles, speed)
  const back = blockMinutes(outstation, station, miles, speed)
  const isLong = out > longBlockMinutes
  const outbound = isLong
    ? longHaulTimes(station, outstation, out, flights, seed)
    : shortHaulTimes(station, outstation, out, flights, seed)
  const inbound = isLong
    ? longHaulTimes(outstation, station, back, flights, seed + 1)
    : outbound.map((time, index) => returnTime(time, station, outstation, back, hash(seed, index, 3)))
  return aircraft.flatMap((type, index) => {
    const [leaves, returns] = [outbound[index], inbound[index]]
    const days = Math.min(7, weeklyFlights - index * 7)
    return leaves && returns
      ? rotation(route, days === 7 ? everyDay : daysMask(days, seed), type, leaves, returns)
      : []
  })
}
