import type { EpochMs } from '../../kernel/instant.ts'
import { countSeats } from '../../kernel/passengers.ts'
import { priceTotals } from '../../pricing/fare.ts'
import type { FareGroup, ShopRequest } from '../../shopping/shopping.ts'
import { contentRules, ndcSupport } from '../../workbench/content-rules.ts'
import { availabilityOn } from '../gds/availability.ts'
import { cabinChoice } from '../gds/cabin-wish.ts'
import { type Combination, combine } from '../gds/combinations.ts'
import { isBrandWanted, isCarrierWanted } from '../gds/fare-wish.ts'
import { fareTerms, goesBack, saleOf } from '../gds/journey.ts'
import { endsOf, legFares } from '../gds/leg-fares.ts'
import { type LegOffer, legOffers, type Wanted } from '../gds/leg-offers.ts'
import { flightsOfLegs } from '../gds/leg-search.ts'
import type { SoldSeats } from '../gds/sold-seats.ts'
import { carriers } from '../world/carriers.ts'
import type { LegFlights } from '../world/connections/ranking.ts'
import { combineFares } from '../world/partners.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
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

/** Journeys of one carrier: nobody combines the offers of two. */
function journeysOf(offers: readonly (readonly LegOffer[])[]): Combination[][] {
  const sellers = new Set(offers[0]?.map(({ fareCarrier }) => fareCarrier))
  return [...sellers].map((seller) =>
    combine(
      offers.map((ofLeg) => ofLeg.filter(({ fareCarrier }) => fareCarrier === seller)),
      true,
    ),
  )
}

/** Every carrier's cheapest journey before anybody's second, the rest by price. */
function inOrderOfInterest(journeys: readonly Combination[][]): Combination[] {
  const byPrice = (a: Combination, b: Combination): number => a.dollars - b.dollars
  const firsts = journeys.flatMap(([first]) => first ?? []).sort(byPrice)
  return [...firsts, ...journeys.flatMap(([, ...others]) => others).sort(byPrice)]
}

const countOptions = ({ legs }: FareGroup): number =>
  legs.reduce((sum, { options }) => sum + options.length, 0)

function fillAnswer(combinations: readonly Combination[], offering: Offering): FareGroup[] {
  const groups: FareGroup[] = []
  let options = 0
  for (const combination of combinations) {
    const group = toOfferGroup(combination, offering)
    if (!group) continue
    options += countOptions(group)
    if (options > offering.request.maxOptions && groups.length > 0) break
    groups.push(group)
  }
  return groups
}

const total = ({ fares }: FareGroup): number => (fares[0] ? priceTotals(fares[0].price).totalMinor : 0)

const daysTravelled = (flights: readonly (readonly LegFlights[])[]): Set<number> =>
  new Set(flights.flat().flatMap(({ departures }) => departures.map(({ day }) => day)))

/** What is looked for on a leg. */
function wantedOn({ legs, fares: wish = {}, upsells, passengers }: ShopRequest, leg: number): Wanted {
  return {
    cabins: cabinChoice(legs[leg]?.cabins),
    classes: legs[leg]?.classes ?? {},
    upsells,
    seats: countSeats(passengers),
    isCarrierWanted: isCarrierWanted(wish),
    isBrandWanted: isBrandWanted(wish),
  }
}

/**
 * What every carrier with NDC content offers for a journey of up to three legs, each by itself, the cheapest
 * first.
 */
export async function shopOffers(
  schedules: Schedules,
  soldSeats: SoldSeats,
  request: ShopRequest,
  now: EpochMs,
): Promise<FareGroup[]> {
  if (request.legs.length > contentRules.NDC.originDestinations) return []
  const variants = flightsOfLegs(schedules, { ...request, maxOptions: optionsLookedAt }, now)
  // An asked date of arrival leaves flights of other dates of departure over; carriers keep to both.
  const flights = request.legs.map(({ date }, leg) =>
    (variants[leg] ?? []).flatMap((variant) => (variant.date === date ? variant.flights.filter(isOwn) : [])),
  )
  if (flights.length === 0 || flights.some((options) => options.length === 0)) return []
  const availability = await availabilityOn(schedules, soldSeats, daysTravelled(flights), now)
  const ends = request.legs.map(({ date }, leg) => ({
    ...endsOf(schedules, flights[leg]?.[0]?.departures ?? []),
    date,
  }))
  const terms = fareTerms(ends, goesBack(ends), saleOf(request, now))
  const offers = flights.map((options, leg) => {
    const legTerms = terms[leg]
    return legTerms
      ? legOffers(availability, legFares(schedules, legTerms), options, wantedOn(request, leg))
      : []
  })
  const groups = fillAnswer(inOrderOfInterest(journeysOf(offers)), {
    schedules,
    availability,
    request,
    filingCurrency: terms[0]?.filingCurrency ?? request.currency,
    now,
    optionsPerLeg: optionsPerLeg(request),
    shown: new Map(),
    sold: new Map(),
  })
  return groups.sort((a, b) => total(a) - total(b))
}
