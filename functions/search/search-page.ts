import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { otherCurrencies, type SearchDependencies, shopSections } from '../../lib/shopping/answer-search.ts'
import { requireSearch } from '../../lib/shopping/require-search.ts'
import { pageOf } from '../../lib/shopping/search-page.ts'
import { toCatalogPage } from '../../lib/shopping/wire/catalog-answer.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'

export const searchPage: Operation<typeof searchRoutes.searchPage, SearchDependencies> = async (
  { query: { identifier, pageNumber = 1 } },
  context,
  { airHosts },
) => {
  const { stores, now } = context
  const search = await requireSearch(stores, identifier, now)
  const { answers, missing } = await shopSections(search.order.sections, airHosts, callOf(context, search.at))
  const page = pageOf(search, pageNumber, answers)
  if (!page) throw new Refusal('searchPageUnknown', { identifier, page: String(pageNumber) })
  return toCatalogPage(search, page, { missing, warnings: otherCurrencies(search.order.sections, answers) })
}
