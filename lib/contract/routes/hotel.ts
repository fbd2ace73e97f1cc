import * as z from 'zod'
import { availabilityResponse, catalogOfferingsQuery } from '../../hotel/wire/hotel-availability.ts'
import { propertyKey } from '../../hotel/wire/hotel-rate.ts'
import { rulesByCode, rulesByOffer, rulesResponse } from '../../hotel/wire/hotel-rules.ts'
import {
  propertiesQueryByKey,
  propertiesQuerySearch,
  propertiesResponse,
} from '../../hotel/wire/hotel-search.ts'
import { pageQuery } from '../../hotel/wire/stay-criteria.ts'
import { route } from '../route.ts'

const exampleProperty = { chainCode: 'AQ', propertyCode: 'J6408' }

const exampleOffer = '91e0c1de-04a2-4d0c-9f61-2b6c8f1f7e10:0c7a4e1b9d2f4a6680b3c5d7e9f10213'

const rulesWrappers = [
  'OfferQueryBuildFromCatalogOffering',
  'OfferQueryBuildFromCatalogOfferingsHospitality',
  'OfferQueryBuildFromCatalogOfferings',
] as const

const rulesExample = {
  body: {
    OfferQueryBuildFromCatalogOffering: {
      BuildFromCatalogOfferingHospitality: { CatalogOfferingIdentifier: { value: exampleOffer } },
    },
  },
}

/** Hotels up to the rules of a rate; served by functions/hotel. What books them is in stays.ts. */
export const hotelRoutes = {
  searchProperties: route({
    method: 'POST',
    path: '/hotel/search/properties/search',
    envelope: 'PropertiesResponse',
    content: 'any',
    summary:
      'Hotels around a city, an airport, a point or an address, with the range of their nightly rates.',
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
          SearchBy: {
            '@type': 'SearchByCity',
            SearchCity: 'LIS',
            SearchRadius: { value: 12, unitOfDistance: 'Kilometers' },
          },
          RoomStayCandidate: [{ GuestCounts: { GuestCount: [{ count: 2, ageQualifyingCode: '10' }] } }],
        },
      },
    },
  }),
  searchPropertyList: route({
    method: 'POST',
    path: '/hotel/search/properties',
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
    path: '/hotel/search/properties/{identifier}',
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
    query: z.object({
      ...propertyKey.pick({ chainCode: true, propertyCode: true }).shape,
      ImageSize: z.string().optional(),
    }),
    response: propertiesResponse,
    errors: 'hotelSearch',
    example: { query: exampleProperty },
  }),
  availability: route({
    method: 'POST',
    path: '/hotel/availability/catalogofferingshospitality',
    envelope: 'CatalogOfferingsHospitalityResponse',
    content: 'any',
    summary:
      'Rooms and rates of hotels for a stay, the cheapest first, with booking codes; they can be booked for 30 minutes.',
    source: 'docs',
    wrappers: ['CatalogOfferingsQueryRequest'],
    member: 'CatalogOfferingsRequest',
    body: catalogOfferingsQuery,
    response: availabilityResponse,
    errors: 'hotelSearch',
    example: {
      body: {
        CatalogOfferingsQueryRequest: {
          CatalogOfferingsRequest: [
            {
              '@type': 'CatalogOfferingsRequestHospitality',
              verboseResponseInd: true,
              StayDates: { start: '{date}', end: '{dateAfter}' },
              HotelSearchCriterion: {
                '@type': 'HotelSearchCriterion',
                numberOfRooms: 1,
                PropertyRequest: [{ PropertyKey: exampleProperty }],
                RoomStayCandidates: {
                  RoomStayCandidate: [
                    { GuestCounts: { GuestCount: [{ count: 2, ageQualifyingCode: '10' }] } },
                  ],
                },
              },
            },
          ],
        },
      },
    },
  }),
  moreAvailability: route({
    method: 'GET',
    path: '/hotel/availability/catalogofferingshospitality/{identifier}',
    envelope: 'CatalogOfferingsHospitalityResponse',
    content: 'any',
    summary: 'A page of an availability, for 30 minutes.',
    source: 'docs',
    query: pageQuery,
    response: availabilityResponse,
    errors: 'hotelSearch',
    example: { query: { pageNumber: '2' } },
  }),
  rulesByOffer: route({
    method: 'POST',
    path: '/hotel/rules/offershospitality/buildfromcatalogoffering',
    envelope: 'OfferHospitalityResponse',
    content: 'any',
    summary: 'Price, guarantee, cancellation and deposit terms of an offer as they are now.',
    source: 'docs',
    wrappers: rulesWrappers,
    body: rulesByOffer,
    response: rulesResponse,
    errors: 'hotel',
    example: rulesExample,
  }),
  rulesByOfferPlural: route({
    method: 'POST',
    path: '/hotel/rules/offershospitality/buildfromcatalogofferings',
    envelope: 'OfferHospitalityResponse',
    content: 'any',
    summary: 'The same at its older path.',
    source: 'docs',
    wrappers: rulesWrappers,
    body: rulesByOffer,
    response: rulesResponse,
    errors: 'hotel',
    deprecated: true,
    example: rulesExample,
  }),
  rulesByCode: route({
    method: 'POST',
    path: '/hotel/rules/offershospitality/buildfromrequest',
    envelope: 'OfferHospitalityResponse',
    content: 'any',
    summary: 'Price and terms of a booking code; the offer of the answer can be booked for 30 minutes.',
    source: 'docs',
    wrappers: ['OfferQueryHospitalityRequest'],
    body: rulesByCode,
    response: rulesResponse,
    errors: 'hotel',
    example: {
      body: {
        OfferQueryHospitalityRequest: {
          bookingCode: 'S1QBAR',
          checkinDate: '{date}',
          checkoutDate: '{dateAfter}',
          numberOfGuests: 2,
          PropertyKey: exampleProperty,
        },
      },
    },
  }),
}
