import { reservationResponse } from '../../reservation/wire/reservation-schema.ts'
import type { FamilyDocs } from '../route.ts'

const exampleOffer = '{hotel offer identifier}'

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

const receiptOf = (confirmation: string) => ({
  '@type': 'ReceiptConfirmation',
  Confirmation: {
    '@type': 'ConfirmationHold',
    Locator: {
      locatorType: 'Confirmation Number',
      source: 'MC',
      sourceContext: 'Supplier',
      value: confirmation,
    },
  },
})

/** Of a hotel that was booked elsewhere. */
const exampleReceipt = receiptOf('55820417')

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
  Amount: { code: 'EUR', value: '{hotel total}' },
  guaranteeInd: true,
}

export const hotelBookingDocs = {
  createHotelReservation: {
    summary: 'Book hotel rooms, full payload; with passiveOfferInd and a receipt it is Sync Reservation.',
    source: 'specification',
    response: reservationResponse,
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
                  bookingCode: '{hotel booking code}',
                  Quantity: 1,
                  guests: 2,
                  PropertyKey: { '@type': 'PropertyKey', propertyCode: 'LISEY', chainCode: 'MC' },
                  DateRange: { start: '{date}', end: '{dateAfter}' },
                },
              ],
              Price: {
                '@type': 'PriceDetail',
                CurrencyCode: { value: 'EUR' },
                TotalPrice: '{hotel total}',
              },
            },
          ],
          Payment: [examplePayment],
          FormOfPayment: [exampleCard],
          Traveler: [exampleGuest],
        },
      },
    },
    gives: {
      locator: '/ReservationResponse/Reservation/Receipt/1/Confirmation/Locator/value',
      'hotel confirmation': '/ReservationResponse/Reservation/Receipt/0/Confirmation/Locator/value',
    },
  },
  buildHotelReservation: {
    summary: 'Book hotel rooms, reference payload.',
    source: 'specification',
    response: reservationResponse,
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
    gives: {
      locator: '/ReservationResponse/Reservation/Receipt/1/Confirmation/Locator/value',
      'hotel confirmation': '/ReservationResponse/Reservation/Receipt/0/Confirmation/Locator/value',
    },
  },
  retrieveHotelReservation: {
    summary:
      'A reservation with its hotels, and its flights, by locator or the confirmation number of a hotel.',
    source: 'specification',
    response: reservationResponse,
  },
  changeHotelReservation: {
    summary:
      'Add hotel rooms to a reservation, full or reference payload; with a receipt, change the hotel segment that it names.',
    source: 'specification',
    response: reservationResponse,
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
          Receipt: [receiptOf('{hotel confirmation}')],
        },
      },
    },
  },
  cancelHotelOffer: {
    summary: 'Cancel one hotel segment; flights and other hotels are kept.',
    source: 'specification',
    response: reservationResponse,
    example: { query: { supplierLocator: '{hotel confirmation}' } },
  },
  createPassiveReservation: {
    summary: 'Create a reservation with a passive hotel segment (booked elsewhere), for information.',
    source: 'specification',
    response: reservationResponse,
    example: {
      body: {
        ReservationDetail: { Offer: [examplePassive], Traveler: [exampleGuest], Receipt: [exampleReceipt] },
      },
    },
    gives: {
      locator: '/ReservationResponse/Reservation/Identifier/value',
      'hotel confirmation': '/ReservationResponse/Reservation/Receipt/0/Confirmation/Locator/value',
    },
  },
  addPassiveHotel: {
    summary:
      'Add a passive hotel segment (booked elsewhere) to a reservation; dates alone are a placeholder.',
    source: 'docs',
    response: reservationResponse,
    example: { body: { ReservationDetail: { Offer: [examplePassive], Receipt: [exampleReceipt] } } },
  },
  updatePassiveHotel: {
    summary: 'Change a passive hotel segment (booked elsewhere).',
    source: 'specification',
    response: reservationResponse,
    example: { body: { ReservationDetail: { Offer: [examplePassive], Receipt: [exampleReceipt] } } },
  },
} satisfies FamilyDocs
