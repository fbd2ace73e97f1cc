import type { ContentSource, Flight } from '../kernel/flight.ts'

/**
 * The data of a fare group that is needed to number offers; a search result and its cached digest both have
 * this shape.
 */
export interface CatalogGroup<Option extends CatalogOption = CatalogOption> {
  readonly source: ContentSource
  /** Prefix of the ids: the carrier of NDC content, `f1` in a flexible search, nothing otherwise. */
  readonly prefix: string
  /** The legs in the answer. */
  readonly legs: readonly { readonly options: readonly Option[] }[]
  readonly fares: readonly { readonly legs: readonly { readonly brand: { readonly code: string } }[] }[]
}

export interface CatalogOption {
  readonly flights: readonly Pick<Flight, 'carrier' | 'number' | 'departure' | 'arrival'>[]
  readonly classes: readonly { readonly bookingClasses: readonly string[] }[]
}

/**
 * A product: one flight option in the classes of one branded fare, or of all of them in a search for specific
 * flights.
 */
export interface CatalogProduct {
  /** `p0` ... */
  readonly id: string
  readonly group: number
  readonly leg: number
  readonly option: number
  readonly fare: number
}

/** An offer of a search: options of one leg, between the same two airports, that share their fares. */
export interface CatalogOffering {
  /** `o1` ... */
  readonly id: string
  readonly group: number
  readonly leg: number
  readonly options: readonly {
    readonly option: number /** One per fare of the group. */
    readonly productIds: readonly string[]
  }[]
}

export interface Catalog {
  readonly offerings: readonly CatalogOffering[]
  /** In the order of their ids, each once, also when several offers have it. */
  readonly products: readonly CatalogProduct[]
}

export interface CatalogForm {
  /**
   * Index of a leg that was selected before: it is one offer, the first of the answer, and combines with
   * every group.
   */
  readonly lockedLeg?: number | undefined
  /** One product per flight option for all its brands, as in a search for specific flights. */
  readonly productPerOption?: boolean | undefined
}

/** Numbers of one kind of id under one prefix. */
const idsOf = (source: ContentSource, prefix: string) => ({
  offer: (index: number) => (source === 'NDC' ? `${prefix}_CPO${index}` : `${prefix}o${index + 1}`),
  product: (index: number) => `${prefix}p${index}`,
})

/**
 * The combinability code of offers: `j1`; `BA__CC01` for NDC content. @param index from 0 within the prefix
 */
export const combinabilityCode = (
  { source, prefix }: Pick<CatalogGroup, 'source' | 'prefix'>,
  index: number,
): string =>
  source === 'NDC' ? `${prefix}__CC${String(index + 1).padStart(2, '0')}` : `${prefix}j${index + 1}`

/**
 * Numbers the offers and products of a search result. The same groups always give the same ids, so an id of
 * an answer can be found in the cached digest. Source of the forms: docs/contract/shopping.md 1.6.
 */
export function buildCatalog(
  groups: readonly CatalogGroup[],
  { lockedLeg, productPerOption }: CatalogForm = {},
): Catalog {
  const offerings: CatalogOffering[] = []
  const products = new Map<string, CatalogProduct>()
  const used = new Map<string, number>()
  const next = (kind: string): number => {
    const index = used.get(kind) ?? 0
    used.set(kind, index + 1)
    return index
  }
  for (const [group, { source, prefix, legs, fares }] of groups.entries()) {
    const ids = idsOf(source, prefix)
    for (const [leg, { options }] of legs.entries()) {
      if (leg === lockedLeg && group > 0) continue
      for (const sameAirports of groupByAirports(options)) {
        const numbered = sameAirports.map(({ option, item }) => ({
          option,
          productIds: fares.map((fare, index) => {
            const key = `${prefix} ${productKey(item, productPerOption ? undefined : index, leg, fare.legs[leg]?.brand.code ?? '')}`
            const known = products.get(key) ?? {
              id: ids.product(next(`p ${prefix}`)),
              group,
              leg,
              option,
              fare: index,
            }
            products.set(key, known)
            return known.id
          }),
        }))
        offerings.push({ id: ids.offer(next(`o ${prefix}`)), group, leg, options: numbered })
      }
    }
  }
  return { offerings, products: [...products.values()] }
}

const productKey = (
  { flights, classes }: CatalogOption,
  fare: number | undefined,
  leg: number,
  brand: string,
): string =>
  [
    leg,
    ...flights.map(
      ({ carrier, number, departure }) => `${carrier}${number}/${departure.date}/${departure.airport}`,
    ),
    ...(fare === undefined ? [] : [brand, ...(classes[fare]?.bookingClasses ?? [])]),
  ].join(' ')

/** How much a page holds. */
export interface PageSize {
  /** Minimum number of offers of a page, except the last and those that hold as many fares as they can. */
  readonly offers: number
  /** Fares of flight options at most, unless one group has more. */
  readonly fares: number
}

/**
 * The groups of each page. Groups are not split, so that a page has the inbound of each outbound; it may have
 * a few more offers.
 *
 * @param lastLegOnly the legs before the last one are those that were selected: they are one offer
 */
export function pagesOf<Group extends Pick<CatalogGroup, 'legs' | 'fares'>>(
  groups: readonly Group[],
  size: PageSize,
  lastLegOnly = false,
): Group[][] {
  const pages: Group[][] = []
  let room: PageSize = { offers: 0, fares: 0 }
  for (const group of groups) {
    const legs = lastLegOnly ? group.legs.slice(-1) : group.legs
    const fares = group.fares.length * legs.reduce((sum, { options }) => sum + options.length, 0)
    if (room.offers <= 0 || room.fares < fares) {
      pages.push([])
      room = size
    }
    pages.at(-1)?.push(group)
    const offers = legs.reduce((sum, { options }) => sum + groupByAirports(options).length, 0)
    room = { offers: room.offers - offers, fares: room.fares - fares }
  }
  return pages
}

/** Airports of a leg, first departure to last arrival. */
export const airportsOf = ({
  flights,
}: Pick<CatalogOption, 'flights'>): { readonly from: string; readonly to: string } => ({
  from: flights[0]?.departure.airport ?? '',
  to: flights.at(-1)?.arrival.airport ?? '',
})

function groupByAirports(options: readonly CatalogOption[]): { option: number; item: CatalogOption }[][] {
  const byAirports = Map.groupBy(
    options.map((item, option) => ({ option, item })),
    ({ item }) => Object.values(airportsOf(item)).join('-'),
  )
  return [...byAirports.values()]
}
