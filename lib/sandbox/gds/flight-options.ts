import type { Flight } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { passengerPrices, passengerTotals } from '../../pricing/itinerary-price.ts'
import type { BrandedFare, FareGroup, FlightOption } from '../../shopping/shopping.ts'
import type { Departure } from '../world/connections/departures.ts'
import type { LegFlights } from '../world/connections/rank-connections.ts'
import { toEpochMs } from '../world/moments.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import type { Availability } from './availability.ts'
import { bookSeat } from './classes.ts'
import { toFlight } from './flights.ts'
import type { LegFare } from './leg-fares.ts'

/** What flight options are made of. */
export interface OptionParts {
  readonly schedules: Schedules
  readonly availability: Availability
  /** Flights that were made before: one occurs in many groups. */
  readonly flights: Map<Departure, Flight>
}

/** A price with the fares that it is made of, one for each leg. */
export interface PricedFares<Fare extends LegFare = LegFare> {
  readonly fare: BrandedFare
  readonly components: readonly Fare[]
}

export const adultTotalMinor = ({ fare }: PricedFares): number => {
  const [adult] = passengerPrices(fare.price)
  return adult ? passengerTotals(adult).totalMinor : 0
}

/** The base fare, then as many upsells as requested, each more expensive than the one before. */
export function withUpsells<Fare extends LegFare>(
  fareSets: readonly (readonly Fare[])[],
  upsells: number,
  priceSet: (components: readonly Fare[]) => PricedFares<Fare>,
): PricedFares<Fare>[] {
  const priced: PricedFares<Fare>[] = []
  for (const components of fareSets) {
    if (priced.length > upsells) break
    const next = priceSet(components)
    const last = priced.at(-1)
    if (!last || adultTotalMinor(next) > adultTotalMinor(last)) priced.push(next)
  }
  return priced
}

function flightOf({ schedules, flights }: OptionParts, departure: Departure): Flight {
  const flight = flights.get(departure) ?? toFlight(schedules, departure)
  flights.set(departure, flight)
  return flight
}

function toFlightOption(
  parts: OptionParts,
  { departures }: LegFlights,
  fares: readonly LegFare[],
): FlightOption {
  return {
    flights: departures.map((departure) => flightOf(parts, departure)),
    classes: fares.map(({ carrierBrand, rank, fareCarrier: carrier }) => {
      const seats = departures.map((departure) =>
        bookSeat(parts.availability, departure, { carrier, cabin: carrierBrand.brand.cabin, rank }),
      )
      return {
        bookingClasses: seats.map(({ bookingClass }) => bookingClass),
        cabins: seats.map(({ cabin }) => cabin),
        seatsLeft: Math.min(...seats.map(({ seatsLeft }) => seatsLeft)),
      }
    }),
  }
}

/** The flights of each leg as options, with the classes that each fare is booked in. */
export const toLegOptions = (
  parts: OptionParts,
  legs: readonly (readonly LegFlights[])[],
  priced: readonly PricedFares[],
): FareGroup['legs'] =>
  legs.map((flights, leg) => {
    const fares = priced.flatMap(({ components }) => components[leg] ?? [])
    return { options: flights.map((option) => toFlightOption(parts, option, fares)) }
  })

/** When the earliest option of a leg departs. */
export const earliestDeparture = (flights: readonly LegFlights[] = []): EpochMs =>
  toEpochMs(Math.min(...flights.map(({ departures }) => departures[0]?.departsAtMinute ?? 0)))
