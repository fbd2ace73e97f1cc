import type { Flight } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { passengerTotals } from '../../pricing/fare.ts'
import type { BrandedFare, FareGroup, FlightOption, ShopRequest } from '../../shopping/shopping.ts'
import { ndcSupport, orderPayableUntil, supports } from '../../workbench/content-rules.ts'
import type { Availability } from '../gds/availability.ts'
import { bookSeat } from '../gds/classes.ts'
import { type Combination, inSequence } from '../gds/combinations.ts'
import { endorsementsOf } from '../gds/fare-groups.ts'
import { toFlight } from '../gds/flights.ts'
import { priceJourney } from '../gds/journey-price.ts'
import type { LegOffer } from '../gds/leg-offers.ts'
import { paymentTimeLimit } from '../gds/time-limits.ts'
import { carriers } from '../world/carriers.ts'
import type { Departure } from '../world/connections/departures.ts'
import type { LegFlights } from '../world/connections/ranking.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { type NdcLegFare, ownFares } from './fares.ts'
import { offerExpiresAt, toOfferRef } from './offer-ref.ts'

export interface Offering {
  readonly schedules: Schedules
  readonly availability: Availability
  readonly request: ShopRequest
  readonly filingCurrency: string
  readonly now: EpochMs
  /** Flight options of a leg that one offer shows at most. */
  readonly optionsPerLeg: number
  /** Flights and fares that were shown already: one occurs in many offers. */
  readonly shown: Map<Departure, Flight>
  readonly sold: Map<LegOffer, readonly NdcLegFare[]>
}

interface Priced {
  readonly fare: BrandedFare
  readonly components: readonly NdcLegFare[]
}

function faresOf(offering: Offering, offer: LegOffer): readonly NdcLegFare[] {
  const known = offering.sold.get(offer) ?? ownFares(offer.fares(), offering.filingCurrency)
  offering.sold.set(offer, known)
  return known
}

/** The fares of all legs for each brand; a carrier sells a journey in one brand. */
function fareSets(offering: Offering, { offers }: Combination): NdcLegFare[][] {
  const [first, ...others] = offers.map((offer) => faresOf(offering, offer))
  return (first ?? []).flatMap((fare) => {
    const matching = others.flatMap(
      (fares) => fares.find(({ brandCode }) => brandCode === fare.brandCode) ?? [],
    )
    return matching.length === others.length ? [[fare, ...matching]] : []
  })
}

const adultTotal = ({ price: { passengers } }: BrandedFare): number =>
  passengers[0] ? passengerTotals(passengers[0]).totalMinor : 0

/**
 * The base fare, then brands that cost more than the one before, as many as were asked for and the carrier
 * shows.
 */
function pricedFares(
  validatingCarrier: string,
  sets: readonly NdcLegFare[][],
  { request, filingCurrency, now }: Offering,
): Priced[] {
  const upsells = supports(validatingCarrier, 'upsells') ? request.upsells : 0
  const priced: Priced[] = []
  for (const components of sets) {
    if (priced.length > upsells) break
    const price = priceJourney(components, request.passengers, {
      filingCurrency,
      currency: request.currency,
      wish: request.fares ?? {},
    })
    const legs = components.map(({ fare }) => fare)
    const offerRef = toOfferRef({ validatingCarrier, price, fares: legs }, now)
    const fare = { offerRef, legs, price, endorsements: endorsementsOf(components) }
    const last = priced.at(-1)
    if (!last || adultTotal(fare) > adultTotal(last.fare)) priced.push({ fare, components })
  }
  return priced
}

function showFlight({ schedules, shown }: Offering, departure: Departure): Flight {
  const flight = shown.get(departure) ?? toFlight(schedules, departure)
  shown.set(departure, flight)
  return flight
}

function toOption(
  offering: Offering,
  { departures }: LegFlights,
  fares: readonly NdcLegFare[],
): FlightOption {
  return {
    flights: departures.map((departure) => showFlight(offering, departure)),
    classes: fares.map(({ carrierBrand, rank }) => {
      const seats = departures.map((departure) =>
        bookSeat(offering.availability, departure, carrierBrand.brand.cabin, rank),
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
 * What a carrier offers for a combination of flights; undefined when they do not follow one another, or share
 * no brand.
 */
export function toOfferGroup(combination: Combination, offering: Offering): FareGroup | undefined {
  const { request, now, optionsPerLeg } = offering
  const validatingCarrier = carriers[combination.offers[0]?.fareCarrier ?? -1]?.code ?? ''
  if (!ndcSupport(validatingCarrier)) return undefined
  const legs = inSequence(combination.offers.map(({ flights }) => flights)).map((flights) =>
    flights.slice(0, optionsPerLeg),
  )
  const priced =
    legs.length > 0 ? pricedFares(validatingCarrier, fareSets(offering, combination), offering) : []
  const [base] = priced
  if (!base) return undefined
  const departsAt = Math.min(
    ...(legs[0] ?? []).map(({ departures }) => (departures[0]?.departsAt ?? 0) * 60_000),
  )
  const rules = base.fare.legs.map(({ rule }) => rule)
  const latest = paymentTimeLimit(
    { pointOfSale: request.pointOfSale, rules, departureDate: request.legs[0]?.date ?? '', departsAt },
    now,
  )
  return {
    source: 'NDC',
    validatingCarrier,
    legs: legs.map((flights, leg) => ({
      options: flights.map((option) =>
        toOption(
          offering,
          option,
          priced.flatMap(({ components }) => components[leg] ?? []),
        ),
      ),
    })),
    fares: priced.map(({ fare }) => fare),
    paymentTimeLimit: orderPayableUntil(validatingCarrier, now, offerExpiresAt(now), latest),
  }
}
