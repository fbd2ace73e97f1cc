import type { Cabin } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { SelectedFlight, SelectedLeg } from '../../shopping/shopping.ts'
import type { Connection, Departure } from '../world/connections/departures.ts'
import { fareCarrierOf } from '../world/connections/fare-carrier.ts'
import type { LegFlights } from '../world/connections/rank-connections.ts'
import { cabinOfClass, cabinRank, classesOf, equivalentRank, rankOf } from '../world/fares/booking-classes.ts'
import { toEpochMs } from '../world/moments.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import type { Availability } from './availability.ts'
import { type BookedSeat, bookSeat, type ClassOfCabin, isOffered, lowestOpenRank } from './classes.ts'
import { findDeparture, toFlight } from './flights.ts'

const nameOf = ({ carrier, number }: SelectedFlight): string => `${carrier}${Number(number)}`

/** The departure that a client named. @throws Refusal `flightNotFound`, `scheduleMismatch` */
function requireDeparture(schedules: Schedules, selected: SelectedFlight): Departure {
  const departure = findDeparture(schedules, selected)
  const flight = departure && toFlight(schedules, departure)
  if (!flight || flight.arrival.airport !== selected.to)
    throw new Refusal('flightNotFound', { flight: nameOf(selected), date: selected.date })
  const scheduled = flight.departure.time
  const asked = selected.departureTime?.slice(0, 5)
  if (asked !== undefined && asked !== scheduled) {
    throw new Refusal('scheduleMismatch', { flight: nameOf(selected), date: selected.date, scheduled, asked })
  }
  return departure
}

const connects = (
  { timetable: { routeFrom, routeTo } }: Schedules,
  before: Departure | undefined,
  after: Departure,
): boolean =>
  !before ||
  (routeTo[before.route] === routeFrom[after.route] && after.departsAtMinute > before.arrivesAtMinute)

/**
 * The flights of a leg, each leaving from where and after the one before arrived.
 *
 * @param notBefore no sale for flights that leave earlier
 * @throws Refusal `flightNotFound`, `scheduleMismatch`, `noFare`
 */
export function requireConnection(
  schedules: Schedules,
  flights: readonly SelectedFlight[],
  notBefore: EpochMs,
): [Departure, ...Departure[]] {
  const [first, ...others] = flights.map((selected) => requireDeparture(schedules, selected))
  if (!first || toEpochMs(first.departsAtMinute) < notBefore) throw new Refusal('noFare')
  const connection: [Departure, ...Departure[]] = [first, ...others]
  if (!connection.every((departure, index) => connects(schedules, connection[index - 1], departure)))
    throw new Refusal('noFare')
  return connection
}

/**
 * The flights of a leg with the carrier whose fare covers them.
 *
 * @param notBefore no sale for flights that leave earlier
 * @throws Refusal `flightNotFound`, `scheduleMismatch`, `noFare`
 */
export function requireLegFlights(
  schedules: Schedules,
  flights: readonly SelectedFlight[],
  notBefore: EpochMs,
): LegFlights {
  const departures = requireConnection(schedules, flights, notBefore)
  const fareCarrier = fareCarrierOf(schedules, departures)
  if (fareCarrier === undefined) throw new Refusal('noFare')
  return { departures, fareCarrier, score: 0, otherAirports: 0 }
}

export interface SeatQuery {
  /** Whose fare covers the leg, by index. */
  readonly carrier: number
  readonly availability: Availability
  readonly selected: SelectedLeg
  readonly connection: Connection
  readonly seats: number
  readonly requireSeats: boolean
  /** Ranks of a cabin whose conditions are met. */
  readonly permitted: (cabin: Cabin) => readonly boolean[]
}

/** What is booked on each flight, and the cabin and rank (0 the highest class) of the fare that covers it. */
export interface SeatPlan {
  readonly cabin: Cabin
  readonly rank: number
  readonly booked: readonly BookedSeat[]
}

const refuseClass = (flight: SelectedFlight | undefined, bookingClass: string): Refusal =>
  new Refusal('classNotAvailable', {
    class: bookingClass,
    flight: flight ? nameOf(flight) : '',
    date: flight?.date ?? '',
  })

const highest = (cabins: readonly Cabin[]): Cabin =>
  cabins.reduce<Cabin>((high, cabin) => (cabinRank(cabin) > cabinRank(high) ? cabin : high), 'Economy')

/** The fare that covers the classes a client named: of the highest cabin, and there of the highest class. */
function fareOfClasses(
  { availability, selected, connection, carrier }: SeatQuery,
  named: readonly (string | undefined)[],
): ClassOfCabin {
  const classes = named.flatMap((bookingClass, index) => {
    if (bookingClass === undefined) return []
    const departure = connection[index]
    const cabin = departure && cabinOfClass(departure.carrier, bookingClass)
    if (!cabin || !availability.isFitted(departure, cabin))
      throw refuseClass(selected.flights[index], bookingClass)
    return [{ carrier: departure.carrier, cabin, rank: rankOf(departure.carrier, bookingClass) }]
  })
  const cabin = highest(classes.map((one) => one.cabin))
  const inCabin = classes.filter((one) => one.cabin === cabin)
  const own = inCabin.filter((one) => one.carrier === carrier)
  const ranks = (own.length > 0 ? own : inCabin).map((one) =>
    equivalentRank(cabin, one.rank, { from: one.carrier, to: carrier }),
  )
  return { carrier, cabin, rank: Math.min(...ranks) }
}

/** The lowest class that is open where the client named none: of the first cabin that has one. */
function lowestFare(
  { availability, selected, connection, carrier, seats, requireSeats, permitted }: SeatQuery,
  tried: readonly Cabin[],
): ClassOfCabin {
  const offered = tried.filter((cabin) => isOffered(availability, connection, cabin))
  for (const cabin of offered) {
    const rank = lowestOpenRank(availability, connection, {
      carrier,
      cabin,
      permitted: permitted(cabin),
      seats,
      classes: {},
    })
    if (rank >= 0) return { carrier, cabin, rank }
  }
  const [cabin] = offered
  if (!cabin) throw new Refusal('noFare')
  if (requireSeats) throw refuseClass(selected.flights[0], classesOf(carrier, cabin)[0] ?? '')
  return { carrier, cabin, rank: 0 }
}

/**
 * Decides what is booked on each flight of a leg.
 *
 * @param tried cabins to look for the lowest open class in, where the client named no classes; none: the
 *   cabins that the client named
 * @throws Refusal `classNotAvailable`, `noFare`
 */
export function planSeats(choice: SeatQuery, tried: readonly Cabin[]): SeatPlan {
  const { availability, selected, connection, seats, requireSeats } = choice
  const named = selected.flights.map(({ bookingClass }) => bookingClass)
  const cabinsTried =
    tried.length > 0 ? tried : [highest(selected.flights.flatMap((flight) => flight.cabin ?? []))]
  const fare = named.some(Boolean) ? fareOfClasses(choice, named) : lowestFare(choice, cabinsTried)
  const booked = connection.map((departure, index) => {
    const bookingClass = named[index]
    const { carrier } = departure
    const cabin = bookingClass && cabinOfClass(carrier, bookingClass)
    return cabin
      ? bookSeat(availability, departure, { carrier, cabin, rank: rankOf(carrier, bookingClass) })
      : bookSeat(availability, departure, fare)
  })
  const short = requireSeats ? booked.findIndex(({ seatsLeft }) => seatsLeft < seats) : -1
  if (short >= 0) throw refuseClass(selected.flights[short], booked[short]?.bookingClass ?? '')
  return { ...fare, booked }
}
