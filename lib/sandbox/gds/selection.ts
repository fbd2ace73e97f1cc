import type { Cabin } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PricedSegment } from '../../pricing/fare.ts'
import type { SelectedFlight, SelectedLeg } from '../../shopping/shopping.ts'
import type { Departure } from '../world/connections/departures.ts'
import { fareCarrierOf } from '../world/connections/fare-carrier.ts'
import type { Chain } from '../world/connections/joins.ts'
import type { LegFlights } from '../world/connections/ranking.ts'
import { cabinOfClass, cabinRank, classesOf, rankOf } from '../world/fares/booking-classes.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import type { Availability } from './availability.ts'
import { bookSeat, isOffered, lowestOpenRank } from './classes.ts'
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
  !before || (routeTo[before.route] === routeFrom[after.route] && after.departsAt > before.arrivesAt)

/**
 * The flights of a leg, each leaving from where and after the one before arrived.
 *
 * @param notBefore no sale for flights that leave earlier
 * @throws Refusal `flightNotFound`, `scheduleMismatch`, `noFare`
 */
export function requireChain(
  schedules: Schedules,
  flights: readonly SelectedFlight[],
  notBefore: EpochMs,
): [Departure, ...Departure[]] {
  const [first, ...others] = flights.map((selected) => requireDeparture(schedules, selected))
  if (!first || first.departsAt * 60_000 < notBefore) throw new Refusal('noFare')
  const chain: [Departure, ...Departure[]] = [first, ...others]
  if (!chain.every((departure, at) => connects(schedules, chain[at - 1], departure)))
    throw new Refusal('noFare')
  return chain
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
  const departures = requireChain(schedules, flights, notBefore)
  const fareCarrier = fareCarrierOf(schedules, departures)
  if (fareCarrier === undefined) throw new Refusal('noFare')
  return { departures, fareCarrier, score: 0 }
}

export interface SeatChoice {
  readonly availability: Availability
  readonly selected: SelectedLeg
  readonly chain: Chain
  readonly seats: number
  readonly requireSeats: boolean
  /** Ranks of a cabin whose conditions are met. */
  readonly permitted: (cabin: Cabin) => readonly boolean[]
}

/** What is booked on each flight, and the cabin and rank (0 the dearest class) of the fare that covers it. */
export interface ChosenSeats {
  readonly cabin: Cabin
  readonly rank: number
  readonly booked: readonly Pick<PricedSegment, 'bookingClass' | 'cabin' | 'seatsLeft'>[]
}

const refuseClass = (flight: SelectedFlight | undefined, bookingClass: string): Refusal =>
  new Refusal('classNotAvailable', {
    class: bookingClass,
    flight: flight ? nameOf(flight) : '',
    date: flight?.date ?? '',
  })

const highest = (cabins: readonly Cabin[]): Cabin =>
  cabins.reduce<Cabin>((high, cabin) => (cabinRank(cabin) > cabinRank(high) ? cabin : high), 'Economy')

interface CabinRank {
  readonly cabin: Cabin
  readonly rank: number
}

/** The fare that covers the classes a client named: of the highest cabin, and there of the dearest class. */
function fareOfClasses(
  { availability, selected, chain }: SeatChoice,
  named: readonly (string | undefined)[],
): CabinRank {
  const cabins = named.flatMap((bookingClass, at) => {
    if (bookingClass === undefined) return []
    const cabin = cabinOfClass(bookingClass)
    const departure = chain[at]
    if (!cabin || !departure || !availability.isFitted(departure, cabin))
      throw refuseClass(selected.flights[at], bookingClass)
    return [cabin]
  })
  const cabin = highest(cabins)
  const ranks = named.flatMap((bookingClass) =>
    bookingClass && cabinOfClass(bookingClass) === cabin ? rankOf(bookingClass) : [],
  )
  return { cabin, rank: Math.min(...ranks) }
}

/** The lowest class that is open where the client named none: of the first cabin that has one. */
function lowestFare(
  { availability, selected, chain, seats, requireSeats, permitted }: SeatChoice,
  tried: readonly Cabin[],
): CabinRank {
  const offered = tried.filter((cabin) => isOffered(availability, chain, cabin))
  for (const cabin of offered) {
    const rank = lowestOpenRank(availability, chain, {
      cabin,
      permitted: permitted(cabin),
      seats,
      classes: {},
    })
    if (rank >= 0) return { cabin, rank }
  }
  const [cabin] = offered
  if (!cabin) throw new Refusal('noFare')
  if (requireSeats) throw refuseClass(selected.flights[0], classesOf[cabin][0] ?? '')
  return { cabin, rank: 0 }
}

/**
 * Decides what is booked on each flight of a leg.
 *
 * @param tried cabins to look for the lowest open class in, where the client named no classes; none: the
 *   cabins he named
 * @throws Refusal `classNotAvailable`, `noFare`
 */
export function chooseSeats(choice: SeatChoice, tried: readonly Cabin[]): ChosenSeats {
  const { availability, selected, chain, seats, requireSeats } = choice
  const named = selected.flights.map(({ bookingClass }) => bookingClass)
  const cabinsTried =
    tried.length > 0 ? tried : [highest(selected.flights.flatMap((flight) => flight.cabin ?? []))]
  const fare = named.some(Boolean) ? fareOfClasses(choice, named) : lowestFare(choice, cabinsTried)
  const booked = chain.map((departure, at) => {
    const bookingClass = named[at]
    const cabin = bookingClass && cabinOfClass(bookingClass)
    return cabin
      ? bookSeat(availability, departure, cabin, rankOf(bookingClass))
      : bookSeat(availability, departure, fare.cabin, fare.rank)
  })
  const short = requireSeats ? booked.findIndex(({ seatsLeft }) => seatsLeft < seats) : -1
  if (short >= 0) throw refuseClass(selected.flights[short], booked[short]?.bookingClass ?? '')
  return { ...fare, booked }
}
