import type { PricedSegment } from '../../../domain/fare.ts'
import { type Cabin, cabins } from '../../../domain/flight.ts'
import type { Departure } from '../world/connections/departures.ts'
import type { Chain } from '../world/connections/joins.ts'
import { cabinRank, classesOf } from '../world/fares/booking-classes.ts'
import type { Availability } from './availability.ts'

/** A GDS never shows more. */
const mostSeatsShown = 9

/** Where a passenger sits on one flight, and the class (by rank, 0 the dearest) that is booked there. */
interface Seat {
  readonly cabin: Cabin
  readonly rank: number
}

/**
 * A fare is booked in its own class where the aircraft has its cabin, and in the dearest class of the next lower cabin where it
 * has not.
 */
function seatOn(availability: Availability, departure: Departure, cabin: Cabin, rank: number): Seat {
  if (availability.isFitted(departure, cabin)) return { cabin, rank }
  const lower = cabins.slice(0, cabinRank(cabin)).findLast((candidate) => availability.isFitted(departure, candidate))
  return { cabin: lower ?? 'Economy', rank: 0 }
}

/** A cabin is offered on a leg when its longest flight has it. */
export function isOffered(availability: Availability, chain: Chain, cabin: Cabin): boolean {
  const minutes = ({ departsAt, arrivesAt }: Departure): number => arrivesAt - departsAt
  const longest = chain.reduce((main, flight) => (minutes(flight) > minutes(main) ? flight : main))
  return availability.isFitted(longest, cabin)
}

const hasSeats = (availability: Availability, chain: Chain, cabin: Cabin, rank: number, seats: number): boolean =>
  chain.every((departure) => {
    const seat = seatOn(availability, departure, cabin, rank)
    return availability.seatsLeft(departure, seat.cabin, seat.rank) >= seats
  })

/**
 * The lowest class of a cabin that has enough seats on every flight of a leg.
 *
 * @param permitted by rank: whether the conditions of the class are met
 * @returns its rank, 0 for the dearest, or -1 when none is open
 */
export function lowestOpenRank(
  availability: Availability,
  chain: Chain,
  cabin: Cabin,
  permitted: readonly boolean[],
  seats: number,
): number {
  if (!isOffered(availability, chain, cabin)) return -1
  for (let rank = permitted.length - 1; rank >= 0; rank--) {
    if (permitted[rank] && hasSeats(availability, chain, cabin, rank, seats)) return rank
  }
  return -1
}

type BookedSeat = Pick<PricedSegment, 'bookingClass' | 'cabin' | 'seatsLeft'>

/** Class, cabin and seats left on one flight for a fare of a cabin and rank. */
export function bookSeat(availability: Availability, departure: Departure, cabin: Cabin, rank: number): BookedSeat {
  const seat = seatOn(availability, departure, cabin, rank)
  const seatsLeft = Math.min(mostSeatsShown, availability.seatsLeft(departure, seat.cabin, seat.rank))
  return { bookingClass: classesOf[seat.cabin][seat.rank] ?? '', cabin: seat.cabin, seatsLeft }
}
