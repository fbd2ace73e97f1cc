import { buildOptionsRequest } from '../../shopping/wire/build-next.ts'
import { searchRequest } from '../../shopping/wire/search-request.ts'
import { routesOf } from '../route.ts'
import type { flexDocs } from '../route-docs/flex.ts'

/**
 * The flexible ones of heading "Searches" of the interface: they stream, and a function streams all of its
 * answers or none.
 */
export const flexRoutes = routesOf<typeof flexDocs>()({
  flexSearch: {
    method: 'POST',
    path: '/air/catalog/search/catalogproductofferings/premiumflex',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'GDS',
    streams: true,
    wrappers: ['CatalogProductOfferingsQueryRequest'],
    member: 'CatalogProductOfferingsRequest',
    body: searchRequest,
  },
  flexFlightSpecificSearch: {
    method: 'POST',
    path: '/air/catalog/search/catalogproductofferings/buildpremiumflexoptions',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'GDS',
    streams: true,
    wrappers: ['CatalogProductOfferingsQueryBuildOptions'],
    member: 'BuildOptions',
    body: buildOptionsRequest,
  },
})
