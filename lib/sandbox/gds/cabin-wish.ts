import { type Cabin, cabins } from '../../kernel/flight.ts'
import type { CabinWish } from '../../shopping/shopping.ts'
import type { CarrierBrand } from '../world/brands.ts'
import { cabinRank } from '../world/fares/booking-classes.ts'

/** In which cabins a leg may be sold. */
export interface CabinChoice {
  /**
   * The base fare is of the first list that any flight of the leg has seats in, and there of the lowest
   * cabin.
   */
  readonly tiers: readonly (readonly Cabin[])[]
  /** Cabins that dearer brands beside the base fare may be of. */
  readonly upsells: readonly Cabin[]
}

const lowest = (some: readonly Cabin[]): number => Math.min(...some.map(cabinRank))

/** The other cabins one by one, the nearest first, of two equally near ones the lower. */
function nearest(wished: readonly Cabin[], others: readonly Cabin[]): Cabin[][] {
  const distance = (cabin: Cabin): number => Math.abs(cabinRank(cabin) - lowest(wished))
  return others.toSorted((a, b) => distance(a) - distance(b)).map((cabin) => [cabin])
}

/** @param wish none: Economy is preferred */
export function cabinChoice(
  { kind, cabins: wished }: CabinWish = { kind: 'preferred', cabins: ['Economy'] },
): CabinChoice {
  const others = cabins.filter((cabin) => !wished.includes(cabin))
  if (kind === 'permitted') return { tiers: [wished], upsells: wished }
  if (kind === 'prohibited') return { tiers: [others], upsells: others }
  const better = others.filter((cabin) => cabinRank(cabin) > lowest(wished))
  const fallback = kind === 'preferred' ? others : better
  return { tiers: [wished, ...nearest(wished, fallback)], upsells: [...wished, ...better] }
}

/** The kind of a brand: carriers name theirs differently, cabin and flexibility match. */
export type BrandKind = Pick<CarrierBrand, 'level'> & { readonly brand: { readonly cabin: Cabin } }

/** Whether a brand is of the kind or dearer. */
export const isFromKindUpwards = (kind: BrandKind, { brand, level }: CarrierBrand): boolean => {
  const higher = cabinRank(brand.cabin) - cabinRank(kind.brand.cabin)
  return higher > 0 || (higher === 0 && level >= kind.level)
}

/** The choice beside a leg that was chosen in a cabin already: the same cabin where the wish allows it. */
export function besideChosen(choice: CabinChoice, chosen: Cabin): CabinChoice {
  if (!choice.tiers.some((tier) => tier.includes(chosen))) return choice
  return {
    tiers: [[chosen], ...choice.tiers],
    upsells: cabins.filter((cabin) => choice.upsells.includes(cabin) || cabin === chosen),
  }
}

/** Whatever the aircraft has. */
export const everyCabin: CabinChoice = { tiers: [cabins], upsells: cabins }
