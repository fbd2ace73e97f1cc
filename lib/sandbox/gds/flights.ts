import type { Flight, FlightPoint } from '../../kernel/flight.ts'
import { toDate } from '../../kernel/instant.ts'
import { aircraftTypes } from '../world/aircraft.ts'
import { type Airport, airportAt, findAirport } from '../world/airports.ts'
import { carriers, findCarrier } from '../world/carriers.ts'
import { type Departure, departureOn, runsOn } from '../world/connections/departures.ts'
import { distanceMiles } from '../world/distance.ts'
import { dayOf, minutesPerDay, toEpochMs } from '../world/moments.ts'
import { airlines, operatorName } from '../world/regional-operators.ts'
import { terminalOf } from '../world/terminals.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { toLocalMinute } from '../world/zones.ts'

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`)

function pointOf({ code, zone }: Airport, utcMinute: number, carrier: string): FlightPoint {
  const local = toLocalMinute(zone, utcMinute)
  const minute = local % minutesPerDay
  const terminal = terminalOf(code, carrier)
  return {
    airport: code,
    date: toDate(toEpochMs(local)),
    time: `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
    ...(terminal && { terminal }),
  }
}

const codeAt = (carrier: number | undefined): string => carriers[carrier ?? -1]?.code ?? ''

/** A departure as the rest of the service knows it. */
export function toFlight(
  { timetable }: Schedules,
  { entry, route, departsAtMinute, arrivesAtMinute }: Departure,
): Flight {
  const { carrier, operator, number, operatedBy, aircraft, routeFrom, routeTo } = timetable
  const [from, to] = [airportAt(routeFrom[route] ?? 0), airportAt(routeTo[route] ?? 0)]
  const operating = operatedBy[entry] ?? entry
  const partner = carriers[carrier[operating] ?? -1]
  const partnerCode = partner?.code ?? ''
  const regional = operator[entry] === carrier[operating] ? undefined : airlines[operator[entry] ?? -1]
  return {
    carrier: codeAt(carrier[entry]),
    number: `${number[entry]}`,
    ...(operating !== entry &&
      partner && { operating: { carrier: partnerCode, number: `${number[operating]}`, name: partner.name } }),
    ...(regional && { flownBy: { carrier: regional.code, name: operatorName(regional, partnerCode) } }),
    equipment: aircraftTypes[aircraft[entry] ?? 0]?.code ?? '',
    departure: pointOf(from, departsAtMinute, partnerCode),
    arrival: pointOf(to, arrivesAtMinute, partnerCode),
    departsAt: toEpochMs(departsAtMinute),
    arrivesAt: toEpochMs(arrivesAtMinute),
    durationMinutes: arrivesAtMinute - departsAtMinute,
    distanceMiles: distanceMiles(from.index, to.index),
  }
}

/** How a client names a departure; the number may have leading zeros. */
export interface NamedFlight {
  readonly carrier: string
  readonly number: string
  readonly from: string
  /** Local date of departure. */
  readonly date: string
}

function routeOf({ timetable: { routeStart } }: Schedules, entry: number): number {
  let low = 0
  let high = routeStart.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((routeStart[middle] ?? 0) <= entry) low = middle
    else high = middle
  }
  return low
}

/** The departure of a flight number from an airport on a date; undefined when it does not operate then. */
export function findDeparture(
  schedules: Schedules,
  { carrier, number, from, date }: NamedFlight,
): Departure | undefined {
  const carrierIndex = findCarrier(carrier)?.index
  if (carrierIndex === undefined) return undefined
  const entry = schedules.entryOfNumber(carrierIndex, Number(number))
  const day = dayOf(date)
  if (entry === undefined || !runsOn(schedules, entry, day)) return undefined
  const route = routeOf(schedules, entry)
  return schedules.timetable.routeFrom[route] === findAirport(from)?.index
    ? departureOn(schedules, entry, route, day)
    : undefined
}
