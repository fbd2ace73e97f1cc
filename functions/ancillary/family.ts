import { ancillaryRoutes } from '../../lib/contract/routes/ancillary.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { shopAncillaries } from './shop-ancillaries.ts'

export const ancillaryFamily = serveFamily(ancillaryRoutes, { shopAncillaries })
