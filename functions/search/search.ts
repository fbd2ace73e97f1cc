import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import { readSearch } from '../../lib/contract/wire/search-request.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { answerOffers, firstLegs, type SearchNeeds, shopSections } from '../../lib/runtime/answer-search.ts'

export const search: Operation<typeof searchRoutes.search, SearchNeeds> = async ({ body }, context, { airHosts, agencies }) => {
  const { tenant, headers, now } = context
  const read = readSearch(body, { tenant, agencies: agenciesOf(tenant, agencies), headers })
  const offered = await shopSections(read.order.sections, airHosts, now)
  return answerOffers(read, offered, { legs: firstLegs(read.order) }, context)
}
