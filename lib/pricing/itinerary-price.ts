import { type Money, shareEvenly } from '../kernel/money.ts'

export interface Tax {
  /** Absent: a sum of taxes whose codes are not known. */
  readonly code?: string
  readonly minor: number
  /** Not due, because the travelers are exempt; the amount is zero. */
  readonly exempt?: boolean
}

export interface Fee {
  readonly code: string
  readonly minor: number
}

/** What something costs by its parts, in minor units. */
export interface PriceParts {
  readonly baseMinor: number
  readonly taxes: readonly Tax[]
  readonly fees: readonly Fee[]
}

/** What something costs, in minor units: by its parts, or only their total where no more is known. */
export type Amounts = PriceParts | { readonly totalMinor: number }

/** Price of one passenger of a type for the whole itinerary, in minor units of the itinerary's currency. */
export interface PassengerPrice extends PriceParts {
  readonly ptc: string
  readonly count: number
  /** The base fare as filed, in the currency of the country of origin; absent: not known. */
  readonly filed?: Money
  /** The linear fare calculation printed on the ticket; absent: not known. */
  readonly fareCalculation?: string
}

/** A price of which the supplier tells every passenger's part. */
export interface PriceByPassenger {
  readonly currency: string
  /** In the order of the passengers of the itinerary. */
  readonly passengers: readonly PassengerPrice[]
  readonly whole?: undefined
}

/** Exact sums for all passengers together, in minor units. */
export type WholeSums =
  | { readonly baseMinor: number; readonly taxesMinor: number }
  | { readonly totalMinor: number }

/** A price of which the supplier tells only the sums: neither the parts of the passengers nor tax codes. */
export interface WholePrice {
  readonly currency: string
  /** In the order of the passengers of the itinerary. */
  readonly passengers: readonly { readonly ptc: string; readonly count: number }[]
  readonly whole: WholeSums
}

/** The price of a journey for all its passengers. */
export type ItineraryPrice = PriceByPassenger | WholePrice

/** What one traveler pays of a price, in minor units: the price of its type, or its share of a whole. */
export type TravelerPrice =
  | PassengerPrice
  | {
      readonly ptc: string
      readonly totalMinor: number
      readonly filed?: undefined
      readonly fareCalculation?: undefined
    }

/** In minor units. Total = base + taxes + fees, exactly; the three are absent where only the total is known. */
export type PriceTotals =
  | FullTotals
  | {
      readonly baseMinor?: undefined
      readonly taxesMinor?: undefined
      readonly feesMinor?: undefined
      readonly totalMinor: number
    }

export interface FullTotals {
  readonly baseMinor: number
  readonly taxesMinor: number
  readonly feesMinor: number
  readonly totalMinor: number
}

const sumMinor = (amounts: readonly { readonly minor: number }[]): number =>
  amounts.reduce((sum, { minor }) => sum + minor, 0)

const fullTotals = (baseMinor: number, taxesMinor: number, feesMinor: number): FullTotals => ({
  baseMinor,
  taxesMinor,
  feesMinor,
  totalMinor: baseMinor + taxesMinor + feesMinor,
})

/** Totals of one passenger of the type. */
export const passengerTotals = ({ baseMinor, taxes, fees }: PriceParts): FullTotals =>
  fullTotals(baseMinor, sumMinor(taxes), sumMinor(fees))

/** Totals of amounts that may be known only as a total. */
export const totalsOf = (amounts: Amounts): PriceTotals =>
  'totalMinor' in amounts ? { totalMinor: amounts.totalMinor } : passengerTotals(amounts)

/** Totals over all passengers. */
export const priceTotals = (price: ItineraryPrice): PriceTotals => {
  if (price.whole)
    return 'totalMinor' in price.whole
      ? { totalMinor: price.whole.totalMinor }
      : fullTotals(price.whole.baseMinor, price.whole.taxesMinor, 0)
  return price.passengers.reduce(
    (sum, passenger) => {
      const one = passengerTotals(passenger)
      const of = (part: 'baseMinor' | 'taxesMinor' | 'feesMinor') => sum[part] + one[part] * passenger.count
      return fullTotals(of('baseMinor'), of('taxesMinor'), of('feesMinor'))
    },
    fullTotals(0, 0, 0),
  )
}

/** What all passengers pay together. */
export const totalOf = (price: ItineraryPrice): Money => ({
  minor: priceTotals(price).totalMinor,
  currency: price.currency,
})

/**
 * Even shares of a whole price, one for each passenger. Base and taxes add up to the sums exactly; the first
 * passengers pay what cannot be divided. Source: guess.
 */
export function wholeShares({ passengers, whole }: WholePrice): Amounts[] {
  const count = passengers.reduce((sum, passenger) => sum + passenger.count, 0)
  if ('totalMinor' in whole) return shareEvenly(whole.totalMinor, count).map((totalMinor) => ({ totalMinor }))
  const taxes = shareEvenly(whole.taxesMinor, count)
  return shareEvenly(whole.baseMinor, count).map((baseMinor, index) => ({
    baseMinor,
    taxes: [{ minor: taxes[index] ?? 0 }],
    fees: [],
  }))
}

/**
 * The prices of the passengers, in their order. Of a price that is known only as a whole there are none,
 * unless it is one passenger's.
 */
export function passengerPrices(price: ItineraryPrice): readonly PassengerPrice[] {
  if (!price.whole) return price.passengers
  const [passenger] = price.passengers
  const [share, ...others] = wholeShares(price)
  return passenger && share && others.length === 0 && 'baseMinor' in share ? [{ ...passenger, ...share }] : []
}
