import { type Combination, combinationOf, following } from './combinations.ts'
import type { LegOffer } from './leg-offers.ts'

/** Amounts of offers are near enough to find the cheapest among those that differ by less; US dollars. */
const nearlyTheSame = 2
const mostFound = 4
/** Offers that are looked at for one offer: many only where hardly any fares combine. */
const mostVisits = 3_000

interface Found {
  readonly offers: readonly LegOffer[]
  readonly dollars: number
}

/**
 * For each offer of a leg the cheapest combinations with all offers of the other legs, whatever airports they use. An
 * offer that combines with none is left out.
 */
export function cheapestAround(legs: readonly (readonly LegOffer[])[], leg: number): Combination[][] {
  const others = legs.map((offers) => offers.toSorted((a, b) => a.fareDollars - b.fareDollars))
  return (legs[leg] ?? []).flatMap((offer) => {
    const found = cheapestOf(others.with(leg, [offer]))
    return found.length > 0 ? [found.map(({ offers }) => combinationOf(offers))] : []
  })
}

/** @param legs the cheapest offers of each first */
function cheapestOf(legs: readonly (readonly LegOffer[])[]): Found[] {
  const least = legs.map(([cheapest]) => cheapest?.fareDollars ?? Number.POSITIVE_INFINITY)
  const leastFrom = (leg: number): number => least.slice(leg).reduce((sum, dollars) => sum + dollars, 0)
  const leastAfter = legs.map((_, leg) => leastFrom(leg + 1))
  const found: Found[] = []
  let limit = Number.POSITIVE_INFINITY
  let visits = 0

  function follow(part: Found): void {
    const leg = part.offers.length
    if (leg === legs.length) {
      found.push(part)
      limit = Math.min(limit, part.dollars + nearlyTheSame)
      return
    }
    for (const offer of legs[leg] ?? []) {
      const dollars = part.dollars + offer.fareDollars
      if (dollars + (leastAfter[leg] ?? 0) > limit || visits++ > mostVisits) return
      if (following(part.offers, [offer]).length > 0) follow({ offers: [...part.offers, offer], dollars })
    }
  }

  follow({ offers: [], dollars: 0 })
  return found
    .filter(({ dollars }) => dollars <= limit)
    .sort((a, b) => a.dollars - b.dollars)
    .slice(0, mostFound)
}
