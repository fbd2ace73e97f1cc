import type { flexRoutes } from '../../lib/contract/routes/flex.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { wantsStream } from '../../lib/platform/http/stream-answer.ts'
import {
  answerOffers,
  firstLegs,
  type SearchDependencies,
  shopSections,
} from '../../lib/shopping/answer-search.ts'
import { planFlexibleSearch } from '../../lib/shopping/plan-flexible-search.ts'
import { type PlannedSearch, separately } from '../../lib/shopping/search-order.ts'
import { readSearch } from '../../lib/shopping/wire/search-request.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'

export const flexSearch: Operation<typeof flexRoutes.flexSearch, SearchDependencies> = async (
  { body },
  context,
  { airHosts, agencies },
) => {
  const { tenant, headers } = context
  const searcher = { tenant, agencies: agenciesOf(tenant, agencies) }
  const planned = planFlexibleSearch(readSearch(body, headers), searcher)
  const answer = async (search: PlannedSearch) => {
    const offered = await shopSections(search.order.sections, airHosts, callOf(context))
    return answerOffers(search, offered, { legs: firstLegs(search.order) }, context)
  }
  return wantsStream(headers)
    ? separately(planned).map(({ about, read }) => ({ about, answer: () => answer(read) }))
    : answer(planned)
}
