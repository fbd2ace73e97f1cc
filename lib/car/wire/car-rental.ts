import * as z from 'zod'
import { decimalsOf, toDecimal } from '../../kernel/money.ts'
import { currencyCode, toCurrencyCode } from '../../pricing/wire/price.ts'
import type { RentalCharge, RentalEnd, RentalVehicle, VehicleRental } from '../vehicle.ts'
import { approximately, rentalTotals } from '../vehicle.ts'

const amount = z.looseObject({ value: z.number(), code: z.string() })
const rentalEnd = z.looseObject({
  date: z.string(),
  time: z.string(),
  VendorLocation: z.looseObject({
    '@type': z.literal('VendorLocation'),
    code: z.string(),
    rentalLocationNumber: z.string(),
  }),
})

export const productVehicle = z
  .looseObject({
    '@type': z.literal('ProductVehicle'),
    id: z.string(),
    Quantity: z.int(),
    Vehicle: z.looseObject({
      '@type': z.literal('VehicleDetail'),
      VehicleMakeModel: z.looseObject({ code: z.string(), vendorCode: z.string() }),
      VehicleCategoryCode: z.looseObject({ value: z.string(), codeContext: z.string() }),
      VehicleDateLocation: z.looseObject({ RentalPickup: rentalEnd, RentalReturn: rentalEnd }),
    }),
  })
  .meta({ id: 'ProductVehicle', description: 'A car of a class for some days.' })

const rate = z.looseObject({ RateForPeriod: amount, BaseRate: amount, EstimatedTotalAmount: amount })

export const vehiclePrice = z
  .looseObject({
    '@type': z.literal('PriceDetail'),
    CurrencyCode: currencyCode,
    Base: z.number(),
    TotalTaxes: z.number(),
    TotalFees: z.number(),
    TotalPrice: z.number(),
    PriceBreakdown: z.array(
      z.looseObject({
        '@type': z.enum(['PriceBreakdownVehiclePrice', 'PriceBreakdownVehicleCharges']),
        VehiclePrice: z.looseObject({ SupplierRate: rate, ApproximateRate: rate }).optional(),
      }),
    ),
  })
  .meta({
    id: 'VehiclePriceDetail',
    description: 'What the rental costs in the currency of the place where it begins.',
  })

const acriss = (value: string | undefined) => ({ value: value ?? '', codeContext: 'ACRISS' })

const toVendorLocation = (vendorCode: string, { code, number, name }: RentalEnd) => ({
  '@type': 'VendorLocation' as const,
  code,
  vendorCode,
  rentalLocationNumber: number,
  rentalLocationName: name,
})

const toRentalEnd = (vendorCode: string, end: RentalEnd) => ({
  '@type': 'RentalPickupReturn' as const,
  date: end.date,
  time: `${end.time}:00`,
  VendorLocation: toVendorLocation(vendorCode, end),
})

const toVehicleCodes = ({ acriss: letters, size, doors, passengers, bags }: RentalVehicle) => ({
  VehicleCategoryCode: acriss(letters[0]),
  VehicleClassCode: acriss(letters[1]),
  VehicleSizeCode: { value: size },
  TransmissionTypeCode: acriss(letters[2]),
  FuelTypeCode: acriss(letters[3]),
  airConditioningInd: true,
  doorCount: `${doors}`,
  passengerQuantity: `${passengers}`,
  baggageQuantity: bags,
})

/** The car with where and when; class codes are the letters of its ACRISS code. */
export const toProductVehicle = ({ vendor, vehicle, pickUp, dropOff }: VehicleRental) => ({
  '@type': 'ProductVehicle' as const,
  id: 'product_1',
  Quantity: 1,
  Vehicle: {
    '@type': 'VehicleDetail' as const,
    VehicleMakeModel: {
      code: vehicle.acriss,
      vendorCode: vendor.code,
      value: vehicle.description,
      operatingSupplierName: vendor.name,
    },
    ...toVehicleCodes(vehicle),
    VehicleDateLocation: {
      '@type': 'VehicleDateLocation' as const,
      RentalPickup: toRentalEnd(vendor.code, pickUp),
      RentalReturn: toRentalEnd(vendor.code, dropOff),
    },
  },
})

