import type { OfferView } from '../../pricing/wire/offer.ts'
import { toOffer } from '../../pricing/wire/offer.ts'
import type { AirOffer } from '../../workbench/air-offer.ts'
import { isBooked, partTimeLimitOf, seatsBooked } from '../../workbench/air-offer.ts'
import { productIdsOf } from '../../workbench/numbering.ts'

/** An offer inside a reservation, with its references. Baggage weights are included only on request. */
export const toReservationOffer = (held: AirOffer, view: OfferView = {}) => {
  const { Identifier: Identifier_, ...shown } = toOffer(held.itinerary, {
    id: held.ref,
    identifier: held.id,
    productIds: productIdsOf(held),
    flightNumbers: held.numbers.flights,
    ticketingPcc: held.pointOfSale.ticketingPcc ?? held.pointOfSale.pcc,
    view: { baggageDetail: false, ...view },
  })
  return { ...shown, ...toBooked(held, shown), offerRef: held.ref, Identifier: Identifier_ }
}

/**
 * What a booking changes of an offer: its seats are those booked, and once all who have seats have tickets there is no
 * deadline.
 */
function toBooked(
  held: AirOffer,
  { Product, TermsAndConditionsFull }: Pick<ReturnType<typeof toOffer>, 'Product' | 'TermsAndConditionsFull'>,
) {
  if (!isBooked(held)) return { Product, TermsAndConditionsFull }
  const isDue = held.booking.status === 'held' || partTimeLimitOf(held) !== undefined
  return {
    Product: Product.map((product) => ({ ...product, Quantity: seatsBooked(held) })),
    TermsAndConditionsFull: TermsAndConditionsFull.map(({ ExpiryDate, PaymentTimeLimit, ...terms }) => ({
      ...terms,
      ...(isDue && { ExpiryDate, PaymentTimeLimit }),
    })),
  }
}
