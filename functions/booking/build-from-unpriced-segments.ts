import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { toIdentifier } from '../../lib/contract/wire/envelope.ts'
import { readProducts } from '../../lib/contract/wire/product-selection.ts'
import { toReservationOffer } from '../../lib/contract/wire/reservation.ts'
import { priceOfSegments, readSegmentsToPrice } from '../../lib/contract/wire/unpriced-query.ts'
import { withPricedSegments } from '../../lib/domain/price-unpriced.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { Platform } from '../../lib/runtime/platform.ts'
import type { Pricing } from '../../lib/runtime/price-offer.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'

type Needs = Pick<Platform, 'agencies'> & Pricing

export const buildFromUnpricedSegments: Operation<typeof bookingRoutes.buildFromUnpricedSegments, Needs> = async (
  { path, body },
  context,
  { agencies, airHosts },
) => {
  const { stores, now, tenant, headers, ids } = context
  const { BuildFromUnpricedSegments: builds, ...beside } = body
  let workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const searcher = { tenant, agencies: agenciesOf(tenant, agencies), headers }
  for (const build of builds) {
    const segments = readSegmentsToPrice(build, workbench)
    const { request } = readProducts({ ...beside, ...priceOfSegments(build, segments, workbench) }, searcher).selection
    const itinerary = await airHostOf(airHosts, 'GDS').price(request, now)
    const { pointOfSale, fares } = request
    const offer = { id: ids.uuid(), itinerary, pointOfSale, ...(fares && { fares }), addedAt: now }
    workbench = withPricedSegments(workbench, segments, offer, tenant.agency)
  }
  const changed = await stores.workbenches.save(workbench, now)
  return {
    OfferListResponse: {
      OfferID: changed.offers.slice(-builds.length).map((added) => toReservationOffer(added, { baggageDetail: true })),
      Identifier: toIdentifier(workbench.id),
    },
  }
}
