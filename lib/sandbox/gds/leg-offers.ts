import { type Cabin, cabins } from '../../kernel/flight.ts'
import {
  countSeats,
  type PassengerCount,
  type PassengerKind,
  passengerKind,
} from '../../kernel/passengers.ts'
import type { Preference } from '../../shopping/shopping.ts'
import type { CarrierBrand } from '../world/brands.ts'
import type { LegFlights } from '../world/connections/rank-connections.ts'
import { cabinRank } from '../world/fares/booking-classes.ts'
import type { Availability } from './availability.ts'
import type { CabinsToSell } from './cabins-to-sell.ts'
import { lowestOpenRank } from './classes.ts'
import { legTaxes, nucFor } from './journey-price.ts'
import type { LegFare, LegFares } from './leg-fares.ts'

/** Flights of a leg that go the same way with the same carriers at the same fares. */
export interface LegOffer {
  readonly fareCarrier: number
  /** The best first. */
  readonly flights: readonly LegFlights[]
  /** The cheapest requested brand, then the upsells; worked out on first use. */
  readonly fares: () => readonly LegFare[]
  /**
   * Fare and taxes in the cheapest brand in US dollars, of all passengers on average: near enough for putting offers in
   * order.
   */
  readonly fareDollars: number
  /**
   * The same for the order of an answer: offers of other airports than the requested ones come after all others, as if
   * they cost much more.
   */
  readonly dollars: number
  /** The leg was selected before: flights, classes and brand are given, and there is one fare. */
  readonly isLocked: boolean
}

/** Which offers of a leg a search is about. */
export interface LegCriteria {
  readonly cabins: CabinsToSell
  readonly classes: Preference<string>
  readonly upsells: number
  readonly passengers: readonly PassengerCount[]
  readonly acceptsCarrier: (fareCarrier: number) => boolean
  readonly acceptsBrand: (brand: CarrierBrand) => boolean
}

export interface LegOfferSearch {
  readonly availability: Availability
  readonly fares: LegFares
  readonly criteria: LegCriteria
}

/** The brands of a carrier that a search is about, the cheapest first. */
interface Brands {
  readonly all: readonly CarrierBrand[]
  /** By rank of the cabin: whether there are any. */
  readonly inCabin: readonly boolean[]
}

/**
 * Only brands that can be among the fares: those of better cabins when the cabins of the base fare have too
 * few.
 */
function brandsWanted(
  brands: readonly CarrierBrand[],
  tier: readonly Cabin[],
  { cabins: { upsells: upsellCabins }, upsells, acceptsBrand }: LegCriteria,
): Brands {
  const accepted = brands.filter(acceptsBrand)
  const own = accepted.filter(({ brand }) => tier.includes(brand.cabin))
  const base = own[0] ? cabinRank(own[0].brand.cabin) : 0
  const isUpsell = ({ brand }: CarrierBrand): boolean =>
    upsellCabins.includes(brand.cabin) && cabinRank(brand.cabin) >= base
  const all =
    own.length > upsells ? own : accepted.filter((one) => tier.includes(one.brand.cabin) || isUpsell(one))
  return { all, inCabin: cabins.map((cabin) => all.some(({ brand }) => brand.cabin === cabin)) }
}

interface OpenFlights {
  readonly flights: LegFlights
  readonly brands: Brands
  /** The lowest open class of each cabin, -1 where none is. */
  readonly ranks: readonly number[]
}

const sharedFares = ({ flights: { departures }, ranks }: OpenFlights): string =>
  `${departures.map(({ route, carrier }) => `${route}.${carrier}`)}/${ranks}`

/** More than any fare. */
const otherAirportDollars = 100_000

function roughDollarsOf(fare: LegFare, kind: PassengerKind): number {
  const base = nucFor(fare, kind) / 100
  return legTaxes(fare, kind).reduce(
    (sum, { dollars, percent }) => sum + dollars + (base * percent) / 100,
    base,
  )
}

