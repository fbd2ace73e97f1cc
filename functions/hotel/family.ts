import { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { availability } from './availability.ts'
import { moreAvailability } from './more-availability.ts'
import { moreProperties } from './more-properties.ts'
import { propertyDetail } from './property-detail.ts'
import { rulesByCode } from './rules-by-code.ts'
import { rulesByOffer, rulesByOfferPlural } from './rules-by-offer.ts'
import { searchProperties } from './search-properties.ts'
import { searchPropertyList } from './search-property-list.ts'

export const hotelFamily = serveFamily(hotelRoutes, {
  searchProperties,
  searchPropertyList,
  moreProperties,
  propertyDetail,
  availability,
  moreAvailability,
  rulesByOffer,
  rulesByOfferPlural,
  rulesByCode,
})
