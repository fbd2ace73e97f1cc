import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import { readFlexSearch } from '../../lib/contract/wire/search-request.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { answerOffers, firstLegs, shopSections } from './answer-search.ts'
import type { SearchNeeds } from './search.ts'

export const flexSearch: Operation<typeof searchRoutes.flexSearch, SearchNeeds> = async ({ body }, context, { airHosts, agencies }) => {
  const { tenant, headers, now } = context
  const read = readFlexSearch(body, { tenant, agencies: agenciesOf(tenant, agencies), headers })
  const offered = await shopSections(read.order.sections, airHosts, now)
  return answerOffers(read, offered, { legs: firstLegs(read.order) }, context)
}
