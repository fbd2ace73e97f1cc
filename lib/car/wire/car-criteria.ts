import * as z from 'zod'
import { code } from '../../contract/lenient.ts'
import { isCalendarDate } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { RentalPoint, RentalSearch, VehiclePreference } from '../vehicle.ts'

const letters = (pattern: RegExp) => code(z.string().regex(pattern))

const vendorLocation = z
  .looseObject({
    '@type': z.string().optional(),
    code: letters(/^[A-Z]{3}$/).optional(),
    rentalLocationNumber: z
      .string()
      .regex(/^[A-Za-z0-9]{1,12}$/)
      .optional(),
    vendorCode: letters(/^[A-Z0-9]{2}$/).optional(),
  })
  .meta({
    id: 'VendorLocation',
    description: 'IATA airport or city code; without a number any location of a vendor there.',
  })

const rentalEnd = z.looseObject({
  date: z.string(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/),
  VendorLocation: vendorLocation.optional(),
})

const codeValue = z.looseObject({ value: code(z.string()).optional(), codeContext: z.string().optional() })
const vendorList = z.looseObject({ Vendor: z.array(z.looseObject({ code: letters(/^[A-Z0-9]{2}$/) })) })

export const vehicleTravelCriteria = z
  .looseObject({
    '@type': z.string().optional(),
    VehicleDateLocation: z.looseObject({
      RentalPickup: rentalEnd.extend({
        VendorLocation: vendorLocation.extend({ code: letters(/^[A-Z]{3}$/) }),
      }),
      RentalReturn: rentalEnd,
    }),
    DriverInfo: z.looseObject({
      age: z.int().min(16).max(120).optional(),
      countryOfDocIssue: code(z.string()).optional(),
    }),
    PermittedVendors: vendorList.optional(),
    ProhibitedVendors: vendorList.optional(),
    VehicleMakeModel: z
      .array(
        z.looseObject({
          code: letters(/^[A-Z]{4}$/).optional(),
          vendorCode: letters(/^[A-Z0-9]{2}$/).optional(),
        }),
      )
      .max(20)
      .optional(),
    SearchVehicleAttributes: z
      .looseObject({
        VehicleCategoryCode: codeValue.optional(),
        VehicleSizeCode: codeValue.optional(),
        TransmissionTypeCode: codeValue.optional(),
        FuelTypeCode: codeValue.optional(),
        AirConditioningInd: z.boolean().optional(),
        DoorCount: z.string().optional(),
      })
      .optional(),
    RateCodeInfo: z
      .array(z.looseObject({ value: z.string().optional() }))
      .max(20)
      .optional(),
    SpecialEquipment: z
      .array(
        z.looseObject({
          equipmentTypeCode: code(z.string()).optional(),
          quantity: z.int().min(1).max(9).optional(),
        }),
      )
      .max(9)
      .optional(),
    rateCategory: z.string().optional(),
    ratePeriod: z.string().optional(),
    rateGuaranteedInd: z.boolean().optional(),
    unlimitedMileageInd: z.boolean().optional(),
    currencyCode: letters(/^[A-Z]{3}$/).optional(),
    VehicleSearchModifiers: z
      .looseObject({
        availableRatesOnlyInd: z.boolean().optional(),
        sellableRatesOnlyInd: z.boolean().optional(),
      })
      .optional(),
  })
  .meta({
    id: 'VehicleTravelCriteria',
    description: 'Criteria of a rental: places, times, driver and vehicle.',
  })

type Criteria = z.output<typeof vehicleTravelCriteria>

/** Driver's age when the request has none: one without a surcharge. */
const usualAge = 30

/**
 * The criteria of a rental.
 *
 * @throws Refusal `rentalDatesInvalid` an invalid date
 */
