import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { passengersIn } from '../../lib/contract/wire/create-offer.ts'
import { isPassive, readDescribedOffer, readPassiveOffer } from '../../lib/contract/wire/described-offer.ts'
import { toIdentifier } from '../../lib/contract/wire/envelope.ts'
import { toPassiveOffer } from '../../lib/contract/wire/passive-offer.ts'
import { readProducts } from '../../lib/contract/wire/product-selection.ts'
import { toReservationOffer } from '../../lib/contract/wire/reservation.ts'
import { otherSegmentsOf, withPassive } from '../../lib/domain/other-segments.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { Platform } from '../../lib/runtime/platform.ts'
import { type Pricing, withPricedOffer } from '../../lib/runtime/price-offer.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

type Needs = Pick<Platform, 'agencies'> & Pricing

export const createOffer: Operation<typeof bookingRoutes.createOffer, Needs> = async ({ path, body }, context, needs) => {
  const { stores, now, tenant, headers, ids } = context
  const opened = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const searcher = { tenant, agencies: agenciesOf(tenant, needs.agencies), headers }
  let workbench = opened
  for (const offer of body.Offer) {
    if (isPassive(offer)) workbench = withPassive(workbench, readPassiveOffer(offer, body.Receipt), ids.uuid)
    else {
      const { selection } = readProducts(readDescribedOffer(offer, passengersIn(workbench.travelers)), searcher)
      workbench = await withPricedOffer(workbench, selection, context, needs)
    }
  }
  const changed = await stores.workbenches.save(workbench, now)
  const before = new Set([...opened.offers, ...otherSegmentsOf(opened).passives].map(({ id }) => id))
  const isNew = ({ id }: { readonly id: string }): boolean => !before.has(id)
  return {
    OfferListResponse: {
      OfferID: [
        ...changed.offers.filter(isNew).map((added) => toReservationOffer(added, { baggageDetail: true })),
        ...otherSegmentsOf(changed)
          .passives.filter(isNew)
          .map((added) => toPassiveOffer(added, changed.travelers)),
      ],
      Identifier: toIdentifier(workbench.id),
    },
  }
}
