import { type Cabin, cabins } from '../../kernel/flight.ts'
import type { PricedSegment } from '../../pricing/fare.ts'
import type { Preference } from '../../shopping/shopping.ts'
import type { Connection, Departure } from '../world/connections/departures.ts'
import { cabinRank, classesOf, equivalentRank } from '../world/fares/booking-classes.ts'
import type { Availability } from './availability.ts'

/** A GDS never reports more. */
const mostSeatsReported = 9

/** A booking class of a carrier (by index): its cabin, and its rank there, 0 the highest. */
export interface ClassOfCabin {
  readonly carrier: number
  readonly cabin: Cabin
  readonly rank: number
}

/**
 * A fare is booked in its own class where the aircraft has its cabin, on flights of another carrier in the class that
 * stands in its place; where it has not, in the highest class of the next lower cabin.
 */
function classOn(availability: Availability, departure: Departure, fareClass: ClassOfCabin): ClassOfCabin {
  const { carrier: from, cabin, rank } = fareClass
  const { carrier } = departure
  if (availability.isFitted(departure, cabin))
    return { carrier, cabin, rank: equivalentRank(cabin, rank, { from, to: carrier }) }
  const lower = cabins
    .slice(0, cabinRank(cabin))
    .findLast((candidate) => availability.isFitted(departure, candidate))
  return { carrier, cabin: lower ?? 'Economy', rank: 0 }
}

/** A cabin is offered on a leg when its longest flight has it. */
export function isOffered(availability: Availability, connection: Connection, cabin: Cabin): boolean {
  const minutes = ({ departsAtMinute, arrivesAtMinute }: Departure): number =>
    arrivesAtMinute - departsAtMinute
  const longest = connection.reduce((main, flight) => (minutes(flight) > minutes(main) ? flight : main))
  return availability.isFitted(longest, cabin)
}

/** What is looked for in a cabin of a leg, in the classes of the carrier (by index) whose fare it is. */
export interface ClassQuery {
  readonly carrier: number
  readonly cabin: Cabin
  /** By rank: whether the conditions of the class are met. */
  readonly permitted: readonly boolean[]
  readonly seats: number
  readonly classes: Preference<string>
}

const codeOf = ({ carrier, cabin, rank }: ClassOfCabin): string => classesOf(carrier, cabin)[rank] ?? ''

/** Whether a class passes the preference. */
function isAllowed({ classes, preferredOnly }: RankQuery, bookingClass: string): boolean {
  const { permitted, prohibited, preferred } = classes
  return (
    (permitted?.includes(bookingClass) ?? true) &&
    !prohibited?.includes(bookingClass) &&
    (!preferredOnly || (preferred?.includes(bookingClass) ?? false))
  )
}

interface RankQuery extends ClassQuery {
  readonly preferredOnly: boolean
}

function lowestRank(availability: Availability, connection: Connection, query: RankQuery): number {
  const { carrier, cabin, permitted, seats, classes, preferredOnly } = query
  const isRestricted = preferredOnly || classes.permitted !== undefined || classes.prohibited !== undefined
  for (let rank = permitted.length - 1; rank >= 0; rank--) {
    if (!permitted[rank]) continue
    const isOpen = connection.every((departure) => {
      const booked = classOn(availability, departure, { carrier, cabin, rank })
      const left = availability.seatsLeft(departure, booked.cabin, booked.rank)
      return left >= seats && (!isRestricted || isAllowed(query, codeOf(booked)))
    })
    if (isOpen) return fareRank(availability, connection, { carrier, cabin, rank })
  }
  return -1
}

/**
 * The class of the fare's carrier that the booked classes of a leg stand for. Where all flights in the cabin are
 * others', with fewer classes, several of its classes are booked in the same ones: the fare is of one of them.
 */
function fareRank(
  availability: Availability,
  connection: Connection,
  { carrier, cabin, rank }: ClassOfCabin,
): number {
  const inCabin = connection.filter((departure) => availability.isFitted(departure, cabin))
  if (inCabin.some((departure) => departure.carrier === carrier)) return rank
  const ranks = inCabin.map(({ carrier: other }) => {
    const booked = equivalentRank(cabin, rank, { from: carrier, to: other })
    return equivalentRank(cabin, booked, { from: other, to: carrier })
  })
  return ranks.length > 0 ? Math.min(...ranks) : rank
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
  const preferred = query.classes.preferred
    ? lowestRank(availability, connection, { ...query, preferredOnly: true })
    : -1
  return preferred >= 0 ? preferred : lowestRank(availability, connection, { ...query, preferredOnly: false })
}

export type BookedSeat = Required<Pick<PricedSegment, 'bookingClass' | 'cabin' | 'seatsLeft'>>

/** Class, cabin and seats left on one flight for a fare of a class. */
export function bookSeat(
  availability: Availability,
  departure: Departure,
  fareClass: ClassOfCabin,
): BookedSeat {
  const booked = classOn(availability, departure, fareClass)
  const seatsLeft = Math.min(mostSeatsReported, availability.seatsLeft(departure, booked.cabin, booked.rank))
  return { bookingClass: codeOf(booked), cabin: booked.cabin, seatsLeft }
}
