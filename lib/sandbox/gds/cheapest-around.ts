import {
  arrivalMinute,
  type Combination,
  combinationOf,
  departureMinute,
  following,
  leastMinutesBetweenLegs,
} from './combinations.ts'
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

type Legs = readonly (readonly LegOffer[])[]

/** The flights of legs that are not all over when the next one begins: each by itself, some go together. */
function flightByFlight(legs: Legs): Legs {
  const flights = legs.map((offers) => offers.flatMap((offer) => offer.flights))
  const areApart = flights.slice(1).every((next, leg) => {
    const latest = Math.max(...(flights[leg] ?? []).map(arrivalMinute))
    return latest + leastMinutesBetweenLegs <= Math.min(...next.map(departureMinute))
  })
  if (areApart) return legs
  return legs.map((offers) =>
    offers.flatMap((offer) => offer.flights.map((one) => ({ ...offer, flights: [one] }))),
  )
}

function isAfter(offer: LegOffer, before: LegOffer | undefined): boolean {
  const [one, other] = [before?.flights[0], offer.flights[0]]
  return !one || !other || arrivalMinute(one) + leastMinutesBetweenLegs <= departureMinute(other)
}

/**
 * For each offer of a leg the cheapest combinations with all offers of the other legs, whatever airports they use. An
 * offer that combines with none is left out. Of legs on one day each flight is an offer by itself.
 */
export function cheapestAround(allLegs: Legs, leg: number): Combination[][] {
  const legs = flightByFlight(allLegs)
  const others = legs.map((offers) => offers.toSorted((a, b) => a.fareDollars - b.fareDollars))
  return (legs[leg] ?? []).flatMap((offer) => {
    const found = cheapestOf(others.with(leg, [offer]))
    return found.length > 0 ? [found.map(({ offers }) => combinationOf(offers))] : []
  })
}

/** @param legs the cheapest offers of each first */
function cheapestOf(legs: Legs): Found[] {
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
      if (isAfter(offer, part.offers.at(-1)) && following(part.offers, [offer]).length > 0)
        follow({ offers: [...part.offers, offer], dollars })
    }
  }

  follow({ offers: [], dollars: 0 })
  return found
    .filter(({ dollars }) => dollars <= limit)
    .sort((a, b) => a.dollars - b.dollars)
    .slice(0, mostFound)
}
