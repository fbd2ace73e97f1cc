import { searchRoutes } from '../../lib/contract/routes/search.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { search } from './search.ts'

export const searchFamily = serveFamily(searchRoutes, { search })
