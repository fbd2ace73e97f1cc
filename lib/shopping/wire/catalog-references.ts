import type { Flight } from '../../kernel/flight.ts'
import { flightKey } from '../../kernel/flight.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import type { ShownGroup } from '../arrange-offers.ts'
import type { Catalog, CatalogForm, CatalogGroup } from '../catalog.ts'
import type { SearchView } from '../search-order.ts'
import type { NamedBrand } from './brand.ts'

export interface CatalogView {
  /** Identifier of the cached search; absent when it was not cached. */
  readonly identifier?: string | undefined
  /** Indexes of the legs of the groups. */
  readonly legs: readonly number[]
  readonly form?: CatalogForm | undefined
  readonly show: SearchView
  readonly warnings: readonly RefusalNotice[]
  /** Not every supplier has answered. */
  readonly isIncomplete: boolean
}

/**
 * Numbers items `b0`, `b1` ... or `s1`, `s2` ..., equal items with the same number, and lists them in that
 * order.
 */
function numbering<T>(kind: string, first: number, keyOf: (thing: T) => string) {
  const things = new Map<string, T>()
  const keys = new Map<string, string>()
  const counts = new Map<string, number>()
  return {
    ref(prefix: string, thing: T): string {
      const key = `${prefix} ${keyOf(thing)}`
      const known = keys.get(key)
      if (known !== undefined) return known
      const count = counts.get(prefix) ?? 0
      counts.set(prefix, count + 1)
      const ref = `${prefix}${kind}${first + count}`
      keys.set(key, ref)
      things.set(ref, thing)
      return ref
    },
    all: (): [string, T][] => [...things],
  }
}

export interface References {
  readonly flights: ReturnType<typeof numbering<Flight>>
  readonly brands: ReturnType<typeof numbering<NamedBrand>>
  /** Number of a fare within its prefix: `T0` and `j1` belong to the first fare of the first group. */
  readonly fareNumber: (group: number, fare: number) => number
}

/** @param whole every group of the result, because ids count over all of them */
export const referencesOf = (whole: readonly CatalogGroup[]): References => ({
  flights: numbering<Flight>('s', 1, flightKey),
  brands: numbering<NamedBrand>('b', 0, ({ code, id = '' }) => `${code}/${id}`),
  fareNumber: fareNumbers(whole),
})

function fareNumbers(groups: readonly CatalogGroup[]): (group: number, fare: number) => number {
  const used = new Map<string, number>()
  const starts = groups.map(({ prefix, fares }) => {
    const start = used.get(prefix) ?? 0
    used.set(prefix, start + fares.length)
    return start
  })
  return (group, fare) => (starts[group] ?? 0) + fare
}

/** The data from which one part of the answer is built. */
export interface CatalogContext {
  readonly catalog: Catalog
  /** By position in the whole result; undefined: not in the answer. */
  readonly groups: readonly (ShownGroup | undefined)[]
  readonly references: References
  readonly view: CatalogView
}

export const termsId = ({ prefix }: Pick<ShownGroup, 'prefix'>, number: number): string =>
  `${prefix}T${number}`
