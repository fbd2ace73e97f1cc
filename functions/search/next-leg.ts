import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { answerOffers, shopSections } from '../../lib/shopping/answer-search.ts'
import { choicesFrom, orderAfter } from '../../lib/shopping/search-digest.ts'
import { readPickOrder } from '../../lib/shopping/wire/build-next.ts'
import type { AirSearch } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { requireSearch } from '../../lib/workbench/require.ts'

export const nextLeg: Operation<typeof searchRoutes.nextLeg, { airHosts: AirHosts<AirSearch> }> = async (
  { body },
  context,
  { airHosts },
) => {
  const { stores, now } = context
  const { identifier, picks } = readPickOrder(body.BuildFromCatalogProductOfferingsRequest)
  const search = await requireSearch(stores, identifier, now)
  const choice = choicesFrom(search, picks)?.at(-1)
  if (!choice) {
    throw new Refusal('offerNotInSearch', {
      identifier,
      offers: picks.map(({ offerId }) => offerId).join(','),
      products: picks.map(({ productId = '' }) => productId).join(','),
    })
  }
  const order = orderAfter(search, choice, body.BrandOptions === 'returnAllBrands')
  const offered = await shopSections(order.sections, airHosts, now)
  return answerOffers(
    { order, warnings: [] },
    offered,
    { legs: [choice.leg, choice.leg + 1], form: { chosenLeg: 0 }, keep: true },
    context,
  )
}
