import { availabilityResponse } from '../../hotel/wire/hotel-availability.ts'
import { rulesResponse } from '../../hotel/wire/hotel-rules.ts'
import { propertiesResponse } from '../../hotel/wire/hotel-search.ts'
import type { FamilyDocs } from '../route.ts'

const exampleProperty = { chainCode: 'MC', propertyCode: 'LISEY' }

const exampleOffer = '{hotel offer identifier}'

const rulesExample = {
  body: {
    OfferQueryBuildFromCatalogOffering: {
      BuildFromCatalogOfferingHospitality: { CatalogOfferingIdentifier: { value: exampleOffer } },
    },
  },
}

export const hotelDocs = {
  searchProperties: {
    summary:
      'Hotels around a city, an airport, a point or an address, with the range of their nightly rates.',
    source: 'docs',
    response: propertiesResponse,
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
    gives: {
      'hotel search identifier': '/PropertiesResponse/Properties/Identifier/value',
    },
  },
  searchPropertyList: {
    summary: 'Named hotels, at most 250, with the range of their nightly rates.',
    source: 'docs',
    response: propertiesResponse,
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
  },
  moreProperties: {
    summary: 'A page of a hotel search, for 30 minutes.',
    source: 'docs',
    response: propertiesResponse,
    example: { query: { pageNumber: '1' } },
  },
  propertyDetail: {
    summary: 'All details of one hotel except its rates.',
    source: 'docs',
    response: propertiesResponse,
    example: { query: exampleProperty },
  },
  availability: {
    summary:
      'Rooms and rates of hotels for a stay, the cheapest first, with booking codes; they can be booked for 30 minutes.',
    source: 'docs',
    response: availabilityResponse,
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
    gives: {
      'availability identifier': '/CatalogOfferingsHospitalityResponse/CatalogOfferings/Identifier/value',
      'hotel offer identifier':
        '/CatalogOfferingsHospitalityResponse/CatalogOfferings/CatalogOffering/0/Identifier/value',
      'hotel booking code':
        '/CatalogOfferingsHospitalityResponse/CatalogOfferings/CatalogOffering/0/ProductOptions/0/Product/0/bookingCode',
      'hotel total':
        '/CatalogOfferingsHospitalityResponse/CatalogOfferings/CatalogOffering/0/Price/TotalPrice',
    },
  },
  moreAvailability: {
    summary: 'A page of an availability, for 30 minutes.',
    source: 'docs',
    response: availabilityResponse,
    example: { query: { pageNumber: '1' } },
  },
  rulesByOffer: {
    summary: 'Price, guarantee, cancellation and deposit terms of an offer as they are now.',
    source: 'docs',
    response: rulesResponse,
    example: rulesExample,
  },
  rulesByOfferPlural: {
    summary: 'The same at its older path.',
    source: 'docs',
    response: rulesResponse,
    example: rulesExample,
  },
  rulesByCode: {
    summary: 'Price and terms of a booking code; the offer of the answer can be booked for 30 minutes.',
    source: 'docs',
    response: rulesResponse,
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
  },
} satisfies FamilyDocs
