import * as z from 'zod'
import { productsQueryExample } from '../../pricing/wire/product-selection.ts'
import { airAvailabilityResponse } from '../../shopping/wire/air-availability.ts'
import { buildNextRequest, buildOptionsRequest, pickExample } from '../../shopping/wire/build-next.ts'
import { catalogResponse } from '../../shopping/wire/catalog.ts'
import { searchRequest } from '../../shopping/wire/search-request.ts'
import { route } from '../route.ts'

/** Heading "Searches" of the interface; served by functions/search. */
export const searchRoutes = {
  airAvailability: route({
    method: 'POST',
    path: '/air/search/airAvailability',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'GDS',
    summary: 'Flights of a day with the seats of every booking class, without prices.',
    source: 'specification',
    wrappers: ['CatalogProductOfferingsQueryRequest'],
    member: 'CatalogProductOfferingsRequest',
    body: searchRequest,
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
  }),
  search: route({
    method: 'POST',
    path: '/air/catalog/search/catalogproductofferings',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'any',
    summary:
      'Offers for a journey of up to six origin and destination pairs. Send offersPerPage to refer to them later.',
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
          offersPerPage: 5,
          contentSourceList: ['GDS'],
          PassengerCriteria: [{ '@type': 'PassengerCriteria', number: 1, passengerTypeCode: 'ADT' }],
          SearchCriteriaFlight: [
            {
              '@type': 'SearchCriteriaFlight',
              departureDate: '{date}',
              From: { value: 'LHR' },
              To: { value: 'JFK' },
            },
          ],
        },
      },
    },
  }),
  searchPage: route({
    method: 'GET',
    path: '/air/catalog/search/catalogproductofferings',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'any',
    summary: 'A further page of a search that asked for offersPerPage, or of a next leg.',
    source: 'clients',
    query: z.object({
      identifier: z.string().meta({ description: 'CatalogProductOfferings.Identifier.value of the search.' }),
      pageNumber: z.int().min(1).optional(),
      view: z.string().optional().meta({ description: 'detail or summary; both get the whole page.' }),
    }),
    response: catalogResponse,
    example: { query: { identifier: '{search identifier}', pageNumber: '2' } },
  }),
  nextLeg: route({
    method: 'POST',
    path: '/air/catalog/search/catalogproductofferings/buildnext',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'any',
    summary:
      'Offers of the next leg, after an offer of a search leg by leg was chosen. The answer has its own identifier.',
    source: 'specification',
    wrappers: ['CatalogProductOfferingsQueryBuildNext'],
    member: 'BuildFromCatalogProductOfferingsRequest',
    body: buildNextRequest,
    response: catalogResponse,
    example: {
      body: {
        '@type': 'CatalogProductOfferingsQueryBuildNext',
        BuildFromCatalogProductOfferingsRequest: pickExample,
      },
    },
  }),
  flightSpecificSearch: route({
    method: 'POST',
    path: '/air/catalog/search/catalogproductofferings/buildoptions',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'GDS',
    summary: 'Every brand that chosen flights can be bought in, up to 99 beside the cheapest.',
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
          maxNumberOfUpsellsToReturn: 10,
          BuildFromProductsRequest: productsQueryExample.body.BuildFromProductsRequest,
        },
      },
    },
  }),
}
