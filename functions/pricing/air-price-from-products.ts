import type { pricingRoutes } from '../../lib/contract/routes/pricing.ts'
import { lifetimes } from '../../lib/kernel/limits.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { planProducts } from '../../lib/pricing/plan-products.ts'
import { requireSensibleFlights } from '../../lib/pricing/sensible-flights.ts'
import { toPriceAnswer } from '../../lib/pricing/wire/price-answer.ts'
import { readInlineFareRules, readPricingOptions } from '../../lib/pricing/wire/pricing-options.ts'
import { readProducts } from '../../lib/pricing/wire/product-selection.ts'
import { hostToPrice } from '../../lib/suppliers/hosts.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { PricingDependencies } from './dependencies.ts'

export const airPriceFromProducts: Operation<
  typeof pricingRoutes.airPriceFromProducts,
  PricingDependencies
> = async ({ body }, context, { airHosts, agencies }) => {
  const { stores, ids, now, tenant, headers, trace } = context
  const searcher = { tenant, agencies: agenciesOf(tenant, agencies) }
  const request = readProducts(body, headers)
  requireSensibleFlights(request, { airHosts, now })
  const { selection, warnings } = planProducts(request, searcher)
  const itinerary = await hostToPrice(airHosts, selection.source, selection.request).price(
    selection.request,
    callOf(context),
  )
  const identifier = ids.uuid()
  const { transactionId } = trace
  const record = { ...selection, transactionId, at: now, expiresAt: now + lifetimes.gdsOffersMs, picks: [] }
  await stores.offerCaches.addPrices(identifier, [record])
  const rules = readInlineFareRules(readPricingOptions(body, body.BuildFromProductsRequest), selection.source)
  const withoutBrands = body.BuildFromProductsRequest.inhibitBrandContentInd ?? body.inhibitBrandContentInd
  return toPriceAnswer([{ itinerary, record }], {
    identifier,
    pcc: tenant.agency.pcc,
    view: selection.view,
    withoutBrands,
    fareRules: rules.fareRules,
    warnings: [...warnings, ...rules.warnings],
  })
}
