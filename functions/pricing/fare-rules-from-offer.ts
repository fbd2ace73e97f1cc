import type { pricingRoutes } from '../../lib/contract/routes/pricing.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { fareComponentsOf } from '../../lib/pricing/fare-rule-text.ts'
import { requirePrice, shoppingLookup } from '../../lib/pricing/require-offer.ts'
import { readFareRuleOrder, readListed, toFareRulesAnswer } from '../../lib/pricing/wire/fare-rules.ts'
import type { AirFares } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { hostToPrice } from '../../lib/suppliers/hosts.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'

export const fareRulesFromOffer: Operation<
  typeof pricingRoutes.fareRulesFromOffer,
  { airHosts: AirHosts<AirFares> }
> = async ({ query }, context, { airHosts }) => {
  const products = readListed(query.productIDs)
  const sent = { identifier: query.offerIdentifier, productIds: products }
  const price = await requirePrice(sent, shoppingLookup, context)
  const itinerary = await hostToPrice(airHosts, price.source, price.request).price(
    { ...price.request, requireSeats: false },
    callOf(context, price.at),
  )
  const components = fareComponentsOf(itinerary, price.productIds)
  return toFareRulesAnswer(
    components.filter(({ productId }) => products.length === 0 || products.includes(productId)),
    readFareRuleOrder(query),
    query.offerIdentifier,
  )
}
