import type * as z from 'zod'
import type { Warn } from '../../contract/modifier.ts'
import type { Agency } from '../../kernel/agency.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { type productsQuery, readProducts } from '../../pricing/wire/product-selection.ts'
import type { ReadSearch, SearchOrder } from '../search-order.ts'
import type { LegRequest, PriceRequest, SelectedLeg } from '../shopping.ts'
import { flexibleLegs, requireFewAgencies, sectionsPerAgency } from './flex-request.ts'
import type { Searcher } from './search-request.ts'

/** Flights that a client spelled out to see their brands, as if a search had found them. */
export interface SpelledOutFlights {
  readonly request: PriceRequest
  readonly order: SearchOrder
  readonly warnings: readonly RefusalNotice[]
}

/**
 * The full payload of a search for specific flights. Its classes, cabins and brand tiers say nothing: every
 * brand is shown.
 *
 * @throws Refusal as `readProducts` does
 * Source: shopping sheet 5.2; that the tier is not read, guess.
 */
export function readSpecificFlights(
  asked: z.output<typeof productsQuery>,
  searcher: Searcher,
): SpelledOutFlights {
  const { BuildFromProductsRequest: sent, ...beside } = asked
  const plain = sent.ProductCriteriaAir.map((product) => ({
    ...product,
    SpecificFlightCriteria: product.SpecificFlightCriteria.map(
      ({ classOfService: _class, cabin: _cabin, brandTier: _tier, ...flight }) => flight,
    ),
  }))
  const { selection, warnings } = readProducts(
    { ...beside, BuildFromProductsRequest: { ...sent, ProductCriteriaAir: plain } },
    searcher,
  )
  const { passengers, pointOfSale, currency, fares, legs } = selection.request
  const search = {
    legs: legs.map(toLegRequest),
    passengers,
    pointOfSale,
    currency,
    ...(fares && { fares }),
    upsells: 0,
    maxOptions: 1,
  }
  return {
    request: selection.request,
    order: {
      representation: 'Journey',
      sections: [{ source: 'GDS', request: search }],
      sortByPrice: false,
      isCached: true,
      page: Number.MAX_SAFE_INTEGER,
      view: { ...selection.view, fareCalculation: false },
    },
    warnings,
  }
}

/**
 * Flights that were spelled out, priced for the caller's agency and up to three others. More than two flights
 * are searched plainly.
 *
 * @throws Refusal `tooManyAgencies`
 * Source: specification, flex rules 1 and 2; that every flight counts, shopping sheet 6.
 */
export function readFlexSections(
  { BuildFromProductsRequest: sent, PricingModifiersAir: beside }: z.output<typeof productsQuery>,
  { order, warnings }: Pick<SpelledOutFlights, 'order' | 'warnings'>,
  agencies: readonly Agency[],
): ReadSearch {
  const pricing = sent.PricingModifiersAir ?? beside
  requireFewAgencies(pricing)
  const told: RefusalNotice[] = [...warnings]
  const warn: Warn = (code, details = {}) => told.push({ code, details })
  const flights = sent.ProductCriteriaAir.flatMap(({ SpecificFlightCriteria }) => SpecificFlightCriteria)
  if (flights.length > flexibleLegs) {
    warn('flexIgnored', { limit: String(flexibleLegs) })
    return { order, warnings: told }
  }
  const sections = order.sections.flatMap(({ request }) =>
    sectionsPerAgency(request, pricing, agencies, warn),
  )
  return { order: { ...order, sections }, warnings: told }
}

function toLegRequest({ flights }: SelectedLeg): LegRequest {
  const [first, last] = [flights[0], flights.at(-1)]
  const airport = (code = '') => ({ code, scope: 'airport' as const })
  return { from: airport(first?.from), to: airport(last?.to), date: first?.date ?? '' }
}