export function readRental(sent: Criteria): RentalSearch {
  const { RentalPickup, RentalReturn } = sent.VehicleDateLocation
  const { rateCategory, ratePeriod, currencyCode, VehicleSearchModifiers: modifiers = {} } = sent
  const pickUp = readPoint(RentalPickup, RentalPickup.VendorLocation.code)
  const rateCodes = sent.RateCodeInfo?.flatMap(({ value }) => value ?? [])
  const equipment = sent.SpecialEquipment?.flatMap(({ equipmentTypeCode, quantity = 1 }) =>
    equipmentTypeCode === undefined ? [] : [{ code: equipmentTypeCode, quantity }],
  )
  return {
    pickUp,
    dropOff: readPoint(RentalReturn, RentalReturn.VendorLocation?.code ?? pickUp.code),
    driverAge: sent.DriverInfo.age ?? usualAge,
    ...(sent.DriverInfo.countryOfDocIssue !== undefined && {
      driverCountry: sent.DriverInfo.countryOfDocIssue,
    }),
    vendors: readVendors(sent),
    vehicle: readWish(sent),
    ...(rateCodes?.length && { rateCodes }),
    ...(rateCategory !== undefined && rateCategory !== 'All' && { rateCategory }),
    ...((ratePeriod === 'Day' || ratePeriod === 'Week') && { ratePeriod }),
    ...(sent.unlimitedMileageInd && { unlimitedDistance: true }),
    ...(sent.rateGuaranteedInd && { guaranteedRate: true }),
    ...(currencyCode !== undefined && { currency: currencyCode }),
    ...(equipment?.length && { equipment }),
    ...(modifiers.availableRatesOnlyInd === false &&
      modifiers.sellableRatesOnlyInd !== true && { withClosed: true }),
  }
}

function readPoint({ date, time, VendorLocation }: z.output<typeof rentalEnd>, place: string): RentalPoint {
  if (!isCalendarDate(date))
    throw new Refusal('rentalDatesInvalid', { reason: `${date.slice(0, 20)} IS NOT A CALENDAR DATE` })
  const number = VendorLocation?.rentalLocationNumber
  return { code: place, date, time: time.slice(0, 5), ...(number !== undefined && { number }) }
}

/** Vendor criteria from all members that may hold them; criteria in two members must both be met. */
function readVendors({
  PermittedVendors,
  ProhibitedVendors,
  VehicleMakeModel = [],
  VehicleDateLocation,
}: Criteria) {
  const named = [
    PermittedVendors?.Vendor.map((vendor) => vendor.code),
    VehicleMakeModel.flatMap(({ vendorCode }) => vendorCode ?? []),
    [VehicleDateLocation.RentalPickup.VendorLocation.vendorCode ?? []].flat(),
  ].filter((list) => list !== undefined && list.length > 0)
  const [first, ...others] = named
  const permitted = first?.filter((vendor) => others.every((list) => list?.includes(vendor)))
  return {
    ...(permitted && { permitted }),
    ...(ProhibitedVendors && { prohibited: ProhibitedVendors.Vendor.map((vendor) => vendor.code) }),
  }
}

function readWish({
  VehicleMakeModel = [],
  SearchVehicleAttributes: wanted = {},
}: Criteria): VehiclePreference {
  const classes = VehicleMakeModel.flatMap((model) => model.code ?? [])
  const category = wanted.VehicleCategoryCode?.value ?? wanted.VehicleSizeCode?.value
  const doors = Number(wanted.DoorCount)
  return {
    ...(classes.length > 0 && { classes }),
    ...(category !== undefined && { category }),
    ...(wanted.TransmissionTypeCode?.value !== undefined && {
      transmission: wanted.TransmissionTypeCode.value,
    }),
    ...(wanted.FuelTypeCode?.value !== undefined && { fuel: wanted.FuelTypeCode.value }),
    ...(wanted.AirConditioningInd !== undefined && { airConditioning: wanted.AirConditioningInd }),
    ...(doors > 0 && { doors }),
  }
}
