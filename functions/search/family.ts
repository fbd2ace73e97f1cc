import { searchRoutes } from '../../lib/contract/routes/search.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { airAvailability } from './air-availability.ts'
import { flexFlightSpecificSearch } from './flex-flight-specific-search.ts'
import { flexSearch } from './flex-search.ts'
import { flightSpecificSearch } from './flight-specific-search.ts'
import { nextLeg } from './next-leg.ts'
import { search } from './search.ts'

export const searchFamily = serveFamily(searchRoutes, {
  airAvailability,
  search,
  nextLeg,
  flightSpecificSearch,
  flexSearch,
  flexFlightSpecificSearch,
})
