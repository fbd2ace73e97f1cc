import { productsQueryExample } from '../../pricing/wire/product-selection.ts'
import { catalogResponse } from '../../shopping/wire/catalog.ts'
import type { FamilyDocs } from '../route.ts'

export const flexDocs = {
  flexSearch: {
    summary:
      'A search over alternative dates and airports, priced for up to three more agencies. Accounts must be activated for it.',
    source: 'specification',
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
  },
  flexFlightSpecificSearch: {
    summary: 'Every brand of selected flights, for each agency that the flexible search was priced for.',
    source: 'specification',
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
  },
} satisfies FamilyDocs
