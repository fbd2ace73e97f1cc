import type { Flight } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import { prefixOf, type ShownGroup } from './arrange-offers.ts'
import type { CatalogForm, CatalogGroup, CatalogOption } from './catalog.ts'
import type { SearchOrder, SearchSection } from './search-order.ts'
import type { FlightOption } from './shopping.ts'

type DigestFlight = readonly [carrier: string, number: string, from: string, to: string, date: string]

/**
 * A stored group. Its names are short because writes are charged by the kilobyte; empty members are left out:
 *
 * | name | holds |
 * |---|---|
 * | `x` | index of the section; absent: the first |
 * | `h` | index of its host in `suppliers`; absent: the first |
 * | `v` | validating carrier, when it is the prefix of the ids (NDC) |
 * | `r` | the supplier's references of the offers, one for each fare; absent: it has none |
 * | `brands` | brand codes: of each fare, of each leg in the answer |
 * | `legs` | options of each leg in the answer |
 * | `o` | options of legs that are not in the answer |
 */
interface DigestGroup {
  readonly x?: number
  readonly h?: number
  readonly v?: string
  readonly r?: readonly string[]
  readonly brands: readonly (readonly string[])[]
  readonly legs: readonly (readonly DigestOption[])[]
  readonly o?: readonly HiddenOption[]
}

/** A stored flight option: `f` indexes into `flights`, `c` booking classes of each fare. */
interface DigestOption {
  readonly f: readonly number[]
  readonly c: readonly (readonly string[])[]
}

/**
 * An option of a leg that is not in the answer: `l` its index in the request, `b` brand codes of each fare.
 */
interface HiddenOption extends DigestOption {
  readonly l: number
  readonly b: readonly string[]
}

/**
 * Stored data of a search: the request, and enough to find every offer of the answer and to price it again.
 * Each flight is listed once.
 */
export interface SearchDigest {
  readonly id: string
  readonly at: EpochMs
  readonly expiresAt: EpochMs
  readonly order: SearchOrder
  /** Indexes of the legs in the answer; earlier legs were selected before. */
  readonly legs: readonly number[]
  readonly form?: CatalogForm
  readonly flights: readonly DigestFlight[]
  /** Names of the hosts that made the offers. */
  readonly suppliers: readonly string[]
  readonly groups: readonly DigestGroup[]
  /** Number of groups on each page. */
  readonly pages: readonly number[]
}

export type SearchAbout = Pick<SearchDigest, 'id' | 'at' | 'order' | 'legs' | 'form'>

/**
 * When the last offer of a search expires: each as long as its supplier guarantees it, otherwise as long as search results
 * are cached.
 */
function expiryOf(at: EpochMs, groups: readonly ShownGroup[]): EpochMs {
  const guarantees = groups.flatMap(({ fares }) => fares.map(({ guaranteedUntil }) => guaranteedUntil ?? 0))
  return Math.max(at + lifetimes.gdsOffersMs, ...guarantees)
}

/** The digest of a search result. */
export function digestSearch(about: SearchAbout, pages: readonly (readonly ShownGroup[])[]): SearchDigest {
  const flights: DigestFlight[] = []
  const indexes = new Map<string, number>()
  const indexOf = ({ carrier, number, departure, arrival }: Flight): number => {
    const flight = [carrier, number, departure.airport, arrival.airport, departure.date] as const
    const key = flight.join()
    const index = indexes.get(key) ?? flights.push(flight) - 1
    indexes.set(key, index)
    return index
  }
  const suppliers = [...new Set(pages.flat().map(({ supplier }) => supplier))]
  const supplierIndex = (supplier: string): number => suppliers.indexOf(supplier)
  const digestOption = (option: FlightOption): DigestOption => ({
    f: option.flights.map(indexOf),
    c: option.classes.map(({ bookingClasses }) => bookingClasses),
  })
  const digested = pages.flat().map(
    ({ section, source, supplier, validatingCarrier, fares, legs, others }): DigestGroup => ({
      ...(section > 0 && { x: section }),
      ...(supplierIndex(supplier) > 0 && { h: supplierIndex(supplier) }),
      ...(source === 'NDC' && { v: validatingCarrier }),
      ...(fares.some(({ offerRef }) => offerRef !== undefined) && {
        r: fares.map(({ offerRef = '' }) => offerRef),
      }),
      brands: fares.map((fare) => fare.legs.map(({ brand }) => brand.code)),
      legs: legs.map(({ options }) => options.map(digestOption)),
      ...(others.length > 0 && {
        o: others.map(({ leg, option, brands }) => ({ ...digestOption(option), l: leg, b: brands })),
      }),
    }),
  )
  return {
    ...about,
    expiresAt: expiryOf(about.at, pages.flat()),
    flights,
    suppliers,
    groups: digested,
    pages: pages.map((groups) => groups.length),
  }
}

/** A group of the digest as in the answer, with the data needed to pick from it. */
export interface PickableGroup extends CatalogGroup {
  readonly section: SearchSection
  readonly supplier: string
  readonly offerRefs: readonly string[]
  readonly others: readonly {
    readonly leg: number
    readonly option: CatalogOption
    readonly brands: readonly string[]
  }[]
}

export const groupsOf = ({
  order,
  flights,
  suppliers,
  groups,
}: Pick<SearchDigest, 'order' | 'flights' | 'suppliers' | 'groups'>): PickableGroup[] => {
  const optionOf = ({ f, c }: DigestOption): CatalogOption => ({
    flights: f.flatMap((index) => (flights[index] ? [namedFlight(flights[index])] : [])),
    classes: c.map((bookingClasses) => ({ bookingClasses })),
  })
  return groups.flatMap(({ x = 0, h = 0, v = '', r = [], brands, legs, o = [] }) => {
    const section = order.sections[x]
    if (!section) return []
    return {
      section,
      source: section.source,
      supplier: suppliers[h] ?? '',
      prefix: prefixOf(section, v),
      offerRefs: r,
      fares: brands.map((codes) => ({ legs: codes.map((code) => ({ brand: { code } })) })),
      legs: legs.map((options) => ({ options: options.map(optionOf) })),
      others: o.map((other) => ({ leg: other.l, option: optionOf(other), brands: other.b })),
    }
  })
}

const namedFlight = ([carrier, number, from, to, date]: DigestFlight): CatalogOption['flights'][number] => ({
  carrier,
  number,
  departure: { airport: from, date, time: '' },
  arrival: { airport: to, date: '', time: '' },
})
