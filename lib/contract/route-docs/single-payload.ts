import { productsQueryExample } from '../../pricing/wire/product-selection.ts'
import { reservationResponse } from '../../reservation/wire/reservation-schema.ts'
import type { FamilyDocs } from '../route.ts'

const exampleTraveler = {
  '@type': 'Traveler',
  passengerTypeCode: 'ADT',
  PersonName: { '@type': 'PersonName', Given: 'ISOLDE', Surname: 'FENWRIGHT' },
  Telephone: [{ '@type': 'Telephone', phoneNumber: '2075550100' }],
}

const singlePayloadExample = {
  ReservationQueryBuild: {
    '@type': 'ReservationQueryBuild',
    ReservationBuild: {
      '@type': 'ReservationBuildFromProducts',
      ProductCriteriaAir: productsQueryExample.body.BuildFromProductsRequest.ProductCriteriaAir,
      Traveler: [exampleTraveler],
    },
  },
}

const airCreateExample = {
  ReservationDetail: {
    '@type': 'ReservationDetail',
    Offer: [
      {
        '@type': 'Offer',
        Product: [
          {
            '@type': 'ProductAir',
            FlightSegment: [
              {
                '@type': 'FlightSegment',
                sequence: 1,
                Flight: {
                  '@type': 'Flight',
                  carrier: 'BA',
                  number: '117',
                  Departure: { '@type': 'Departure', location: 'LHR', date: '{date}' },
                  Arrival: { '@type': 'Arrival', location: 'JFK', date: '{date}' },
                },
              },
            ],
          },
        ],
      },
    ],
    Traveler: [exampleTraveler],
  },
}

export const singlePayloadDocs = {
  bookSinglePayload: {
    summary:
      'Book with one request: offers or flights, travelers, payment, contacts, remarks; committed at once.',
    source: 'specification',
    response: reservationResponse,
    example: { body: singlePayloadExample },
    gives: {
      locator: '/ReservationResponse/Reservation/Receipt/0/Confirmation/Locator/value',
    },
  },
  createReservation: {
    summary:
      'Create the reservation that the request describes: flights by number and class, travelers, payment; or add these to an open workbench.',
    source: 'specification',
    response: reservationResponse,
    example: { body: airCreateExample },
    gives: {
      locator: '/ReservationResponse/Reservation/Receipt/0/Confirmation/Locator/value',
    },
  },
} satisfies FamilyDocs
