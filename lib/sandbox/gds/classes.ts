import { type Cabin, cabins } from '../../kernel/flight.ts'
import type { PricedSegment } from '../../pricing/fare.ts'
import type { Preference } from '../../shopping/shopping.ts'
import type { Connection, Departure } from '../world/connections/departures.ts'
import { cabinRank, classesOf } from '../world/fares/booking-classes.ts'
import type { Availability } from './availability.ts'

/** A GDS never reports more. */
const mostSeatsShown = 9

/** Where a passenger sits on one flight, and the class (by rank, 0 the highest) that is booked there. */
interface Seat {
  readonly cabin: Cabin
  readonly rank: number
}

/**
 * A fare is booked in its own class where the aircraft has its cabin, and in the highest class of the next
 * lower cabin where it has not.
 */
function seatOn(availability: Availability, departure: Departure, cabin: Cabin, rank: number): Seat {
  if (availability.isFitted(departure, cabin)) return { cabin, rank }
  const lower = cabins
    .slice(0, cabinRank(cabin))
    .findLast((candidate) => availability.isFitted(departure, candidate))
  return { cabin: lower ?? 'Economy', rank: 0 }
}

/** A cabin is offered on a leg when its longest flight has it. */
export function isOffered(availability: Availability, connection: Connection, cabin: Cabin): boolean {
  const minutes = ({ departsAtMinute, arrivesAtMinute }: Departure): number =>
    arrivesAtMinute - departsAtMinute
  const longest = connection.reduce((main, flight) => (minutes(flight) > minutes(main) ? flight : main))
  return availability.isFitted(longest, cabin)
}

const hasSeats = (
  availability: Availability,
  connection: Connection,
  cabin: Cabin,
  rank: number,
  seats: number,
): boolean =>
  connection.every((departure) => {
    const seat = seatOn(availability, departure, cabin, rank)
    return availability.seatsLeft(departure, seat.cabin, seat.rank) >= seats
  })

/** What is looked for in a cabin of a leg. */
export interface ClassQuery {
  readonly cabin: Cabin
  /** By rank: whether the conditions of the class are met. */
  readonly permitted: readonly boolean[]
  readonly seats: number
  readonly classes: Preference<string>
}

const classAt = ({ cabin, rank }: Seat): string => classesOf[cabin][rank] ?? ''

/** Whether the classes of all flights are allowed, and are preferred ones if need be. */
function suits(
  availability: Availability,
  connection: Connection,
  rank: number,
  { cabin, classes }: ClassQuery,
  preferredOnly: boolean,
): boolean {
  const { permitted, prohibited, preferred } = classes
  if (!permitted && !prohibited && !preferredOnly) return true
  return connection.every((departure) => {
    const bookingClass = classAt(seatOn(availability, departure, cabin, rank))
    const isAllowed = (permitted?.includes(bookingClass) ?? true) && !prohibited?.includes(bookingClass)
    return isAllowed && (!preferredOnly || (preferred?.includes(bookingClass) ?? false))
  })
}

function lowestRank(
  availability: Availability,
  connection: Connection,
  query: ClassQuery,
  preferredOnly: boolean,
): number {
  const { cabin, permitted, seats } = query
  for (let rank = permitted.length - 1; rank >= 0; rank--) {
    const isOpen = permitted[rank] && hasSeats(availability, connection, cabin, rank, seats)
    if (isOpen && suits(availability, connection, rank, query, preferredOnly)) return rank
  }
  return -1
}

/**
 * The lowest class of a cabin that has enough seats on every flight of a leg; a preferred one if there is
 * any.
 *
 * @returns its rank, 0 for the highest, or -1 when none is open
 */
export function lowestOpenRank(
  availability: Availability,
  connection: Connection,
  query: ClassQuery,
): number {
  if (!isOffered(availability, connection, query.cabin)) return -1
  const preferred = query.classes.preferred ? lowestRank(availability, connection, query, true) : -1
  return preferred >= 0 ? preferred : lowestRank(availability, connection, query, false)
}

type BookedSeat = Pick<PricedSegment, 'bookingClass' | 'cabin' | 'seatsLeft'>

/** Class, cabin and seats left on one flight for a fare of a cabin and rank. */
export function bookSeat(
  availability: Availability,
  departure: Departure,
  cabin: Cabin,
  rank: number,
): BookedSeat {
  const seat = seatOn(availability, departure, cabin, rank)
  const seatsLeft = Math.min(mostSeatsShown, availability.seatsLeft(departure, seat.cabin, seat.rank))
  return { bookingClass: classAt(seat), cabin: seat.cabin, seatsLeft }
}
