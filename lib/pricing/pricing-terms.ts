import type { Warn } from '../contract/modifier.ts'
import type { Cabin } from '../kernel/flight.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { type FareTermsRequest, planFareTerms, warnOfOverrides } from '../shopping/fare-terms.ts'
import type { OfferSelection } from '../shopping/offer-selection.ts'
import type { Searcher } from '../shopping/point-of-sale.ts'
import type { SearchView } from '../shopping/search-order.ts'
import type { PriceRequest } from '../shopping/shopping.ts'

/** The options of a price request. */
export interface PricingTermsRequest {
  readonly terms: FareTermsRequest
  /** The request has modifiers of fares, of the answer or of cabins, which replace those of the search. */
  readonly isModified: boolean
  /** The request has fare modifiers. */
  readonly hasFareModifiers: boolean
  /** Contents of the answer; replaces that of the search only where a flag below says that it was sent. */
  readonly view: SearchView
  readonly hasView: boolean
  readonly hasTaxBreakdown: boolean
  readonly requireSeats: boolean
  /** The lowest fare in any class of the first cabin that is permitted. */
  readonly lowestFare: boolean
  readonly cabins: readonly { readonly isPermitted: boolean; readonly cabins: readonly Cabin[] }[]
}

/** Terms of a price that do not depend on the flights. */
export type PricingTerms = Pick<
  PriceRequest,
  'pointOfSale' | 'currency' | 'fares' | 'lowestFare' | 'requireSeats'
>

/** Flights of a selection, ready to be priced. */
export type OfferToPrice = OfferSelection & { readonly request: PriceRequest }

/**
 * The terms that result from the modifiers of a price request.
 *
 * @param onlyFiledFor passenger types that take only fares filed for them
 * @throws Refusal `privateFaresNotAgreed`
 */
export function planPricingTerms(
  request: PricingTermsRequest,
  onlyFiledFor: readonly string[],
  to: { readonly searcher: Searcher; readonly warn: Warn },
): PricingTerms {
  const terms = planFareTerms(request.terms, onlyFiledFor, to)
  const lowestFare = planLowestFare(request, to.warn)
  return { ...terms, requireSeats: request.requireSeats, ...(lowestFare && { lowestFare }) }
}

/**
 * Offers of a search with the terms of a price request. Modifiers of the request replace all those of the
 * search; without any, those of the search are used. The terms of an NDC offer are fixed by the carrier, so
 * only the contents of the answer can be changed.
 *
 * @throws Refusal `privateFaresNotAgreed`
 * Source: docs/contract/shopping.md 8.2. Options that are not modifiers (the card, seats, the lowest fare)
 * are added to those of the search: guess.
 */
export function applyPricingTerms(
  selection: OfferSelection,
  request: PricingTermsRequest,
  searcher: Searcher,
): { readonly selection: OfferToPrice; readonly warnings: readonly RefusalNotice[] } {
  const warnings: RefusalNotice[] = []
  const warn: Warn = (code, details = {}) => warnings.push({ code, details })
  const terms = planPricingTerms(request, selection.request.fares?.onlyFiledFor ?? [], { searcher, warn })
  const ofSearch = selection.view ?? request.view
  const { taxBreakdown } = request.hasTaxBreakdown ? request.view : ofSearch
  const view = { ...(request.hasView ? request.view : ofSearch), taxBreakdown }
  if (selection.source === 'NDC') {
    if (request.hasFareModifiers)
      warn('modifierIgnored', { modifier: 'PricingModifiersAir', reason: 'NOT SUPPORTED FOR NDC' })
    const { requireSeats } = terms
    return { selection: { ...selection, view, request: { ...selection.request, requireSeats } }, warnings }
  }
  warnOfOverrides(request.terms, warn)
  return { selection: { ...selection, view, request: onTerms(selection, request, terms) }, warnings }
}

function onTerms(
  { request, isAgencysOwn }: OfferSelection,
  { isModified, terms: { currency } }: PricingTermsRequest,
  terms: PricingTerms,
): PriceRequest {
  const { requireSeats, lowestFare } = terms
  const fares = { ...(!isModified && request.fares), ...terms.fares }
  return {
    legs: lowestFare ? request.legs.map(({ flights }) => ({ flights })) : request.legs,
    passengers: request.passengers,
    ...(isModified && !isAgencysOwn
      ? { pointOfSale: terms.pointOfSale, currency: terms.currency }
      : { pointOfSale: request.pointOfSale, currency: currency ?? request.currency }),
    requireSeats,
    ...(Object.keys(fares).length > 0 && { fares }),
    ...(lowestFare && { lowestFare }),
  }
}

/**
 * Whether to price the lowest fare of any class, and in which cabin.
 *
 * @param warn `modifierIgnored` for a cabin without the search for the lowest fare
 * Source: docs/contract/shopping.md 8.2 and 9.1.
 */
function planLowestFare({ lowestFare, cabins }: PricingTermsRequest, warn: Warn): PriceRequest['lowestFare'] {
  if (!lowestFare) {
    if (cabins.length > 0)
      warn('modifierIgnored', { modifier: 'CabinPreference', reason: 'LOWFAREFINDERIND IS NOT TRUE' })
    return undefined
  }
  const [cabin] = cabins.filter(({ isPermitted }) => isPermitted).flatMap((one) => one.cabins)
  return cabin ? { cabin } : {}
}
