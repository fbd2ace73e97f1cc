import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import { readSearch } from '../../lib/contract/wire/search-request.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { Platform } from '../../lib/runtime/platform.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { answerOffers, firstLegs, shopSections } from './answer-search.ts'

export type SearchNeeds = Pick<Platform, 'agencies'> & { readonly airHosts: AirHosts }

export const search: Operation<typeof searchRoutes.search, SearchNeeds> = async ({ body }, context, { airHosts, agencies }) => {
  const { tenant, headers, now } = context
  const read = readSearch(body, { tenant, agencies: agenciesOf(tenant, agencies), headers })
  const offered = await shopSections(read.order.sections, airHosts, now)
  return answerOffers(read, offered, { legs: firstLegs(read.order) }, context)
}
