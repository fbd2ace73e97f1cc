import { type Aircraft, aircraftIndex } from '../aircraft.ts'
import type { Airport } from '../airports.ts'
import { minutesPerDay } from '../moments.ts'
import { fraction, hash } from '../seed.ts'
import { chooseAircraft, typesFor } from './aircraft-choice.ts'
import { blockMinutes } from './block-times.ts'
import { type Leg, type RotationTimes, rotationTimes, zoneShift } from './departure-times.ts'
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
/** Flights between large airports that are shorter than this take longer in the rush hours. */
const rushMiles = 1500

/** Minutes more in the rush hours. */
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

const shuttleFlights = 3
const shuttleMinutes = 300

/**
 * Days between leaving and the return's leaving, both in their own local dates; none on shuttles, which have several
 * aircraft on the way.
 */
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

const likeMinutes = 30

/**
 * The types of the flights of a route with their block times. All take about as long: where one is much faster or slower
 * than the first, the first one flies instead.
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

/** The flights of a route on a full day: the days that each runs on, and the aircraft; none where nothing can land. */
interface RoutePlan {
  readonly route: Route
  readonly seed: number
  readonly flights: readonly { readonly days: number; readonly blocks: TypeBlocks }[]
}

function planRoute(route: Route, worldSeed: number): RoutePlan {
  const { carrier, station, outstation, miles, weeklyFlights } = route
  const seed = hash(worldSeed, carrier.index, route.operator.index, station.index, outstation.index)
  const isBusiness =
    carrier.kind === 'network' && miles < businessMiles && station.weight >= 15 && outstation.weight >= 15
  const week = operatingDays(weeklyFlights, isBusiness, seed)
  const fleet = fleetOf(route, week.length, seed)
  return { route, seed, flights: fleet.map((blocks, flight) => ({ blocks, days: week[flight] ?? 0 })) }
}

function planRotation(
  { route, seed, flights }: RoutePlan,
  flight: RoutePlan['flights'][number],
  time: RotationTimes,
): Rotation {
  const { station, outstation } = route
  const { type, out, back } = flight.blocks
  const isShuttle = flights.length >= shuttleFlights && out < shuttleMinutes
  const aircraft = aircraftIndex(type.code)
  return {
    outbound: planFlight(route, [station, outstation], {
      departsMinute: time.outbound,
      durationMinutes: out + rush(route, time.outbound, seed),
      days: flight.days,
      aircraft,
    }),
    inbound: planFlight(route, [outstation, station], {
      departsMinute: time.inbound,
      durationMinutes: back + rush(route, time.inbound, seed),
      days: isShuttle ? flight.days : laterDays(flight.days, daysUntilReturn(route, out, time)),
      aircraft,
    }),
  }
}

interface PairFlight {
  readonly plan: RoutePlan
  readonly flight: RoutePlan['flights'][number]
}

const rangeOf = (minutes: readonly number[]): Pick<Leg, 'minutes' | 'slowestMinutes'> => ({
  minutes: Math.min(...minutes),
  slowestMinutes: Math.max(...minutes),
})

/**
 * All flights of a carrier between two airports in both directions, whoever operates them; none where no aircraft can
 * land at both ends.
 *
 * @param routes routes of one carrier with the same two airports, one for each operator
 */
export function schedulePair(routes: readonly Route[], worldSeed: number): Rotation[] {
  const plans = routes.map((route) => planRoute(route, worldSeed))
  const flights = plans
    .flatMap((plan) =>
      plan.flights.map((flight, index) => ({ plan, flight, share: (index + 0.5) / plan.flights.length })),
    )
    .sort((a, b) => a.share - b.share)
  const [first] = flights
  if (!first) return []
  const { carrier, station, outstation } = first.plan.route
  const isReversed = ({ plan }: PairFlight): boolean => plan.route.station !== station
  const outMinutes = (one: PairFlight): number => one.flight.blocks[isReversed(one) ? 'back' : 'out']
  const backMinutes = (one: PairFlight): number => one.flight.blocks[isReversed(one) ? 'out' : 'back']
  const [leaving, returning] = [flights.map(outMinutes), flights.map(backMinutes)]
  const times = rotationTimes(
    { carrier, from: station, to: outstation, ...rangeOf(leaving) },
    { carrier, from: outstation, to: station, ...rangeOf(returning) },
    flights.length,
    first.plan.seed,
  )
  return flights.flatMap((one, index) => {
    const time = times[index]
    if (!time) return []
    const rotation = planRotation(
      one.plan,
      one.flight,
      isReversed(one) ? { outbound: time.inbound, inbound: time.outbound } : time,
    )
    return rotation.outbound.days && rotation.inbound.days ? [rotation] : []
  })
}
