import type { Flight } from '../../kernel/flight.ts'
import { passengerTotals } from '../../pricing/fare.ts'
import type { BrandedFare, FareGroup, FlightOption, ShopRequest } from '../../shopping/shopping.ts'
import { carriers } from '../world/carriers.ts'
import type { Departure } from '../world/connections/departures.ts'
import type { LegFlights } from '../world/connections/ranking.ts'
import { endorsementOf } from '../world/fares/fare-rules.ts'
import type { FareTerms } from '../world/fares/filed-fares.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import type { Availability } from './availability.ts'
import { bookSeat } from './classes.ts'
import { type Combination, inSequence } from './combinations.ts'
import { toFlight } from './flights.ts'
import { type FareComponent, priceJourney } from './journey-price.ts'
import type { LegFare } from './leg-fares.ts'
import type { LegOffer } from './leg-offers.ts'
import { paymentTimeLimit } from './time-limits.ts'

/** A combination with the terms that its fares are filed under. */
export interface TermedCombination extends Combination {
  readonly terms: readonly FareTerms[]
  /** Local date of the first departure. */
  readonly departureDate: string
}

export interface Grouping {
  readonly schedules: Schedules
  readonly availability: Availability
  readonly request: Pick<ShopRequest, 'passengers' | 'pointOfSale' | 'currency' | 'fares' | 'upsells'>
  readonly now: number
  /** Flight options of a leg that one group shows at most. */
  readonly optionsPerLeg: number
  /** Flights that were shown already: one occurs in many groups. */
  readonly shown: Map<Departure, Flight>
}

/** What the ticket carries: the carriers it is good for, and what the fares allow. */
export const endorsementsOf = (components: readonly FareComponent[]): string[] => [
  ...new Set([
    ...components.map(({ fare }) => endorsementOf(fare.brand)),
    `VALID ON ${[...new Set(components.flatMap((leg) => leg.carriers))].join('/')} ONLY`,
  ]),
]

/** The same kind of brand on every leg: carriers name theirs differently, cabin and flexibility match. */
const sameKind = (one: LegFare, other: LegFare): boolean =>
  one.carrierBrand.brand.cabin === other.carrierBrand.brand.cabin &&
  one.carrierBrand.level === other.carrierBrand.level

/**
 * The fare of another leg that goes with a fare: of the same kind, or where the cabins of the legs differ as
 * flexible a one.
 */
function partnerOf(fare: LegFare, cheapest: LegFare | undefined, { fares }: LegOffer): LegFare | undefined {
  const own = fares()
  const same = own.find((other) => sameKind(fare, other))
  if (same || fare === cheapest) return same ?? own[0]
  const sameCabin = own[0]?.carrierBrand.brand.cabin === cheapest?.carrierBrand.brand.cabin
  return sameCabin
    ? undefined
    : own.find(({ carrierBrand }) => carrierBrand.level === fare.carrierBrand.level)
}

/**
 * Fares of every leg for each brand that all legs can be bought in, the cheapest brand first. Chosen legs
 * keep their fare.
 */
function fareSets({ offers }: Combination): LegFare[][] {
  const lead = offers.find(({ isChosen }) => !isChosen) ?? offers[0]
  const own = lead?.fares() ?? []
  return own.flatMap((fare) => {
    const set = offers.flatMap((offer) =>
      offer === lead ? fare : ((offer.isChosen ? offer.fares()[0] : partnerOf(fare, own[0], offer)) ?? []),
    )
    return set.length === offers.length ? [set] : []
  })
}

const adultTotal = ({ price: { passengers } }: BrandedFare): number =>
  passengers[0] ? passengerTotals(passengers[0]).totalMinor : 0

interface PricedFares {
  readonly fare: BrandedFare
  readonly components: readonly LegFare[]
}

