import { pricingRoutes } from '../../lib/contract/routes/pricing.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { airPrice } from './air-price.ts'

export const pricingFamily = serveFamily(pricingRoutes, { airPrice })
