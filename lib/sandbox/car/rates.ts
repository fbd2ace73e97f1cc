import type { RentalCharge, RentalRate } from '../../car/vehicle.ts'
import { daysBetween, type EpochMs, toDate } from '../../kernel/instant.ts'
import { inSingleMarket, stateOf } from '../world/countries.ts'
import { filingCurrency, fromDollars } from '../world/currencies.ts'
import { distanceMiles } from '../world/distance.ts'
import { fraction, hashText } from '../world/seed.ts'
import { priceLevel, seasonOn } from './markets.ts'
import type { RentalLocation } from './rental-locations.ts'
import { airportFeePercent, rentalTax } from './rental-taxes.ts'
import type { VehicleClass } from './vehicles.ts'
import type { Vendor } from './vendors.ts'

/** How a vendor sells its cars. */
interface RatePlan {
  readonly code: string
  readonly name: string
  readonly category: NonNullable<RentalRate['category']>
  readonly factor: number
  readonly isGuaranteed: boolean
  readonly kilometersPerDay?: number
  /** Least length, and least time between booking and pick-up. */
  readonly days: number
  readonly daysAhead: number
}

export const ratePlans: readonly RatePlan[] = [
  {
    code: 'STD7',
    name: 'Standard, unlimited',
    category: 'Standard',
    factor: 1,
    isGuaranteed: true,
    days: 1,
    daysAhead: 0,
  },
  {
    code: 'DIS2',
    name: 'Discount, limited distance',
    category: 'Discount',
    factor: 0.9,
    isGuaranteed: true,
    kilometersPerDay: 200,
    days: 1,
    daysAhead: 0,
  },
  {
    code: 'PRO3',
    name: 'Early booking',
    category: 'Promotional',
    factor: 0.84,
    isGuaranteed: false,
    days: 3,
    daysAhead: 14,
  },
]

const milesCountries = new Set(['US', 'GB', 'PR', 'VI'])
const kilometersPerMile = 1.609

/** Until this age a surcharge is paid, for so many days at most. */
const youngUntil = 25
const youngDays = 10
/** Special equipment, charged by the day; other codes are unknown and left out. */
const specialEquipment: Readonly<Record<string, { readonly name: string; readonly dollarsPerDay: number }>> =
  {
    CSI: { name: 'Infant seat', dollarsPerDay: 9 },
    CST: { name: 'Toddler seat', dollarsPerDay: 9 },
    BST: { name: 'Booster seat', dollarsPerDay: 6 },
    NAV: { name: 'Navigation system', dollarsPerDay: 11 },
    SKI: { name: 'Ski rack', dollarsPerDay: 7 },
    SNO: { name: 'Snow chains', dollarsPerDay: 5 },
  }

/**
 * Dollars for a day before the rate plan: the class, the vendor, the country, the season, and how early it is
 * booked.
 */
function dollarsPerDay(
  { dollarsPerDay: usual }: VehicleClass,
  vendor: Vendor,
  location: RentalLocation,
  pickUpDate: string,
  now: EpochMs,
): number {
  const { airport } = location
  const ahead = daysBetween(toDate(now), pickUpDate)
  const early = ahead < 3 ? 1.15 : ahead > 60 ? 0.93 : 1
  const noise = 0.94 + 0.12 * fraction(hashText(`${vendor.code}${location.number}`), Math.round(usual))
  return (
    usual *
    vendor.priceFactor *
    priceLevel(airport) *
    noise *
    early *
    seasonOn(airport, pickUpDate) *
    (location.isAtAirport ? 1.06 : 1)
  )
}

/** Whether a car may be left at another location, and the dollars for bringing it back. */
export function oneWayDollars(from: RentalLocation, to: RentalLocation): number | undefined {
  if (from.number === to.number) return 0
  const [here, there] = [stateOf(from.airport.country), stateOf(to.airport.country)]
  const mayCross =
    here === there ||
    (inSingleMarket(here) && inSingleMarket(there)) ||
    (/^(US|CA)$/.test(here) && /^(US|CA)$/.test(there))
  const miles = distanceMiles(from.airport.index, to.airport.index)
  if (!mayCross || miles > 1800) return undefined
  return from.airport.city === to.airport.city ? 12 : (here === there ? 35 : 120) + 0.32 * miles
}

