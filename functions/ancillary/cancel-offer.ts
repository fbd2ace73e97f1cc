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
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { segmentsOf } from '../../lib/pricing/fare.ts'
import { toReservationOffer } from '../../lib/reservation/wire/reservation.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { withoutOffers } from '../../lib/workbench/workbench-offers.ts'

/**
 * Takes one ancillary, or an air offer without tickets, out of the workbench; the commit gives back what a
 * supplier holds.
 */
export const cancelOffer: Operation<typeof ancillaryRoutes.cancelOffer> = async (
  { path, body },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const named = readCancelledOffer(body)
  if (!named) return { OfferListResponse: { OfferID: [], Identifier: toIdentifier(workbench.id) } }
  const ancillary = findNamed(workbench.ancillaries ?? [], named.offer)
  if (ancillary) {
    requireCancellableAncillary(ancillary, workbench)
    await stores.workbenches.save(
      withoutAncillaries(workbench, (one) => one === ancillary),
      now,
    )
    return toAncillaryOffers(workbench.id, [ancillary], workbench)
  }
  const offer = findNamed(workbench.offers, named.offer)
  if (!offer) throw new Refusal('offerOrProductUnknown')
  requireDroppable(offer, named.isPart)
  await stores.workbenches.save(withoutOffers(workbench, [offer.id]), now)
  const flights = nameFlights(segmentsOf(offer.itinerary).map(({ flight }) => flight))
  return {
    OfferListResponse: {
      OfferID: [toReservationOffer(offer)],
      Identifier: toIdentifier(workbench.id),
      ...(offer.itinerary.source === 'GDS' && { ReferenceList: [toReferenceListFlight(flights)] }),
    },
  }
}
