import { priceTotals } from '../../pricing/itinerary-price.ts'
import type { FareGroup } from '../../shopping/shopping.ts'

const totalMinor = ({ fares }: FareGroup): number => (fares[0] ? priceTotals(fares[0].price).totalMinor : 0)

/** For sorting: the group with the cheapest fare first. */
export const byTotal = (a: FareGroup, b: FareGroup): number => totalMinor(a) - totalMinor(b)

const countOptions = ({ legs }: FareGroup): number =>
  legs.reduce((sum, { options }) => sum + options.length, 0)

/**
 * Fare groups of combinations in their order, until there are as many flight options as requested.
 *
 * @param toGroup undefined: the combination cannot be sold
 */
export function fillGroups<Combination>(
  combinations: readonly Combination[],
  toGroup: (combination: Combination) => FareGroup | undefined,
  maxOptions: number,
): FareGroup[] {
  const groups: FareGroup[] = []
  let options = 0
  for (const combination of combinations) {
    const group = toGroup(combination)
    if (!group) continue
    options += countOptions(group)
    if (options > maxOptions && groups.length > 0) break
    groups.push(group)
  }
  return groups
}
