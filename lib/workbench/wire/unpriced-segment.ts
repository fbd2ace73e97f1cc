import { toIdentifier } from '../../contract/envelope.ts'
import { toFlightDetail } from '../../contract/flight-wire.ts'
import { countSeats } from '../../kernel/passengers.ts'
import { flightIdsOf, type Numbered, productIdsOf } from '../numbering.ts'
import type { Traveler } from '../traveler.ts'
import type { SeatedSegment, UnquotedSegment } from '../unquoted-segment.ts'
import { isSeated } from '../unquoted-segment.ts'
import { countByType, departureOf, toPassiveFlight } from './passive-offer.ts'

/** A segment is one flight. */
const flightIdIn = (segment: Numbered): string => flightIdsOf(segment)[0] ?? ''

const seatsIn = (
  { booking, quantity }: SeatedSegment,
  travelers: readonly Pick<Traveler, 'ptc'>[],
): number =>
  booking.status === 'held'
    ? booking.seats
    : (quantity ?? countSeats(travelers.map(({ ptc }) => ({ ptc, count: 1 }))))

/** Unquoted segments in the order in which they were added. */
export const toUnpricedSegments = (
  segments: readonly UnquotedSegment[],
  travelers: readonly Pick<Traveler, 'ptc'>[],
) => ({
  '@type': 'UnpricedSegments' as const,
  UnpricedFlightSegment: segments.map((segment, index) => ({
    '@type': 'UnpricedFlightSegment' as const,
    id: segment.ref,
    Identifier: toIdentifier(segment.id),
    sequence: index + 1,
    ...(isSeated(segment) ? toSeated(segment, travelers) : toPassive(segment)),
  })),
})

type PassiveRecord = Exclude<UnquotedSegment, SeatedSegment>

const toSeated = (segment: SeatedSegment, travelers: readonly Pick<Traveler, 'ptc'>[]) => ({
  passengerQuantity: seatsIn(segment, travelers),
  cabin: segment.cabin,
  classOfService: segment.bookingClass,
  Flight: toFlightDetail(segment.flight, flightIdIn(segment)),
})

const toPassive = ({ segment, quantity, numbers }: PassiveRecord) => ({
  ...(quantity !== undefined && { passengerQuantity: quantity }),
  ...(segment.cabin && { cabin: segment.cabin }),
  ...(segment.bookingClass !== undefined && { classOfService: segment.bookingClass }),
  passiveSegmentStatus: segment.status,
  Flight: toPassiveFlight(segment, flightIdIn({ numbers })),
})

/**
 * The same seats as products, where older clients look for them. Source: docs/contract/booking.md 2.2
 * (ShoppingCart).
 */
export const toShoppingCart = (
  segments: readonly UnquotedSegment[],
  travelers: readonly Pick<Traveler, 'ptc'>[],
) => ({
  Product: segments.filter(isSeated).map(({ ref, numbers, flight, bookingClass, cabin }, index) => ({
    '@type': 'ProductAir' as const,
    id: productIdsOf({ numbers })[0] ?? '',
    ContentSource: 'GDS',
    FlightSegment: [
      {
        '@type': 'FlightSegment' as const,
        id: ref,
        sequence: index + 1,
        Flight: toFlightDetail(flight, flightIdIn({ numbers })),
      },
    ],
    PassengerFlight: countByType(travelers).map(([passengerTypeCode, passengerQuantity]) => ({
      '@type': 'PassengerFlight' as const,
      passengerQuantity,
      passengerTypeCode,
      FlightProduct: [
        {
          '@type': 'FlightProduct' as const,
          segmentSequence: [index + 1],
          classOfService: bookingClass,
          cabin,
        },
      ],
    })),
  })),
})

/** The travelers on them. */
export const toUnpricedTravelers = (
  segments: readonly UnquotedSegment[],
  travelers: readonly Pick<Traveler, 'ref'>[],
) => {
  const isPending = segments.some((segment) => isSeated(segment) && segment.booking.status === 'added')
  return travelers.map(({ ref }) => ({
    TravelerRef: ref,
    UnpricedFlightSegmentRefs: segments.map((segment) => segment.ref),
    ConfirmationStatusEnum: isPending ? ('Pending' as const) : ('Confirmed' as const),
  }))
}

/** Departure of an unquoted segment, to sort an itinerary. */
export const startOfUnpriced = (segment: UnquotedSegment): string =>
  isSeated(segment)
    ? `${segment.flight.departure.date}T${segment.flight.departure.time}`
    : departureOf(segment.segment)
