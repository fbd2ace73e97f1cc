import type { EpochMs } from '../kernel/instant.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import type { PriceParts } from '../pricing/itinerary-price.ts'

/** How a carrier collects the fee for a change: in a document of its own, or as a tax of the new ticket. */
export const feeCollections = ['EMD', 'MCO', 'Tax'] as const
export type FeeCollection = (typeof feeCollections)[number]

/** What a decrease of value goes to. `forfeited`: to nobody. */
export type ResidualMethod = 'EMD' | 'MCO' | 'originalPayment' | 'forfeited'

/**
 * What a change costs one traveler, in minor units.
 *
 * after + fee + forfeited = before + collect - residual, exactly.
 */
export interface TravelerChange {
  readonly travelerId: string
  readonly ptc: string
  /** Unused value of the tickets; of a held order, its price. */
  readonly before: PriceParts
  /** Price of the new journey. */
  readonly after: PriceParts
  /** Fee for the change; zero when it is free or waived. */
  readonly feeMinor: number
  /** Decrease of value that the fare does not return. */
  readonly forfeitedMinor: number
  /** To be paid for the change. */
  readonly collectMinor: number
  /** To be returned; with a fee that is not netted, next to something to be paid. */
  readonly residualMinor: number
}

/** What a change costs. */
export interface ChangeTerms {
  readonly currency: string
  /** One for each traveler whose ticket or seat is changed; where the supplier tells totals only, even shares of them. */
  readonly travelers: readonly TravelerChange[]
  readonly feeCollection: FeeCollection
  readonly residualMethod: ResidualMethod
  /** The waiver that the carrier accepted. */
  readonly waiverCode?: string
}

/** A change of flights that a supplier offers. */
export interface FlightChange {
  /** The whole journey after the change, at its full price. */
  readonly itinerary: PricedItinerary
  readonly terms: ChangeTerms
  readonly expiresAt: EpochMs
  /** The supplier's own reference of the change: opaque, given back to price and to sell it. */
  readonly ref?: string
}

/** Sums of the terms over all travelers, in minor units; `netMinor` is what is due, negative: what is returned. */
export interface ChangeTotals {
  readonly baseMinor: number
  readonly taxesMinor: number
  readonly feeMinor: number
  readonly forfeitedMinor: number
  readonly collectMinor: number
  readonly residualMinor: number
  readonly netMinor: number
}
