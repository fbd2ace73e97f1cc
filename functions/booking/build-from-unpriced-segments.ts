import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import { planProducts } from '../../lib/pricing/plan-products.ts'
import type { Pricing } from '../../lib/pricing/price-offer.ts'
import { readProducts } from '../../lib/pricing/wire/product-selection.ts'
import { hostToPrice } from '../../lib/suppliers/hosts.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { withPricedSegments } from '../../lib/workbench/price-unquoted.ts'
import { priceOfSegments, readSegmentsToPrice } from '../../lib/workbench/wire/unpriced-query.ts'
import { toAddedOffers } from './added-offers.ts'

type Dependencies = Pick<Platform, 'agencies'> & Pricing

export const buildFromUnpricedSegments: Operation<
  typeof bookingRoutes.buildFromUnpricedSegments,
  Dependencies
> = changeWorkbench(async ({ workbench: opened, body }, context, { agencies, airHosts }) => {
  const { now, tenant, headers, ids } = context
  const { BuildFromUnpricedSegments: builds, ...options } = body
  const searcher = { tenant, agencies: agenciesOf(tenant, agencies) }
  let workbench = opened
  for (const build of builds) {
    const segments = readSegmentsToPrice(build, workbench)
    const products = readProducts({ ...options, ...priceOfSegments(build, segments, workbench) }, headers)
    const { request } = planProducts(products, searcher).selection
    const supplier = segments.flatMap(({ booking }) => (booking.status === 'held' ? booking.supplier : []))[0]
    const host = hostToPrice(airHosts, 'GDS', { ...request, supplier })
    const itinerary = await host.price(request, callOf(context))
    const { pointOfSale, fares } = request
    const offer = { id: ids.uuid(), itinerary, pointOfSale, ...(fares && { fares }), addedAt: now }
    workbench = withPricedSegments(workbench, segments, offer, tenant.agency)
  }
  return { workbench, added: builds.length }
}, toAddedOffers)
