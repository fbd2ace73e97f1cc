import * as z from 'zod'
import { catalogOfferingsQuery } from '../../hotel/wire/hotel-availability.ts'
import { propertyKey } from '../../hotel/wire/hotel-rate.ts'
import { rulesByCode, rulesByOffer } from '../../hotel/wire/hotel-rules.ts'
import { imageSize } from '../../hotel/wire/property-images.ts'
import { propertiesQueryByKey, propertiesQuerySearch } from '../../hotel/wire/property-search.ts'
import { pageQuery } from '../../hotel/wire/stay-criteria.ts'
import { routesOf } from '../route.ts'
import type { hotelDocs } from '../route-docs/hotel.ts'

const rulesWrappers = [
  'OfferQueryBuildFromCatalogOffering',
  'OfferQueryBuildFromCatalogOfferingsHospitality',
  'OfferQueryBuildFromCatalogOfferings',
] as const

/** Hotels up to the rules of a rate; served by functions/hotel. What books them is in hotel-booking.ts. */
export const hotelRoutes = routesOf<typeof hotelDocs>()({
  searchProperties: {
    method: 'POST',
    path: '/hotel/search/properties/search',
    envelope: 'PropertiesResponse',
    content: 'any',
    wrappers: ['PropertiesQuerySearch'],
    body: propertiesQuerySearch,
    errors: 'hotelSearch',
  },
  searchPropertyList: {
    method: 'POST',
    path: '/hotel/search/properties',
    envelope: 'PropertiesResponse',
    content: 'any',
    wrappers: ['PropertiesQuerySpecificPropertyList'],
    body: propertiesQueryByKey,
    errors: 'hotelSearch',
  },
  moreProperties: {
    method: 'GET',
    path: '/hotel/search/properties/{identifier}',
    envelope: 'PropertiesResponse',
    content: 'any',
    query: pageQuery,
    errors: 'hotelSearch',
  },
  propertyDetail: {
    method: 'GET',
    path: '/hotel/search/propertiesdetail',
    envelope: 'PropertiesResponse',
    content: 'any',
    query: z.object({
      ...propertyKey.pick({ chainCode: true, propertyCode: true }).shape,
      ImageSize: imageSize.optional().meta({ description: 'Of the pictures.' }),
    }),
    errors: 'hotelSearch',
  },
  availability: {
    method: 'POST',
    path: '/hotel/availability/catalogofferingshospitality',
    envelope: 'CatalogOfferingsHospitalityResponse',
    content: 'any',
    wrappers: ['CatalogOfferingsQueryRequest'],
    member: 'CatalogOfferingsRequest',
    body: catalogOfferingsQuery,
    errors: 'hotelSearch',
  },
  moreAvailability: {
    method: 'GET',
    path: '/hotel/availability/catalogofferingshospitality/{identifier}',
    envelope: 'CatalogOfferingsHospitalityResponse',
    content: 'any',
    query: pageQuery,
    errors: 'hotelSearch',
  },
  rulesByOffer: {
    method: 'POST',
    path: '/hotel/rules/offershospitality/buildfromcatalogoffering',
    envelope: 'OfferHospitalityResponse',
    content: 'any',
    wrappers: rulesWrappers,
    body: rulesByOffer,
    errors: 'hotel',
  },
  rulesByOfferPlural: {
    method: 'POST',
    path: '/hotel/rules/offershospitality/buildfromcatalogofferings',
    envelope: 'OfferHospitalityResponse',
    content: 'any',
    wrappers: rulesWrappers,
    body: rulesByOffer,
    errors: 'hotel',
    deprecated: true,
  },
  rulesByCode: {
    method: 'POST',
    path: '/hotel/rules/offershospitality/buildfromrequest',
    envelope: 'OfferHospitalityResponse',
    content: 'any',
    wrappers: ['OfferQueryHospitalityRequest'],
    body: rulesByCode,
    errors: 'hotel',
  },
})
