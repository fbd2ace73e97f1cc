import type { LegFare } from '../gds/leg-fares.ts'
import { airportAt } from '../world/airports.ts'
import { toNuc } from '../world/fares/filed-fares.ts'
import { fraction, hashText } from '../world/seed.ts'
import { type NdcBrand, ndcBrandsOf } from './brands.ts'

/** A brand that can be bought from the carrier itself on a leg, in one class. */
export interface NdcLegFare extends LegFare {
  readonly brandCode: string
}

/**
 * Without the fees of a GDS, a carrier sells for about the filed fare, mostly less: 6 % below to 3 % above,
 * by pair of cities.
 */
const lowestLevel = 0.94
const highestLevel = 1.03

function ownLevel(carrier: number, path: readonly number[]): number {
  const cities = [path[0], path.at(-1)].map((airport) => airportAt(airport ?? 0).city)
  const [one, other] = cities.sort().map(hashText)
  return lowestLevel + (highestLevel - lowestLevel) * fraction(carrier, one ?? 0, other ?? 0, hashText('NDC'))
}

/** The carrier's own offer for a filed fare of one of its brands. */
export function ownFare(filed: LegFare, sold: NdcBrand, filingCurrency: string): NdcLegFare {
  const { fareCarrier, path, marketMiles } = filed
  const dollars = (filed.nucHundredths / 100) * ownLevel(fareCarrier, path) + sold.bundleDollars(marketMiles)
  return {
    ...filed,
    fare: {
      ...filed.fare,
      brand: sold.brand,
      baggage: sold.bags(filed.fare.baggage),
      fareBasis: `${filed.fare.fareBasis?.slice(0, 7)}${sold.suffix}`,
    },
    nucHundredths: toNuc(dollars, filingCurrency),
    brandCode: sold.brand.code,
  }
}

/** Everything that the carrier sells in place of its filed fares for a leg, the cheapest brand first. */
export const ownFares = (filed: readonly LegFare[], filingCurrency: string): NdcLegFare[] =>
  filed.flatMap((fare) =>
    ndcBrandsOf(fare.fareCarrier)
      .filter(({ base }) => base === fare.carrierBrand.brand.code)
      .map((sold) => ownFare(fare, sold, filingCurrency)),
  )
