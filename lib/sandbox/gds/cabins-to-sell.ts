import { type Cabin, cabins } from '../../kernel/flight.ts'
import type { CabinPreference } from '../../shopping/shopping.ts'
import type { CarrierBrand } from '../world/brands.ts'
import { cabinRank } from '../world/fares/booking-classes.ts'

/** In which cabins a leg may be sold, by the cabin preference of the request. */
export interface CabinsToSell {
  /**
   * The base fare is of the first list that any flight of the leg has seats in, and there of the lowest
   * cabin.
   */
  readonly tiers: readonly (readonly Cabin[])[]
  /** Cabins that upsells may be of. */
  readonly upsells: readonly Cabin[]
}

const lowest = (some: readonly Cabin[]): number => Math.min(...some.map(cabinRank))

/** The other cabins one by one, the nearest first, of two equally near ones the lower. */
function nearest(requested: readonly Cabin[], others: readonly Cabin[]): Cabin[][] {
  const distance = (cabin: Cabin): number => Math.abs(cabinRank(cabin) - lowest(requested))
  return others.toSorted((a, b) => distance(a) - distance(b)).map((cabin) => [cabin])
}

/** @param preference none: Economy is preferred */
export function cabinsToSell(
  { kind, cabins: requested }: CabinPreference = { kind: 'preferred', cabins: ['Economy'] },
): CabinsToSell {
  const others = cabins.filter((cabin) => !requested.includes(cabin))
  if (kind === 'permitted') return { tiers: [requested], upsells: requested }
  if (kind === 'prohibited') return { tiers: [others], upsells: others }
  const better = others.filter((cabin) => cabinRank(cabin) > lowest(requested))
  const fallback = kind === 'preferred' ? others : better
  return { tiers: [requested, ...nearest(requested, fallback)], upsells: [...requested, ...better] }
}

/**
 * Whether a brand is of the same kind as another one or a higher one: of its carrier by tier; other carriers name theirs
 * differently, there cabin and flexibility match.
 */
export const isSameKindOrHigher = (kind: CarrierBrand, { carrier, brand, level }: CarrierBrand): boolean => {
  if (carrier === kind.carrier) return brand.tier >= kind.brand.tier
  const higher = cabinRank(brand.cabin) - cabinRank(kind.brand.cabin)
  return higher > 0 || (higher === 0 && level >= kind.level)
}

/** The cabins beside a leg that was selected before: the cabin of that leg first, if it is among them. */
export function withLockedCabin(sold: CabinsToSell, locked: Cabin): CabinsToSell {
  if (!sold.tiers.some((tier) => tier.includes(locked))) return sold
  return {
    tiers: [[locked], ...sold.tiers],
    upsells: cabins.filter((cabin) => sold.upsells.includes(cabin) || cabin === locked),
  }
}

/** All that the aircraft has. */
export const anyCabin: CabinsToSell = { tiers: [cabins], upsells: cabins }
