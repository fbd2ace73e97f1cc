import { aircraftIndex } from '../aircraft.ts'
import { airportAt, airports } from '../airports.ts'
import { carriers } from '../carriers.ts'
import { minutesPerDay } from '../moments.ts'
import { carrierSetWords } from '../partners.ts'
import type { Schedules } from '../timetable/schedules.ts'
import { toLocalMinute } from '../zones.ts'
import type { Connection, Departure } from './departures.ts'

/** Carriers or airports by index; an absent set says nothing. */
export interface IndexPreference {
  readonly permitted?: ReadonlySet<number>
  readonly prohibited?: ReadonlySet<number>
  readonly preferred?: ReadonlySet<number>
}

/** Minutes of the local day, both ends included; over midnight when it begins later than it ends. */
export interface MinuteWindow {
  readonly from: number
  readonly to: number
}

/** What a request demands of the flights of a leg. */
export interface FlightConstraints {
  readonly departure?: MinuteWindow
  readonly arrival?: MinuteWindow
  /** Marketing carriers. */
  readonly carriers?: IndexPreference
  /** Airports to change at. */
  readonly points?: IndexPreference
  readonly maxConnections?: number
  readonly maxConnectionMinutes?: number
  /** Longest connection that lasts over midnight, local time. */
  readonly maxOvernightMinutes?: number
  readonly sameCarrierOnly?: boolean
  /** No trains; `all`: no buses either. */
  readonly excludeGround?: 'train' | 'all'
}

/** The constraints and traffic rights of a leg in the form that the search loop needs. */
export interface FlightFilter {
  /** Bit set of the carriers whose flights may be used. */
  readonly carriers: Uint32Array
  /** Bit set of the carriers to be preferred. */
  readonly preferredCarriers: Uint32Array | undefined
  /** By airport. */
  readonly mayConnectAt: readonly boolean[] | undefined
  readonly preferredPoints: ReadonlySet<number> | undefined
  readonly departure: MinuteWindow | undefined
  readonly arrival: MinuteWindow | undefined
  readonly maxConnections: number
  readonly maxConnectionMinutes: number
  readonly maxOvernightMinutes: number
  readonly sameCarrierOnly: boolean
  /** Types of trains and buses that are excluded, by index. */
  readonly excludedTypes: ReadonlySet<number> | undefined
}

/** A carrier's bit in a carrier set. */
export const inSet = (set: Uint32Array, carrier: number): boolean =>
  ((set[carrier >> 5] ?? 0) & (1 << (carrier & 31))) !== 0

function setOf(isIn: (carrier: number) => boolean): Uint32Array {
  const set = new Uint32Array(carrierSetWords)
  for (let carrier = 0; carrier < carriers.length; carrier++) {
    if (isIn(carrier)) set[carrier >> 5] = (set[carrier >> 5] ?? 0) | (1 << (carrier & 31))
  }
  return set
}

const allows = ({ permitted, prohibited }: IndexPreference, index: number): boolean =>
  (permitted?.has(index) ?? true) && !(prohibited?.has(index) ?? false)

const everything: IndexPreference = {}

const groundTypes = {
  train: new Set([aircraftIndex('TRN')]),
  all: new Set([aircraftIndex('TRN'), aircraftIndex('BUS')]),
}

/** Whether a flight is of an excluded type. */
export const isExcludedType = (
  { timetable }: Schedules,
  { excludedTypes }: FlightFilter,
  entry: number,
): boolean => excludedTypes?.has(timetable.aircraft[entry] ?? -1) ?? false

/** @param mayFly carriers with the traffic rights for the leg */
export function flightFilter(
  mayFly: (carrier: number) => boolean,
  constraints: FlightConstraints = {},
): FlightFilter {
  const { carriers: carrierChoice = everything, points } = constraints
  const preferred = carrierChoice.preferred
  return {
    carriers: setOf((carrier) => mayFly(carrier) && allows(carrierChoice, carrier)),
    preferredCarriers: preferred && setOf((carrier) => preferred.has(carrier)),
    mayConnectAt: points && airports.map(({ index }) => allows(points, index)),
    preferredPoints: points?.preferred,
    departure: constraints.departure,
    arrival: constraints.arrival,
    maxConnections: constraints.maxConnections ?? Number.POSITIVE_INFINITY,
    maxConnectionMinutes: constraints.maxConnectionMinutes ?? Number.POSITIVE_INFINITY,
    maxOvernightMinutes: constraints.maxOvernightMinutes ?? Number.POSITIVE_INFINITY,
    sameCarrierOnly: constraints.sameCarrierOnly ?? false,
    excludedTypes: constraints.excludeGround && groundTypes[constraints.excludeGround],
  }
}

function isWithin(window: MinuteWindow | undefined, minute: number): boolean {
  if (!window) return true
  const { from, to } = window
  return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to
}

/** Whether a leg may begin with a departure. */
export const acceptsDeparture = (
  schedules: Schedules,
  filter: FlightFilter,
  { carrier, entry }: Departure,
): boolean =>
  inSet(filter.carriers, carrier) &&
  !isExcludedType(schedules, filter, entry) &&
  isWithin(filter.departure, schedules.timetable.departsMinute[entry] ?? 0)

/** Whether the local date changes between an arrival and the departure from the same airport. */
function lastsOverMidnight({ timetable }: Schedules, before: Departure, after: Departure): boolean {
  const { zone } = airportAt(timetable.routeTo[before.route] ?? 0)
  return Math.floor(toLocalMinute(zone, before.arrivesAtMinute) / minutesPerDay) !== after.day
}

/** Whether the flights of a leg arrive in time and wait no longer overnight than filter. */
export function acceptsConnection(
  schedules: Schedules,
  { arrival, maxOvernightMinutes }: FlightFilter,
  connection: Connection,
): boolean {
  if (!arrival && maxOvernightMinutes === Number.POSITIVE_INFINITY) return true
  const last = connection.at(-1)
  if (!last) return false
  const zone = airportAt(schedules.timetable.routeTo[last.route] ?? 0).zone
  if (!isWithin(arrival, toLocalMinute(zone, last.arrivesAtMinute) % minutesPerDay)) return false
  return connection.every((after, index) => {
    const before = connection[index - 1]
    const wait = before ? after.departsAtMinute - before.arrivesAtMinute : 0
    return !before || wait <= maxOvernightMinutes || !lastsOverMidnight(schedules, before, after)
  })
}
