import type { EpochMs } from '../../kernel/instant.ts'
import type { FareGroup, ShopRequest } from '../../shopping/shopping.ts'
import { withBagFees } from '../ancillaries/bag-fees.ts'
import { type Combination, inSequence } from '../gds/combinations.ts'
import { endorsementsOf } from '../gds/fare-groups.ts'
import {
  earliestDeparture,
  type OptionParts,
  type PricedFares,
  toLegOptions,
  withUpsells,
} from '../gds/flight-options.ts'
import { priceJourney } from '../gds/journey-price.ts'
import type { LegOffer } from '../gds/leg-offers.ts'
import { ticketingTimeLimit } from '../gds/time-limits.ts'
import { sandboxHosts } from '../host-names.ts'
import { carriers } from '../world/carriers.ts'
import { ndcSupport, orderPayableUntil } from './carrier-support.ts'
import { type NdcLegFare, ownFares } from './fares.ts'
import { offerExpiresAt, toOfferRef } from './offer-ref.ts'

export interface Offering extends OptionParts {
  readonly request: ShopRequest
  readonly filingCurrency: string
  readonly now: EpochMs
  /** Flight options of a leg that one offer has at most. */
  readonly optionsPerLeg: number
  /** The carriers' own fares that were made before: a leg offer occurs in many combinations. */
  readonly ownFares: Map<LegOffer, readonly NdcLegFare[]>
}

function faresOf(offering: Offering, offer: LegOffer): readonly NdcLegFare[] {
  const known = offering.ownFares.get(offer) ?? ownFares(offer.fares(), offering.filingCurrency)
  offering.ownFares.set(offer, known)
  return known
}

/**
 * The fares of all legs for each brand; a carrier sells a journey in one brand. Where a leg was selected before, from
 * its brand upwards.
 */
function fareSets(offering: Offering, { offers }: Combination): NdcLegFare[][] {
  const [first = [], ...others] = offers.map((offer) => faresOf(offering, offer))
  const { legs, allBrands } = offering.request
  const selected = legs.find(({ locked }) => locked)?.locked?.brand
  const lowest = allBrands
    ? 0
    : Math.max(
        0,
        first.findIndex(({ brandCode }) => brandCode === selected),
      )
  return first.slice(lowest).flatMap((fare) => {
    const matching = others.flatMap(
      (fares) => fares.find(({ brandCode }) => brandCode === fare.brandCode) ?? [],
    )
    return matching.length === others.length ? [[fare, ...matching]] : []
  })
}

/** The base fare, and as many upsells as were requested if the carrier offers any. */
function pricedFares(
  validatingCarrier: string,
  combination: Combination,
  offering: Offering,
): PricedFares<NdcLegFare>[] {
  const { request, filingCurrency, now } = offering
  const { passengers, currency, fares: filters = {} } = request
  const upsells = ndcSupport(validatingCarrier)?.hasUpsells ? request.upsells : 0
  return withUpsells(fareSets(offering, combination), upsells, (components) => {
    const price = priceJourney(components, passengers, { filingCurrency, currency, filters })
    const legs = components.map((component, leg) =>
      withBagFees(component, {
        source: 'NDC',
        departsAt: earliestDeparture(combination.offers[leg]?.flights),
        currency,
        now,
      }),
    )
    const offerRef = toOfferRef({ validatingCarrier, price, fares: legs }, now)
    return {
      fare: {
        offerRef,
        guaranteedUntil: offerExpiresAt(now),
        legs,
        price,
        endorsements: endorsementsOf(components),
      },
      components,
    }
  })
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
  const priced = legs.length > 0 ? pricedFares(validatingCarrier, combination, offering) : []
  const [base] = priced
  if (!base) return undefined
  const departsAt = earliestDeparture(legs[0])
  const rules = base.fare.legs.map(({ rule }) => rule)
  const latest = ticketingTimeLimit(
    { pointOfSale: request.pointOfSale, rules, departureDate: request.legs[0]?.date ?? '', departsAt },
    now,
  )
  return {
    source: 'NDC',
    supplier: sandboxHosts.NDC,
    validatingCarrier,
    legs: toLegOptions(offering, legs, priced),
    fares: priced.map(({ fare }) => fare),
    ticketingTimeLimit: orderPayableUntil(validatingCarrier, now, offerExpiresAt(now), latest),
  }
}
