import type { LegFlights } from '../world/connections/rank-connections.ts'
import { faresCombine, shareTicket } from './journey.ts'
import type { LegOffer } from './leg-offers.ts'

/** One offer for each leg, such that they can be sold together. */
export interface Combination {
  readonly offers: readonly LegOffer[]
  /** About what it costs, for putting combinations in order. */
  readonly dollars: number
}

/** How many offers of a leg and part-journeys are followed up while legs are put together. */
export interface Breadth {
  readonly offersPerLeg: number
  readonly kept: number
}

const breadthOfOneWays: Breadth = { offersPerLeg: 200, kept: 200 }
const usualBreadth: Breadth = { offersPerLeg: 40, kept: 300 }
/** Of three legs or more: an answer has few of their many combinations. */
const breadthOfLongJourneys: Breadth = { offersPerLeg: 24, kept: 150 }
/** By the number of legs. */
const usualBreadths: readonly (Breadth | undefined)[] = [undefined, breadthOfOneWays, usualBreadth]
export const leastMinutesBetweenLegs = 60
/** Travelers prefer to stay with one carrier. */
const otherCarrierFactor = 1.15

const isNonStop = ({ flights }: LegOffer): boolean => flights[0]?.departures.length === 1

/** The first of each carrier, and its first that is non-stop all the way. */
function firstsOfCarriers(combinations: readonly Combination[]): Combination[] {
  const seen = new Set<number>()
  return combinations.filter(({ offers }) => {
    const key = (offers[0]?.fareCarrier ?? -1) * 2 + (offers.every(isNonStop) ? 1 : 0)
    return !seen.has(key) && seen.add(key) !== undefined
  })
}

/**
 * Cheapest first, but the cheapest of each carrier before the second of any, so that neither a carrier nor
 * its non-stop flights are lost.
 */
function mostPromising(combinations: Combination[], most: number): Combination[] {
  const sorted = combinations.sort((a, b) => a.dollars - b.dollars)
  if (sorted.length <= most) return sorted
  const firsts = new Set(firstsOfCarriers(sorted))
  return [...firsts, ...sorted.filter((combination) => !firsts.has(combination))].slice(0, most)
}

/**
 * The cheapest offers of a leg, and the cheapest non-stop of each carrier even if it costs more. @param offers
 * the cheapest first
 */
function mostPromisingOffers(offers: readonly LegOffer[], most: number): LegOffer[] {
  const cheapest = offers.slice(0, most)
  const carriers = new Set(cheapest.filter(isNonStop).map(({ fareCarrier }) => fareCarrier))
  const others = offers.slice(most).filter((offer) => isNonStop(offer) && !carriers.has(offer.fareCarrier))
  return [
    ...cheapest,
    ...[...Map.groupBy(others, ({ fareCarrier }) => fareCarrier).values()].flatMap(([first]) => first ?? []),
  ]
}

function extend(part: Combination, offer: LegOffer): Combination {
  const changes = part.offers.length > 0 && part.offers.at(-1)?.fareCarrier !== offer.fareCarrier
  return {
    offers: [...part.offers, offer],
    dollars: part.dollars + offer.dollars * (changes ? otherCarrierFactor : 1),
  }
}

/** These offers of all legs together. */
export const combinationOf = (offers: readonly LegOffer[]): Combination =>
  offers.reduce(extend, { offers: [], dollars: 0 })

/** The offers that go with all of some others: at through fares of carriers that combine, or with an interline agreement. */
export const following = (
  offers: readonly LegOffer[],
  candidates: readonly LegOffer[],
  goTogether: typeof faresCombine = faresCombine,
): readonly LegOffer[] =>
  candidates.filter(({ flights: [after] }) =>
    offers.every(({ flights: [before] }) => before && after && goTogether(before, after)),
  )

/**
 * Combinations of the offers of all legs, about in order of price.
 *
 * @param combinableOnly only carriers whose fares can be combined; otherwise all that go on one ticket
 */
export function combine(
  legs: readonly (readonly LegOffer[])[],
  combinableOnly: boolean,
  { offersPerLeg, kept }: Breadth = usualBreadths[legs.length] ?? breadthOfLongJourneys,
): Combination[] {
  const goTogether = combinableOnly ? faresCombine : shareTicket
  return legs.reduce<Combination[]>(
    (parts, offers) => {
      const candidates = mostPromisingOffers(offers, offersPerLeg)
      const extended = parts.flatMap((part) =>
        following(part.offers, candidates, goTogether).map((offer) => extend(part, offer)),
      )
      return mostPromising(extended, kept)
    },
    [{ offers: [], dollars: 0 }],
  )
}

export const departureMinute = ({ departures }: LegFlights): number => departures[0]?.departsAtMinute ?? 0
export const arrivalMinute = ({ departures }: LegFlights): number => departures.at(-1)?.arrivesAtMinute ?? 0

/**
 * Leaves out flights so that any of one leg goes with any of the next: no leg may start before the one before
 * it has ended.
 *
 * @returns an empty list when no flights are left for some leg
 */
export function inSequence(legs: readonly (readonly LegFlights[])[]): (readonly LegFlights[])[] {
  const result = [...legs]
  for (let leg = 1; leg < result.length; leg++) {
    const earliestArrival = Math.min(...(result[leg - 1] ?? []).map(arrivalMinute))
    const onward = (result[leg] ?? []).filter(
      (flights) => departureMinute(flights) >= earliestArrival + leastMinutesBetweenLegs,
    )
    const firstOnward = Math.min(...onward.map(departureMinute))
    result[leg] = onward
    result[leg - 1] = (result[leg - 1] ?? []).filter(
      (flights) => arrivalMinute(flights) + leastMinutesBetweenLegs <= firstOnward,
    )
  }
  return result.every((flights) => flights.length > 0) ? result : []
}
