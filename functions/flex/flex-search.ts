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
import { type ReadSearch, separately } from '../../lib/shopping/search-order.ts'
import { readFlexSearch } from '../../lib/shopping/wire/flex-request.ts'

export const flexSearch: Operation<typeof flexRoutes.flexSearch, SearchDependencies> = async (
  { body },
  context,
  { airHosts, agencies },
) => {
  const { tenant, headers, now } = context
  const read = readFlexSearch(body, { tenant, agencies: agenciesOf(tenant, agencies), headers })
  const answer = async (asked: ReadSearch) => {
    const offered = await shopSections(asked.order.sections, airHosts, now)
    return answerOffers(asked, offered, { legs: firstLegs(asked.order) }, context)
  }
  return wantsStream(headers)
    ? separately(read).map(({ about, read }) => ({ about, answer: () => answer(read) }))
    : answer(read)
}
