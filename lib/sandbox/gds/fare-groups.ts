import { priceTotals } from '../../pricing/itinerary-price.ts'
import type { FareGroup, ShopRequest } from '../../shopping/shopping.ts'
import { withBagFees } from '../ancillaries/bag-fees.ts'
import { sandboxHosts } from '../host-names.ts'
import { carriers } from '../world/carriers.ts'
import type { LegFlights } from '../world/connections/rank-connections.ts'
import { endorsementOf } from '../world/fares/fare-rules.ts'
import type { FareTerms } from '../world/fares/filed-fares.ts'
import { type Combination, inSequence } from './combinations.ts'
import type { FareComponent } from './fare-component.ts'
import {
  adultTotalMinor,
  earliestDeparture,
  type OptionParts,
  type PricedFares,
  toLegOptions,
  withUpsells,
} from './flight-options.ts'
import { priceJourney } from './journey-price.ts'
import type { LegFare } from './leg-fares.ts'
import type { LegOffer } from './leg-offers.ts'
import { ticketingTimeLimit } from './time-limits.ts'

/** A combination with the terms that its fares are filed under. */
export interface TermedCombination extends Combination {
  readonly terms: readonly FareTerms[]
  /** Local date of the first departure. */
  readonly departureDate: string
}

export interface Grouping extends OptionParts {
  readonly request: Pick<ShopRequest, 'passengers' | 'pointOfSale' | 'currency' | 'fares' | 'upsells'>
  readonly now: number
  /** Flight options of a leg that one group has at most. */
  readonly optionsPerLeg: number
}

/** What the ticket carries: the carriers it is good for, and what the fares allow. */
export const endorsementsOf = (components: readonly FareComponent[]): string[] => [
  ...new Set([
    ...components.map(({ fare }) => endorsementOf(fare.brand)),
    `VALID ON ${[...new Set(components.flatMap((leg) => leg.carriers))].join('/')} ONLY`,
  ]),
]

const sameBrand = ({ carrierBrand: one }: LegFare, { carrierBrand: other }: LegFare): boolean =>
  one.carrier === other.carrier && one.brand.code === other.brand.code

/** The same kind of brand: carriers name theirs differently, cabin and flexibility match. */
const sameKind = ({ carrierBrand: one }: LegFare, { carrierBrand: other }: LegFare): boolean =>
  one.brand.cabin === other.brand.cabin && one.level === other.level

/**
 * The fare of another leg that goes with a fare: of the same kind, or where the cabins of the legs differ as
 * flexible a one.
 */
function partnerOf(fare: LegFare, cheapest: LegFare | undefined, { fares }: LegOffer): LegFare | undefined {
  const own = fares()
  const same = own.find((other) => sameBrand(fare, other)) ?? own.find((other) => sameKind(fare, other))
  if (same || fare === cheapest) return same ?? own[0]
  const sameCabin = own[0]?.carrierBrand.brand.cabin === cheapest?.carrierBrand.brand.cabin
  return sameCabin
    ? undefined
    : own.find(({ carrierBrand }) => carrierBrand.level === fare.carrierBrand.level)
}

/**
 * Fares of every leg for each brand that all legs can be bought in, the cheapest brand first. Locked legs
 * keep their fare.
 */
function fareSets({ offers }: Combination): LegFare[][] {
  const lead = offers.find(({ isLocked }) => !isLocked) ?? offers[0]
  const own = lead?.fares() ?? []
  return own.flatMap((fare) => {
    const set = offers.flatMap((offer) =>
      offer === lead ? fare : ((offer.isLocked ? offer.fares()[0] : partnerOf(fare, own[0], offer)) ?? []),
    )
    return set.length === offers.length ? [set] : []
  })
}

/** Prices fares of all legs of a combination. */
const pricer =
  ({ terms, offers }: TermedCombination, { request, now }: Grouping) =>
  (components: readonly LegFare[]): PricedFares => {
    const { passengers, currency, fares: filters = {} } = request
    const price = priceJourney(components, passengers, {
      filingCurrency: terms[0]?.filingCurrency ?? 'USD',
      currency,
      filters,
    })
    return {
      fare: {
        legs: components.map((component, leg) =>
          withBagFees(component, {
            source: 'GDS',
            departsAt: earliestDeparture(offers[leg]?.flights),
            currency,
            now,
          }),
        ),
        price,
        endorsements: endorsementsOf(components),
      },
      components,
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
    ? groupOf(
        combination,
        legs,
        withUpsells(fareSets(combination), grouping.request.upsells, pricer(combination, grouping)),
        grouping,
      )
    : undefined
}

/** The combinations by what their cheapest fares cost all passengers, exactly. */
export function inOrderOfPrice(
  combinations: readonly TermedCombination[],
  { request: { passengers, currency, fares: filters = {} } }: Grouping,
): readonly TermedCombination[] {
  if (combinations.length < 2) return combinations
  const totals = combinations.map((combination) => {
    const [cheapest = []] = fareSets(combination)
    const filingCurrency = combination.terms[0]?.filingCurrency ?? 'USD'
    return priceTotals(priceJourney(cheapest, passengers, { filingCurrency, currency, filters })).totalMinor
  })
  return [...combinations.entries()]
    .sort(([a], [b]) => (totals[a] ?? 0) - (totals[b] ?? 0))
    .map(([, combination]) => combination)
}

/**
 * Selected flights, one option on each leg, with all brands that they can be bought in; undefined when they
 * share none.
 */
export const toBrandGroup = (combination: TermedCombination, grouping: Grouping): FareGroup | undefined =>
  groupOf(
    combination,
    combination.offers.map(({ flights }) => flights),
    fareSets(combination)
      .map(pricer(combination, grouping))
      .sort((a, b) => adultTotalMinor(a) - adultTotalMinor(b))
      .slice(0, grouping.request.upsells + 1),
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
  const departsAt = earliestDeparture(legs[0])
  const rules = base.fare.legs.map(({ rule }) => rule)
  return {
    source: 'GDS',
    supplier: sandboxHosts.GDS,
    validatingCarrier: carriers[offers[0]?.fareCarrier ?? -1]?.code ?? '',
    legs: toLegOptions(grouping, legs, priced),
    fares: priced.map(({ fare }) => fare),
    ticketingTimeLimit: ticketingTimeLimit(
      { pointOfSale: request.pointOfSale, rules, departureDate, departsAt },
      now,
    ),
  }
}
