import { productsQueryExample } from '../../pricing/wire/product-selection.ts'
import { buildOptionsRequest } from '../../shopping/wire/build-next.ts'
import { catalogResponse } from '../../shopping/wire/catalog.ts'
import { searchRequest } from '../../shopping/wire/search-request.ts'
import { route } from '../route.ts'

/**
 * The flexible ones of heading "Searches" of the interface: they stream, and a function streams all of its
 * answers or none.
 */
export const flexRoutes = {
  flexSearch: route({
    method: 'POST',
    path: '/air/catalog/search/catalogproductofferings/premiumflex',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'GDS',
    streams: true,
    summary:
      'A search over other dates and places, priced for up to three more agencies. Accounts must be activated for it.',
    source: 'specification',
    wrappers: ['CatalogProductOfferingsQueryRequest'],
    member: 'CatalogProductOfferingsRequest',
    body: searchRequest,
    response: catalogResponse,
    example: {
      body: {
        '@type': 'CatalogProductOfferingsQueryRequest',
        CatalogProductOfferingsRequest: {
          '@type': 'CatalogProductOfferingsRequestAir',
          offersPerPage: 30,
          PassengerCriteria: [{ '@type': 'PassengerCriteria', number: 1, passengerTypeCode: 'ADT' }],
          SearchCriteriaFlight: [
            {
              '@type': 'SearchCriteriaFlight',
              departureDate: '{date}',
              daysBeforeDeparture: 1,
              daysAfterDeparture: 2,
              From: { value: 'LHR' },
              To: { value: 'JFK' },
              AdditionalTo: [{ value: 'BOS' }],
            },
          ],
          PricingModifiersAir: { '@type': 'PricingModifiersAir', MultiPricingAgency: ['3B9H', '5D2R'] },
        },
      },
    },
  }),
  flexFlightSpecificSearch: route({
    method: 'POST',
    path: '/air/catalog/search/catalogproductofferings/buildpremiumflexoptions',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'GDS',
    streams: true,
    summary: 'Every brand of chosen flights, for each agency that the flexible search was priced for.',
    source: 'specification',
    wrappers: ['CatalogProductOfferingsQueryBuildOptions'],
    member: 'BuildOptions',
    body: buildOptionsRequest,
    response: catalogResponse,
    example: {
      body: {
        '@type': 'CatalogProductOfferingsQueryBuildOptions',
        BuildOptions: {
          '@type': 'BuildOptionsFromProducts',
          BuildFromProductsRequest: {
            ...productsQueryExample.body.BuildFromProductsRequest,
            PricingModifiersAir: { '@type': 'PricingModifiersAir', MultiPricingAgency: ['3B9H', '5D2R'] },
          },
        },
      },
    },
  }),
}
