import { flexRoutes } from '../../lib/contract/routes/flex.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { flexFlightSpecificSearch } from './flex-flight-specific-search.ts'
import { flexSearch } from './flex-search.ts'

export const flexFamily = serveFamily(flexRoutes, { flexSearch, flexFlightSpecificSearch })
