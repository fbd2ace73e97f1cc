import type { ancillaryRoutes } from '../../lib/contract/routes/ancillary.ts'
import { nameFlights, toReferenceListFlight } from '../../lib/contract/wire/ancillary.ts'
import { toAncillaryOffers } from '../../lib/contract/wire/ancillary-book.ts'
import { readCancelledOffer } from '../../lib/contract/wire/cancel-offer.ts'
import { toIdentifier } from '../../lib/contract/wire/envelope.ts'
import { findNamed } from '../../lib/contract/wire/reference.ts'
import { toReservationOffer } from '../../lib/contract/wire/reservation.ts'
import { segmentsOf } from '../../lib/domain/fare.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import { withoutOffers } from '../../lib/domain/workbench.ts'
import { requireCancellableAncillary, requireDroppable, withoutAncillaries } from '../../lib/domain/workbench-ancillaries.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

/** Takes one ancillary, or an air offer without tickets, out of the workbench; the commit gives back what a supplier holds. */
export const cancelOffer: Operation<typeof ancillaryRoutes.cancelOffer> = async ({ path, body }, { stores, now }) => {
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
