import type { EpochMs } from '../kernel/instant.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { ticketingTimeLimitOf } from '../workbench/air-offer.ts'
import type { NonPricedSegments } from '../workbench/non-priced-segments.ts'
import { unquotedIn } from '../workbench/non-priced-segments.ts'
import type { SeatsOnFlights } from '../workbench/unquoted-segment.ts'
import { isSeated, seatsOf } from '../workbench/unquoted-segment.ts'

/** Seats of a reservation that a supplier holds unpaid: those of an offer, or of an unquoted segment. */
export interface UnpaidHold {
  readonly id: string
  readonly ref: string
  /** Name of the host that holds them. */
  readonly supplier: string
  readonly saleKey: string
  readonly seats: SeatsOnFlights
  /** Numbers of its flights, counted over the reservation. */
  readonly flights: readonly number[]
  readonly until: EpochMs
}

interface Held {
  readonly offers: readonly AirOffer[]
  readonly nonPricedSegments?: NonPricedSegments
}

/** Everything in the reservation that has a ticketing time limit. */
export const unpaidHolds = (reservation: Held): UnpaidHold[] => [
  ...reservation.offers.flatMap((offer) => {
    const { id, ref, itinerary, booking, numbers } = offer
    const until = ticketingTimeLimitOf(offer)
    if (until === undefined || booking.status === 'added') return []
    const { supplier } = itinerary
    const { flights } = numbers
    return [{ id, ref, supplier, saleKey: booking.saleKey, seats: itinerary, flights, until }]
  }),
  ...unquotedIn(reservation)
    .filter(isSeated)
    .flatMap((segment) => {
      const { id, ref, booking, numbers } = segment
      if (booking.status === 'added') return []
      return [
        {
          id,
          ref,
          supplier: booking.supplier,
          saleKey: booking.saleKey,
          seats: seatsOf(segment),
          flights: numbers.flights,
          until: booking.ticketingTimeLimit,
        },
      ]
    }),
]

/** Holds past their ticketing time limit that are still in the stored reservation, the earliest first. */
export const expiredHolds = (reservation: Held, now: EpochMs): UnpaidHold[] =>
  unpaidHolds(reservation)
    .filter(({ until }) => until <= now)
    .sort((a, b) => a.until - b.until)
