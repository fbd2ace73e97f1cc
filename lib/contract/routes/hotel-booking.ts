import * as z from 'zod'
import { stayBuild, stayChange, stayDetail, stayQuery } from '../../hotel/wire/hotel-booking-request.ts'
import { passiveDetail } from '../../hotel/wire/passive-hotel.ts'
import { reservationResponse } from '../../reservation/wire/reservation.ts'
import { route } from '../route.ts'

const exampleOffer = '91e0c1de-04a2-4d0c-9f61-2b6c8f1f7e10:0c7a4e1b9d2f4a6680b3c5d7e9f10213'

const exampleGuest = {
  '@type': 'Traveler',
  PersonName: { '@type': 'PersonNameDetail', Given: 'Tessa', Surname: 'Quillon' },
  Telephone: [
    {
      '@type': 'TelephoneDetail',
      countryAccessCode: '351',
      areaCityCode: '21',
      phoneNumber: '5550142',
      cityCode: 'LIS',
    },
  ],
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

const exampleReceipt = {
  '@type': 'ReceiptConfirmation',
  Confirmation: {
    '@type': 'ConfirmationHold',
    Locator: {
      locatorType: 'Confirmation Number',
      source: 'AQ',
      sourceContext: 'Supplier',
      value: '55820417',
    },
  },
}

const examplePassive = {
  '@type': 'Offer',
  Product: [
    {
      '@type': 'ProductHospitality',
      bookingCode: 'PKG',
      Quantity: 1,
      GuestCounts: { GuestCount: [{ count: 2, ageQualifyingCode: '10' }] },
      DateRange: { start: '{date}', end: '{dateAfter}' },
      PropertyAddress: { AddressLine: ['1 Rua do Sol'], City: 'Lisbon', Country: { value: 'PT' } },
      propertyName: 'Casa do Sol',
      passiveBookingReasonCode: 'P',
    },
  ],
}

const examplePayment = {
  '@type': 'Payment',
  Amount: { code: 'EUR', value: 302.4 },
  guaranteeInd: true,
}

/**
 * Heading "Hotel reservation creation" of the interface, and what its clients do with such a reservation;
 * served by functions/hotel-booking.
 */
export const hotelBookingRoutes = {
  createHotelReservation: route({
    method: 'POST',
    path: '/hotel/book/reservations',
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
              Price: {
                '@type': 'PriceDetail',
                CurrencyCode: { value: 'EUR' },
                Base: 276,
                TotalTaxes: 26.4,
                TotalPrice: 302.4,
              },
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
    path: '/hotel/book/reservations/build',
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
    path: '/hotel/book/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    summary:
      'A reservation with its hotels, and its flights, by locator or the confirmation number of a hotel.',
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
  changeHotelReservation: route({
    method: 'PUT',
    path: '/hotel/book/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    summary:
      'Add hotel rooms to a reservation, full or reference payload; with a receipt, change the stay that it names.',
    source: 'specification',
    wrappers: ['ReservationDetail', 'ReservationQueryBuild'],
    query: stayQuery,
    body: stayChange,
    response: reservationResponse,
    errors: 'hotel',
    changes: true,
    takesCards: true,
    example: {
      body: {
        ReservationDetail: {
          Offer: [
            {
              '@type': 'Offer',
              Product: [
                { '@type': 'ProductHospitality', DateRange: { start: '{date}', end: '{dateAfter}' } },
              ],
            },
          ],
          Receipt: [exampleReceipt],
        },
      },
    },
  }),
  cancelHotelOffer: route({
    method: 'PUT',
    path: '/hotel/book/reservations/{Identifier}/canceloffer',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Cancel one hotel segment; flights and other hotels stay.',
    source: 'specification',
    query: z.object({
      supplierLocator: z.string().optional().meta({ description: 'Confirmation number of the hotel.' }),
      offerID: z
        .string()
        .optional()
        .meta({ description: 'In place of the confirmation number, when the offer has one segment.' }),
    }),
    response: reservationResponse,
    errors: 'hotel',
    changes: true,
  }),
  createPassiveReservation: route({
    method: 'POST',
    path: '/hotel/book/reservations/passive',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'A reservation of a hotel stay that was booked elsewhere, for information.',
    source: 'specification',
    wrappers: ['ReservationDetail'],
    body: passiveDetail,
    response: reservationResponse,
    errors: 'hotel',
    changes: true,
    example: {
      body: {
        ReservationDetail: { Offer: [examplePassive], Traveler: [exampleGuest], Receipt: [exampleReceipt] },
      },
    },
  }),
  addPassiveStay: route({
    method: 'PUT',
    path: '/hotel/book/reservations/{Identifier}/passive',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Add a stay that was booked elsewhere to a reservation; dates alone are a placeholder.',
    source: 'docs',
    wrappers: ['ReservationDetail'],
    body: passiveDetail,
    response: reservationResponse,
    errors: 'hotel',
    changes: true,
    example: { body: { ReservationDetail: { Offer: [examplePassive], Receipt: [exampleReceipt] } } },
  }),
  updatePassiveStay: route({
    method: 'PUT',
    path: '/hotel/book/reservations/{Identifier}/passiveupdate',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Change a stay that was booked elsewhere.',
    source: 'specification',
    wrappers: ['ReservationDetail'],
    body: passiveDetail,
    response: reservationResponse,
    errors: 'hotel',
    changes: true,
    example: { body: { ReservationDetail: { Offer: [examplePassive], Receipt: [exampleReceipt] } } },
  }),
}
