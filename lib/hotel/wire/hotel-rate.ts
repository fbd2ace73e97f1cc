import * as z from 'zod'
import { dialect } from '../../contract/dialect.ts'
import { decimalsOf, toDecimal } from '../../kernel/money.ts'
import { currencyCode } from '../../pricing/wire/price.ts'
import type {
  CancelTerms,
  HotelRate,
  PropertySummary,
  RateSource,
  RoomPrice,
  RoomType,
  TaxOrFee,
} from '../hotel.ts'
import { dueAtBooking, roomTotals } from '../hotel.ts'

export const hotelPrice = z
  .looseObject({
    '@type': z.literal('PriceDetail'),
    CurrencyCode: currencyCode,
    Base: z.number(),
    TotalTaxes: z.number(),
    TotalFees: z.number(),
    TotalPrice: z.number(),
  })
  .meta({
    id: 'HotelPrice',
    description: 'Price of the whole stay for all rooms of the entry.',
  })

export const propertyKey = z
  .looseObject({ '@type': z.string().optional(), chainCode: z.string(), propertyCode: z.string() })
  .meta({ id: 'PropertyKey' })

const dateRange = z.looseObject({ start: z.string(), end: z.string() }).meta({ id: 'DateRange' })

export const productHospitality = z
  .looseObject({
    '@type': z.enum(['ProductHospitality', 'ProductHospitalityOffer']),
    bookingCode: z.string().optional(),
    Quantity: z.int().optional(),
    guests: z.int().optional(),
    PropertyKey: propertyKey.optional(),
    DateRange: dateRange.optional(),
  })
  .meta({ id: 'ProductHospitality', description: 'A room type of a property for some nights.' })

/** `authority` of a rate: who sells it. */
export const toRateAuthority = (source: RateSource): string => dialect.hotelSources[source].authority

export const toPropertyKey = ({ key }: PropertySummary) => ({ '@type': 'PropertyKey' as const, ...key })

export const toDateRange = (checkIn: string, checkOut: string) => ({ start: checkIn, end: checkOut })

const toPropertyAddress = ({ address }: PropertySummary) => ({
  '@type': 'Address' as const,
  AddressLine: [...address.lines],
  City: address.city,
  Country: { value: address.country },
  PostalCode: address.postalCode,
})

/** Amenities twice: some clients read them inside the characteristics, the model has them next to these. */
function toRoomType({ description, beds, amenities }: RoomType) {
  const roomAmenities = amenities.map((text) => ({ description: text }))
  return {
    '@type': 'RoomType' as const,
    value: description,
    Description: { value: description },
    RoomAmenity: roomAmenities,
    RoomCharacteristics: {
      '@type': 'RoomCharacteristics' as const,
      BedConfiguration: beds.map(({ type, quantity }) => ({ bedType: type, quantity })),
      smokingAllowed: 'No' as const,
      wifiIncluded: 'Yes' as const,
      RoomAmenity: roomAmenities,
    },
  }
}

/**
 * The product of a rate; `Quantity` and `guests` depend on the answer: rooms available, or the one room sold.
 */
export const toProductHospitality = (
  rate: HotelRate,
  count: { readonly quantity: number; readonly guests: number },
) => ({
  '@type': 'ProductHospitality' as const,
  id: 'product_1',
  bookingCode: rate.bookingCode,
  Quantity: count.quantity,
  guests: count.guests,
  propertyName: rate.property.name,
  associatedCityCode: rate.property.city,
  associatedAirportCode: rate.property.airport,
  PropertyKey: toPropertyKey(rate.property),
  DateRange: toDateRange(rate.checkIn, rate.checkOut),
  RoomType: toRoomType(rate.room),
  PropertyAddress: toPropertyAddress(rate.property),
})

const mergedLevies = (rooms: readonly RoomPrice[], part: 'taxes' | 'fees'): TaxOrFee[] => {
  const byCode = new Map<string, TaxOrFee>()
  for (const taxOrFee of rooms.flatMap((room) => room[part])) {
    byCode.set(taxOrFee.code, {
      ...taxOrFee,
      minor: taxOrFee.minor + (byCode.get(taxOrFee.code)?.minor ?? 0),
    })
  }
  return [...byCode.values()]
}

