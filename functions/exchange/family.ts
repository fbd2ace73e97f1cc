import { exchangeRoutes } from '../../lib/contract/routes/exchange.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { addExchangeOffer } from './add-exchange-offer.ts'
import { exchangeEligibility } from './exchange-eligibility.ts'
import { searchExchange } from './search-exchange.ts'

export const exchangeFamily = serveFamily(exchangeRoutes, {
  exchangeEligibility,
  searchExchange,
  addExchangeOffer,
})
