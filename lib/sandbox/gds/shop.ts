import type { EpochMs } from '../../kernel/instant.ts'
import { flexibilityLimits } from '../../kernel/limits.ts'
import { countSeats } from '../../kernel/passengers.ts'
import { priceTotals } from '../../pricing/fare.ts'
import type { FareGroup, LegRequest, ShopRequest } from '../../shopping/shopping.ts'
import { airportAt } from '../world/airports.ts'
import { brandsOf } from '../world/brands.ts'
import { carriersNamed } from '../world/carriers.ts'
import type { FareTerms } from '../world/fares/filed-fares.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { type Availability, availabilityOn, daysTravelled } from './availability.ts'
import { type BrandKind, besideChosen, cabinChoice, isFromKindUpwards } from './cabin-wish.ts'
import { chooseFare } from './chosen-leg.ts'
import { type Breadth, combine } from './combinations.ts'
import { type Grouping, type TermedCombination, toFareGroup } from './fare-groups.ts'
import { isBrandWanted, isCarrierWanted, mayValidate } from './fare-wish.ts'
import { canCombine, dateAt, fareTerms, goesBack, saleOf } from './journey.ts'
import { legFares } from './leg-fares.ts'
import { chosenOffer, type LegOffer, legOffers, type Wanted } from './leg-offers.ts'
import { flightsOfLegs, isOnSale, type LegVariant } from './leg-search.ts'
import type { SoldSeats } from './sold-seats.ts'

const mostOptionsPerLeg = 8
/** Carriers that sell a journey apart are looked for among the cheapest offers of each leg. */
const apartBreadth: Breadth = { offersPerLeg: 5, kept: 10 }

/** Groups show several carriers and dates: no group takes more than its part of the options. */
const optionsPerLeg = ({ maxOptions, legs }: ShopRequest, journeys: number): number =>
  Math.max(1, Math.min(mostOptionsPerLeg, Math.floor(maxOptions / (legs.length * Math.max(4, journeys)))))

const total = ({ fares }: FareGroup): number => (fares[0] ? priceTotals(fares[0].price).totalMinor : 0)

const countOptions = ({ legs }: FareGroup): number =>
  legs.reduce((sum, { options }) => sum + options.length, 0)

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** What a combination costs, whether or not it stays with one carrier. */
const dollarsOf = ({ offers }: TermedCombination): number => sumOf(offers.map(({ dollars }) => dollars))

const slowness = ({ offers }: TermedCombination): number =>
  offers.reduce((sum, { flights }) => sum + (flights[0]?.score ?? 0), 0)

/** The first of those with the least amount. */
function leastOf(
  combinations: readonly TermedCombination[],
  amountOf: (combination: TermedCombination) => number,
): TermedCombination[] {
  const amounts = combinations.map(amountOf)
  return [combinations[amounts.indexOf(Math.min(...amounts))] ?? []].flat()
}

const firstOfEach = <Key>(
  combinations: readonly TermedCombination[],
  keyOf: (combination: TermedCombination) => Key,
): TermedCombination[] => [...Map.groupBy(combinations, keyOf).values()].flatMap(([first]) => first ?? [])

/** Whether every leg is with a carrier that is preferred for it. */
function isPreferred(legs: readonly LegRequest[]): (combination: TermedCombination) => boolean {
  const preferred = legs.map(({ carriers: choice }) => choice?.preferred && carriersNamed(choice.preferred))
  if (preferred.every((one) => one === undefined)) return () => false
  return ({ offers }) => offers.every(({ fareCarrier }, leg) => preferred[leg]?.has(fareCarrier) ?? true)
}

const isNonStop = ({ offers }: TermedCombination): boolean =>
  offers.every(({ flights }) => flights[0]?.departures.length === 1)

/**
 * The cheapest of all, the fastest, what is preferred, the cheapest of each date, of each carrier without a
 * connection and of each carrier, then the rest in order of price.
 */
function inOrderOfInterest(
  combinations: readonly TermedCombination[],
  legs: readonly LegRequest[],
): TermedCombination[] {
  const sorted = combinations.toSorted((a, b) => a.dollars - b.dollars)
  return [
    ...new Set([
      ...leastOf(sorted, dollarsOf),
      ...leastOf(sorted, slowness),
      ...sorted.filter(isPreferred(legs)),
      ...firstOfEach(sorted, ({ terms }) => terms),
      ...firstOfEach(sorted.filter(isNonStop), ({ offers }) => offers[0]?.fareCarrier),
      ...firstOfEach(sorted, ({ offers }) => offers[0]?.fareCarrier),
      ...sorted,
    ]),
  ]
}

