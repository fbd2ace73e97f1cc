import { fraction } from '../world/seed.ts'
import { brandTable } from './chains-table.ts'
import type { Destination } from './destinations.ts'
import { regionOf } from './regions.ts'
import { weightedAt } from './weighted.ts'

/** How the brand stands in the name of its houses: before the place, after a name of their own, or not at all. */
export type Naming = 'brand' | 'collection' | 'representation'

export interface Brand {
  readonly code: string
  readonly name: string
  readonly naming: Naming
  readonly stars: number
  /** Compared with other houses of as many stars. */
  readonly price: number
  /** Houses that a city may have. */
  readonly most: number
  /** Houses that a city has for certain. */
  readonly flagships: ReadonlyMap<string, number>
  /** By region, country and city code. */
  readonly weights: ReadonlyMap<string, number>
  readonly excluded: ReadonlySet<string>
}

function readBrand(line: string): Brand {
  const [code = '', sign = '', stars, price, most, where = ''] = line.split('|')
  const flagships = new Map<string, number>()
  const weights = new Map<string, number>()
  const excluded = new Set<string>()
  for (const token of where.split(' ').filter(Boolean)) {
    const [place = '', weight] = token.split('*')
    if (place.startsWith('-')) excluded.add(place.slice(1))
    else if (place.length === 3 && weight === undefined) flagships.set(place, (flagships.get(place) ?? 0) + 1)
    else weights.set(place, Number(weight ?? 1))
  }
  return {
    code,
    name: sign.replace(/^[,~]/, ''),
    naming: sign.startsWith(',') ? 'collection' : sign.startsWith('~') ? 'representation' : 'brand',
    stars: Number(stars),
    price: Number(price),
    most: Number(most),
    flagships,
    weights,
    excluded,
  }
}

let made: readonly Brand[] | undefined
const brands = (): readonly Brand[] => {
  made ??= brandTable.trim().split('\n').map(readBrand)
  return made
}

const withoutPlaces = { flagships: new Map(), weights: new Map(), excluded: new Set<string>() }

/** Houses without a chain are sold through representatives: those of the trade's largest. */
const representatives: readonly string[] = ['YX', 'UI', 'TI']

/** @param fraction which of the representatives, 0 to 1 */
const independentBrand = (stars: number, fraction: number): Brand => ({
  code: representatives[Math.floor(fraction * representatives.length)] ?? 'YX',
  name: '',
  naming: 'representation',
  stars,
  price: 1,
  most: Number.MAX_SAFE_INTEGER,
  ...withoutPlaces,
})

/** A brand that is known by the names of its houses. */
export const brandOfCode = (code: string, stars: number): Brand => {
  const found = brands().find((brand) => brand.code === code)
  return found ? { ...found, stars } : { ...independentBrand(stars, 0), code }
}

/** How many of a region's houses of 1 to 5 stars belong to chains, in per cent. */
const chainShares: Readonly<Record<ReturnType<typeof regionOf>, readonly number[]>> = {
  eu: [0, 42, 40, 52, 55],
  na: [0, 84, 84, 78, 74],
  la: [0, 30, 42, 56, 62],
  cb: [0, 10, 20, 52, 66],
  ea: [0, 62, 66, 62, 76],
  se: [0, 30, 36, 50, 66],
  sa: [0, 40, 36, 58, 72],
  me: [0, 16, 36, 62, 76],
  af: [0, 14, 34, 50, 60],
  oc: [0, 34, 52, 62, 64],
}

interface Candidate {
  readonly brand: Brand
  readonly weight: number
}

/** Brands of as many stars that a place may have. */
function candidatesFor({ city, airports: [main], hotels }: Destination, stars: number): Candidate[] {
  const region = regionOf(main.country)
  return brands().flatMap((brand) => {
    const { weights, excluded } = brand
    if (brand.stars !== stars || excluded.has(main.country)) return []
    const weight = weights.get(city) ?? weights.get(main.country) ?? weights.get(region)
    // Chains of four and five stars stay away from small towns, unless the table names their country.
    const isTooSmall =
      stars >= 4 && hotels < 25 * (stars - 3) && !weights.has(main.country) && !weights.has(city)
    return weight === undefined || isTooSmall ? [] : [{ brand, weight }]
  })
}

/**
 * Deals out the brands of a destination, one house after the other.
 *
 * @returns the brand of a house with so many stars; its two numbers, 0 to 1, decide
 */
export function brandDealer(destination: Destination) {
  const region = regionOf(destination.airports[0].country)
  const lists = new Map<number, readonly Candidate[]>()
  const dealt = new Map<Brand, number>()
  const mostOf = ({ most }: Brand): number =>
    Math.max(1, Math.round(most * Math.min(1, destination.hotels / 220)))
  const count = (brand: Brand): void => void dealt.set(brand, (dealt.get(brand) ?? 0) + 1)

  // At the beach simple houses are those of families.
  const resortShare = region !== 'na' && 'swtk'.includes(destination.season) ? 0.35 : 1

  return {
    count,
    deal(stars: number, seed: number): Brand {
      const all = lists.get(stars) ?? candidatesFor(destination, stars)
      lists.set(stars, all)
      const resort = stars <= 3 ? resortShare : 1
      const open = all.filter(({ brand }) => (dealt.get(brand) ?? 0) < mostOf(brand))
      const total = open.reduce((sum, { weight }) => sum + weight, 0)
      const share = ((chainShares[region][stars - 1] ?? 0) / 100) * Math.min(1, total / 4) * resort
      if (fraction(seed, 31) >= share) return independentBrand(stars, fraction(seed, 33))
      const brand = weightedAt(open, ({ weight }) => weight, fraction(seed, 32))?.brand
      if (!brand) return independentBrand(stars, fraction(seed, 33))
      count(brand)
      return brand
    },
  }
}

/** Brands with a house in the city for certain, as often as they have houses there. */
export const flagshipsOf = (city: string): Brand[] =>
  brands().flatMap((brand) => Array.from({ length: brand.flagships.get(city) ?? 0 }, () => brand))
