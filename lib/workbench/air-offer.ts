import type { ChangeTerms } from '../exchange/flight-change.ts'
import type { PointOfSale } from '../kernel/agency.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { countSeats } from '../kernel/passengers.ts'
import type { PricedItinerary, PricedSegment } from '../pricing/fare.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { ItineraryPrice } from '../pricing/itinerary-price.ts'
import type { FareFilters, PriceRequest, SelectedFlight } from '../shopping/shopping.ts'
import type { SupplierIdentifiers } from './host-booking.ts'
import type { AirNumbers } from './numbering.ts'
import type { SeatedSegment } from './unquoted-segment.ts'

/** State of an offer at its supplier. */
export type OfferBooking =
  | {
      readonly status: 'added'
      /** Segments that a supplier holds without a price, from which the offer was built. */
      readonly replacesSegments?: readonly SeatedSegment[]
      /** The offer takes the place of another one, which is no longer listed. */
      readonly change?: OfferChange
    }
  | (SupplierIdentifiers & {
      readonly status: 'held' | 'ticketed'
      /** Key of the sale at the air host. */
      readonly saleKey: string
      /**
       * Of a ticketed offer: ids of travelers who have no ticket, because it was not paid yet or was voided.
       */
      readonly unticketed?: readonly string[]
      /** Travelers whose seats were released: they had no ticket at the ticketing time limit. */
      readonly withoutSeats?: ReleasedSeats
      /** It is held in place of another one, whose tickets are not exchanged yet. */
      readonly change?: OfferChange
      /** Segments of the sale that were cancelled in a workbench; its commit releases their seats. */
      readonly cancelledSegments?: readonly PricedSegment[]
    })

interface ReleasedSeats {
  readonly travelerIds: readonly string[]
  /** Seats on every flight that are left for the others. */
  readonly seatsKept: number
}

/** How an offer came from another one of its reservation. */
export interface OfferChange {
  /** `exchange`: of GDS tickets; `reshop`: of an NDC order; `reprice`: the same flights at a new price. */
  readonly kind: 'exchange' | 'reshop' | 'reprice'
  /** The former offer, as it is booked. */
  readonly replaced: AirOffer
  readonly terms: ChangeTerms
  /** Ids of the live tickets of the former offer, in the order of the travelers; none: it was held unpaid. */
  readonly documentIds: readonly string[]
  readonly expiresAt: EpochMs
  /** The supplier's own reference of the change. */
  readonly ref?: string
}

/** An air offer in a workbench or a reservation. */
export interface AirOffer {
  readonly id: string
  /** `offer_1`: stable inside the reservation. */
  readonly ref: string
  readonly numbers: AirNumbers
  readonly itinerary: PricedItinerary
  /** Where it was priced; a commit prices it there again. */
  readonly pointOfSale: PointOfSale
  /** Fare conditions of the request: account codes, exempt taxes, the card that pays. */
  readonly fares?: FareFilters
  readonly addedAt: EpochMs
  /** Its price with the flights that were cancelled in this workbench; absent: none were, or it cost the same. */
  readonly priceBefore?: ItineraryPrice
  readonly booking: OfferBooking
}

/** A booked flight, to be priced again in its class. */
export const toSelectedFlight = ({
  flight,
  bookingClass,
}: Pick<PricedSegment, 'flight' | 'bookingClass'>): SelectedFlight => ({
  carrier: flight.carrier,
  number: flight.number,
  from: flight.departure.airport,
  to: flight.arrival.airport,
  date: flight.departure.date,
  bookingClass,
})

/** The same flights in the same classes and brands, to be priced again. */
export const repriceRequest = ({
  itinerary,
  pointOfSale,
  fares,
}: Pick<AirOffer, 'itinerary' | 'pointOfSale' | 'fares'>): PriceRequest => ({
  legs: itinerary.legs.map(({ segments, fare }) => ({
    brand: fare.brand.code,
    flights: segments.map(toSelectedFlight),
  })),
  offerRef: itinerary.offerRef,
  supplier: itinerary.supplier,
  passengers: itinerary.passengers,
  pointOfSale,
  currency: itinerary.price.currency,
  fares,
  requireSeats: false,
})

/** Travelers who lost their seats because they had no ticket at the ticketing time limit. */
export const withoutSeats = ({ booking }: Pick<AirOffer, 'booking'>): readonly string[] =>
  booking.status === 'added' ? [] : (booking.withoutSeats?.travelerIds ?? [])

/** Seats on every flight that are booked. */
export const seatsBooked = ({ booking, itinerary }: AirOffer): number =>
  (booking.status === 'added' ? undefined : booking.withoutSeats?.seatsKept) ??
  countSeats(itinerary.passengers)

/** The offer once seats of travelers were released; the same one when there are none. */
export function withReleasedSeats(offer: AirOffer, released: ReleasedSeats | undefined): AirOffer {
  const { booking } = offer
  if (!released || booking.status === 'added') return offer
  const unticketed = (booking.unticketed ?? []).filter((id) => !released.travelerIds.includes(id))
  const travelerIds = [...withoutSeats(offer), ...released.travelerIds]
  return {
    ...offer,
    booking: { ...booking, unticketed, withoutSeats: { travelerIds, seatsKept: released.seatsKept } },
  }
}

/** Travelers who have seats, and no ticket for the offer. */
export const travelersToTicket = <T extends { readonly id: string }>(
  { booking }: Pick<AirOffer, 'booking'>,
  travelers: readonly T[],
): T[] => {
  const lost = withoutSeats({ booking })
  return travelers.filter(
    ({ id }) =>
      !lost.includes(id) && (booking.status !== 'ticketed' || (booking.unticketed ?? []).includes(id)),
  )
}

/** Segments whose seats the commit releases. */
export const cancelledSegmentsOf = ({ booking }: Pick<AirOffer, 'booking'>): readonly PricedSegment[] =>
  booking.status === 'added' ? [] : (booking.cancelledSegments ?? [])

export const isBooked = ({ booking }: AirOffer): boolean => booking.status !== 'added'

/** Ticketing time limit of an unpaid offer; undefined: it is not held unpaid. */
export const ticketingTimeLimitOf = ({ booking, itinerary }: AirOffer): EpochMs | undefined =>
  booking.status === 'held' ? itinerary.ticketingTimeLimit : undefined

/** The same of an offer that is ticketed for some of its travelers only, for the others. */
export const partTimeLimitOf = ({ booking, itinerary }: AirOffer): EpochMs | undefined =>
  booking.status === 'ticketed' && booking.unticketed && booking.unticketed.length > 0
    ? itinerary.ticketingTimeLimit
    : undefined

export const countSegments = (offers: readonly Pick<AirOffer, 'itinerary'>[]): number =>
  offers.reduce((sum, { itinerary }) => sum + segmentsOf(itinerary).length, 0)

/** The change that an offer came from, until its tickets are issued; undefined: it is no change. */
export const changeOf = ({ booking }: Pick<AirOffer, 'booking'>): OfferChange | undefined => booking.change
