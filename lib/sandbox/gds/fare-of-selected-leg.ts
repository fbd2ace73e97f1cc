import { type Cabin, cabins } from '../../kernel/flight.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { FareFilters, PriceRequest, SelectedLeg } from '../../shopping/shopping.ts'
import type { CarrierBrand } from '../world/brands.ts'
import type { LegFlights } from '../world/connections/rank-connections.ts'
import { cabinOfClass, rankOf } from '../world/fares/booking-classes.ts'
import type { Availability } from './availability.ts'
import { brandsOn } from './brands-on-flights.ts'
import { bookSeat } from './classes.ts'
import { acceptsBrand, acceptsCarrier } from './fare-filters.ts'
import type { LegFare, LegFares } from './leg-fares.ts'
import { planSeats, type SeatPlan } from './selection.ts'

/** A selected leg with what its price depends on. */
export interface SelectedLegPricing {
  readonly selected: SelectedLeg
  readonly flights: LegFlights
  readonly fares: LegFares
  readonly availability: Availability
  readonly seats: number
  readonly requireSeats: boolean
  readonly filters: FareFilters
  readonly lowestFare?: PriceRequest['lowestFare']
}

/**
 * Brands that the leg may be sold in: the one that was named, or all that suit. @throws Refusal `noFare` when
 * there is none
 */
function brandsFor({
  selected: { brand: code, brandTier },
  flights,
  filters,
}: SelectedLegPricing): CarrierBrand[] {
  const suits = acceptsBrand(filters)
  const brands = brandsOn(flights)
    .filter(
      ({ brand }) =>
        (code === undefined || brand.code === code) && (brandTier === undefined || brand.tier === brandTier),
    )
    .filter(suits)
  if (brands.length === 0) throw new Refusal('noFare')
  return brands
}

const cabinsOf = (brands: readonly CarrierBrand[]): Cabin[] =>
  cabins.filter((cabin) => brands.some(({ brand }) => brand.cabin === cabin))

/** Cabins to look for the lowest class in; none: those that the client named with the flights. */
function cabinsToTry({ selected, lowestFare }: SelectedLegPricing, brands: readonly CarrierBrand[]): Cabin[] {
  if (lowestFare) return lowestFare.cabin ? [lowestFare.cabin] : cabinsOf(brands)
  return selected.brand === undefined && selected.brandTier === undefined ? [] : cabinsOf(brands)
}

/** What is booked when a fare basis decides the class. */
function seatsOfFareBasis(
  { flights: { departures }, availability }: SelectedLegPricing,
  fareBasis: string,
): SeatPlan {
  const cabin = cabinOfClass(fareBasis.charAt(0))
  if (!cabin) throw new Refusal('noFare')
  const rank = rankOf(fareBasis.charAt(0))
  return {
    cabin,
    rank,
    booked: departures.map((departure) => bookSeat(availability, departure, { cabin, rank })),
  }
}

function seatsOf(selection: SelectedLegPricing, brands: readonly CarrierBrand[]): SeatPlan {
  const { selected, flights, fares, lowestFare } = selection
  const isFree =
    lowestFare !== undefined || selected.flights.every(({ bookingClass }) => bookingClass === undefined)
  if (isFree && selected.fareBasis !== undefined) return seatsOfFareBasis(selection, selected.fareBasis)
  const free = selected.flights.map(({ bookingClass: _class, ...flight }) => flight)
  const permitted = (cabin: Cabin): readonly boolean[] =>
    fares.permitted(flights.fareCarrier, flights.departures, cabin)
  return planSeats(
    {
      ...selection,
      selected: isFree ? { ...selected, flights: free } : selected,
      connection: flights.departures,
      permitted,
    },
    cabinsToTry(selection, brands),
  )
}

/**
 * The fare of a selected leg and what is booked on each of its flights.
 *
 * @throws Refusal `classNotAvailable`; `noFare` when the carrier has no such brand or fare, or none that is
 *   accepted by the filters
 */
export function fareOfSelectedLeg(selection: SelectedLegPricing): {
  fare: LegFare
  booked: SeatPlan['booked']
} {
  const { selected, flights, fares, filters } = selection
  const { fareCarrier, departures } = flights
  if (!acceptsCarrier(filters)(fareCarrier) || !fares.sells(fareCarrier)) throw new Refusal('noFare')
  const brands = brandsFor(selection)
  const { cabin, rank, booked } = seatsOf(selection, brands)
  const fare = brands
    .filter(({ brand }) => brand.cabin === cabin)
    .map((carrierBrand) => fares.fareFor(fareCarrier, departures, carrierBrand, rank))
    .find((candidate) => selected.fareBasis === undefined || candidate.fare.fareBasis === selected.fareBasis)
  if (!fare) throw new Refusal('noFare')
  return { fare, booked }
}
