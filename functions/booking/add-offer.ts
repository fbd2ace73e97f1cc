import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { type Pricing, withNamedOffer } from '../../lib/pricing/price-offer.ts'
import { requiresSeats } from '../../lib/pricing/wire/pricing-options.ts'
import { readOfferQuery } from '../../lib/pricing/wire/selection.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { toAddedOffers } from './added-offers.ts'

export const addOffer: Operation<typeof bookingRoutes.addOffer, Pricing> = changeWorkbench(
  async ({ workbench, body }, context, dependencies) => {
    const { references, options } = readOfferQuery(body)
    const named = { references, requireSeats: requiresSeats(options) }
    return { workbench: await withNamedOffer(workbench, named, context, dependencies), added: 1 }
  },
  toAddedOffers,
)
