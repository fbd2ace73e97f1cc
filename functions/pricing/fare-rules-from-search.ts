import type { pricingRoutes } from '../../lib/contract/routes/pricing.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { fareComponentsOf } from '../../lib/pricing/fare-rule-text.ts'
import { readFareRuleOrder, readListed, toFareRulesAnswer } from '../../lib/pricing/wire/fare-rules.ts'
import { selectJourneyAround } from '../../lib/shopping/offer-selection.ts'
import { requireSearch } from '../../lib/shopping/require-search.ts'
import type { AirFares } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { hostToPrice } from '../../lib/suppliers/hosts.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'

export const fareRulesFromSearch: Operation<
  typeof pricingRoutes.fareRulesFromSearch,
  { airHosts: AirHosts<AirFares> }
> = async ({ query }, context, { airHosts }) => {
  const { stores, now } = context
  const { catalogProductOfferingsIdentifier: identifier, catalogProductOfferingID: offerId } = query
  const [productId, ...others] = readListed(query.productIDs)
  if (others.length > 0) throw new Refusal('oneProductOnly')
  const search = await requireSearch(stores, identifier, now)
  const selection = selectJourneyAround(search, { offerId, productId })

  // With the criteria of the search: the rules are those of the fare that was returned.
  const itinerary = await hostToPrice(airHosts, selection.source, selection.request).price(
    { ...selection.request, requireSeats: false },
    callOf(context, search.at),
  )
  const component = fareComponentsOf(itinerary, selection.productIds)[selection.leg]
  return toFareRulesAnswer(component ? [component] : [], readFareRuleOrder(query), identifier)
}
