import * as z from 'zod'
import { route } from '../route.ts'
import { reservationResponse } from '../wire/reservation.ts'
import { stayBuild, stayDetail, stayQuery } from '../wire/stay-request.ts'

const reservations = '/hotel/book/reservations'

const exampleOffer = '91e0c1de-04a2-4d0c-9f61-2b6c8f1f7e10:0c7a4e1b9d2f4a6680b3c5d7e9f10213'

const exampleGuest = {
  '@type': 'Traveler',
  PersonName: { '@type': 'PersonNameDetail', Given: 'Tessa', Surname: 'Quillon' },
  Telephone: [{ '@type': 'TelephoneDetail', countryAccessCode: '351', areaCityCode: '21', phoneNumber: '5550142', cityCode: 'LIS' }],
  Email: [{ value: 'tessa.quillon@example.test' }],
}

const exampleCard = {
  '@type': 'FormOfPaymentPaymentCard',
  PaymentCard: {
    '@type': 'PaymentCardDetail',
    expireDate: '0931',
    CardType: 'Credit',
    CardCode: 'VI',
    CardHolderName: 'TESSA QUILLON',
    CardNumber: { '@type': 'CardNumber', PlainText: '4111111111111111' },
    SeriesCode: { '@type': 'SeriesCode', PlainText: '123' },
  },
}

const examplePayment = {
  '@type': 'Payment',
  Amount: { code: 'EUR', value: 302.4 },
  guaranteeInd: true,
}

/** Heading "Hotel reservation creation" of the interface, and what its clients do with such a reservation; served by functions/stays. */
export const stayRoutes = {
  createHotelReservation: route({
    method: 'POST',
    path: reservations,
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Book hotel rooms, full payload; with passiveOfferInd and a receipt it is Sync Reservation.',
    source: 'specification',
    wrappers: ['ReservationDetail'],
    query: stayQuery,
    body: stayDetail,
    response: reservationResponse,
    errors: 'hotel',
    changes: true,
    takesCards: true,
    example: {
      body: {
        ReservationDetail: {
          '@type': 'Reservation',
          Offer: [
            {
              '@type': 'Offer',
              id: exampleOffer,
              Product: [
                {
                  '@type': 'ProductHospitality',
                  bookingCode: 'D1KBAR',
                  Quantity: 1,
                  guests: 2,
                  PropertyKey: { '@type': 'PropertyKey', propertyCode: 'J6408', chainCode: 'AQ' },
                  DateRange: { start: '{date}', end: '{dateAfter}' },
                },
              ],
              Price: { '@type': 'PriceDetail', CurrencyCode: { value: 'EUR' }, Base: 276, TotalTaxes: 26.4, TotalPrice: 302.4 },
            },
          ],
          Payment: [examplePayment],
          FormOfPayment: [exampleCard],
          Traveler: [exampleGuest],
        },
      },
    },
  }),
  buildHotelReservation: route({
    method: 'POST',
    path: `${reservations}/build`,
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Book hotel rooms, reference payload.',
    source: 'specification',
    wrappers: ['ReservationQueryBuild'],
    member: 'ReservationBuild',
    query: stayQuery,
    body: stayBuild,
    response: reservationResponse,
    errors: 'hotel',
    changes: true,
    takesCards: true,
    example: {
      body: {
        ReservationQueryBuild: {
          ReservationBuild: {
            '@type': 'ReservationBuildFromCatalogOffering',
            BuildFromCatalogOfferingHospitality: { CatalogOfferingIdentifier: { value: exampleOffer } },
            Traveler: [exampleGuest],
            Payment: [examplePayment],
            FormOfPayment: [exampleCard],
          },
        },
      },
    },
  }),
  retrieveHotelReservation: route({
    method: 'GET',
    path: `${reservations}/{Identifier}`,
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'A reservation with its hotels, and its flights, by locator or the confirmation number of a hotel.',
    source: 'specification',
    query: z.object({
      identifierType: z
        .enum(['Locator', 'Reservation', 'SupplierLocator', 'DocumentNumber'])
        .optional()
        .meta({ description: 'What the identifier is; without it all are tried.' }),
      detailViewInd: z.boolean().optional(),
    }),
    response: reservationResponse,
    errors: 'hotel',
  }),
  cancelHotelOffer: route({
    method: 'PUT',
    path: `${reservations}/{Identifier}/canceloffer`,
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Cancel one hotel segment; flights and other hotels stay.',
    source: 'specification',
    query: z.object({
      supplierLocator: z.string().optional().meta({ description: 'Confirmation number of the hotel.' }),
      offerID: z.string().optional().meta({ description: 'In place of the confirmation number, when the offer has one segment.' }),
    }),
    response: reservationResponse,
    errors: 'hotel',
    changes: true,
  }),
}
