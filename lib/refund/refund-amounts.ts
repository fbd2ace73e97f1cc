import type { PriceParts } from '../pricing/itinerary-price.ts'

/**
 * What a refund does with the price of one traveler's document, in minor units.
 *
 * paid = consumed + refunded + retained, for the base, for every tax and for every fee.
 */
export interface RefundAmounts {
  readonly paid: PriceParts
  /** Value of the flights that were flown. */
  readonly consumed: PriceParts
  readonly refunded: PriceParts
  /** Forfeited; the base includes the penalty. */
  readonly retained: PriceParts
  /** The penalty inside the retained base; zero: none. */
  readonly penaltyMinor: number
}