/** The price of some rooms for the whole stay: Base + TotalTaxes + TotalFees = TotalPrice. */
export function toHotelPrice(rooms: readonly RoomPrice[], currency: string) {
  const totals = roomTotals(rooms)
  const decimal = (minor: number): number => toDecimal({ minor, currency })
  const nights = rooms[0]?.nightly ?? []
  const taxesAndFees = (part: 'taxes' | 'fees') =>
    mergedLevies(rooms, part).map(({ code, description, minor }) => ({
      value: decimal(minor),
      currencyCode: currency,
      taxCode: code,
      description,
      includedInBase: 'No' as const,
    }))
  return {
    '@type': 'PriceDetail' as const,
    CurrencyCode: { value: currency, decimalPlace: decimalsOf(currency) },
    Base: decimal(totals.base),
    TotalTaxes: decimal(totals.taxes),
    TotalFees: decimal(totals.fees),
    TotalPrice: decimal(totals.total),
    PriceBreakdown: [
      {
        '@type': 'PriceBreakdownHospitality' as const,
        roomPricingType: 'Per night' as const,
        priceChangesDuringStayInd: new Set(nights.map(({ minor }) => minor)).size > 1,
        AverageNightlyRate: [{ value: decimal(averageNight(rooms)), code: currency }],
        NightlyRate: nights.map(({ date, minor }) => ({
          startDate: date,
          nights: 1,
          Amount: { value: decimal(minor), code: currency },
        })),
        Amount: {
          '@type': 'Amount' as const,
          CurrencyCode: { value: currency, decimalPlace: decimalsOf(currency) },
          Base: decimal(totals.base),
          Taxes: {
            '@type': 'TaxesDetail' as const,
            TotalTaxes: decimal(totals.taxes),
            Tax: taxesAndFees('taxes'),
          },
          Fees: {
            '@type': 'FeesDetail' as const,
            TotalFees: decimal(totals.fees),
            Fee: taxesAndFees('fees'),
          },
          Total: decimal(totals.total),
        },
      },
    ],
  }
}

/** Of one room, in minor units. */
export const averageNight = (rooms: readonly RoomPrice[]): number => {
  const nights = rooms.reduce((sum, { nightly }) => sum + nightly.length, 0)
  return nights === 0 ? 0 : Math.round(rooms.reduce((sum, { baseMinor }) => sum + baseMinor, 0) / nights)
}

const guaranteeTypes = {
  guarantee: 'GuaranteeRequired',
  deposit: 'DepositRequired',
  prepay: 'PrepayRequired',
} as const

const toGuarantee = ({ guarantee }: HotelRate) => ({
  '@type': 'Guarantee' as const,
  guaranteeType: guaranteeTypes[guarantee],
})

/** Without a deadline the penalty is due from the moment of booking. */
const toCancelPenalty = ({ text, freeUntil, penalty }: CancelTerms) => ({
  '@type': 'CancelPenalty' as const,
  Refundable: freeUntil ? ('Yes' as const) : ('No' as const),
  Description: text,
  ...(freeUntil && {
    Deadline: { '@type': 'Deadline' as const, SpecificDate: { end: freeUntil.date }, Time: freeUntil.time },
  }),
  HotelPenalty:
    penalty.kind === 'nights'
      ? { '@type': 'HotelPenaltyNights' as const, Nights: penalty.nights }
      : { '@type': 'HotelPenaltyPercent' as const, Percent: penalty.percent, appliesTo: 'Stay' },
})

const mealsIncluded = (rate: HotelRate) => ({
  breakfastInd: rate.plan.breakfast,
  lunchInd: false,
  dinnerInd: false,
})

const toRateCode = ({ plan }: HotelRate) => ({
  '@type': 'ProductRateCodeInfo' as const,
  RateCodeInfo: { value: plan.code, rateID: plan.code, rateCategory: plan.category, rateName: plan.name },
})

/** The terms in an availability. */
export const toHotelTerms = (rate: HotelRate) => ({
  '@type': 'TermsAndConditions' as const,
  RatePaymentInfo: rate.plan.payment,
  Guarantee: [toGuarantee(rate)],
  CancelPenalty: [toCancelPenalty(rate.cancellation)],
  MealsIncluded: mealsIncluded(rate),
  Description: [rate.plan.name, rate.cancellation.text],
  ProductRateCodeInfo: [toRateCode(rate)],
})

/** The terms in full, with what is charged at booking. */
export function toHotelTermsInFull(rate: HotelRate, rooms: readonly RoomPrice[]) {
  const due = rooms.reduce((sum, room) => sum + dueAtBooking(rate, room).minor, 0)
  return {
    '@type': 'TermsAndConditionsFullHospitality' as const,
    RatePaymentInfo: rate.plan.payment,
    Guarantee: [toGuarantee(rate)],
    CancelPenalty: [toCancelPenalty(rate.cancellation)],
    ...(due > 0 && {
      DepositPolicy: {
        '@type': 'DepositPolicy' as const,
        Deposit: [
          {
            remainderInd: false,
            CurrencyAmount: {
              value: toDecimal({ minor: due, currency: rate.currency }),
              code: rate.currency,
            },
          },
        ],
      },
    }),
    AcceptedCreditCard: rate.acceptedCards.map((value) => ({ value })),
    CheckInOutPolicy: {
      '@type': 'CheckInOutPolicy' as const,
      checkInTime: rate.checkInTime,
      checkOutTime: rate.checkOutTime,
    },
    MealsIncluded: mealsIncluded(rate),
    CustomerLoyaltyIDRequiredAtReservation: false,
    RateQualificationIDRequiredAtCheckIn: false,
    ProductRateCodeInfo: [toRateCode(rate)],
    TextBlock: [
      {
        '@type': 'TextBlock' as const,
        title: rate.plan.name,
        TextFormatted: [{ value: rate.cancellation.text, language: 'EN' }],
      },
    ],
  }
}
