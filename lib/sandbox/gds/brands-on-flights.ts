import type { CarrierBrand } from '../world/brands.ts'
import type { Connection } from '../world/connections/departures.ts'
import { areOfPartners } from '../world/fares/interline.ts'

const isLowestEconomy = ({ brand, level }: CarrierBrand): boolean => brand.cabin === 'Economy' && level === 0

/** Lists of brands without the lowest one, by the whole list. */
const higher = new WeakMap<readonly CarrierBrand[], readonly CarrierBrand[]>()

/**
 * Those of a carrier's brands that flights can be bought in: the lowest of economy only where all flights are of the
 * carrier and its alliance.
 */
export function brandsOn(
  brands: readonly CarrierBrand[],
  fareCarrier: number,
  connection: Connection,
): readonly CarrierBrand[] {
  if (areOfPartners(fareCarrier, connection)) return brands
  const known = higher.get(brands) ?? brands.filter((brand) => !isLowestEconomy(brand))
  higher.set(brands, known)
  return known
}
