import type { Money } from './money.ts'

/**
 * Lists that are in order of their prices, as one list in that order. Amounts of different currencies are not compared:
 * each currency keeps its places.
 */
export function cheapestFirst<T>(lists: readonly (readonly T[])[], priceOf: (entry: T) => Money): T[] {
  const all = lists.flat()
  if (lists.filter(({ length }) => length > 0).length < 2) return all
  const sorted = [...all].sort((a, b) => priceOf(a).minor - priceOf(b).minor)
  const left = Map.groupBy(sorted, (entry) => priceOf(entry).currency)
  return all.flatMap((entry) => left.get(priceOf(entry).currency)?.shift() ?? [])
}
