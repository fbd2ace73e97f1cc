import type { Cabin, Flight } from '../kernel/flight.ts'
import { type EpochMs, minutesMs } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import type { PassengerCount } from '../kernel/passengers.ts'
import { takesSeat } from '../kernel/passengers.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { SupplierIdentifiers } from './host-booking.ts'
import type { AirNumbers } from './numbering.ts'
import type { PassiveSegment } from './passive-segment.ts'
import type { Traveler } from './traveler.ts'

/**
 * Seats to sell or to release: flights with their classes, and the passengers. A priced itinerary has this
 * shape.
 */
export interface SeatsOnFlights {
  readonly legs: readonly {
    readonly segments: readonly { readonly flight: Flight; readonly bookingClass: string }[]
  }[]
  readonly passengers: readonly PassengerCount[]
}

interface Named {
  readonly id: string
  /** `unpricedSegment_1`, or the client's own name: stable inside the reservation. */
  readonly ref: string
}

/** Its product and its flight. */
interface NamedSegment extends Named {
  readonly numbers: AirNumbers
}

/** An unquoted segment: seats booked without a price, which can be priced later. GDS only. */
export interface SeatedSegment extends NamedSegment {
  readonly kind: 'seats'
  readonly flight: Flight
  readonly bookingClass: string
  readonly cabin: Cabin
  /** Number of seats requested; absent: one for every traveler who needs a seat. */
  readonly quantity?: number
  readonly booking:
    | { readonly status: 'added' }
    | (SupplierIdentifiers & {
        readonly status: 'held'
        /** Key of the sale at the air host. */
        readonly saleKey: string
        readonly seats: number
        /** Name of the host that holds them. */
        readonly supplier: string
        /** Until when the seats are held. */
        readonly ticketingTimeLimit: EpochMs
      })
}

/** A passive segment that was added, and is displayed, like an unquoted one. */
export interface PassiveRecord extends NamedSegment {
  readonly kind: 'passive'
  readonly segment: PassiveSegment
  readonly quantity?: number
  readonly supplierLocator?: { readonly source: string; readonly locator: string }
}

export type UnquotedSegment = SeatedSegment | PassiveRecord

type WithoutName<Segment> = Omit<Segment, 'id' | 'ref' | 'numbers' | 'booking'> & {
  readonly ref?: string | undefined
}
export type UnquotedToAdd = WithoutName<SeatedSegment> | WithoutName<PassiveRecord>

export const isSeated = (segment: UnquotedSegment): segment is SeatedSegment => segment.kind === 'seats'

/** Seats of one segment that the commit sells. */
export interface UnquotedSale extends Named {
  readonly seats: SeatsOnFlights
  /** Name of the host that sells them; absent in plans that an earlier release made. */
  readonly supplier?: string
  readonly ticketingTimeLimit: EpochMs
}

/** Latest sale before departure, the same as for priced seats. */
const leastMinutesToDeparture = 60

/** The seats of a segment, to release them. */
export const seatsOf = (
  { flight, bookingClass }: SeatedSegment,
  passengers: readonly PassengerCount[] = [],
): SeatsOnFlights => ({
  legs: [{ segments: [{ flight, bookingClass }] }],
  passengers,
})

/**
 * The seats that the commit sells for segments not yet held: one for every traveler who needs a seat, held
 * for a day, but until an hour before departure at the latest.
 *
 * @throws Refusal `seatCountMismatch` the number of passengers of a segment differs from the number of
 *   travelers who need a seat
 * Source: that the two numbers must be equal, and the time limit, are a guess.
 */
export function seatsToTake(
  segments: readonly UnquotedSegment[],
  travelers: readonly Pick<Traveler, 'ptc'>[],
  now: EpochMs,
): UnquotedSale[] {
  const passengers = travelers.filter(({ ptc }) => takesSeat(ptc)).map(({ ptc }) => ({ ptc, count: 1 }))
  return segments.filter(isSeated).flatMap((segment) => {
    const { booking, quantity = passengers.length, flight, id, ref } = segment
    const wanted = booking.status === 'held' ? booking.seats : quantity
    if (wanted !== passengers.length)
      throw new Refusal('seatCountMismatch', { seats: String(wanted), sent: String(passengers.length) })
    if (booking.status === 'held') return []
    const ticketingTimeLimit = Math.min(
      now + lifetimes.unquotedHoldMs,
      flight.departsAt - minutesMs(leastMinutesToDeparture),
    )
    return [{ id, ref, seats: seatsOf(segment, passengers), ticketingTimeLimit }]
  })
}

/** Ticketing time limit of a segment; undefined: no supplier holds it. */
export const unquotedHeldUntil = (segment: UnquotedSegment): EpochMs | undefined =>
  isSeated(segment) && segment.booking.status === 'held' ? segment.booking.ticketingTimeLimit : undefined
