import type { Cabin, Flight } from '../kernel/flight.ts'
import { type EpochMs, minutesMs } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import type { PassengerCount } from '../kernel/passengers.ts'
import { takesSeat } from '../kernel/passengers.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { HostBooking } from './host-booking.ts'
import type { PassiveSegment } from './passive-segment.ts'
import type { Traveler } from './traveler.ts'

/** Seats to take or to give back: classes of flights, and for whom. A priced itinerary is one of these. */
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

/** A flight that is booked for its seats, without a price: it may be priced later. GDS only. */
export interface SeatedSegment extends Named {
  readonly kind: 'seats'
  readonly flight: Flight
  readonly bookingClass: string
  readonly cabin: Cabin
  /** For how many the client wants it; absent: for every traveler who takes a seat. */
  readonly quantity?: number
  readonly booking:
    | { readonly status: 'added' }
    | (HostBooking & {
        readonly status: 'held'
        /** Key of the sale at the air host. */
        readonly saleKey: string
        readonly seats: number
        /** Until when the seats are held. */
        readonly ticketingTimeLimit: EpochMs
      })
}

/** A flight that was booked elsewhere, added and shown as the segments without a price are. */
export interface PassiveRecord extends Named {
  readonly kind: 'passive'
  readonly segment: PassiveSegment
  readonly quantity?: number
  readonly supplierLocator?: { readonly source: string; readonly locator: string }
}

export type UnquotedSegment = SeatedSegment | PassiveRecord

type WithoutName<Segment> = Omit<Segment, 'id' | 'ref' | 'booking'> & { readonly ref?: string | undefined }
export type UnquotedToAdd = WithoutName<SeatedSegment> | WithoutName<PassiveRecord>

export const isSeated = (segment: UnquotedSegment): segment is SeatedSegment => segment.kind === 'seats'

/** Seats of one segment that the commit takes. */
export interface UnquotedSale extends Named {
  readonly seats: SeatsOnFlights
  readonly ticketingTimeLimit: EpochMs
}

/** Nobody sells a seat without a price later than this before departure, as with priced ones. */
const leastMinutesToDeparture = 60

/** The seats of a segment, for whoever gives them back. */
export const seatsOf = (
  { flight, bookingClass }: SeatedSegment,
  passengers: readonly PassengerCount[] = [],
): SeatsOnFlights => ({
  legs: [{ segments: [{ flight, bookingClass }] }],
  passengers,
})

/**
 * The segments that no supplier holds yet, as the commit takes them: for every traveler with a seat, for a
 * day, but not past an hour before departure.
 *
 * @throws Refusal `passengerCountMismatch` a segment is for another number of passengers than there are
 *   travelers who take a seat
 * Source: that the number must be that of the travelers, and the time limit, are a guess.
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
    if (wanted !== passengers.length) throw new Refusal('passengerCountMismatch')
    if (booking.status === 'held') return []
    const ticketingTimeLimit = Math.min(
      now + lifetimes.unquotedHoldMs,
      flight.departsAt - minutesMs(leastMinutesToDeparture),
    )
    return [{ id, ref, seats: seatsOf(segment, passengers), ticketingTimeLimit }]
  })
}

/** Until when a segment is held; undefined: nobody holds it. */
export const unquotedHeldUntil = (segment: UnquotedSegment): EpochMs | undefined =>
  isSeated(segment) && segment.booking.status === 'held' ? segment.booking.ticketingTimeLimit : undefined
