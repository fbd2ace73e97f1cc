import { nameFlights, toReferenceListFlight } from '../../lib/ancillary/wire/ancillary.ts'
import { toAncillaryOffers } from '../../lib/ancillary/wire/ancillary-book.ts'
import { readCancelledOffer } from '../../lib/ancillary/wire/cancel-offer.ts'
import {
  requireCancellableAncillary,
  requireDroppable,
  withoutAncillaries,
} from '../../lib/ancillary/workbench-ancillaries.ts'
import { toIdentifier } from '../../lib/contract/envelope.ts'
import { findNamed } from '../../lib/contract/reference.ts'
import type { ancillaryRoutes } from '../../lib/contract/routes/ancillary.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import { segmentsOf } from '../../lib/pricing/fare.ts'
import { withQuote } from '../../lib/refund/quoted-cancellation.ts'
import { toCancellationQuoteAnswer } from '../../lib/refund/wire/cancellation-quote.ts'
import { toReservationOffer } from '../../lib/reservation/wire/reservation-offer.ts'
import { withoutSeat } from '../../lib/seat/workbench-seats.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import { withoutOffers } from '../../lib/workbench/workbench-offers.ts'
import type { AncillaryDependencies } from './dependencies.ts'
import { quoteCancellation } from './quote-cancellation.ts'

/**
 * Removes one ancillary, or an air offer without tickets, from the workbench; the commit releases what a
 * supplier holds. Of a ticketed NDC offer, or a part of it, it quotes the refund: cancellation or commit carry it out.
 */
export const cancelOffer: Operation<typeof ancillaryRoutes.cancelOffer, AncillaryDependencies> =
  changeWorkbench(
    async ({ workbench, body }, context: Context, dependencies: AncillaryDependencies) => {
      const named = readCancelledOffer(body)
      if (!named) {
        const nothing = { OfferListResponse: { OfferID: [], Identifier: toIdentifier(workbench.id) } }
        return { workbench: undefined, answer: nothing }
      }
      const ancillary = findNamed(workbench.ancillaries ?? [], named.offer)
      if (ancillary) {
        requireCancellableAncillary(ancillary, workbench)
        return {
          workbench: ancillary.seat
            ? withoutSeat(workbench, ancillary)
            : withoutAncillaries(workbench, (one) => one === ancillary),
          answer: toAncillaryOffers(workbench.id, [ancillary], workbench),
        }
      }
      const offer = findNamed(workbench.offers, named.offer)
      if (!offer) throw new Refusal('offerOrProductUnknown')
      requireDroppable(offer, named.parts.length > 0)
      if (offer.booking.status === 'ticketed') {
        const quoted = await quoteCancellation(
          { workbench, offer, parts: named.parts },
          context,
          dependencies,
        )
        const { quote, segments } = quoted
        return {
          workbench: withQuote(workbench, { offerId: offer.id, quote, ...(segments && { segments }) }),
          answer: toCancellationQuoteAnswer(workbench.id, quoted),
        }
      }
      return {
        workbench: withoutOffers(workbench, [offer.id]),
        answer: toOfferList(workbench, offer),
      }
    },
    ({ answer }) => answer,
  )

function toOfferList({ id }: OpenWorkbench, offer: AirOffer) {
  const flights = nameFlights(segmentsOf(offer.itinerary).map(({ flight }) => flight))
  return {
    OfferListResponse: {
      OfferID: [toReservationOffer(offer)],
      Identifier: toIdentifier(id),
      ...(offer.itinerary.source === 'GDS' && { ReferenceList: [toReferenceListFlight(flights)] }),
    },
  }
}
