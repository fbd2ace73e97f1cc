import { type Cabin, cabins } from '../../../domain/flight.ts'
import { brandsOf, type CarrierBrand } from '../world/brands.ts'
import type { LegFlights } from '../world/connections/ranking.ts'
import { cabinRank } from '../world/fares/booking-classes.ts'
import type { Availability } from './availability.ts'
import { lowestOpenRank } from './classes.ts'
import { legTaxes } from './journey-price.ts'
import type { LegFare, LegFares } from './leg-fares.ts'

/** Flights of a leg that go the same way with the same carriers at the same fares. */
export interface LegOffer {
  readonly fareCarrier: number
  /** The best first. */
  readonly flights: readonly LegFlights[]
  /** The cheapest brand of the cabin that was asked for, then the dearer ones; worked out when asked for. */
  readonly fares: () => readonly LegFare[]
  /** Fare and taxes of an adult in the cheapest brand in US dollars, near enough for putting offers in order. */
  readonly dollars: number
}

/** What is looked for on a leg. */
export interface Wanted {
  readonly cabin: Cabin
  readonly upsells: number
  readonly seats: number
}

/** Only brands that can be among the fares: those of better cabins when the cabin itself has too few. */
function brandsWanted(fareCarrier: number, { cabin, upsells }: Wanted): CarrierBrand[] {
  const all = brandsOf(fareCarrier)
  const own = all.filter(({ brand }) => brand.cabin === cabin)
  return own.length > upsells ? own : all.filter(({ brand }) => cabinRank(brand.cabin) >= cabinRank(cabin))
}

interface OpenFlights {
  readonly flights: LegFlights
  readonly brands: readonly CarrierBrand[]
  /** The lowest open class of each cabin, -1 where none is. */
  readonly ranks: readonly number[]
}

function openClasses(availability: Availability, fares: LegFares, flights: LegFlights, wanted: Wanted): OpenFlights {
  const { departures, fareCarrier } = flights
  const brands = brandsWanted(fareCarrier, wanted)
  const ranks = cabins.map((cabin) =>
    brands.some(({ brand }) => brand.cabin === cabin)
      ? lowestOpenRank(availability, departures, cabin, fares.permitted(fareCarrier, departures, cabin), wanted.seats)
      : -1,
  )
  return { flights, brands, ranks }
}

const sharedFares = ({ flights: { departures }, ranks }: OpenFlights): string =>
  `${departures.map(({ route, carrier }) => `${route}.${carrier}`)}/${ranks}`

function roughDollars(fare: LegFare): number {
  const base = fare.nucHundredths / 100
  return legTaxes(fare, 'adult').reduce((sum, { dollars, percent }) => sum + dollars + (base * percent) / 100, base)
}

function toLegOffer(fares: LegFares, same: readonly OpenFlights[]): LegOffer[] {
  const model = same[0]
  if (!model) return []
  const { departures, fareCarrier } = model.flights
  const open = model.brands.flatMap((carrierBrand) => {
    const rank = model.ranks[cabinRank(carrierBrand.brand.cabin)] ?? -1
    return rank < 0 ? [] : [{ carrierBrand, rank }]
  })
  const fareFor = ({ carrierBrand, rank }: (typeof open)[number]): LegFare => fares.fareFor(fareCarrier, departures, carrierBrand, rank)
  const [first, ...others] = open
  if (!first) return []
  const cheapest = fareFor(first)
  let all: readonly LegFare[] | undefined
  const allFares = (): readonly LegFare[] => {
    all ??= [cheapest, ...others.map(fareFor)]
    return all
  }
  return [{ fareCarrier, flights: same.map(({ flights }) => flights), fares: allFares, dollars: roughDollars(cheapest) }]
}

/** Puts the flights of a leg that have seats together by their fares, the cheapest first. */
export function legOffers(availability: Availability, fares: LegFares, flights: readonly LegFlights[], wanted: Wanted): LegOffer[] {
  const open = flights
    .map((option) => openClasses(availability, fares, option, wanted))
    .filter(({ ranks }) => (ranks[cabinRank(wanted.cabin)] ?? -1) >= 0)
  return [...Map.groupBy(open, sharedFares).values()].flatMap((same) => toLegOffer(fares, same)).sort((a, b) => a.dollars - b.dollars)
}