function priceSet(
  components: readonly LegFare[],
  terms: readonly FareTerms[],
  { request }: Grouping,
): PricedFares {
  const { passengers, currency, fares: wish = {} } = request
  const price = priceJourney(components, passengers, {
    filingCurrency: terms[0]?.filingCurrency ?? 'USD',
    currency,
    wish,
  })
  return {
    fare: {
      legs: components.map((component) => component.fare),
      price,
      endorsements: endorsementsOf(components),
    },
    components,
  }
}

/** The base fare, then brands that cost more than the one before, as many as were asked for. */
function pricedFares(combination: TermedCombination, grouping: Grouping): PricedFares[] {
  const priced: PricedFares[] = []
  for (const components of fareSets(combination)) {
    if (priced.length > grouping.request.upsells) break
    const next = priceSet(components, combination.terms, grouping)
    const last = priced.at(-1)
    if (!last || adultTotal(next.fare) > adultTotal(last.fare)) priced.push(next)
  }
  return priced
}

/** All brands in order of price, as many as were asked for. */
const everyFare = (combination: TermedCombination, grouping: Grouping): PricedFares[] =>
  fareSets(combination)
    .map((components) => priceSet(components, combination.terms, grouping))
    .sort((a, b) => adultTotal(a.fare) - adultTotal(b.fare))
    .slice(0, grouping.request.upsells + 1)

function showFlight({ schedules, shown }: Grouping, departure: Departure): Flight {
  const flight = shown.get(departure) ?? toFlight(schedules, departure)
  shown.set(departure, flight)
  return flight
}

function toOption(grouping: Grouping, { departures }: LegFlights, fares: readonly LegFare[]): FlightOption {
  return {
    flights: departures.map((departure) => showFlight(grouping, departure)),
    classes: fares.map(({ carrierBrand, rank }) => {
      const seats = departures.map((departure) =>
        bookSeat(grouping.availability, departure, carrierBrand.brand.cabin, rank),
      )
      return {
        bookingClasses: seats.map(({ bookingClass }) => bookingClass),
        cabins: seats.map(({ cabin }) => cabin),
        seatsLeft: Math.min(...seats.map(({ seatsLeft }) => seatsLeft)),
      }
    }),
  }
}

/**
 * The combination as a fare group; undefined when its flights do not follow one another, or share no brand.
 */
export function toFareGroup(combination: TermedCombination, grouping: Grouping): FareGroup | undefined {
  const legs = inSequence(combination.offers.map(({ flights }) => flights)).map((flights) =>
    flights.slice(0, grouping.optionsPerLeg),
  )
  return legs.length > 0
    ? groupOf(combination, legs, pricedFares(combination, grouping), grouping)
    : undefined
}

/**
 * Chosen flights, one option on each leg, with all brands that they can be bought in; undefined when they
 * share none.
 */
export const toBrandGroup = (combination: TermedCombination, grouping: Grouping): FareGroup | undefined =>
  groupOf(
    combination,
    combination.offers.map(({ flights }) => flights),
    everyFare(combination, grouping),
    grouping,
  )

function groupOf(
  { offers, departureDate }: TermedCombination,
  legs: readonly (readonly LegFlights[])[],
  priced: readonly PricedFares[],
  grouping: Grouping,
): FareGroup | undefined {
  const { request, now } = grouping
  const base = priced[0]
  if (!base) return undefined
  const departsAt = Math.min(
    ...(legs[0] ?? []).map(({ departures }) => (departures[0]?.departsAt ?? 0) * 60_000),
  )
  const rules = base.fare.legs.map(({ rule }) => rule)
  return {
    source: 'GDS',
    validatingCarrier: carriers[offers[0]?.fareCarrier ?? -1]?.code ?? '',
    legs: legs.map((flights, leg) => ({
      options: flights.map((option) =>
        toOption(
          grouping,
          option,
          priced.flatMap(({ components }) => components[leg] ?? []),
        ),
      ),
    })),
    fares: priced.map(({ fare }) => fare),
    paymentTimeLimit: paymentTimeLimit(
      { pointOfSale: request.pointOfSale, rules, departureDate, departsAt },
      now,
    ),
  }
}
