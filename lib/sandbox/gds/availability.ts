import type { Cabin, Flight } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { airportAt } from '../world/airports.ts'
import { carriers } from '../world/carriers.ts'
import type { Departure } from '../world/connections/departures.ts'
import type { LegFlights } from '../world/connections/rank-connections.ts'
import { cabinOfClass, cabinRank, classesOf, equivalentRank } from '../world/fares/booking-classes.ts'
import { operatorOf } from '../world/fares/operating-class.ts'
import { type CabinSeats, cabinSeats, classesOnSale, classSeats } from '../world/fares/seats.ts'
import { dateOfDay } from '../world/moments.ts'
import { worldSchedules } from '../world/timetable/load.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import type { AirWorld } from './air-world.ts'
import { findDeparture } from './flights.ts'
import type { RouteOn, SeatsByClass } from './selling/departure-numbers.ts'
import type { LimitsOf } from './selling/inventory.ts'

const nothingSold: SeatsByClass = {}

interface CabinState extends CabinSeats {
  /** The operating carrier, by index: seats are sold in its classes. */
  readonly operator: number
  readonly sold: SeatsByClass
  readonly soldInCabin: number
}

/** Seats left on the departures that were loaded. */
export interface Availability {
  /** Whether the aircraft has the cabin, and the carrier under whose number it flies sells it. */
  isFitted(departure: Departure, cabin: Cabin): boolean
  /** Seats left in the class of a rank (0 the highest) of a cabin, as the carrier under whose number it flies sells it. */
  seatsLeft(departure: Departure, cabin: Cabin, rank: number): number
}

/** Key of the departure that holds the seats, as `inventoryKey` of its flight. */
function keyOf({ timetable }: Schedules, { entry, route, day }: Departure): string {
  const operating = timetable.operatedBy[entry] ?? entry
  const carrier = carriers[timetable.carrier[operating] ?? -1]?.code ?? ''
  const departure = { airport: airportAt(timetable.routeFrom[route] ?? 0).code, date: dateOfDay(day) }
  return `${carrier}${timetable.number[operating]}/${departure.date}/${departure.airport}`
}

function stateOf(
  schedules: Schedules,
  departure: Departure,
  cabin: Cabin,
  soldByKey: ReadonlyMap<string, SeatsByClass>,
): CabinState {
  const operating = schedules.timetable.operatedBy[departure.entry] ?? departure.entry
  const seats = cabinSeats(schedules.timetable, operating, departure.day, cabin)
  const sold =
    soldByKey.size === 0 ? nothingSold : (soldByKey.get(keyOf(schedules, departure)) ?? nothingSold)
  const operator = schedules.timetable.carrier[operating] ?? 0
  const soldInCabin = classesOf(operator, cabin).reduce((sum, one) => sum + (sold[one] ?? 0), 0)
  return { ...seats, operator, sold, soldInCabin }
}

/** Departures whose seats are looked at. */
export interface DeparturesToShow {
  readonly departures: readonly Departure[]
  /** Whether they are about to be sold: what a search shows may be a moment old. */
  readonly isSale: boolean
}

export const departuresOf = (legs: readonly (readonly LegFlights[])[]): Departure[] =>
  legs.flat().flatMap(({ departures }) => departures)

function routeOn({ timetable }: Schedules, { route, day }: Departure): RouteOn {
  const [from, to] = [timetable.routeFrom[route] ?? 0, timetable.routeTo[route] ?? 0]
  return { date: dateOfDay(day), from: airportAt(from).code, to: airportAt(to).code }
}

/** What was sold of some departures, by their day and `inventoryKey`; it is read once for each date. */
async function soldOf(
  { schedules, soldSeats }: AirWorld,
  { departures, isSale }: DeparturesToShow,
  now: EpochMs,
) {
  const days = [...Map.groupBy(departures, ({ day }) => day)]
  return new Map(
    await Promise.all(
      days.map(async ([day, onDay]) => {
        const ofRoutes = [...new Map(onDay.map((departure) => [departure.route, departure])).values()]
        const exactly = (isSale ? onDay : []).map((departure) => ({
          departure: keyOf(schedules, departure),
          route: routeOn(schedules, departure),
        }))
        const routes = ofRoutes.map((departure) => routeOn(schedules, departure))
        return [day, await soldSeats.soldOn(dateOfDay(day), { routes, exactly }, now)] as const
      }),
    ),
  )
}

/** The seats left on some departures. */
export async function availabilityOn(
  world: AirWorld,
  shown: DeparturesToShow,
  now: EpochMs,
): Promise<Availability> {
  const { schedules } = world
  const sold = await soldOf(world, shown, now)
  const states = new Map<number, CabinState>()
  const entries = schedules.timetable.carrier.length
  const state = (departure: Departure, cabin: Cabin): CabinState => {
    const operating = schedules.timetable.operatedBy[departure.entry] ?? departure.entry
    const key = (departure.day * entries + operating) * 4 + cabinRank(cabin)
    const known = states.get(key)
    if (known) return known
    const fresh = stateOf(schedules, departure, cabin, sold.get(departure.day) ?? new Map())
    states.set(key, fresh)
    return fresh
  }
  return {
    isFitted: (departure, cabin) =>
      classesOf(departure.carrier, cabin).length > 0 && state(departure, cabin).fitted > 0,
    seatsLeft(departure, cabin, rank) {
      const known = state(departure, cabin)
      const classes = classesOf(known.operator, cabin)
      const own = equivalentRank(cabin, rank, { from: departure.carrier, to: known.operator })
      const inClass = classSeats(known, own, classes.length) - (known.sold[classes[own] ?? ''] ?? 0)
      return Math.max(0, Math.min(inClass, known.onSale - known.soldInCabin))
    },
  }
}

/**
 * Seats on sale of a departure by booking class, before anything was sold through this service. A function of
 * flight and date alone. Classes of cabins that the aircraft lacks are absent; a flight that does not operate
 * has none.
 */
export function seatsOnSale(
  schedules: Schedules,
  { carrier, number, operating, departure }: Flight,
): SeatsByClass {
  const named = {
    carrier: operating?.carrier ?? carrier,
    number: operating?.number ?? number,
    from: departure.airport,
    date: departure.date,
  }
  const found = findDeparture(schedules, named)
  return found ? classesOnSale(schedules.timetable, found.entry, found.day) : {}
}

/** The seats on sale of a departure, as limits of what is sold of it. */
export const limitsOnSale =
  (schedules: () => Schedules = worldSchedules): LimitsOf =>
  (flight, bookingClass) => {
    const operator = operatorOf(flight)
    const cabin = cabinOfClass(operator, bookingClass)
    const onSale = seatsOnSale(schedules(), flight)
    const inClass = onSale[bookingClass]
    if (!cabin || inClass === undefined) return undefined
    return { cabin, inClass, inCabin: onSale[classesOf(operator, cabin)[0] ?? ''] ?? 0 }
  }
