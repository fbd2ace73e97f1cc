import * as z from 'zod'
import { decimalsOf, toDecimal } from '../../kernel/money.ts'
import { currencyCode, toCurrencyCode } from '../../pricing/wire/price.ts'
import type { RentalCharge, RentalDistance, RentalEnd, RentalVehicle, VehicleRental } from '../vehicle.ts'
import { approximately, rentalTotals } from '../vehicle.ts'

const amount = z.looseObject({ value: z.number(), code: z.string() })
const rentalEnd = z.looseObject({
  date: z.string(),
  time: z.string(),
  VendorLocation: z.looseObject({
    '@type': z.literal('VendorLocation'),
    code: z.string(),
    rentalLocationNumber: z.string().optional(),
  }),
})

export const productVehicle = z
  .looseObject({
    '@type': z.literal('ProductVehicle'),
    id: z.string(),
    Quantity: z.int(),
    Vehicle: z.looseObject({
      '@type': z.literal('VehicleDetail'),
      VehicleMakeModel: z.looseObject({ code: z.string(), vendorCode: z.string().optional() }),
      VehicleCategoryCode: z.looseObject({ value: z.string(), codeContext: z.string() }),
      VehicleDateLocation: z.looseObject({ RentalPickup: rentalEnd, RentalReturn: rentalEnd }),
    }),
  })
  .meta({ id: 'ProductVehicle', description: 'A car of a class for some days.' })

const rate = z.looseObject({
  RateForPeriod: amount.optional(),
  BaseRate: amount.optional(),
  EstimatedTotalAmount: amount,
})

export const vehiclePrice = z
  .looseObject({
    '@type': z.literal('PriceDetail'),
    CurrencyCode: currencyCode,
    Base: z.number().optional(),
    TotalTaxes: z.number().optional(),
    TotalFees: z.number().optional(),
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

const toVendorLocation = (vendorCode: string | undefined, { code, number, name }: RentalEnd) => ({
  '@type': 'VendorLocation' as const,
  code,
  vendorCode,
  rentalLocationNumber: number,
  rentalLocationName: name,
})

const toRentalEnd = (vendorCode: string | undefined, end: RentalEnd) => ({
  '@type': 'RentalPickupReturn' as const,
  date: end.date,
  time: `${end.time}:00`,
  VendorLocation: toVendorLocation(vendorCode, end),
})

const text = (value: number | undefined): string | undefined => (value === undefined ? undefined : `${value}`)

const toVehicleCodes = (vehicle: RentalVehicle) => ({
  VehicleCategoryCode: acriss(vehicle.acriss[0]),
  VehicleClassCode: acriss(vehicle.acriss[1]),
  ...(vehicle.size !== undefined && { VehicleSizeCode: { value: vehicle.size } }),
  TransmissionTypeCode: acriss(vehicle.acriss[2]),
  FuelTypeCode: acriss(vehicle.acriss[3]),
  airConditioningInd: vehicle.airConditioning,
  doorCount: text(vehicle.doors),
  passengerQuantity: text(vehicle.passengers),
  baggageQuantity: vehicle.bags,
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
  const money = (minor: number | undefined) => {
    if (minor === undefined) return undefined
    const converted = approximately(shown, minor)
    return {
      value: toDecimal(converted),
      code: converted.currency,
      minorUnit: decimalsOf(converted.currency),
    }
  }
  const { period, distance } = rental.rate
  const total = approximately(shown, rental.totalMinor)
  return {
    '@type': type,
    RateForPeriod: money(period?.minor),
    BaseRate: money(period?.minor),
    EstimatedTotalAmount: {
      value: toDecimal(total),
      code: total.currency,
      minorUnit: decimalsOf(total.currency),
    },
    DropOffCharge: money(rental.fees?.find(({ code }) => code === 'DROP')?.minor),
    ExtraMileageCharge: money(distance?.kind === 'limited' ? distance.extraMinor : undefined),
  }
}

const toRateDistance = (distance: RentalDistance | undefined) =>
  distance && {
    RateDistance:
      distance.kind === 'unlimited'
        ? { unlimitedDistanceInd: true }
        : {
            unlimitedDistanceInd: false,
            allowance: distance.perDay,
            distanceUnits: distance.unit,
            ratePeriod: 'Day' as const,
          },
  }

const toCharge = ({ code, description, minor }: RentalCharge, currency: string) => ({
  '@type': 'PriceBreakdownVehicleCharges' as const,
  VehicleCharges: {
    '@type': 'VehicleCharges' as const,
    ...(code !== undefined && { VehicleChargePurposeCode: { value: code } }),
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

/**
 * TotalPrice = Base + TotalTaxes + TotalFees, where all are told; the breakdown begins with the rate, then every fee and
 * tax.
 */
export function toVehiclePrice(rental: VehicleRental) {
  const { currency, rate: sold, fees = [], taxes = [], isAvailable } = rental
  const totals = rentalTotals(rental)
  const decimal = (minor: number | undefined) =>
    minor === undefined ? undefined : toDecimal({ minor, currency })
  return {
    '@type': 'PriceDetail' as const,
    CurrencyCode: toCurrencyCode(currency),
    Base: decimal(totals.baseMinor),
    TotalTaxes: decimal(totals.taxesMinor),
    TotalFees: decimal(totals.feesMinor),
    TotalPrice: toDecimal({ minor: totals.totalMinor, currency }),
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
          ...toRateDistance(sold.distance),
          ratePeriod: sold.period?.unit,
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
  ...((sold.code ?? sold.name) !== undefined && {
    ProductRateCodeInfo: [
      {
        '@type': 'ProductRateCodeInfo' as const,
        RateCodeInfo: { value: sold.code, rateName: sold.name, rateCategory: sold.category },
      },
    ],
  }),
  DriverInfo: { age: driverAge },
  flightRestrictionInd: false,
  ...(terms.length > 0 && {
    TextBlock: [
      {
        '@type': 'TextBlock' as const,
        title: 'Terms of the vendor',
        TextFormatted: terms.map((value) => ({ value, language: 'EN' })),
      },
    ],
  }),
})