/** The rate's amounts; `BaseRate` is, as `RateForPeriod`, the price of one day or week. */
function toRate(rental: VehicleRental, type: 'SupplierRate' | 'ApproximateRate') {
  const shown = type === 'SupplierRate' ? { currency: rental.currency } : rental
  const money = (minor: number) => {
    const converted = approximately(shown, minor)
    return {
      value: toDecimal(converted),
      code: converted.currency,
      minorUnit: decimalsOf(converted.currency),
    }
  }
  const dropOff = rental.fees.find(({ code }) => code === 'DROP')
  return {
    '@type': type,
    RateForPeriod: money(rental.rate.periodMinor),
    BaseRate: money(rental.rate.periodMinor),
    EstimatedTotalAmount: money(rentalTotals(rental).totalMinor),
    ...(dropOff && { DropOffCharge: money(dropOff.minor) }),
    ...(rental.rate.distance && { ExtraMileageCharge: money(rental.rate.distance.extraMinor) }),
  }
}

const toRateDistance = ({ distance }: VehicleRental['rate']) =>
  distance
    ? {
        unlimitedDistanceInd: false,
        allowance: distance.perDay,
        distanceUnits: distance.unit,
        ratePeriod: 'Day' as const,
      }
    : { unlimitedDistanceInd: true }

const toCharge = ({ code, description, minor }: RentalCharge, currency: string) => ({
  '@type': 'PriceBreakdownVehicleCharges' as const,
  VehicleCharges: {
    '@type': 'VehicleCharges' as const,
    VehicleChargePurposeCode: { value: code },
    description,
    includedInBaseRateInd: false,
    includedInEstimatedTotalInd: true,
    Calculation: [
      {
        TotalAmount: {
          value: toDecimal({ minor, currency }),
          code: currency,
          minorUnit: decimalsOf(currency),
        },
      },
    ],
  },
})

/** TotalPrice = Base + TotalTaxes + TotalFees; the breakdown begins with the rate, then every fee and tax. */
export function toVehiclePrice(rental: VehicleRental) {
  const { currency, rate: sold, fees, taxes, isAvailable } = rental
  const totals = rentalTotals(rental)
  const decimal = (minor: number): number => toDecimal({ minor, currency })
  return {
    '@type': 'PriceDetail' as const,
    CurrencyCode: toCurrencyCode(currency),
    Base: decimal(totals.baseMinor),
    TotalTaxes: decimal(totals.taxesMinor),
    TotalFees: decimal(totals.feesMinor),
    TotalPrice: decimal(totals.totalMinor),
    PriceBreakdown: [
      {
        '@type': 'PriceBreakdownVehiclePrice' as const,
        rateGuaranteedInd: sold.isGuaranteed,
        VehiclePrice: {
          '@type': 'VehiclePrice' as const,
          SupplierRate: toRate(rental, 'SupplierRate'),
          ApproximateRate: toRate(rental, 'ApproximateRate'),
          RateAvailability: isAvailable ? ('Available' as const) : ('Closed' as const),
          RateQualifier: 'PostPayment' as const,
          RateDistance: toRateDistance(sold),
          ratePeriod: sold.period,
          rateGuaranteedInd: sold.isGuaranteed,
        },
      },
      ...[...fees, ...taxes].map((charge) => toCharge(charge, currency)),
    ],
  }
}

/** What the driver should know. @param expiresAt until when the offer can be booked */
export const toVehicleTerms = ({ rate: sold, driverAge, terms }: VehicleRental, expiresAt?: string) => ({
  '@type': 'TermsAndConditionsFullVehicle' as const,
  ...(expiresAt !== undefined && { ExpiryDate: expiresAt }),
  ProductRateCodeInfo: [
    {
      '@type': 'ProductRateCodeInfo' as const,
      RateCodeInfo: { value: sold.code, rateName: sold.name, rateCategory: sold.category },
    },
  ],
  DriverInfo: { age: driverAge },
  flightRestrictionInd: false,
  TextBlock: [
    {
      '@type': 'TextBlock' as const,
      title: 'Terms of the vendor',
      TextFormatted: terms.map((value) => ({ value, language: 'EN' })),
    },
  ],
})
