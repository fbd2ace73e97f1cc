import type { Warn } from '../contract/modifier.ts'
import type { ContentSource } from '../kernel/flight.ts'
import { faresThatFit, searchLimits, upsellLimits } from '../kernel/limits.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import { contentRules, requireOriginDestinations } from '../workbench/content-rules.ts'
import { type FareTermsRequest, planFareTerms, warnOfOverrides } from './fare-terms.ts'
import { type FlightPreferences, planLegPreferences } from './leg-preferences.ts'
import { type LegCriteria, planLeg } from './plan-legs.ts'
import {
  onlyFiledFor,
  type PassengerRequest,
  planPassengers,
  warnOfLoyalty,
  warnOfResidents,
} from './plan-passengers.ts'
import type { Searcher } from './point-of-sale.ts'
import type { PlannedSearch, SearchSection, SearchView } from './search-order.ts'

/** A search as requested. */
export interface SearchRequest {
  readonly sources: readonly ContentSource[]
  /** Of the GDS, only offers of low-cost carriers. */
  readonly lowCostOnly?: boolean
  readonly legs: readonly LegCriteria[]
  readonly passengers: readonly PassengerRequest[]
  readonly preferences: FlightPreferences
  readonly terms: FareTermsRequest
  /** Agencies whose fares a flexible search compares with the caller's. */
  readonly compareWith: readonly string[]
  readonly upsells?: number | undefined
  /** 0 or absent: no paging. */
  readonly offersPerPage?: number | undefined
  readonly representation: 'Journey' | 'Leg'
  readonly sortByPrice: boolean
  readonly view: SearchView
}

/**
 * The search order for the suppliers, with warnings about the request.
 *
 * @throws Refusal `dateInvalid`, `dateMissing`, `tooManyPassengers`, `tooManyPassengerTypes`, `tooManyLegs`,
 *   `privateFaresNotAgreed`
 */
export function planSearch(request: SearchRequest, searcher: Searcher): PlannedSearch {
  const { legs, terms } = request
  const warnings: RefusalNotice[] = []
  const warn: Warn = (code, details = {}) => warnings.push({ code, details })
  const sources = searchableSources(request, warn)
  requireOriginDestinations(sources, legs.length)
  warnOfContentLeftOut(sources, legs.length, warn)

  const passengers = planPassengers(request.passengers, legs[0]?.departureDate)
  if (sources.includes('NDC')) warnOfLoyalty(request.passengers, warn)
  warnOfResidents(request.passengers, warn)
  warnOfOverrides(terms, warn)
  const fareTerms = planFareTerms(terms, onlyFiledFor(request.passengers), { searcher, warn })
  const preferences = planLegPreferences(request.preferences, legNumbers(legs), warn)

  const upsells = sources.map((source) => upsellsOf(request, source))
  const isByLeg = legs.length > 1 && request.representation === 'Leg'
  const isCached = Boolean(request.offersPerPage) || isByLeg
  const { page, maxOptions } = planPages(request, Math.max(0, ...upsells), { isCached, isByLeg })
  const sectionOf = (source: ContentSource): SearchSection => ({
    source,
    request: {
      ...fareTerms,
      ...(request.lowCostOnly && source === 'GDS' && { fares: { ...fareTerms.fares, lowCostOnly: true } }),
      passengers,
      maxOptions,
      ...(isByLeg && { perFlightOf: 0 }),
      legs: legs.map((leg, index) => ({ ...planLeg(leg, source), ...preferences[index] })),
      upsells: upsellsOf(request, source),
    },
  })
  const { includedServices } = fareTerms.fares ?? {}
  return {
    order: {
      representation: isByLeg ? 'Leg' : 'Journey',
      sections: sources
        .filter((source) => legs.length <= contentRules[source].originDestinations)
        .map(sectionOf),
      sortByPrice: request.sortByPrice,
      isCached,
      page,
      view: { ...request.view, ...(includedServices && { matchedAttributes: includedServices.length }) },
    },
    warnings,
  }
}

/** Numbers of the legs in modifiers. */
export const legNumbers = (legs: readonly LegCriteria[]): number[] =>
  legs.map(({ number }, index) => number ?? index + 1)

/**
 * The content that can be searched: NDC carriers need a date of departure.
 *
 * @throws Refusal `dateMissing` when no content remains
 * Source: docs/contract/shopping.md 2.2.
 */
function searchableSources({ sources, legs }: SearchRequest, warn: Warn): readonly ContentSource[] {
  if (!sources.includes('NDC') || legs.every(({ departureDate }) => departureDate !== undefined))
    return sources
  if (!sources.includes('GDS')) throw new Refusal('dateMissing')
  warn('modifierIgnored', { modifier: 'NDC CONTENT', reason: 'IT IS SEARCHED BY DEPARTUREDATE' })
  return ['GDS']
}

/** Content that has no offers for so many O&Ds: the other content is searched alone. */
function warnOfContentLeftOut(sources: readonly ContentSource[], legs: number, warn: Warn): void {
  for (const source of sources) {
    const limit = contentRules[source].originDestinations
    if (legs > limit)
      warn('modifierIgnored', { modifier: `${source} CONTENT`, reason: `IT HAS AT MOST ${limit} O&DS` })
  }
}

/**
 * Number of upsells within the limits. By default a GDS returns none, only the lowest fare; NDC carriers
 * return the lowest fare of each brand. Source: docs/contract/shopping.md 4.
 */
function upsellsOf({ upsells, legs }: SearchRequest, source: ContentSource): number {
  const { requested, gds } = upsellLimits
  return source === 'NDC'
    ? Math.min(upsells ?? requested, requested)
    : Math.min(upsells ?? 0, gds(legs.length))
}

/**
 * Offers per page, limited by the size of an answer, and flight options to search for all pages that are stored. A
 * search leg by leg finds the same flights whatever its pages are.
 */
function planPages(
  { offersPerPage, passengers }: SearchRequest,
  upsells: number,
  { isCached, isByLeg }: { readonly isCached: boolean; readonly isByLeg: boolean },
): { readonly page: number; readonly maxOptions: number } {
  const { offersWithoutPage, keptOffers, keptPages, keptOffersByLeg, optionsPerOffer } = searchLimits
  const brands = Math.min(1 + upsells, upsellLimits.brandsPerCarrier)
  const page = Math.min(
    offersPerPage || offersWithoutPage,
    Math.floor(faresThatFit(passengers.length) / brands),
  )
  const journeys = isCached ? Math.max(page, Math.min(keptOffers, page * keptPages)) : page
  const kept = isByLeg ? Math.max(page, keptOffersByLeg) : journeys
  return { page, maxOptions: kept * optionsPerOffer }
}
