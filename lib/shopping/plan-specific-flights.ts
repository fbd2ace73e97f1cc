import type { Warn } from '../contract/modifier.ts'
import type { Agency } from '../kernel/agency.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { type ProductsRequest, planProducts } from '../pricing/plan-products.ts'
import { mayBeFlexible, requireFewAgencies, sectionsPerAgency } from './plan-flexible-search.ts'
import type { Searcher } from './point-of-sale.ts'
import type { PlannedSearch } from './search-order.ts'
import type { LegRequest, PriceRequest, SelectedLeg } from './shopping.ts'

/** An explicit itinerary to return its brands, in the form of a search. */
export interface PlannedFlights extends PlannedSearch {
  readonly request: PriceRequest
}

/**
 * A search for the flights of an explicit itinerary. Classes, cabins and brand tiers are ignored: every brand
 * is returned.
 *
 * @throws Refusal as `planProducts` does
 * Source: docs/contract/shopping.md 5.2; that the tier is ignored, guess.
 */
export function planSpecificFlights(request: ProductsRequest, searcher: Searcher): PlannedFlights {
  const products = request.products.map((product) => ({
    ...product,
    flights: product.flights.map(
      ({ bookingClass: _class, cabin: _cabin, brandTier: _tier, ...flight }) => flight,
    ),
  }))
  const { selection, warnings } = planProducts({ ...request, products }, searcher)
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
 * An explicit itinerary, priced for the caller's agency and up to three others. With more than two flights it
 * is a normal search.
 *
 * @throws Refusal `tooManyAgencies`
 * Source: docs/contract/specification.md, flex rules 1 and 2; that every flight counts,
 * docs/contract/shopping.md 6.
 */
export function planFlexibleFlights(
  { products, compareWith: pccs, pricing }: ProductsRequest,
  { order, warnings: before }: PlannedSearch,
  agencies: readonly Agency[],
): PlannedSearch {
  requireFewAgencies(pccs)
  const warnings: RefusalNotice[] = [...before]
  const warn: Warn = (code, details = {}) => warnings.push({ code, details })
  if (!mayBeFlexible(products.flatMap(({ flights }) => flights).length, warn)) return { order, warnings }
  const sections = order.sections.flatMap(({ request }) =>
    sectionsPerAgency(request, { pccs, agencies, currency: pricing.terms.currency }, warn),
  )
  return { order: { ...order, sections }, warnings }
}

function toLegRequest({ flights }: SelectedLeg): LegRequest {
  const [first, last] = [flights[0], flights.at(-1)]
  const airport = (code = '') => ({ code, scope: 'airport' as const })
  return { from: airport(first?.from), to: airport(last?.to), date: first?.date ?? '' }
}
