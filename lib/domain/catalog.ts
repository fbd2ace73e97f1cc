import type { Flight } from './flight.ts'

/** What numbering offers needs to know of a fare group; both a fresh search result and its cached digest are of this shape. */
export interface CatalogGroup<Option extends CatalogOption = CatalogOption> {
  readonly legs: readonly { readonly options: readonly Option[] }[]
  readonly fares: readonly { readonly legs: readonly { readonly brand: { readonly code: string } }[] }[]
}

export interface CatalogOption {
  readonly flights: readonly Pick<Flight, 'carrier' | 'number' | 'departure' | 'arrival'>[]
  readonly classes: readonly { readonly bookingClasses: readonly string[] }[]
}

/** A product: one flight option in the classes of one branded fare. */
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
  readonly options: readonly { readonly option: number /** One per fare of the group. */; readonly productIds: readonly string[] }[]
}

export interface Catalog {
  readonly offerings: readonly CatalogOffering[]
  /** In the order of their ids, each once, however many offers show it. */
  readonly products: readonly CatalogProduct[]
}

/**
 * Numbers the offers and products of a search result. The same groups always give the same ids, so an id that a client sends back is
 * found again in the cached digest.
 *
 * @param maxOfferings stops before the group whose offers would begin beyond it: a page never holds an outbound without its inbound
 */
export function buildCatalog(groups: readonly CatalogGroup[], maxOfferings = Number.POSITIVE_INFINITY): Catalog {
  const offerings: CatalogOffering[] = []
  const products = new Map<string, CatalogProduct>()
  const productId = (product: Omit<CatalogProduct, 'id'>, key: string): string => {
    const known = products.get(key) ?? { id: `p${products.size}`, ...product }
    products.set(key, known)
    return known.id
  }
  for (const [group, { legs, fares }] of groups.entries()) {
    if (offerings.length >= maxOfferings) break
    for (const [leg, { options }] of legs.entries()) {
      for (const sameAirports of groupByAirports(options)) {
        const numbered = sameAirports.map(({ option, item }) => ({
          option,
          productIds: fares.map((fare, index) =>
            productId({ group, leg, option, fare: index }, productKey(item, index, leg, fare.legs[leg]?.brand.code ?? '')),
          ),
        }))
        offerings.push({ id: `o${offerings.length + 1}`, group, leg, options: numbered })
      }
    }
  }
  return { offerings, products: [...products.values()] }
}

const productKey = ({ flights, classes }: CatalogOption, fare: number, leg: number, brand: string): string =>
  [
    leg,
    brand,
    ...flights.map(({ carrier, number, departure }) => `${carrier}${number}/${departure.date}/${departure.airport}`),
    ...(classes[fare]?.bookingClasses ?? []),
  ].join(' ')

/** Airports of a leg, first departure to last arrival. */
export const airportsOf = ({ flights }: Pick<CatalogOption, 'flights'>): { readonly from: string; readonly to: string } => ({
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
