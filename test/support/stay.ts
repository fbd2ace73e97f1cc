import { type Api, type Json, startOfTests } from './api.ts'

export const stayDates = { checkIn: '2027-05-11', checkOut: '2027-05-13' }

/** Hotel requests, as a client sends them. */

export const propertySearchBody = (more: object = {}): Json => ({
  PropertiesQuerySearch: {
    '@type': 'PropertiesQuerySearch',
    CheckInDate: stayDates.checkIn,
    CheckOutDate: stayDates.checkOut,
    SearchBy: { '@type': 'SearchByCity', SearchCity: 'LIS' },
    RoomStayCandidate: [{ GuestCounts: { GuestCount: [{ count: 2, ageQualifyingCode: '10' }] } }],
    ...more,
  },
})

/** The hotels of an answer. */
export const propertiesOf = (body: Json): Json[] => body.PropertiesResponse.Properties.PropertyInfo

export async function searchProperties(api: Api, more: object = {}): Promise<Json> {
  const answer = await api.call('searchProperties', { body: propertySearchBody(more) })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

export const isOpen = ({ availability }: Json): boolean => availability === 'Open'

/** A second before the end of the 30 minutes that a hotel answer can be referred to. */
export const lastMoment = startOfTests + 30 * 60_000 - 1000

export interface StayOptions {
  /** Guests of each room. */
  readonly rooms?: readonly number[]
  readonly sources?: readonly string[]
  readonly city?: string
  readonly checkIn?: string
  readonly checkOut?: string
}

export const availabilityBody = (
  keys: readonly Json[],
  options: StayOptions = {},
  more: object = {},
  criterion: object = {},
): Json => {
  const { rooms = [2], sources, checkIn = stayDates.checkIn, checkOut = stayDates.checkOut } = options
  return {
    CatalogOfferingsQueryRequest: {
      CatalogOfferingsRequest: [
        {
          '@type': 'CatalogOfferingsRequestHospitality',
          verboseResponseInd: true,
          StayDates: { start: checkIn, end: checkOut },
          HotelSearchCriterion: {
            '@type': 'HotelSearchCriterion',
            numberOfRooms: rooms.length,
            PropertyRequest: keys.map(({ chainCode, propertyCode }) => ({
              PropertyKey: { chainCode, propertyCode },
            })),
            RoomStayCandidates: {
              RoomStayCandidate: rooms.map((count) => ({
                GuestCounts: { GuestCount: [{ count, ageQualifyingCode: '10' }] },
              })),
            },
            ...(sources && { AggregatorList: sources }),
            ...criterion,
          },
          ...more,
        },
      ],
    },
  }
}

/** The offers of an availability. */
export const hotelOffersOf = (body: Json): Json[] =>
  body.CatalogOfferingsHospitalityResponse.CatalogOfferings.CatalogOffering

export const bookingCodeOf = (offering: Json): string => offering.ProductOptions[0].Product[0].bookingCode

/** Keys of hotels around a city that are open for the stay. */
export async function openHotels(api: Api, city = 'LIS'): Promise<Json[]> {
  const found = await searchProperties(api, {
    SearchBy: { SearchCity: city },
    returnOnlyAvailablePropertiesInd: true,
  })
  return propertiesOf(found).map(({ Property }) => Property.PropertyKey)
}

export const guestBody = (given = 'Tessa', surname = 'Quillon', more: object = {}): Json => ({
  '@type': 'Traveler',
  PersonName: { '@type': 'PersonNameDetail', Given: given, Surname: surname },
  Telephone: [
    {
      '@type': 'TelephoneDetail',
      countryAccessCode: '351',
      areaCityCode: '21',
      phoneNumber: '555-0142',
      cityCode: 'LIS',
    },
  ],
  Email: [{ value: `${given}.${surname}@example.test`.toLowerCase() }],
  ...more,
})

/** Everything that the specification's request table has. */
export const hotelCardBody = (number = '4111111111111111', more: object = {}): Json => ({
  '@type': 'FormOfPaymentPaymentCard',
  PaymentCard: {
    '@type': 'PaymentCardDetail',
    expireDate: '0931',
    CardType: 'Credit',
    CardCode: 'VI',
    CardHolderName: 'TESSA QUILLON',
    CardNumber: { '@type': 'CardNumber', PlainText: number },
    SeriesCode: { '@type': 'SeriesCode', PlainText: '123' },
    PersonName: { '@type': 'PersonNameDetail', Given: 'Tessa', Surname: 'Quillon' },
    Address: {
      '@type': 'AddressDetail',
      Number: { value: '12' },
      Street: 'Rua das Velas',
      AddressLine: ['2 esq'],
      City: 'Lisboa',
      County: 'Lisboa',
      StateProv: { value: 'LI' },
      Country: { value: 'PT' },
      PostalCode: '1100-001',
    },
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
    ...more,
  },
})

export interface OrderOptions {
  readonly rooms?: number
  readonly guests?: readonly Json[]
  readonly total?: number
  readonly card?: Json
  /** More members of Offer, Product or the whole. */
  readonly offer?: object
  readonly product?: object
  readonly more?: object
}

/** A full payload for an offer of an availability. */
export function stayBody(offering: Json, options: OrderOptions = {}): Json {
  const {
    rooms = 1,
    guests = [guestBody()],
    total = offering.Price.TotalPrice,
    card = hotelCardBody(),
  } = options
  const [shown] = offering.ProductOptions[0].Product
  return {
    ReservationDetail: {
      '@type': 'Reservation',
      Offer: [
        {
          '@type': 'Offer',
          id: offering.id,
          Product: [
            {
              '@type': 'ProductHospitality',
              bookingCode: shown.bookingCode,
              Quantity: rooms,
              guests: shown.guests,
              PropertyKey: shown.PropertyKey,
              DateRange: shown.DateRange,
              ...options.product,
            },
          ],
          Price: { '@type': 'PriceDetail', ...offering.Price, TotalPrice: total },
          ...options.offer,
        },
      ],
      Payment: [
        {
          '@type': 'Payment',
          Amount: { code: offering.Price.CurrencyCode.value, value: total },
          guaranteeInd: true,
          depositInd: false,
        },
      ],
      FormOfPayment: [card],
      Traveler: guests,
      ...options.more,
    },
  }
}

/** A reference payload for an offer of an availability. */
export const buildBody = (offering: Json, options: OrderOptions = {}): Json => {
  const { Traveler, FormOfPayment, Payment } = stayBody(offering, options).ReservationDetail
  return {
    ReservationQueryBuild: {
      '@type': 'ReservationQueryBuild',
      ReservationBuild: {
        '@type': 'ReservationBuildFromCatalogOffering',
        BuildFromCatalogOfferingHospitality: {
          CatalogOfferingIdentifier: { value: offering.id },
          ...(options.rooms !== undefined && { NumberOfRooms: options.rooms }),
        },
        Traveler,
        FormOfPayment,
        Payment,
        ...options.more,
      },
    },
  }
}

/** The first hotel around a city that has a matching offer, and that offer. */
export async function findOffer(
  api: Api,
  options: StayOptions = {},
  isWanted: (offering: Json) => boolean = () => true,
): Promise<Json> {
  const keys = await openHotels(api, options.city)
  for (let from = 0; from < keys.length; from += 10) {
    const { body } = await api.call('availability', {
      body: availabilityBody(keys.slice(from, from + 10), options),
    })
    const found = hotelOffersOf(body).find(isWanted)
    if (found) return found
  }
  throw new Error('no hotel has such an offer')
}

export const guaranteeOf = (offering: Json): string => offering.TermsAndConditions.Guarantee[0].guaranteeType
export const isFlexible = (offering: Json): boolean => bookingCodeOf(offering).endsWith('BAR')

export const stayOf = (body: Json): Json => body.ReservationResponse.Reservation

/** Receipts of the hotels, the record's one, and what they name. */
export const confirmationsOf = (body: Json): string[] =>
  stayOf(body)
    .Receipt.filter(({ Confirmation }: Json) => Confirmation.Locator.locatorType === 'Confirmation Number')
    .map(({ Confirmation }: Json) => Confirmation.Locator.value)
export const recordLocatorsOf = (body: Json): string[] =>
  stayOf(body)
    .Receipt.filter(({ Confirmation }: Json) => Confirmation.Locator.locatorType === 'PNR Locator')
    .map(({ Confirmation }: Json) => Confirmation.Locator.value)

/** A passive hotel segment. */
export const passiveBody = (product: object = {}, more: object = {}): Json => ({
  ReservationDetail: {
    Offer: [
      {
        '@type': 'Offer',
        Product: [
          {
            '@type': 'ProductHospitality',
            bookingCode: 'PKG',
            Quantity: 1,
            GuestCounts: { GuestCount: [{ count: 2, ageQualifyingCode: '10' }] },
            DateRange: { start: stayDates.checkIn, end: stayDates.checkOut },
            PropertyAddress: { AddressLine: ['1 Rua do Sol'], City: 'Lisbon', Country: { value: 'PT' } },
            propertyName: 'Casa do Sol',
            passiveBookingReasonCode: 'P',
            ...product,
          },
        ],
      },
    ],
    Traveler: [guestBody()],
    Receipt: [
      {
        '@type': 'ReceiptConfirmation',
        Confirmation: {
          '@type': 'ConfirmationHold',
          Locator: {
            locatorType: 'Confirmation Number',
            source: 'XX',
            sourceContext: 'Supplier',
            value: 'EXT-4711',
          },
        },
      },
    ],
    ...more,
  },
})
