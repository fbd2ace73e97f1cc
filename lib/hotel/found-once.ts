import type { FoundProperty } from '../suppliers/hotel-aggregator.ts'
import { nameOfKey } from './property.ts'

/**
 * What several suppliers found, every property once: of the first supplier that has rates for it, otherwise of the
 * first that lists it.
 *
 * @param answers those of the preferred supplier first
 */
export function foundOnce(answers: readonly (readonly FoundProperty[])[]): FoundProperty[] {
  const byName = new Map<string, FoundProperty>()
  for (const found of answers.flat()) {
    const name = nameOfKey(found.property.key)
    const known = byName.get(name)
    if (!known || (!known.rates && found.rates)) byName.set(name, found)
  }
  return [...byName.values()]
}
