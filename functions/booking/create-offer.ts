import { toIdentifier } from '../../lib/contract/envelope.ts'
import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import { planProducts } from '../../lib/pricing/plan-products.ts'
import { type Pricing, withPricedOffer } from '../../lib/pricing/price-offer.ts'
import { readProducts } from '../../lib/pricing/wire/product-selection.ts'
import { toReservationOffer } from '../../lib/reservation/wire/reservation-offer.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { nonPricedSegmentsOf } from '../../lib/workbench/non-priced-segments.ts'
import { passengersIn } from '../../lib/workbench/wire/create-offer.ts'
import { isPassive, readDescribedOffer, readPassiveOffer } from '../../lib/workbench/wire/described-offer.ts'
import { toPassiveOffer } from '../../lib/workbench/wire/passive-offer.ts'
import { withPassive } from '../../lib/workbench/workbench-segments.ts'

type Dependencies = Pick<Platform, 'agencies'> & Pricing

export const createOffer: Operation<typeof bookingRoutes.createOffer, Dependencies> = changeWorkbench(
  async ({ workbench: opened, body }, context, dependencies) => {
    const { tenant, headers, ids } = context
    const searcher = { tenant, agencies: agenciesOf(tenant, dependencies.agencies) }
    let workbench = opened
    for (const offer of body.Offer) {
      if (isPassive(offer))
        workbench = withPassive(workbench, readPassiveOffer(offer, body.Receipt), ids.uuid)
      else {
        const described = readDescribedOffer(offer, passengersIn(workbench.travelers))
        const { selection } = planProducts(readProducts(described, headers), searcher)
        workbench = await withPricedOffer(workbench, selection, context, dependencies)
      }
    }
    return { workbench, opened }
  },
  ({ workbench, opened }) => {
    const before = new Set([...opened.offers, ...nonPricedSegmentsOf(opened).passives].map(({ id }) => id))
    const isNew = ({ id }: { readonly id: string }): boolean => !before.has(id)
    return {
      OfferListResponse: {
        OfferID: [
          ...workbench.offers
            .filter(isNew)
            .map((added) => toReservationOffer(added, { baggageDetail: true })),
          ...nonPricedSegmentsOf(workbench)
            .passives.filter(isNew)
            .map((added) => toPassiveOffer(added, workbench.travelers)),
        ],
        Identifier: toIdentifier(workbench.id),
      },
    }
  },
)
