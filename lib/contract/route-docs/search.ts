import { productsQueryExample } from '../../pricing/wire/product-selection.ts'
import { airAvailabilityResponse } from '../../shopping/wire/air-availability.ts'
import { pickExample } from '../../shopping/wire/build-next.ts'
import { catalogResponse } from '../../shopping/wire/catalog.ts'
import type { FamilyDocs } from '../route.ts'

export const searchDocs = {
  airAvailability: {
    summary: 'Flights of a day with the seats of every booking class, without prices.',
    source: 'specification',
    response: airAvailabilityResponse,
    example: {
      body: {
        '@type': 'CatalogProductOfferingsQueryRequest',
        CatalogProductOfferingsRequest: {
          '@type': 'CatalogProductOfferingsRequestAir',
          PassengerCriteria: [{ '@type': 'PassengerCriteria', number: 1, passengerTypeCode: 'ADT' }],
          SearchCriteriaFlight: [
            {
              '@type': 'SearchCriteriaFlight',
              departureDate: '{date}',
              DepartureTimeRange: { start: '06:00:00', end: '12:00:00' },
              From: { value: 'LHR' },
              To: { value: 'JFK' },
            },
          ],
        },
      },
    },
  },
  search: {
    summary:
      'Offers for a journey of up to six origin and destination pairs; with offersPerPage the result is cached, so that later requests can refer to it.',
    source: 'specification',
    response: catalogResponse,
    example: {
      body: {
        '@type': 'CatalogProductOfferingsQueryRequest',
        CatalogProductOfferingsRequest: {
          '@type': 'CatalogProductOfferingsRequestAir',
          offersPerPage: 5,
          contentSourceList: ['GDS'],
          PassengerCriteria: [{ '@type': 'PassengerCriteria', number: 1, passengerTypeCode: 'ADT' }],
          SearchCriteriaFlight: [
            {
              '@type': 'SearchCriteriaFlight',
              departureDate: '{date}',
              From: { value: 'LHR' },
              To: { value: 'FRA' },
            },
          ],
        },
      },
    },
    gives: {
      'search identifier': '/CatalogProductOfferingsResponse/CatalogProductOfferings/Identifier/value',
    },
  },
  searchPage: {
    summary: 'A further page of a search with offersPerPage, or of a next leg search.',
    source: 'clients',
    response: catalogResponse,
    example: { query: { identifier: '{search identifier}', pageNumber: '2' } },
  },
  nextLeg: {
    summary:
      'Offers of the next leg of a leg-by-leg search, after an offer was selected. The answer has its own identifier.',
    source: 'specification',
    response: catalogResponse,
    example: {
      body: {
        '@type': 'CatalogProductOfferingsQueryBuildNext',
        BuildFromCatalogProductOfferingsRequest: pickExample,
      },
    },
  },
  flightSpecificSearch: {
    summary: 'Every brand (fare family) of selected flights: the cheapest and up to 99 upsells.',
    source: 'specification',
    response: catalogResponse,
    example: {
      body: {
        '@type': 'CatalogProductOfferingsQueryBuildOptions',
        BuildOptions: {
          '@type': 'BuildOptionsFromProducts',
          maxNumberOfUpsellsToReturn: 10,
          BuildFromProductsRequest: productsQueryExample.body.BuildFromProductsRequest,
        },
      },
    },
  },
} satisfies FamilyDocs
