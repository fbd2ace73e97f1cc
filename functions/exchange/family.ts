import { exchangeRoutes } from '../../lib/contract/routes/exchange.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { exchangeEligibility } from './exchange-eligibility.ts'

export const exchangeFamily = serveFamily(exchangeRoutes, { exchangeEligibility })
