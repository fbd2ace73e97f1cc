import { toIdentifier } from '../../lib/contract/envelope.ts'
import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import { planProducts } from '../../lib/pricing/plan-products.ts'
import { type Pricing, withPricedOffer } from '../../lib/pricing/price-offer.ts'
import { readProducts } from '../../lib/pricing/wire/product-selection.ts'
import { toReservationOffer } from '../../lib/reservation/wire/reservation.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

type Needs = Pick<Platform, 'agencies'> & Pricing

export const addOfferFromProducts: Operation<typeof bookingRoutes.addOfferFromProducts, Needs> = async (
  { path, body },
  context,
  needs,
) => {
  const { stores, now, tenant, headers } = context
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const searcher = { tenant, agencies: agenciesOf(tenant, needs.agencies) }
  const { selection } = planProducts(readProducts(body, headers), searcher)
  const changed = await stores.workbenches.save(
    await withPricedOffer(workbench, selection, context, needs),
    now,
  )
  return {
    OfferListResponse: {
      OfferID: changed.offers.slice(-1).map((added) => toReservationOffer(added, { baggageDetail: true })),
      Identifier: toIdentifier(workbench.id),
    },
  }
}
