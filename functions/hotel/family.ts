import { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { moreProperties } from './more-properties.ts'
import { propertyDetail } from './property-detail.ts'
import { searchProperties } from './search-properties.ts'
import { searchPropertyList } from './search-property-list.ts'

export const hotelFamily = serveFamily(hotelRoutes, { searchProperties, searchPropertyList, moreProperties, propertyDetail })
