import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { answerOffers, shopSections } from '../../lib/shopping/answer-search.ts'
import { lastOf, orderAfter, requirePickedLegs } from '../../lib/shopping/offer-selection.ts'
import { requireSearch } from '../../lib/shopping/require-search.ts'
import { readPicked } from '../../lib/shopping/wire/build-next.ts'
import type { AirSearch } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'

export const nextLeg: Operation<typeof searchRoutes.nextLeg, { airHosts: AirHosts<AirSearch> }> = async (
  { body },
  context,
  { airHosts },
) => {
  const { stores, now } = context
  const { identifier, picks } = readPicked(body.BuildFromCatalogProductOfferingsRequest)
  const search = await requireSearch(stores, identifier, now)
  const picked = lastOf(requirePickedLegs(search, picks))
  const order = orderAfter(search, picked, body.BrandOptions === 'returnAllBrands')
  const offered = await shopSections(order.sections, airHosts, callOf(context))
  return answerOffers(
    { order, warnings: [] },
    offered,
    { legs: [picked.leg, picked.leg + 1], form: { lockedLeg: 0 }, keep: true },
    context,
  )
}
