import * as z from 'zod'
import { buildNextRequest, buildOptionsRequest } from '../../shopping/wire/build-next.ts'
import { searchRequest } from '../../shopping/wire/search-request.ts'
import { routesOf } from '../route.ts'
import type { searchDocs } from '../route-docs/search.ts'

/** Heading "Searches" of the interface; served by functions/search. */
export const searchRoutes = routesOf<typeof searchDocs>()({
  airAvailability: {
    method: 'POST',
    path: '/air/search/airAvailability',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'GDS',
    wrappers: ['CatalogProductOfferingsQueryRequest'],
    member: 'CatalogProductOfferingsRequest',
    body: searchRequest,
  },
  search: {
    method: 'POST',
    path: '/air/catalog/search/catalogproductofferings',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'any',
    wrappers: ['CatalogProductOfferingsQueryRequest'],
    member: 'CatalogProductOfferingsRequest',
    body: searchRequest,
  },
  searchPage: {
    method: 'GET',
    path: '/air/catalog/search/catalogproductofferings',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'any',
    query: z.object({
      identifier: z.string().meta({ description: 'CatalogProductOfferings.Identifier.value of the search.' }),
      pageNumber: z.int().min(1).optional().meta({ description: 'Absent: 1.' }),
      view: z.string().optional().meta({ description: 'detail or summary; both get the whole page.' }),
    }),
  },
  nextLeg: {
    method: 'POST',
    path: '/air/catalog/search/catalogproductofferings/buildnext',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'any',
    wrappers: ['CatalogProductOfferingsQueryBuildNext'],
    member: 'BuildFromCatalogProductOfferingsRequest',
    body: buildNextRequest,
  },
  flightSpecificSearch: {
    method: 'POST',
    path: '/air/catalog/search/catalogproductofferings/buildoptions',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'GDS',
    wrappers: ['CatalogProductOfferingsQueryBuildOptions'],
    member: 'BuildOptions',
    body: buildOptionsRequest,
  },
})