/** Takes groups until there are as many flight options as were asked for. */
function fillAnswer(
  combinations: readonly TermedCombination[],
  grouping: Grouping,
  { legs, maxOptions }: ShopRequest,
): FareGroup[] {
  const groups: FareGroup[] = []
  let options = 0
  for (const combination of inOrderOfInterest(combinations, legs)) {
    const group = toFareGroup(combination, grouping)
    if (!group) continue
    options += countOptions(group)
    if (options > maxOptions && groups.length > 0) break
    groups.push(group)
  }
  return groups
}

/**
 * One variant of each leg, such that their dates follow each other and they join up as the journey was asked
 * for.
 */
type Journey = readonly LegVariant[]

const awayOf = (journey: Journey): number => journey.reduce((sum, { away }) => sum + away, 0)

/**
 * A journey back ends in the city where it began, if one was asked for: whoever leaves from another airport
 * also comes back there.
 */
function joinsUp(journey: Journey): boolean {
  const [there, back] = journey
  const city = (airport: number): string => airportAt(airport).city
  return !there || !back || (city(there.from) === city(back.to) && city(there.to) === city(back.from))
}

/**
 * All journeys of the variants that are on sale; where dates or places are flexible, those nearest to what
 * was asked for.
 */
function journeysOf(
  variants: readonly (readonly LegVariant[])[],
  request: ShopRequest,
  today: string,
): Journey[] {
  const isFlexible = variants.some((leg) => leg.length > 1)
  const journeys = variants.reduce<Journey[]>(
    (parts, leg) => parts.flatMap((part) => leg.map((variant) => [...part, variant])),
    [[]],
  )
  if (!isFlexible) return journeys
  const asRoundTrip = request.legs.length === 2 && request.legs[0]?.from.code === request.legs[1]?.to.code
  return journeys
    .filter(
      (journey) =>
        isOnSale(
          journey.map(({ date }) => date),
          today,
        ) &&
        (!asRoundTrip || joinsUp(journey)),
    )
    .sort((a, b) => awayOf(a) - awayOf(b))
    .slice(0, flexibilityLimits.journeys)
}

/** Brand and cabin of the leg that was chosen already, for legs that are to go with it. */
function kindOfChosen(
  { legs, allBrands }: ShopRequest,
  variants: readonly (readonly LegVariant[])[],
): BrandKind | undefined {
  const at = legs.findIndex(({ chosen }) => chosen)
  const [chosen, fareCarrier] = [legs[at]?.chosen, variants[at]?.[0]?.flights[0]?.fareCarrier]
  if (!chosen || allBrands || fareCarrier === undefined) return undefined
  return brandsOf(fareCarrier).find(
    ({ brand }) => brand.code === chosen.brand || brand.tier === chosen.brandTier,
  )
}

/**
 * What is looked for on a leg. @param isFirst the ticket is issued on the stock of the carrier of the first
 * leg
 */
function wantedOn(
  leg: LegRequest,
  { fares: wish = {}, upsells, passengers }: ShopRequest,
  kind: BrandKind | undefined,
  isFirst: boolean,
): Wanted {
  const choice = cabinChoice(leg.cabins)
  const suits = isBrandWanted(wish)
  const mayFile = isCarrierWanted(wish)
  return {
    cabins: kind ? besideChosen(choice, kind.brand.cabin) : choice,
    classes: leg.classes ?? {},
    upsells,
    seats: countSeats(passengers),
    isCarrierWanted: (carrier) => mayFile(carrier) && (!isFirst || mayValidate(wish, carrier)),
    isBrandWanted: (brand) => suits(brand) && (!kind || isFromKindUpwards(kind, brand)),
  }
}

/**
 * Offers of the legs of many journeys: variants occur in several of them, and their fares differ only with
 * the terms.
 */
