import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import {
  answerOffers,
  firstLegs,
  type SearchDependencies,
  shopSections,
} from '../../lib/shopping/answer-search.ts'
import { planSearch } from '../../lib/shopping/plan-search.ts'
import { readSearch } from '../../lib/shopping/wire/search-request.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'

export const search: Operation<typeof searchRoutes.search, SearchDependencies> = async (
  { body },
  context,
  { airHosts, agencies },
) => {
  const { tenant, headers } = context
  const planned = planSearch(readSearch(body, headers), { tenant, agencies: agenciesOf(tenant, agencies) })
  const offered = await shopSections(planned.order.sections, airHosts, callOf(context))
  return answerOffers(planned, offered, { legs: firstLegs(planned.order) }, context)
}
