import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import { planProducts } from '../../lib/pricing/plan-products.ts'
import { type Pricing, withPricedOffer } from '../../lib/pricing/price-offer.ts'
import { readProducts } from '../../lib/pricing/wire/product-selection.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { toAddedOffers } from './added-offers.ts'

type Dependencies = Pick<Platform, 'agencies'> & Pricing

export const addOfferFromProducts: Operation<typeof bookingRoutes.addOfferFromProducts, Dependencies> =
  changeWorkbench(async ({ workbench, body }, context, dependencies) => {
    const { tenant, headers } = context
    const searcher = { tenant, agencies: agenciesOf(tenant, dependencies.agencies) }
    const { selection } = planProducts(readProducts(body, headers), searcher)
    return { workbench: await withPricedOffer(workbench, selection, context, dependencies), added: 1 }
  }, toAddedOffers)
