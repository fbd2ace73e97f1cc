import { pricingRoutes } from '../../lib/contract/routes/pricing.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { airPrice } from './air-price.ts'
import { airPriceFromProducts } from './air-price-from-products.ts'
import { fareDisplay } from './fare-display.ts'
import { fareRulesFromFareDisplay } from './fare-rules-from-fare-display.ts'
import { fareRulesFromOffer } from './fare-rules-from-offer.ts'
import { fareRulesFromReservation } from './fare-rules-from-reservation.ts'
import { fareRulesFromSearch } from './fare-rules-from-search.ts'

export const pricingFamily = serveFamily(pricingRoutes, {
  airPrice,
  airPriceFromProducts,
  fareRulesFromSearch,
  fareRulesFromOffer,
  fareRulesFromReservation,
  fareRulesFromFareDisplay,
  fareDisplay,
})
