import { toIdentifier } from '../../lib/contract/envelope.ts'
import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import { planProducts } from '../../lib/pricing/plan-products.ts'
import type { Pricing } from '../../lib/pricing/price-offer.ts'
import { readProducts } from '../../lib/pricing/wire/product-selection.ts'
import { toReservationOffer } from '../../lib/reservation/wire/reservation.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import { withPricedSegments } from '../../lib/workbench/price-unquoted.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { priceOfSegments, readSegmentsToPrice } from '../../lib/workbench/wire/unpriced-query.ts'

type Needs = Pick<Platform, 'agencies'> & Pricing

export const buildFromUnpricedSegments: Operation<
  typeof bookingRoutes.buildFromUnpricedSegments,
  Needs
> = async ({ path, body }, context, { agencies, airHosts }) => {
  const { stores, now, tenant, headers, ids } = context
  const { BuildFromUnpricedSegments: builds, ...beside } = body
  let workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const searcher = { tenant, agencies: agenciesOf(tenant, agencies) }
  for (const build of builds) {
    const segments = readSegmentsToPrice(build, workbench)
    const products = readProducts({ ...beside, ...priceOfSegments(build, segments, workbench) }, headers)
    const { request } = planProducts(products, searcher).selection
    const itinerary = await airHostOf(airHosts, 'GDS').price(request, now)
    const { pointOfSale, fares } = request
    const offer = { id: ids.uuid(), itinerary, pointOfSale, ...(fares && { fares }), addedAt: now }
    workbench = withPricedSegments(workbench, segments, offer, tenant.agency)
  }
  const changed = await stores.workbenches.save(workbench, now)
  return {
    OfferListResponse: {
      OfferID: changed.offers
        .slice(-builds.length)
        .map((added) => toReservationOffer(added, { baggageDetail: true })),
      Identifier: toIdentifier(workbench.id),
    },
  }
}
