import type { EpochMs } from '../../kernel/instant.ts'
import type { FareGroup, ShopRequest } from '../../shopping/shopping.ts'
import { variedFirst } from '../../shopping/varied-first.ts'
import { contentRules } from '../../workbench/content-rules.ts'
import type { AirWorld } from '../gds/air-world.ts'
import { availabilityOn, departuresOf } from '../gds/availability.ts'
import { cabinsToSell } from '../gds/cabins-to-sell.ts'
import { cheapestAround } from '../gds/cheapest-around.ts'
import { type Combination, combine } from '../gds/combinations.ts'
import { acceptsBrand, acceptsCarrier } from '../gds/fare-filters.ts'
import { byTotal, fillGroups } from '../gds/fill-groups.ts'
import { fareTerms, isRoundTrip, saleContext } from '../gds/journey.ts'
import { endsOf, legFares } from '../gds/leg-fares.ts'
import { type LegCriteria, type LegOffer, legOffers } from '../gds/leg-offers.ts'
import { flightsOfLegs } from '../gds/leg-search.ts'
import { distinct, isOwnThroughout, variedCombinations } from '../gds/varied-combinations.ts'
import { carriers } from '../world/carriers.ts'
import type { FlightLimits, LegFlights } from '../world/connections/rank-connections.ts'
import { combineFares } from '../world/partners.ts'
import { ndcSupport } from './carrier-support.ts'
import { type Offering, toOfferGroup } from './fare-groups.ts'

const mostOptionsPerLeg = 6
/** A market has more flights than those of the carriers that sell through NDC. */
const flightsLookedAt: FlightLimits = { perCarrier: 100, most: 240 }

const optionsPerLeg = ({ maxOptions, legs }: ShopRequest): number =>
  Math.max(1, Math.min(mostOptionsPerLeg, Math.floor(maxOptions / (legs.length * 4))))

/** A carrier sells its own flights and those of its partners, and files the fare for all of them. */
function isOwn({ fareCarrier, departures }: LegFlights): boolean {
  const code = carriers[fareCarrier]?.code ?? ''
  return (
    ndcSupport(code) !== undefined && departures.every(({ carrier }) => combineFares(fareCarrier, carrier))
  )
}

/** The offers of each carrier by leg: those of two carriers cannot be combined. */
function bySeller(offers: readonly (readonly LegOffer[])[]): LegOffer[][][] {
  const sellers = new Set(offers[0]?.map(({ fareCarrier }) => fareCarrier))
  return [...sellers].map((seller) =>
    offers.map((ofLeg) => ofLeg.filter(({ fareCarrier }) => fareCarrier === seller)),
  )
}

/** The cheapest journey of each carrier first, then what brings other flights, then the rest in order of price. */
function inOrderOfInterest(journeys: readonly Combination[][]): Combination[] {
  const byPrice = (a: Combination, b: Combination): number => a.dollars - b.dollars
  const firsts = journeys.flatMap((own) => own.toSorted(byPrice)[0] ?? []).sort(byPrice)
  const others = variedFirst([journeys.flat().sort(byPrice)], {
    keysOf: ({ offers }) => offers.map((offer) => [offer]),
    carriersOf: ({ offers }) => (offers.every(isOwnThroughout) ? 'oneCode' : 'oneFareCarrier'),
  })
  return [...new Set([...firsts, ...others])]
}

/** Journeys of each carrier; in a search leg by leg the cheapest for each flight. */
const journeysOf = (
  offers: readonly (readonly LegOffer[])[],
  { perFlightOf }: Pick<ShopRequest, 'perFlightOf'>,
): Combination[][] =>
  bySeller(offers).map((own) =>
    perFlightOf === undefined
      ? distinct([...variedCombinations(own), ...combine(own, true)])
      : cheapestAround(own, perFlightOf).flatMap(([cheapest]) => cheapest ?? []),
  )

function criteriaOf(
  { legs, fares: filters = {}, upsells, passengers }: ShopRequest,
  leg: number,
): LegCriteria {
  return {
    cabins: cabinsToSell(legs[leg]?.cabins),
    classes: legs[leg]?.classes ?? {},
    upsells,
    passengers,
    acceptsCarrier: acceptsCarrier(filters),
    acceptsBrand: acceptsBrand(filters),
  }
}

/**
 * What every carrier with NDC content offers for a journey of up to three legs, each by itself, the cheapest
 * first.
 */
export async function shopOffers(world: AirWorld, request: ShopRequest, now: EpochMs): Promise<FareGroup[]> {
  const { schedules } = world
  if (request.legs.length > contentRules.NDC.originDestinations) return []
  const variants = flightsOfLegs(schedules, { ...request, everySeller: true }, now, flightsLookedAt)
  // A requested date of arrival gives flights of several dates of departure: only those of the leg's date count.
  const flights = request.legs.map(({ date }, leg) =>
    (variants[leg] ?? []).flatMap((variant) => (variant.date === date ? variant.flights.filter(isOwn) : [])),
  )
  if (flights.length === 0 || flights.some((options) => options.length === 0)) return []
  const availability = await availabilityOn(world, { departures: departuresOf(flights), isSale: false }, now)
  const ends = request.legs.map(({ date }, leg) => ({
    ...endsOf(schedules, flights[leg]?.[0]?.departures ?? []),
    date,
  }))
  const terms = fareTerms(ends, isRoundTrip(ends), saleContext(request, now))
  const offers = flights.map((options, leg) => {
    const legTerms = terms[leg]
    return legTerms
      ? legOffers(
          { availability, fares: legFares(schedules, legTerms), criteria: criteriaOf(request, leg) },
          options,
        )
      : []
  })
  const offering: Offering = {
    schedules,
    availability,
    request,
    filingCurrency: terms[0]?.filingCurrency ?? request.currency,
    now,
    optionsPerLeg: optionsPerLeg(request),
    flights: new Map(),
    ownFares: new Map(),
  }
  return fillGroups(
    inOrderOfInterest(journeysOf(offers, request)),
    (combination) => toOfferGroup(combination, offering),
    request.maxOptions,
  ).sort(byTotal)
}
