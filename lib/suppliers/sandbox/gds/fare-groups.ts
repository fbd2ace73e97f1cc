import { passengerTotals } from '../../../domain/fare.ts'
import type { Flight } from '../../../domain/flight.ts'
import type { BrandedFare, FareGroup, FlightOption, ShopRequest } from '../../../domain/shopping.ts'
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
import { paymentTimeLimit } from './time-limits.ts'

export interface Grouping {
  readonly schedules: Schedules
  readonly availability: Availability
  readonly request: ShopRequest
  readonly terms: readonly FareTerms[]
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
  one.carrierBrand.brand.cabin === other.carrierBrand.brand.cabin && one.carrierBrand.level === other.carrierBrand.level

/** Fares of every leg for each brand that all legs can be bought in, the cheapest brand first. */
function fareSets({ offers }: Combination): LegFare[][] {
  const [first, ...others] = offers
  return (first?.fares() ?? []).flatMap((fare) => {
    const matching = others.flatMap(({ fares }) => fares().find((other) => sameKind(fare, other)) ?? [])
    return matching.length === others.length ? [[fare, ...matching]] : []
  })
}

const adultTotal = ({ price: { passengers } }: BrandedFare): number => (passengers[0] ? passengerTotals(passengers[0]).totalMinor : 0)

/** The base fare, then brands that cost more than the one before, as many as were asked for. */
function pricedFares(sets: readonly LegFare[][], { request, terms }: Grouping): { fare: BrandedFare; components: LegFare[] }[] {
  const priced: { fare: BrandedFare; components: LegFare[] }[] = []
  for (const components of sets) {
    if (priced.length > request.upsells) break
    const price = priceJourney(components, request.passengers, terms[0]?.filingCurrency ?? 'USD', request.currency)
    const fare = { legs: components.map((component) => component.fare), price, endorsements: endorsementsOf(components) }
    const last = priced.at(-1)
    if (!last || adultTotal(fare) > adultTotal(last.fare)) priced.push({ fare, components })
  }
  return priced
}

function showFlight({ schedules, shown }: Grouping, departure: Departure): Flight {
  const flight = shown.get(departure) ?? toFlight(schedules, departure)
  shown.set(departure, flight)
  return flight
}

function toOption(grouping: Grouping, { departures }: LegFlights, fares: readonly LegFare[]): FlightOption {
  return {
    flights: departures.map((departure) => showFlight(grouping, departure)),
    classes: fares.map(({ carrierBrand, rank }) => {
      const seats = departures.map((departure) => bookSeat(grouping.availability, departure, carrierBrand.brand.cabin, rank))
      return {
        bookingClasses: seats.map(({ bookingClass }) => bookingClass),
        cabins: seats.map(({ cabin }) => cabin),
        seatsLeft: Math.min(...seats.map(({ seatsLeft }) => seatsLeft)),
      }
    }),
  }
}

/** The combination as a fare group; undefined when its flights do not follow one another, or share no brand. */
export function toFareGroup(combination: Combination, grouping: Grouping): FareGroup | undefined {
  const { request, now, optionsPerLeg } = grouping
  const legs = inSequence(combination.offers.map(({ flights }) => flights)).map((flights) => flights.slice(0, optionsPerLeg))
  const priced = legs.length > 0 ? pricedFares(fareSets(combination), grouping) : []
  const base = priced[0]
  if (!base) return undefined
  const departsAt = Math.min(...(legs[0] ?? []).map(({ departures }) => (departures[0]?.departsAt ?? 0) * 60_000))
  const rules = base.fare.legs.map(({ rule }) => rule)
  return {
    source: 'GDS',
    validatingCarrier: carriers[combination.offers[0]?.fareCarrier ?? -1]?.code ?? '',
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
      { pointOfSale: request.pointOfSale, rules, departureDate: request.legs[0]?.date ?? '', departsAt },
      now,
    ),
  }
}
