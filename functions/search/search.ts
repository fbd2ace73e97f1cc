import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import { noOffers, toCatalogAnswer } from '../../lib/contract/wire/catalog.ts'
import { readSearch } from '../../lib/contract/wire/search-request.ts'
import { digestSearch } from '../../lib/domain/search-digest.ts'
import type { FareGroup } from '../../lib/domain/shopping.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'

/** The groups of a carrier keep their order: the cheapest first. */
const byCarrier = ({ validatingCarrier: a }: FareGroup, { validatingCarrier: b }: FareGroup): number => (a < b ? -1 : a > b ? 1 : 0)

export const search: Operation<typeof searchRoutes.search, { airHosts: AirHosts }> = async ({ body }, context, { airHosts }) => {
  const { tenant, headers, stores, ids, now } = context
  const order = readSearch(body, tenant, headers('isJourney'))
  const found = order.includesGds ? await airHostOf(airHosts, 'GDS').shop(order.request, now) : []
  const groups = order.sortByPrice ? found : found.toSorted(byCarrier)
  if (groups.length === 0) return noOffers()

  const identifier = order.isCached ? ids.uuid() : undefined
  if (identifier !== undefined) {
    const about = { id: identifier, at: now, representation: order.representation, source: 'GDS', request: order.request } as const
    await stores.offerCaches.saveSearch(digestSearch(about, groups))
  }
  return toCatalogAnswer(groups, {
    identifier,
    maxOfferings: order.maxOfferings,
    onlyLeg: order.representation === 'Leg' ? 0 : undefined,
    taxBreakdown: headers('taxBreakdown')?.toLowerCase() !== 'false',
    fareCalculation: order.fareCalculation,
    penalties: order.penalties,
  })
}
