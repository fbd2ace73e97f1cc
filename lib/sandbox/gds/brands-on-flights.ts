import { brandsOf, type CarrierBrand } from '../world/brands.ts'
import type { LegFlights } from '../world/connections/rank-connections.ts'
import { areOfPartners } from '../world/fares/interline.ts'

const isLowestEconomy = ({ brand, level }: CarrierBrand): boolean => brand.cabin === 'Economy' && level === 0

/** Brands by carrier without the lowest ones. */
const withoutLowest = new Map<number, readonly CarrierBrand[]>()

function higherBrandsOf(fareCarrier: number): readonly CarrierBrand[] {
  const all = brandsOf(fareCarrier)
  const known = withoutLowest.get(fareCarrier) ?? all.filter((brand) => !isLowestEconomy(brand))
  withoutLowest.set(fareCarrier, known)
  return known
}

/**
 * The brands that the flights of a leg can be bought in, the cheapest first: the lowest of economy only where all
 * flights are of the carrier and its alliance.
 */
export const brandsOn = ({ fareCarrier, departures }: LegFlights): readonly CarrierBrand[] =>
  areOfPartners(fareCarrier, departures) ? brandsOf(fareCarrier) : higherBrandsOf(fareCarrier)
