import { type Aircraft, aircraftIndex } from '../aircraft.ts'
import type { Airport } from '../airports.ts'
import { minutesPerDay } from '../moments.ts'
import { fraction, hash } from '../seed.ts'
import { chooseAircraft, typesFor } from './aircraft-choice.ts'
import { blockMinutes } from './block-times.ts'
import { type RotationTimes, rotationTimes, zoneShift } from './departure-times.ts'
import type { Route } from './network.ts'
import { laterDays, openDays, operatingDays } from './operating-days.ts'

/** A flight number before it has its number: one departure a day on the days it runs. */
export interface PlannedFlight {
  readonly carrier: number
  /** Who flies it, under the carrier's code. */
  readonly operator: number
  readonly from: Airport
  readonly to: Airport
  readonly miles: number
  /** Local minute of the day. */
  readonly departsMinute: number
  readonly durationMinutes: number
  /** Bit 0 is Monday. */
  readonly days: number
  readonly aircraft: number
}

/** A flight and the one that brings the aircraft back. */
export interface Rotation {
  readonly outbound: PlannedFlight
  readonly inbound: PlannedFlight
}

const businessMiles = 1200
/** Flights that are shorter take longer in the rush hours. */
const rushMiles = 1500

/** Five minutes more in the rush hours, sometimes five less outside them. */
function rush({ miles, station, outstation }: Route, minute: number, seed: number): number {
  if (miles > rushMiles || Math.min(station.tier, outstation.tier) > 1) return 0
  const isRush = (minute >= 410 && minute < 570) || (minute >= 960 && minute < 1160)
  return isRush && fraction(seed, minute) < 0.6 ? 5 : 0
}

function planFlight(
  route: Route,
  ends: readonly [Airport, Airport],
  flight: Pick<PlannedFlight, 'departsMinute' | 'durationMinutes' | 'days' | 'aircraft'>,
): PlannedFlight {
  const [from, to] = ends
  const { carrier, operator, miles } = route
  const { departsMinute, durationMinutes, days } = flight
  const arrives = (departsMinute + durationMinutes + zoneShift(from, to) + minutesPerDay) % minutesPerDay
  return {
    carrier: carrier.index,
    operator: operator.index,
    from,
    to,
    miles,
    ...flight,
    days: openDays(openDays(days, from.code, departsMinute), to.code, arrives),
  }
}

/** Days between leaving and the return's leaving, both in their own local dates. */
function daysUntilReturn(
  { station, outstation }: Route,
  block: number,
  { outbound, inbound }: RotationTimes,
): number {
  const arrives = outbound + block + zoneShift(station, outstation)
  return Math.ceil((arrives - inbound) / minutesPerDay)
}

/** Minutes out and back by one type. */
interface TypeBlocks {
  readonly type: Aircraft
  readonly out: number
  readonly back: number
}

const likeMinutes = 10

/**
 * The types of the flights of a route with their block times. All take about as long: where one is faster or slower than
 * the first, the first one flies instead.
 */
function fleetOf(route: Route, flights: number, seed: number): TypeBlocks[] {
  const { carrier, station, outstation } = route
  const home = carrier.homes[0] ?? station.country
  const able = typesFor(route)
  const known = new Map<Aircraft, TypeBlocks>()
  const blocksOf = (type: Aircraft): TypeBlocks => {
    const blocks = known.get(type) ?? {
      type,
      out: blockMinutes({ from: station, to: outstation, aircraft: type, home }),
      back: blockMinutes({ from: outstation, to: station, aircraft: type, home }),
    }
    known.set(type, blocks)
    return blocks
  }
  const fleet = Array.from({ length: able.length ? flights : 0 }, (_, flight) =>
    blocksOf(chooseAircraft(route, able, { seed, flight })),
  )
  const [first] = fleet
  return fleet.map((blocks) =>
    first && Math.max(Math.abs(blocks.out - first.out), Math.abs(blocks.back - first.back)) > likeMinutes
      ? first
      : blocks,
  )
}

/** All flights of a route in both directions; none where no aircraft can land at both ends. */
export function scheduleRoute(route: Route, worldSeed: number): Rotation[] {
  const { carrier, station, outstation, miles, weeklyFlights } = route
  const seed = hash(worldSeed, carrier.index, route.operator.index, station.index, outstation.index)
  const isBusiness =
    carrier.kind === 'network' && miles < businessMiles && station.weight >= 15 && outstation.weight >= 15
  const week = operatingDays(weeklyFlights, isBusiness, seed)
  const fleet = fleetOf(route, week.length, seed)
  const [usual] = fleet
  if (!usual) return []
  const times = rotationTimes(
    { carrier, from: station, to: outstation, minutes: usual.out },
    { carrier, from: outstation, to: station, minutes: usual.back },
    week.length,
    seed,
  )
  return week.flatMap((days, flight) => {
    const [blocks, time] = [fleet[flight], times[flight]]
    if (!blocks || !time) return []
    const { type, out, back } = blocks
    const aircraft = aircraftIndex(type.code)
    const later = daysUntilReturn(route, out, time)
    const rotation = {
      outbound: planFlight(route, [station, outstation], {
        departsMinute: time.outbound,
        durationMinutes: out + rush(route, time.outbound, seed),
        days,
        aircraft,
      }),
      inbound: planFlight(route, [outstation, station], {
        departsMinute: time.inbound,
        durationMinutes: back + rush(route, time.inbound, seed),
        days: laterDays(days, later),
        aircraft,
      }),
    }
    return rotation.outbound.days && rotation.inbound.days ? [rotation] : []
  })
}
