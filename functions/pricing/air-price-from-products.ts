import type { pricingRoutes } from '../../lib/contract/routes/pricing.ts'
import { lifetimes } from '../../lib/kernel/limits.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { planProducts } from '../../lib/pricing/plan-products.ts'
import { toPriceAnswer } from '../../lib/pricing/wire/price-answer.ts'
import { readInlineFareRules, readPricingOptions } from '../../lib/pricing/wire/pricing-options.ts'
import { readProducts } from '../../lib/pricing/wire/product-selection.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import type { PricingDependencies } from './dependencies.ts'

export const airPriceFromProducts: Operation<
  typeof pricingRoutes.airPriceFromProducts,
  PricingDependencies
> = async ({ body }, { stores, ids, now, tenant, headers, trace }, { airHosts, agencies }) => {
  const searcher = { tenant, agencies: agenciesOf(tenant, agencies) }
  const { selection, warnings } = planProducts(readProducts(body, headers), searcher)
  const itinerary = await airHostOf(airHosts, selection.source).price(selection.request, now)
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
