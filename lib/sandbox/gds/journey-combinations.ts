import { flexibilityLimits } from '../../kernel/limits.ts'
import type { FareTerms } from '../world/fares/filed-fares.ts'
import { cheapestAround } from './cheapest-around.ts'
import { type Combination, combine } from './combinations.ts'
import type { TermedCombination } from './fare-groups.ts'
import { fareTerms, isRoundTrip, type SaleContext } from './journey.ts'
import type { Journey } from './journeys.ts'
import type { LegOffer } from './leg-offers.ts'
import type { OffersByLeg } from './offers-by-leg.ts'
import { distinct, variedCombinations } from './varied-combinations.ts'

/** The combinations of offers in which a journey can be sold. */
export interface JourneyCombinations {
  /** On round-trip fares if it is a round trip. */
  ofJourney(journey: Journey): TermedCombination[]
  /** On one-way fares, of carriers with an interline agreement. */
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

  function combinationsOf(journey: Journey, roundTripFares: boolean): TermedCombination[] {
    const terms = fareTerms(journey, roundTripFares && isRoundTrip(journey), sale)
    const offers = offersOf(journey, terms)
    const breadth = journey === requested ? undefined : flexibilityLimits.breadth
    const varied = roundTripFares && !breadth && journey.length > 1 ? variedCombinations(offers) : []
    return termed(journey, terms, distinct([...varied, ...combine(offers, roundTripFares, breadth)]))
  }

  return {
    onOneWayFares: (journey) => combinationsOf(journey, false),
    ofEachOffer(journey, leg) {
      const terms = fareTerms(journey, isRoundTrip(journey), sale)
      return cheapestAround(offersOf(journey, terms), leg).map((found) => termed(journey, terms, found))
    },
    ofJourney: (journey) => combinationsOf(journey, true),
  }
}
