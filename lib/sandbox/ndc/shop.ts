import type { EpochMs } from '../../kernel/instant.ts'
import { countSeats } from '../../kernel/passengers.ts'
import type { FareGroup, ShopRequest } from '../../shopping/shopping.ts'
import { contentRules } from '../../workbench/content-rules.ts'
import type { AirWorld } from '../gds/air-world.ts'
import { availabilityOn, daysTravelled } from '../gds/availability.ts'
import { cabinsToSell } from '../gds/cabins-to-sell.ts'
import { type Combination, combine } from '../gds/combinations.ts'
import { acceptsBrand, acceptsCarrier } from '../gds/fare-filters.ts'
import { byTotal, fillGroups } from '../gds/fill-groups.ts'
import { fareTerms, isRoundTrip, saleContext } from '../gds/journey.ts'
import { endsOf, legFares } from '../gds/leg-fares.ts'
import { type LegCriteria, type LegOffer, legOffers } from '../gds/leg-offers.ts'
import { flightsOfLegs } from '../gds/leg-search.ts'
import { carriers } from '../world/carriers.ts'
import type { LegFlights } from '../world/connections/rank-connections.ts'
import { combineFares } from '../world/partners.ts'
import { ndcSupport } from './carrier-support.ts'
import { type Offering, toOfferGroup } from './fare-groups.ts'

const mostOptionsPerLeg = 6
/** A market has more flights than those of the carriers that sell through NDC. */
const optionsLookedAt = 400

const optionsPerLeg = ({ maxOptions, legs }: ShopRequest): number =>
  Math.max(1, Math.min(mostOptionsPerLeg, Math.floor(maxOptions / (legs.length * 4))))

/** A carrier sells its own flights and those of its partners, and files the fare for all of them. */
function isOwn({ fareCarrier, departures }: LegFlights): boolean {
  const code = carriers[fareCarrier]?.code ?? ''
  return (
    ndcSupport(code) !== undefined && departures.every(({ carrier }) => combineFares(fareCarrier, carrier))
  )
}

/** Journeys of each carrier: offers of two carriers cannot be combined. */
function journeysOf(offers: readonly (readonly LegOffer[])[]): Combination[][] {
  const sellers = new Set(offers[0]?.map(({ fareCarrier }) => fareCarrier))
  return [...sellers].map((seller) =>
    combine(
      offers.map((ofLeg) => ofLeg.filter(({ fareCarrier }) => fareCarrier === seller)),
      true,
    ),
  )
}

/** The cheapest journey of each carrier first, then the rest in order of price. */
function inOrderOfInterest(journeys: readonly Combination[][]): Combination[] {
  const byPrice = (a: Combination, b: Combination): number => a.dollars - b.dollars
  const firsts = journeys.flatMap(([first]) => first ?? []).sort(byPrice)
  return [...firsts, ...journeys.flatMap(([, ...others]) => others).sort(byPrice)]
}

function criteriaOf(
  { legs, fares: filters = {}, upsells, passengers }: ShopRequest,
  leg: number,
): LegCriteria {
  return {
    cabins: cabinsToSell(legs[leg]?.cabins),
    classes: legs[leg]?.classes ?? {},
    upsells,
    seats: countSeats(passengers),
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
  const variants = flightsOfLegs(
    schedules,
    { ...request, maxOptions: optionsLookedAt, everySeller: true },
    now,
  )
  // A requested date of arrival gives flights of several dates of departure: only those of the leg's date count.
  const flights = request.legs.map(({ date }, leg) =>
    (variants[leg] ?? []).flatMap((variant) => (variant.date === date ? variant.flights.filter(isOwn) : [])),
  )
  if (flights.length === 0 || flights.some((options) => options.length === 0)) return []
  const availability = await availabilityOn(world, daysTravelled(flights), now)
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
    inOrderOfInterest(journeysOf(offers)),
    (combination) => toOfferGroup(combination, offering),
    request.maxOptions,
  ).sort(byTotal)
}
