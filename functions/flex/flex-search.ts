import type { flexRoutes } from '../../lib/contract/routes/flex.ts'
import { readFlexSearch } from '../../lib/contract/wire/flex-request.ts'
import { type ReadSearch, separately } from '../../lib/domain/search-order.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { wantsStream } from '../../lib/http/stream-answer.ts'
import { answerOffers, firstLegs, type SearchNeeds, shopSections } from '../../lib/runtime/answer-search.ts'

export const flexSearch: Operation<typeof flexRoutes.flexSearch, SearchNeeds> = async ({ body }, context, { airHosts, agencies }) => {
  const { tenant, headers, now } = context
  const read = readFlexSearch(body, { tenant, agencies: agenciesOf(tenant, agencies), headers })
  const answer = async (asked: ReadSearch) => {
    const offered = await shopSections(asked.order.sections, airHosts, now)
    return answerOffers(asked, offered, { legs: firstLegs(asked.order) }, context)
  }
  return wantsStream(headers) ? separately(read).map(({ about, read }) => ({ about, answer: () => answer(read) })) : answer(read)
}
