import type { OfferView } from '../../pricing/wire/offer.ts'
import { toOffer } from '../../pricing/wire/offer.ts'
import type { AirOffer } from '../../workbench/air-offer.ts'
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
  return { ...shown, offerRef: held.ref, Identifier: Identifier_ }
}