function offersByLeg(
  schedules: Schedules,
  availability: Availability,
  request: ShopRequest,
  kind: BrandKind | undefined,
) {
  const known = new Map<string, readonly LegOffer[]>()
  const wanted = request.legs.map((leg, at) => wantedOn(leg, request, kind, at === 0))
  const common = {
    availability,
    seats: countSeats(request.passengers),
    requireSeats: false,
    wish: request.fares ?? {},
  }

  function offersOf(leg: number, { flights, chosen }: LegVariant, terms: FareTerms): readonly LegOffer[] {
    const fares = legFares(schedules, terms)
    const [own] = wanted.slice(leg)
    if (chosen)
      return flights.map((one) =>
        chosenOffer(one, chooseFare({ ...common, selected: chosen, flights: one, fares }).fare),
      )
    return own ? legOffers(availability, fares, flights, own) : []
  }

  return (leg: number, variant: LegVariant, terms: FareTerms): readonly LegOffer[] => {
    const { times, halfRoundTrip, filingCurrency } = terms
    const stay = times.stay ? `${Math.min(times.stay.days, 7)}${times.stay.withSaturdayNight}` : ''
    const key = `${leg} ${variant.date} ${variant.from} ${variant.to} ${times.advanceDays} ${stay} ${halfRoundTrip} ${filingCurrency}`
    const offers = known.get(key) ?? offersOf(leg, variant, terms)
    known.set(key, offers)
    return offers
  }
}

/**
 * Fares with their flight options for a journey, the cheapest first; nothing for dates that are past or not
 * on sale.
 *
 * @throws Refusal as `priceFlights` does, for legs that were chosen before
 */
export async function shopJourney(
  schedules: Schedules,
  soldSeats: SoldSeats,
  request: ShopRequest,
  now: EpochMs,
): Promise<FareGroup[]> {
  const variants = flightsOfLegs(schedules, request, now)
  if (variants.length === 0 || variants.some((leg) => leg.length === 0)) return []
  const flights = variants.map((leg) => leg.flatMap((variant) => variant.flights))
  const availability = await availabilityOn(schedules, soldSeats, daysTravelled(flights), now)
  const journeys = journeysOf(variants, request, dateAt(request.pointOfSale, now))
  const breadthOf = (journey: Journey): Breadth | undefined =>
    journey === journeys[0] ? undefined : flexibilityLimits.breadth
  const offersFor = offersByLeg(schedules, availability, request, kindOfChosen(request, variants))
  const sale = saleOf(request, now)
  const grouping = {
    schedules,
    availability,
    request,
    now,
    optionsPerLeg: optionsPerLeg(request, journeys.length),
    shown: new Map(),
  }

  const offersOf = (journey: Journey, terms: readonly FareTerms[]): (readonly LegOffer[])[] =>
    journey.map((variant, leg) => (terms[leg] ? offersFor(leg, variant, terms[leg]) : []))
  const combinationsOf = (
    journey: Journey,
    roundTripFares: boolean,
    atMost = breadthOf(journey),
  ): TermedCombination[] => {
    const terms = fareTerms(journey, roundTripFares && goesBack(journey), sale)
    const departureDate = journey[0]?.date ?? ''
    return combine(offersOf(journey, terms), roundTripFares, atMost).map((combination) => ({
      ...combination,
      terms,
      departureDate,
    }))
  }
  /**
   * Beside round-trip fares: one-way fares of carriers whose round-trip fares do not combine, where they are
   * cheaper.
   */
  const cheaperApart = (journey: Journey, together: readonly TermedCombination[]): TermedCombination[] => {
    const [first] = together
    const isAsAsked = awayOf(journey) === 0 && journey.every(({ chosen }) => !chosen)
    if (!first || !isAsAsked || !goesBack(journey)) return []
    const least = Math.min(...together.map(dollarsOf))
    const cheapestHalves = sumOf(offersOf(journey, first.terms).map(([cheapest]) => cheapest?.dollars ?? 0))
    if (cheapestHalves >= least) return []
    return combinationsOf(journey, false, apartBreadth).filter(
      (combination) =>
        !canCombine(combination.offers.map(({ fareCarrier }) => fareCarrier)) &&
        dollarsOf(combination) < least,
    )
  }
  const allOf = (journey: Journey): TermedCombination[] => {
    const together = combinationsOf(journey, true)
    return [...together, ...cheaperApart(journey, together)]
  }
  const groupsFrom = (combinationsFrom: (journey: Journey) => TermedCombination[]): FareGroup[] =>
    fillAnswer(journeys.flatMap(combinationsFrom), grouping, request)

  const together = groupsFrom(allOf)
  const groups =
    together.length > 0 || request.legs.length === 1
      ? together
      : groupsFrom((journey) => combinationsOf(journey, false))
  return groups.sort((a, b) => total(a) - total(b))
}