/** Of all passengers on average: carriers take off differently for children. */
function roughDollars(fare: LegFare, passengers: readonly PassengerCount[]): number {
  const all = passengers.reduce((sum, { count }) => sum + count, 0)
  const dollars = passengers.reduce(
    (sum, { ptc, count }) => sum + count * roughDollarsOf(fare, passengerKind(ptc)),
    0,
  )
  return dollars / Math.max(1, all)
}

/** The one offer of a leg that was selected before. */
export function lockedOffer(
  flights: LegFlights,
  fare: LegFare,
  passengers: readonly PassengerCount[],
): LegOffer {
  const fareDollars = roughDollars(fare, passengers)
  return {
    fareCarrier: flights.fareCarrier,
    flights: [flights],
    fares: () => [fare],
    fareDollars,
    dollars: fareDollars,
    isLocked: true,
  }
}

function toLegOffer({ fares, criteria }: LegOfferSearch, same: readonly OpenFlights[]): LegOffer[] {
  const model = same[0]
  if (!model) return []
  const { departures, fareCarrier } = model.flights
  const open = model.brands.all.flatMap((carrierBrand) => {
    const rank = model.ranks[cabinRank(carrierBrand.brand.cabin)] ?? -1
    return rank < 0 ? [] : [{ carrierBrand, rank }]
  })
  const fareFor = ({ carrierBrand, rank }: (typeof open)[number]): LegFare =>
    fares.fareFor(fareCarrier, departures, carrierBrand, rank)
  const [first, ...others] = open
  if (!first) return []
  const cheapest = fareFor(first)
  let all: readonly LegFare[] | undefined
  const allFares = (): readonly LegFare[] => {
    all ??= [cheapest, ...others.map(fareFor)]
    return all
  }
  const flights = same.map((one) => one.flights)
  const fareDollars = roughDollars(cheapest, criteria.passengers)
  return [
    {
      fareCarrier,
      flights,
      fares: allFares,
      fareDollars,
      dollars: fareDollars + otherAirportDollars * model.flights.otherAirports,
      isLocked: false,
    },
  ]
}

/**
 * The flights of a leg that have seats in one of the cabins, with the lowest open class of every cabin that
 * is looked at.
 */
function openFlights(
  { availability, fares, criteria }: LegOfferSearch,
  flights: readonly LegFlights[],
  tier: readonly Cabin[],
): OpenFlights[] {
  const brands = new Map<readonly CarrierBrand[], Brands>()
  const seats = countSeats(criteria.passengers)
  const brandsFor = (all: readonly CarrierBrand[]): Brands => {
    const known = brands.get(all) ?? brandsWanted(all, tier, criteria)
    brands.set(all, known)
    return known
  }
  const toOpen = (one: LegFlights): OpenFlights => {
    const { departures, fareCarrier } = one
    const own = brandsFor(fares.brands(fareCarrier, departures))
    const ranks = cabins.map((cabin, index) => {
      if (!own.inCabin[index]) return -1
      const permitted = fares.permitted(fareCarrier, departures, cabin)
      return lowestOpenRank(availability, departures, {
        carrier: fareCarrier,
        cabin,
        permitted,
        seats,
        classes: criteria.classes,
      })
    })
    return { flights: one, brands: own, ranks }
  }
  return flights
    .filter(({ fareCarrier }) => criteria.acceptsCarrier(fareCarrier) && fares.sells(fareCarrier))
    .map(toOpen)
    .filter(({ ranks, brands: { inCabin } }) =>
      tier.some((cabin) => inCabin[cabinRank(cabin)] && (ranks[cabinRank(cabin)] ?? -1) >= 0),
    )
}

/** Puts the flights of a leg that have seats together by their fares, the cheapest first. */
export function legOffers(search: LegOfferSearch, flights: readonly LegFlights[]): LegOffer[] {
  for (const tier of search.criteria.cabins.tiers) {
    const open = openFlights(search, flights, tier)
    if (open.length === 0) continue
    const offers = [...Map.groupBy(open, sharedFares).values()].flatMap((same) => toLegOffer(search, same))
    return offers.sort((a, b) => a.dollars - b.dollars)
  }
  return []
}
