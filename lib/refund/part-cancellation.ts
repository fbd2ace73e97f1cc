import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import { type Flight, flightKey, inventoryKey } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import { can } from '../pricing/capabilities.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { Coupon, TravelDocument } from '../ticketing/document.ts'
import { couponStatusAt, isTicket } from '../ticketing/document.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { cancelledSegmentsOf, travelersToTicket } from '../workbench/air-offer.ts'

/** The flights of some segments of an offer. @param segments their numbers, counted over the offer from 1 */
export const flightsOfSegments = ({ itinerary }: AirOffer, segments: readonly number[]): Flight[] =>
  segmentsOf(itinerary).flatMap(({ flight }, index) => (segments.includes(index + 1) ? [flight] : []))

/** Services of an offer that go with some of its flights. */
export const servicesOnFlights = (
  ancillaries: readonly AncillaryOffer[],
  { id }: AirOffer,
  flights: readonly Flight[],
): AncillaryOffer[] => {
  const keys = flights.map(flightKey)
  return ancillaries.filter(
    (one) => one.parentId === id && one.flights.some((flight) => keys.includes(flightKey(flight))),
  )
}

/** Which coupons are for some flights, as they were when the ticket was issued. */
export const isCouponFor = (flights: readonly Flight[]): ((coupon: Coupon) => boolean) => {
  const keys = flights.map(inventoryKey)
  return ({ flight }) => keys.includes(inventoryKey(flight))
}

/** What loses its flights when a part of an offer is cancelled. */
interface PartToCancel {
  readonly flights: readonly Flight[]
  /** Live ones of the offer, and of the services that go with the flights. */
  readonly documents: readonly TravelDocument[]
  readonly travelers: readonly { readonly id: string }[]
}

/**
 * Checks that flights of a ticketed offer can be cancelled while it keeps its other ones.
 *
 * @throws Refusal `partialCancelNotSupported`; `noRefundableCoupons` a coupon of the flights is used;
 *   `reservationNotTicketed` a traveler has no ticket, whose value could be kept (guess)
 * Source: docs/contract/specification.md, Cancel rules 1.
 */
export function requirePartlyCancellable(
  offer: AirOffer,
  { flights, documents, travelers }: PartToCancel,
  now: EpochMs,
): void {
  const { validatingCarrier: carrier } = offer.itinerary
  if (!can(offer.itinerary, 'partialCancel')) throw new Refusal('partialCancelNotSupported', { carrier })
  if (travelersToTicket(offer, travelers).length > 0) throw new Refusal('reservationNotTicketed')
  const isOpen = (coupon: Coupon): boolean => couponStatusAt(coupon, now) === 'OpenForUse'
  const closed = documents
    .filter(isTicket)
    .find(({ coupons }) => !coupons.filter(isCouponFor(flights)).every(isOpen))
  if (closed)
    throw new Refusal('noRefundableCoupons', {
      number: closed.number ?? '',
      reason: 'A COUPON OF THESE FLIGHTS IS USED',
    })
}

/** Whether a commit cancels flights of a ticketed offer, whose documents keep their value. */
export const isPartlyCancelled = (offer: AirOffer): boolean =>
  offer.booking.status === 'ticketed' && cancelledSegmentsOf(offer).length > 0
