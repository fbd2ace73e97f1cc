import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import { toCatalogPage } from '../../lib/contract/wire/catalog-answer.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import { pageOf } from '../../lib/domain/search-page.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { type SearchNeeds, shopSections } from '../../lib/runtime/answer-search.ts'
import { requireSearch } from '../../lib/runtime/require.ts'

export const searchPage: Operation<typeof searchRoutes.searchPage, SearchNeeds> = async (
  { query: { identifier, pageNumber = 1 } },
  { stores, now },
  { airHosts },
) => {
  const search = await requireSearch(stores, identifier, now)
  const { answers, missing } = await shopSections(search.order.sections, airHosts, search.at)
  const page = pageOf(search, pageNumber, answers)
  if (!page) throw new Refusal('searchPageUnknown', { identifier, page: String(pageNumber) })
  return toCatalogPage(search, page, missing)
}
