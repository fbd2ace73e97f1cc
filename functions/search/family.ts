import { searchRoutes } from '../../lib/contract/routes/search.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { airAvailability } from './air-availability.ts'
import { flightSpecificSearch } from './flight-specific-search.ts'
import { nextLeg } from './next-leg.ts'
import { search } from './search.ts'
import { searchPage } from './search-page.ts'

export const searchFamily = serveFamily(searchRoutes, {
  airAvailability,
  search,
  searchPage,
  nextLeg,
  flightSpecificSearch,
})
