import type { Cabin } from '../../../kernel/flight.ts'
import { addDays, daysBetween } from '../../../kernel/instant.ts'
import type { Brand, FareRule, Inclusion, MinimumStay, Penalty, PenaltyRule } from '../../../pricing/fare.ts'
import type { CarrierBrand } from '../brands.ts'
import { carriers } from '../carriers.ts'
import { rateOfExchange, roundFare } from '../currencies.ts'

/** The conditions under which the fare of a booking class applies. */
export interface Condition {
  readonly advancePurchaseDays: number
  readonly minimumStay?: MinimumStay
}

/** What conditions depend on: how early a journey is bought and how long it lasts. */
export interface TravelTimes {
  readonly advanceDays: number
  /** Only on a round trip. */
  readonly stay?: { readonly days: number; readonly withSaturdayNight: boolean }
}

const longHaulMiles = 2500

/** Days before departure by which the lowest classes must be bought; from the lowest class upwards. */
const advancePurchase: Readonly<Record<'network' | 'lowCost', Readonly<Record<Cabin, readonly number[]>>>> = {
  network: { Economy: [21, 14, 14, 7, 7, 3], PremiumEconomy: [7], Business: [14, 3], First: [7] },
  lowCost: { Economy: [14, 7, 7, 3], PremiumEconomy: [], Business: [], First: [] },
}

function minimumStay(
  isLowCost: boolean,
  cabin: Cabin,
  stepsFromLowest: number,
  miles: number,
): MinimumStay | undefined {
  if (isLowCost || cabin !== 'Economy') return undefined
  if (stepsFromLowest === 0)
    return miles > longHaulMiles ? { kind: 'days', days: 6 } : { kind: 'saturdayNight' }
  return stepsFromLowest === 1 ? { kind: 'days', days: 3 } : undefined
}

/**
 * Condition of a class.
 *
 * @param stepsFromLowest whole steps above the lowest class of the cabin, which is 0
 */
export function conditionOf(
  carrier: number,
  cabin: Cabin,
  stepsFromLowest: number,
  miles: number,
  isRoundTrip: boolean,
): Condition {
  const kind = carriers[carrier]?.kind === 'lowCost' ? 'lowCost' : 'network'
  const stay = isRoundTrip ? minimumStay(kind === 'lowCost', cabin, stepsFromLowest, miles) : undefined
  return {
    advancePurchaseDays: advancePurchase[kind][cabin][stepsFromLowest] ?? 0,
    ...(stay && { minimumStay: stay }),
  }
}

/** A Saturday night lies between two dates when the first Saturday from the one is before the other. */
function spendsSaturdayNight(outbound: string, homeward: string): boolean {
  const weekday = new Date(`${outbound}T00:00:00Z`).getUTCDay()
  return addDays(outbound, 6 - weekday) < homeward
}

/**
 * @param purchaseDate local date of the agency
 * @param outbound local date of the first departure
 * @param homeward that of the last leg, of a round trip
 */
export function travelTimes(purchaseDate: string, outbound: string, homeward?: string): TravelTimes {
  const advanceDays = daysBetween(purchaseDate, outbound)
  if (homeward === undefined) return { advanceDays }
  return {
    advanceDays,
    stay: {
      days: daysBetween(outbound, homeward),
      withSaturdayNight: spendsSaturdayNight(outbound, homeward),
    },
  }
}

/** Whether a journey meets the condition of a class. */
export function meets(
  { advancePurchaseDays, minimumStay: least }: Condition,
  { advanceDays, stay }: TravelTimes,
): boolean {
  if (advanceDays < advancePurchaseDays) return false
  if (!least || !stay) return true
  return least.kind === 'days' ? stay.days >= least.days : stay.withSaturdayNight
}

/** US dollars for a change and for a refund, by length of the journey: to 1,000 miles, to 3,000, beyond. */
const changeFee = [50, 90, 180]
const refundFee = [70, 130, 250]
const standardDiscount = 0.7

const haul = (miles: number): number => (miles <= 1000 ? 0 : miles <= 3000 ? 1 : 2)

/** Carriers that file a refund which they do not permit as a charge of the whole fare. */
const fullChargeCarriers = new Set(['AF', 'KL', 'LH', 'LX', 'OS', 'SN', 'EK', 'QF', 'SQ', 'AC', 'TK', 'SK'])

const penalty = (inclusion: Inclusion, dollars: number, currency: string): Penalty => {
  if (inclusion === 'Not Offered') return { permitted: false }
  if (inclusion === 'Included') return { permitted: true, fee: { minor: 0, currency } }
  return { permitted: true, fee: roundFare(dollars * rateOfExchange(currency), currency) }
}

/** After departure a basic ticket has no more value and a standard one costs half as much again. */
function penaltyRule(inclusion: Inclusion, level: number, dollars: number, currency: string): PenaltyRule {
  return {
    beforeDeparture: penalty(inclusion, dollars, currency),
    afterDeparture: penalty(level === 0 ? 'Not Offered' : inclusion, dollars * 1.5, currency),
  }
}

const asFullCharge = (one: Penalty | undefined): Penalty | undefined =>
  one && (one.permitted ? one : { permitted: false, filedAs: 'fullCharge' })

function refundRule(carrierCode: string, filed: PenaltyRule): PenaltyRule {
  if (!fullChargeCarriers.has(carrierCode)) return filed
  const [beforeDeparture, afterDeparture] = [filed.beforeDeparture, filed.afterDeparture].map(asFullCharge)
  return { ...(beforeDeparture && { beforeDeparture }), ...(afterDeparture && { afterDeparture }) }
}

/**
 * The rule of a fare. Penalties agree with the brand, and are due in the currency that the journey is
 * priced in.
 */
export function fareRule(
  { brand, level }: CarrierBrand,
  carrierCode: string,
  condition: Condition,
  domestic: boolean,
  miles: number,
  currency: string,
): FareRule {
  const share = level === 0 ? 1 : standardDiscount
  const { advancePurchaseDays, minimumStay: stay } = condition
  return {
    ruleNumber: `${carrierCode}${String(brand.tier).padStart(2, '0')}`,
    tariffNumber: domestic ? '010' : miles > longHaulMiles ? '304' : '021',
    ...(advancePurchaseDays > 0 && { advancePurchaseDays }),
    ...(stay && { minimumStay: stay }),
    maximumStayMonths: stay ? 3 : 12,
    change: penaltyRule(brand.services.Rebooking, level, (changeFee[haul(miles)] ?? 0) * share, currency),
    refund: refundRule(
      carrierCode,
      penaltyRule(brand.services.Refund, level, (refundFee[haul(miles)] ?? 0) * share, currency),
    ),
  }
}

const mark = (inclusion: Inclusion | undefined, none: string, charged: string, free: string): string =>
  inclusion === 'Not Offered' ? none : inclusion === 'Chargeable' ? charged : free

/** The endorsement that prints the rule on the ticket: `NON-REF/CHG FEE APPLIES`. */
export const endorsementOf = ({ services }: Pick<Brand, 'services'>): string =>
  `${mark(services.Refund, 'NON-REF', 'REF FEE APPLIES', 'REFUNDABLE')}/${mark(services.Rebooking, 'NON-CHG', 'CHG FEE APPLIES', 'FREE CHG')}`
