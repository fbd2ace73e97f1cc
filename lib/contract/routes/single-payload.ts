import { commitQuery } from '../../commit/wire/commit.ts'
import { productsQueryExample } from '../../pricing/wire/product-selection.ts'
import { reservationResponse } from '../../reservation/wire/reservation.ts'
import { airCreateRequest } from '../../workbench/wire/air-create.ts'
import { singlePayloadRequest } from '../../workbench/wire/single-payload.ts'
import { route } from '../route.ts'

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

/**
 * Heading "Booking" of the interface, as far as one request brings everything that a reservation needs;
 * served by functions/single-payload.
 */
export const singlePayloadRoutes = {
  bookSinglePayload: route({
    method: 'POST',
    path: '/air/book/reservation/reservations/build',
    envelope: 'ReservationResponse',
    content: 'any',
    summary:
      'Everything that a booking needs in one request: offers or flights, travelers, payment, contacts, remarks; committed at once.',
    source: 'specification',
    wrappers: ['ReservationQueryBuild'],
    member: 'ReservationBuild',
    query: commitQuery,
    body: singlePayloadRequest,
    response: reservationResponse,
    changes: true,
    takesCards: true,
    example: { body: singlePayloadExample },
  }),
  createReservation: route({
    method: 'POST',
    path: '/air/book/reservation/reservations',
    envelope: 'ReservationResponse',
    content: 'GDS',
    summary:
      'The reservation that the request describes: flights by number and class, travelers, payment; or more for an open workbench.',
    source: 'specification',
    deprecated: true,
    wrappers: ['ReservationDetail'],
    query: commitQuery,
    body: airCreateRequest,
    response: reservationResponse,
    changes: true,
    takesCards: true,
    example: { body: airCreateExample },
  }),
}
