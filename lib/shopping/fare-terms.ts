import type { Warn } from '../contract/modifier.ts'
import { type FareFilterRequest, planFareFilters } from './fare-filters.ts'
import { type PointOfSaleRequest, planPointOfSale, type Searcher } from './point-of-sale.ts'
import type { PriceRequest } from './shopping.ts'

/** Modifiers that fix the fare of one flight. */
export const fareOverrides = ['FareBasisCodeOverride', 'BrandPreference', 'Brand'] as const

/** The fare terms of a request. */
export interface FareTermsRequest {
  readonly currency?: string | undefined
  readonly pointOfSale: PointOfSaleRequest
  readonly filters: FareFilterRequest
  /** It requests private fares, alone or together with public ones. */
  readonly namesPrivateFares: boolean
  readonly splitsTickets: boolean
  readonly overrides: readonly (typeof fareOverrides)[number][]
}

export type FareTerms = Pick<PriceRequest, 'pointOfSale' | 'currency' | 'fares'>

/**
 * The fare terms that apply to a request.
 *
 * @param onlyFiledFor passenger types that take only fares filed for them
 * @throws Refusal `privateFaresNotAgreed`
 */
export function planFareTerms(
  request: FareTermsRequest,
  onlyFiledFor: readonly string[],
  { searcher, warn }: { readonly searcher: Searcher; readonly warn: Warn },
): FareTerms {
  const { namesPrivateFares } = request
  const sale = planPointOfSale({ ...request.pointOfSale, namesPrivateFares }, searcher, warn)
  const fares = { ...planFareFilters(request.filters, onlyFiledFor, warn), ...sale.fares }
  if (request.splitsTickets) warn('splitTicketingNotActivated')
  return {
    pointOfSale: sale.pointOfSale,
    currency: request.currency ?? sale.pointOfSale.currency,
    ...(Object.keys(fares).length > 0 && { fares }),
  }
}

/**
 * Warns of a fixed fare basis or brand in a request for offers, which has no flights to apply it to.
 *
 * Source: docs/contract/shopping.md 2.4.
 */
export function warnOfOverrides({ overrides }: Pick<FareTermsRequest, 'overrides'>, warn: Warn): void {
  for (const modifier of overrides)
    warn('modifierIgnored', { modifier, reason: 'IT IS FOR FLIGHTS THAT ARE SPELLED OUT' })
}