/** The sandbox tells everything of a price. */
export interface PricedRate {
  readonly rate: Required<RentalRate>
  readonly currency: string
  readonly totalMinor: number
  readonly baseMinor: number
  readonly fees: readonly RentalCharge[]
  readonly taxes: readonly RentalCharge[]
}

export interface RentalToPrice {
  readonly vendor: Vendor
  readonly vehicle: VehicleClass
  readonly from: RentalLocation
  readonly pickUpDate: string
  readonly days: number
  readonly driverAge: number
  readonly equipment: readonly { readonly code: string; readonly quantity: number }[]
  readonly oneWayDollars: number
}

/** What a rental costs on a plan; undefined when its conditions are not met. */
export function priceRental(plan: RatePlan, rental: RentalToPrice, now: EpochMs): PricedRate | undefined {
  const { vendor, vehicle, from, pickUpDate, days, driverAge, equipment } = rental
  if (days < plan.days || daysBetween(toDate(now), pickUpDate) < plan.daysAhead) return undefined
  const { country } = from.airport
  const currency = filingCurrency(country)
  const minor = (dollars: number): number => fromDollars(dollars, currency)
  const dayMinor = minor(dollarsPerDay(vehicle, vendor, from, pickUpDate, now) * plan.factor)
  const weekMinor = dayMinor * 6
  const [weeks, rest] = [Math.floor(days / 7), days % 7]
  const baseMinor = weeks * weekMinor + Math.min(rest * dayMinor, weekMinor)
  const isWeekly = days >= 5
  const airportFee = from.isAtAirport ? airportFeePercent(from.airport) : 0
  const { percent, dollarsPerDay: surcharge } = rentalTax(from.airport)
  const usesMiles = milesCountries.has(country)
  const fees: RentalCharge[] = [
    ...(airportFee > 0
      ? [
          {
            code: 'APT',
            description: 'Airport concession fee',
            minor: Math.round((baseMinor * airportFee) / 100),
          },
        ]
      : []),
    ...(surcharge > 0
      ? [{ code: 'STATE', description: 'State rental surcharge', minor: days * minor(surcharge) }]
      : []),
    { code: 'VLF', description: 'Vehicle licence fee', minor: days * minor(1.9) },
    ...(rental.oneWayDollars > 0
      ? [{ code: 'DROP', description: 'One-way fee', minor: minor(rental.oneWayDollars) }]
      : []),
    ...(driverAge < youngUntil
      ? [
          {
            code: 'YOUNG',
            description: 'Young driver surcharge',
            minor: Math.min(days, youngDays) * minor(22),
          },
        ]
      : []),
    ...equipment.flatMap(({ code, quantity }) => {
      const item = specialEquipment[code]
      return item
        ? [{ code, description: item.name, minor: quantity * days * minor(item.dollarsPerDay) }]
        : []
    }),
  ]
  const taxed = baseMinor + fees.reduce((sum, fee) => sum + fee.minor, 0)
  const tax = Math.round((taxed * percent) / 100)
  return {
    currency,
    totalMinor: taxed + tax,
    baseMinor,
    fees,
    taxes: percent > 0 ? [{ code: 'VAT', description: `Tax ${percent}%`, minor: tax }] : [],
    rate: {
      code: plan.code,
      name: plan.name,
      category: plan.category,
      period: isWeekly ? { unit: 'Week', minor: weekMinor } : { unit: 'Day', minor: dayMinor },
      isGuaranteed: plan.isGuaranteed,
      distance:
        plan.kilometersPerDay === undefined
          ? { kind: 'unlimited' }
          : {
              kind: 'limited',
              perDay: usesMiles
                ? Math.round(plan.kilometersPerDay / kilometersPerMile)
                : plan.kilometersPerDay,
              unit: usesMiles ? 'Miles' : 'Kilometers',
              extraMinor: minor(usesMiles ? 0.35 : 0.22),
            },
    },
  }
}
