import type { EpochMs } from '../../kernel/instant.ts'
import type { FareGroup, ShopRequest } from '../../shopping/shopping.ts'
import type { AirWorld } from './air-world.ts'
import { availabilityOn, departuresOf } from './availability.ts'
import { type Grouping, inOrderOfPrice, type TermedCombination, toFareGroup } from './fare-groups.ts'
import { byTotal, fillGroups } from './fill-groups.ts'
import { dateAt, saleContext } from './journey.ts'
import { journeyCombinations } from './journey-combinations.ts'
import { type Journey, journeysOf } from './journeys.ts'
import { flightsOfLegs } from './leg-search.ts'
import { offersByLeg } from './offers-by-leg.ts'
import { inOrderOfInterest } from './order-of-interest.ts'

const mostOptionsPerLeg = 8

/** An answer has several carriers and dates, at least so many groups: none has more than its part of the options. */
const leastGroups = 8
const optionsPerLeg = ({ maxOptions, legs }: ShopRequest, journeys: number): number =>
  Math.max(
    1,
    Math.min(mostOptionsPerLeg, Math.floor(maxOptions / (legs.length * Math.max(leastGroups, journeys)))),
  )

/** The first group that can be sold, of combinations in order of price. */
function cheapestGroup(combinations: readonly TermedCombination[], grouping: Grouping): FareGroup[] {
  for (const combination of inOrderOfPrice(combinations, grouping)) {
    const group = toFareGroup(combination, grouping)
    if (group) return [group]
  }
  return []
}

/** Whether fares of some carriers alone are requested, so that it matters who sells a flight. */
const dependsOnSeller = ({ fares = {} }: ShopRequest): boolean =>
  [fares.validatingCarrier, fares.accountCodes, fares.promotionalCodes, fares.types, fares.onlyFiledFor].some(
    (filter) => filter !== undefined,
  )

/**
 * Fares with their flight options for a journey, the cheapest first; nothing for dates that are past or not
 * on sale.
 *
 * @throws Refusal as `priceFlights` does, for legs that were selected before
 */
export async function shopJourney(world: AirWorld, request: ShopRequest, now: EpochMs): Promise<FareGroup[]> {
  const { schedules } = world
  const { legs, maxOptions, pointOfSale } = request
  const variants = flightsOfLegs(schedules, { ...request, everySeller: dependsOnSeller(request) }, now)
  if (variants.length === 0 || variants.some((leg) => leg.length === 0)) return []
  const flights = variants.map((leg) => leg.flatMap((variant) => variant.flights))
  const availability = await availabilityOn(world, { departures: departuresOf(flights), isSale: false }, now)
  const journeys = journeysOf(variants, request, dateAt(pointOfSale, now))
  const combinations = journeyCombinations(
    offersByLeg({ schedules, availability, request, variants }),
    saleContext(request, now),
    journeys[0],
  )
  const grouping = {
    schedules,
    availability,
    request,
    now,
    optionsPerLeg: optionsPerLeg(request, journeys.length),
    flights: new Map(),
  }
  const { perFlightOf } = request
  if (perFlightOf !== undefined && journeys.length === 1) {
    const groups = journeys
      .flatMap((journey) => combinations.ofEachOffer(journey, perFlightOf))
      .flatMap((found) => cheapestGroup(found, grouping))
    if (groups.length > 0) return groups.sort(byTotal)
  }
  const groupsOf = (combinationsOf: (journey: Journey) => TermedCombination[]): FareGroup[] =>
    fillGroups(
      inOrderOfInterest(journeys.flatMap(combinationsOf), legs),
      (combination) => toFareGroup(combination, grouping),
      maxOptions,
    )

  const groups = groupsOf(combinations.ofJourney)
  const isFound = groups.length > 0 || legs.length === 1
  return (isFound ? groups : groupsOf(combinations.onOneWayFares)).sort(byTotal)
}
