import { flexibilityLimits } from '../../kernel/limits.ts'
import type { FareTerms } from '../world/fares/filed-fares.ts'
import { combine } from './combinations.ts'
import type { TermedCombination } from './fare-groups.ts'
import { fareTerms, isRoundTrip, type SaleContext } from './journey.ts'
import type { Journey } from './journeys.ts'
import type { LegOffer } from './leg-offers.ts'
import type { OffersByLeg } from './offers-by-leg.ts'

/** The combinations of offers in which a journey can be sold. */
export interface JourneyCombinations {
  /** On round-trip fares if it is a round trip. */
  ofJourney(journey: Journey): TermedCombination[]
  /** On one-way fares, of carriers with an interline agreement. */
  onOneWayFares(journey: Journey): TermedCombination[]
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
    const breadth = journey === requested ? undefined : flexibilityLimits.breadth
    const departureDate = journey[0]?.date ?? ''
    return combine(offersOf(journey, terms), roundTripFares, breadth).map((combination) => ({
      ...combination,
      terms,
      departureDate,
    }))
  }

  return {
    onOneWayFares: (journey) => combinationsOf(journey, false),
    ofJourney: (journey) => combinationsOf(journey, true),
  }
}
