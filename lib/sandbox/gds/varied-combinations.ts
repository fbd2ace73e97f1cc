import { type Combination, combinationOf, following } from './combinations.ts'
import type { LegOffer } from './leg-offers.ts'

type Legs = readonly (readonly LegOffer[])[]

/** The first offers of the legs together, then the second ones, and so on; a leg with fewer repeats its first. */
function sideBySide(legs: Legs): Combination[] {
  const most = Math.max(...legs.map(({ length }) => length))
  return Array.from({ length: most }, (_, index) =>
    combinationOf(legs.flatMap((offers) => offers[index] ?? offers[0] ?? [])),
  )
}

/**
 * An offer with the cheapest offers of the other legs that its fare combines with, those of its own carrier first; none
 * where a leg has none.
 */
function around(legs: Legs, leg: number, offer: LegOffer): Combination[] {
  const chosen = new Map([[leg, offer]])
  for (const [index, offers] of legs.entries()) {
    if (index === leg) continue
    const candidates = following([...chosen.values()], offers)
    const next = candidates.find(({ fareCarrier }) => fareCarrier === offer.fareCarrier) ?? candidates[0]
    if (!next) return []
    chosen.set(index, next)
  }
  return [combinationOf(legs.flatMap((_, index) => chosen.get(index) ?? []))]
}

/** Whether all flights are sold under the code of the carrier that files the fare. */
export const isOwnThroughout = ({ fareCarrier, flights: [flights] }: LegOffer): boolean =>
  flights?.departures.every(({ carrier }) => carrier === fareCarrier) ?? false

/** Offers that belong side by side: of one carrier, with flights of its own code or with those of others too. */
const kindOf = (offer: LegOffer): number => offer.fareCarrier * 2 + (isOwnThroughout(offer) ? 0 : 1)

/**
 * Combinations in which every offer of every leg occurs that can be combined at all, so that an answer has many
 * different flights: with offers of the same kind where there are any on all legs, each with another one as far
 * as there are.
 *
 * @param legs the cheapest offers of each first
 */
export function variedCombinations(legs: Legs): Combination[] {
  const byKind = legs.map((offers) => Map.groupBy(offers, kindOf))
  const kinds = [...(byKind[0]?.keys() ?? [])].filter((kind) => byKind.every((leg) => leg.has(kind)))
  const onAllLegs = new Set(kinds)
  const sameKind = kinds.flatMap((kind) => sideBySide(byKind.map((leg) => leg.get(kind) ?? [])))
  const others = legs.flatMap((offers, leg) =>
    offers.flatMap((offer) => (onAllLegs.has(kindOf(offer)) ? [] : around(legs, leg, offer))),
  )
  return [...sameKind, ...others]
}

/** Each combination once, the first of the same ones. */
export function distinct(combinations: readonly Combination[]): Combination[] {
  const numbers = new Map<LegOffer, number>()
  const numberOf = (offer: LegOffer): number => {
    const number = numbers.get(offer) ?? numbers.size
    numbers.set(offer, number)
    return number
  }
  const known = new Set<string>()
  return combinations.filter(({ offers }) => {
    const key = offers.map(numberOf).join()
    return !known.has(key) && known.add(key) !== undefined
  })
}
