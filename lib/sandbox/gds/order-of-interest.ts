import type { LegRequest } from '../../shopping/shopping.ts'
import { type CarrierMix, variedFirst } from '../../shopping/varied-first.ts'
import { carriersNamed } from '../world/carriers.ts'
import type { TermedCombination } from './fare-groups.ts'
import { isOwnThroughout } from './varied-combinations.ts'

/** What a combination costs, in US dollars, whether or not it stays with one carrier. */
const dollarsOf = ({ offers }: TermedCombination): number =>
  offers.reduce((sum, { dollars }) => sum + dollars, 0)

const slowness = ({ offers }: TermedCombination): number =>
  offers.reduce((sum, { flights }) => sum + (flights[0]?.score ?? 0), 0)

/** The first of those with the least amount. */
function leastOf(
  combinations: readonly TermedCombination[],
  amountOf: (combination: TermedCombination) => number,
): TermedCombination[] {
  const amounts = combinations.map(amountOf)
  return [combinations[amounts.indexOf(Math.min(...amounts))] ?? []].flat()
}

const firstOfEach = <Key>(
  combinations: readonly TermedCombination[],
  keyOf: (combination: TermedCombination) => Key,
): TermedCombination[] => [...Map.groupBy(combinations, keyOf).values()].flatMap(([first]) => first ?? [])

/** Whether every leg is with a carrier that is preferred for it. */
function isPreferred(legs: readonly LegRequest[]): (combination: TermedCombination) => boolean {
  const preferred = legs.map(({ carriers }) => carriers?.preferred && carriersNamed(carriers.preferred))
  if (preferred.every((one) => one === undefined)) return () => false
  return ({ offers }) => offers.every(({ fareCarrier }, leg) => preferred[leg]?.has(fareCarrier) ?? true)
}

const isNonStop = ({ offers }: TermedCombination): boolean =>
  offers.every(({ flights }) => flights[0]?.departures.length === 1)

const firstCarrier = ({ offers }: TermedCombination): number | undefined => offers[0]?.fareCarrier

function carriersOf({ offers }: TermedCombination): CarrierMix {
  if (offers.some(({ fareCarrier }) => fareCarrier !== offers[0]?.fareCarrier)) return 'several'
  return offers.every(isOwnThroughout) ? 'oneCode' : 'oneFareCarrier'
}

/**
 * The cheapest of all, the fastest, what is preferred, the cheapest of each date, of each carrier without a
 * connection and of each carrier, then what brings other flights, and the rest in order of price.
 */
export function inOrderOfInterest(
  combinations: readonly TermedCombination[],
  legs: readonly LegRequest[],
): TermedCombination[] {
  const sorted = combinations.toSorted((a, b) => a.dollars - b.dollars)
  return [
    ...new Set([
      ...leastOf(sorted, dollarsOf),
      ...leastOf(sorted, slowness),
      ...sorted.filter(isPreferred(legs)),
      ...firstOfEach(sorted, ({ terms }) => terms),
      ...firstOfEach(sorted.filter(isNonStop), firstCarrier),
      ...firstOfEach(sorted, firstCarrier),
      ...variedFirst([sorted], { keysOf: ({ offers }) => offers.map((offer) => [offer]), carriersOf }),
    ]),
  ]
}
