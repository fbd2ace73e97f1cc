import * as z from 'zod'
import { route } from '../route.ts'
import { propertyKey } from '../wire/hotel-rate.ts'
import { propertiesQueryByKey, propertiesQuerySearch, propertiesResponse } from '../wire/hotel-search.ts'
import { pageQuery } from '../wire/hotel-stay.ts'

const properties = '/hotel/search/properties'

const exampleProperty = { chainCode: 'AQ', propertyCode: 'J6408' }

/** Hotels; served by functions/hotel. */
export const hotelRoutes = {
  searchProperties: route({
    method: 'POST',
    path: `${properties}/search`,
    envelope: 'PropertiesResponse',
    content: 'any',
    summary: 'Hotels around a city, an airport, a point or an address, with the range of their nightly rates.',
    source: 'docs',
    wrappers: ['PropertiesQuerySearch'],
    body: propertiesQuerySearch,
    response: propertiesResponse,
    errors: 'hotelSearch',
    example: {
      body: {
        PropertiesQuerySearch: {
          '@type': 'PropertiesQuerySearch',
          CheckInDate: '{date}',
          CheckOutDate: '{dateAfter}',
          RequestedCurrency: 'USD',
          returnOnlyAvailablePropertiesInd: true,
          SearchBy: { '@type': 'SearchByCity', SearchCity: 'LIS', SearchRadius: { value: 12, unitOfDistance: 'Kilometers' } },
          RoomStayCandidate: [{ GuestCounts: { GuestCount: [{ count: 2, ageQualifyingCode: '10' }] } }],
        },
      },
    },
  }),
  searchPropertyList: route({
    method: 'POST',
    path: properties,
    envelope: 'PropertiesResponse',
    content: 'any',
    summary: 'Named hotels, at most 250, with the range of their nightly rates.',
    source: 'docs',
    wrappers: ['PropertiesQuerySpecificPropertyList'],
    body: propertiesQueryByKey,
    response: propertiesResponse,
    errors: 'hotelSearch',
    example: {
      body: {
        PropertiesQuerySpecificPropertyList: {
          '@type': 'PropertiesQuerySpecificPropertyList',
          checkinDate: '{date}',
          checkoutDate: '{dateAfter}',
          numberOfGuests: 2,
          PropertyKey: [exampleProperty],
        },
      },
    },
  }),
  moreProperties: route({
    method: 'GET',
    path: `${properties}/{identifier}`,
    envelope: 'PropertiesResponse',
    content: 'any',
    summary: 'A page of a hotel search, for 30 minutes.',
    source: 'docs',
    query: pageQuery,
    response: propertiesResponse,
    errors: 'hotelSearch',
    example: { query: { pageNumber: '2' } },
  }),
  propertyDetail: route({
    method: 'GET',
    path: '/hotel/search/propertiesdetail',
    envelope: 'PropertiesResponse',
    content: 'any',
    summary: 'Everything about one hotel but its rates.',
    source: 'docs',
    query: z.object({ ...propertyKey.pick({ chainCode: true, propertyCode: true }).shape, ImageSize: z.string().optional() }),
    response: propertiesResponse,
    errors: 'hotelSearch',
    example: { query: exampleProperty },
  }),
}
