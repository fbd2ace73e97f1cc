import { toIdentifier } from '../../lib/contract/envelope.ts'
import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import { planProducts } from '../../lib/pricing/plan-products.ts'
import { type Pricing, withPricedOffer } from '../../lib/pricing/price-offer.ts'
import { readProducts } from '../../lib/pricing/wire/product-selection.ts'
import { toReservationOffer } from '../../lib/reservation/wire/reservation.ts'
import { otherSegmentsOf, withPassive } from '../../lib/workbench/non-priced-segments.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { passengersIn } from '../../lib/workbench/wire/create-offer.ts'
import { isPassive, readDescribedOffer, readPassiveOffer } from '../../lib/workbench/wire/described-offer.ts'
import { toPassiveOffer } from '../../lib/workbench/wire/passive-offer.ts'

type Needs = Pick<Platform, 'agencies'> & Pricing

export const createOffer: Operation<typeof bookingRoutes.createOffer, Needs> = async (
  { path, body },
  context,
  needs,
) => {
  const { stores, now, tenant, headers, ids } = context
  const opened = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const searcher = { tenant, agencies: agenciesOf(tenant, needs.agencies) }
  let workbench = opened
  for (const offer of body.Offer) {
    if (isPassive(offer)) workbench = withPassive(workbench, readPassiveOffer(offer, body.Receipt), ids.uuid)
    else {
      const described = readDescribedOffer(offer, passengersIn(workbench.travelers))
      const { selection } = planProducts(readProducts(described, headers), searcher)
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
