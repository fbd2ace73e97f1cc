import { flexibilityLimits } from '../../kernel/limits.ts'
import type { FareTerms } from '../world/fares/filed-fares.ts'
import { cheapestAround } from './cheapest-around.ts'
import { type Breadth, type Combination, combine } from './combinations.ts'
import type { TermedCombination } from './fare-groups.ts'
import { canCombine, fareTerms, isRoundTrip, type SaleContext } from './journey.ts'
import { deviationOf, type Journey } from './journeys.ts'
import type { LegOffer } from './leg-offers.ts'
import type { OffersByLeg } from './offers-by-leg.ts'
import { dollarsOf } from './order-of-interest.ts'
import { distinct, variedCombinations } from './varied-combinations.ts'

/** One-way fares of several carriers are looked for among the cheapest offers of each leg. */
const oneWayBreadth: Breadth = { offersPerLeg: 5, kept: 10 }

/** The combinations of offers in which a journey can be sold. */
export interface JourneyCombinations {
  /** On round-trip fares if it is a round trip, and on one-way fares where those are cheaper. */
  ofJourney(journey: Journey): TermedCombination[]
  /** On one-way fares, of any carriers. */
  onOneWayFares(journey: Journey): TermedCombination[]
  /**
   * For each offer of one leg the cheapest combinations with all offers of the other legs: several where they cost
   * nearly the same.
   */
  ofEachOffer(journey: Journey, leg: number): TermedCombination[][]
}

const termed = (
  journey: Journey,
  terms: readonly FareTerms[],
  combinations: readonly Combination[],
): TermedCombination[] => {
  const departureDate = journey[0]?.date ?? ''
  return combinations.map((combination) => ({ ...combination, terms, departureDate }))
}

/** @param requested the journey as it was requested: it is searched in more breadth than flexible ones */
export function journeyCombinations(
  offersFor: OffersByLeg,
  sale: SaleContext,
  requested: Journey | undefined,
): JourneyCombinations {
  const offersOf = (journey: Journey, terms: readonly FareTerms[]): (readonly LegOffer[])[] =>
    journey.map((variant, leg) => (terms[leg] ? offersFor(leg, variant, terms[leg]) : []))

  function combinationsOf(
    journey: Journey,
    roundTripFares: boolean,
    breadth: Breadth | undefined = journey === requested ? undefined : flexibilityLimits.breadth,
  ): TermedCombination[] {
    const terms = fareTerms(journey, roundTripFares && isRoundTrip(journey), sale)
    const offers = offersOf(journey, terms)
    const varied = roundTripFares && !breadth && journey.length > 1 ? variedCombinations(offers) : []
    return termed(journey, terms, distinct([...varied, ...combine(offers, roundTripFares, breadth)]))
  }

  /** One-way fares of carriers whose round-trip fares do not combine, where they are cheaper than those. */
  function cheaperOneWayCombinations(
    journey: Journey,
    roundTrips: readonly TermedCombination[],
  ): TermedCombination[] {
    const [first] = roundTrips
    const isAsRequested = deviationOf(journey) === 0 && journey.every(({ locked }) => !locked)
    if (!first || !isAsRequested || !isRoundTrip(journey)) return []
    const least = Math.min(...roundTrips.map(dollarsOf))
    const cheapestHalves = offersOf(journey, first.terms).reduce(
      (sum, [cheapest]) => sum + (cheapest?.dollars ?? 0),
      0,
    )
    if (cheapestHalves >= least) return []
    return combinationsOf(journey, false, oneWayBreadth).filter(
      (combination) =>
        !canCombine(combination.offers.map(({ fareCarrier }) => fareCarrier)) &&
        dollarsOf(combination) < least,
    )
  }

  return {
    onOneWayFares: (journey) => combinationsOf(journey, false),
    ofEachOffer(journey, leg) {
      const terms = fareTerms(journey, isRoundTrip(journey), sale)
      return cheapestAround(offersOf(journey, terms), leg).map((found) => termed(journey, terms, found))
    },
    ofJourney(journey) {
      const combinations = combinationsOf(journey, true)
      return [...combinations, ...cheaperOneWayCombinations(journey, combinations)]
    },
  }
}
