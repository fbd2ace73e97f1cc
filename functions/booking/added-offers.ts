import { toIdentifier } from '../../lib/contract/envelope.ts'
import { toReservationOffer } from '../../lib/reservation/wire/reservation-offer.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'

/** The last offers of the workbench. @param added how many */
export const toAddedOffers = ({ workbench, added }: { workbench: OpenWorkbench; added: number }) => ({
  OfferListResponse: {
    OfferID: workbench.offers
      .slice(-added)
      .map((offer) => toReservationOffer(offer, { baggageDetail: true })),
    Identifier: toIdentifier(workbench.id),
  },
})
