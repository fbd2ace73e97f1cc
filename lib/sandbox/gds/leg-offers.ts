import { type Cabin, cabins } from '../../kernel/flight.ts'
import type { Preference } from '../../shopping/shopping.ts'
import { brandsOf, type CarrierBrand } from '../world/brands.ts'
import type { LegFlights } from '../world/connections/ranking.ts'
import { cabinRank } from '../world/fares/booking-classes.ts'
import type { Availability } from './availability.ts'
import type { CabinChoice } from './cabin-wish.ts'
import { lowestOpenRank } from './classes.ts'
import { legTaxes } from './journey-price.ts'
import type { LegFare, LegFares } from './leg-fares.ts'

/** Flights of a leg that go the same way with the same carriers at the same fares. */
export interface LegOffer {
  readonly fareCarrier: number
  /** The best first. */
  readonly flights: readonly LegFlights[]
  /** The cheapest brand that was asked for, then the dearer ones; worked out when asked for. */
  readonly fares: () => readonly LegFare[]
  /**
   * Fare and taxes of an adult in the cheapest brand in US dollars, near enough for putting offers in order.
   */
  readonly dollars: number
  /** Flights, classes and brand are given: there is one fare. */
  readonly isChosen: boolean
}

/** What is looked for on a leg. */
export interface Wanted {
  readonly cabins: CabinChoice
  readonly classes: Preference<string>
  readonly upsells: number
  readonly seats: number
  readonly isCarrierWanted: (fareCarrier: number) => boolean
  readonly isBrandWanted: (brand: CarrierBrand) => boolean
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
  fareCarrier: number,
  tier: readonly Cabin[],
  { cabins: { upsells: others }, upsells, isBrandWanted }: Wanted,
): Brands {
  const wanted = brandsOf(fareCarrier).filter(isBrandWanted)
  const own = wanted.filter(({ brand }) => tier.includes(brand.cabin))
  const base = own[0] ? cabinRank(own[0].brand.cabin) : 0
  const isUpsell = ({ brand }: CarrierBrand): boolean =>
    others.includes(brand.cabin) && cabinRank(brand.cabin) >= base
  const all =
    own.length > upsells ? own : wanted.filter((one) => tier.includes(one.brand.cabin) || isUpsell(one))
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

function roughDollars(fare: LegFare): number {
  const base = fare.nucHundredths / 100
  return legTaxes(fare, 'adult').reduce(
    (sum, { dollars, percent }) => sum + dollars + (base * percent) / 100,
    base,
  )
}

/** The one offer of a leg that was chosen already. */
export const chosenOffer = (flights: LegFlights, fare: LegFare): LegOffer => ({
  fareCarrier: flights.fareCarrier,
  flights: [flights],
  fares: () => [fare],
  dollars: roughDollars(fare),
  isChosen: true,
})

function toLegOffer(fares: LegFares, same: readonly OpenFlights[]): LegOffer[] {
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
  return [{ fareCarrier, flights, fares: allFares, dollars: roughDollars(cheapest), isChosen: false }]
}

/**
 * The flights of a leg that have seats in one of the cabins, with the lowest open class of every cabin that
 * is looked at.
 */
function openFlights(
  availability: Availability,
  fares: LegFares,
  flights: readonly LegFlights[],
  tier: readonly Cabin[],
  wanted: Wanted,
): OpenFlights[] {
  const brands = new Map<number, Brands>()
  const brandsFor = (carrier: number): Brands => {
    const known = brands.get(carrier) ?? brandsWanted(carrier, tier, wanted)
    brands.set(carrier, known)
    return known
  }
  const toOpen = (one: LegFlights): OpenFlights => {
    const { departures, fareCarrier } = one
    const own = brandsFor(fareCarrier)
    const ranks = cabins.map((cabin, at) => {
      if (!own.inCabin[at]) return -1
      const permitted = fares.permitted(fareCarrier, departures, cabin)
      return lowestOpenRank(availability, departures, {
        cabin,
        permitted,
        seats: wanted.seats,
        classes: wanted.classes,
      })
    })
    return { flights: one, brands: own, ranks }
  }
  return flights
    .filter(({ fareCarrier }) => wanted.isCarrierWanted(fareCarrier) && fares.sells(fareCarrier))
    .map(toOpen)
    .filter(({ ranks, brands: { inCabin } }) =>
      tier.some((cabin) => inCabin[cabinRank(cabin)] && (ranks[cabinRank(cabin)] ?? -1) >= 0),
    )
}

/** Puts the flights of a leg that have seats together by their fares, the cheapest first. */
export function legOffers(
  availability: Availability,
  fares: LegFares,
  flights: readonly LegFlights[],
  wanted: Wanted,
): LegOffer[] {
  for (const tier of wanted.cabins.tiers) {
    const open = openFlights(availability, fares, flights, tier, wanted)
    if (open.length === 0) continue
    const offers = [...Map.groupBy(open, sharedFares).values()].flatMap((same) => toLegOffer(fares, same))
    return offers.sort((a, b) => a.dollars - b.dollars)
  }
  return []
}
