import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import {
  answerOffers,
  firstLegs,
  type SearchDependencies,
  shopSections,
} from '../../lib/shopping/answer-search.ts'
import { readSearch } from '../../lib/shopping/wire/search-request.ts'

export const search: Operation<typeof searchRoutes.search, SearchDependencies> = async (
  { body },
  context,
  { airHosts, agencies },
) => {
  const { tenant, headers, now } = context
  const read = readSearch(body, { tenant, agencies: agenciesOf(tenant, agencies), headers })
  const offered = await shopSections(read.order.sections, airHosts, now)
  return answerOffers(read, offered, { legs: firstLegs(read.order) }, context)
}
