import { route } from '../route.ts'
import { catalogResponse } from '../wire/catalog.ts'
import { searchRequest } from '../wire/search-request.ts'

/** Heading "Searches" of the interface; served by functions/search. */
export const searchRoutes = {
  search: route({
    method: 'POST',
    path: '/air/catalog/search/catalogproductofferings',
    envelope: 'CatalogProductOfferingsResponse',
    content: 'any',
    summary: 'Offers for a journey of up to six origin and destination pairs. Send offersPerPage to refer to them later.',
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
            { '@type': 'SearchCriteriaFlight', departureDate: '{date}', From: { value: 'LHR' }, To: { value: 'JFK' } },
          ],
        },
      },
    },
  }),
}
