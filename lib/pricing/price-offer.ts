import type { RequestContext } from '../contract/request-context.ts'
import type { ContentSource } from '../kernel/flight.ts'
import type { OfferCaches } from '../shopping/offer-caches.ts'
import type { PriceRequest } from '../shopping/shopping.ts'
import type { AirPricing } from '../suppliers/air-host.ts'
import type { AirHosts } from '../suppliers/hosts.ts'
import { hostToPrice } from '../suppliers/hosts.ts'
import { callOf } from '../suppliers/supplier-call.ts'
import { requirePriced } from '../workbench/content-rules.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import { withOffer } from '../workbench/workbench-offers.ts'
import { isPriceRecord } from './price-record.ts'
import { bookingLookup, type OfferReferences, requireOffer } from './require-offer.ts'

interface ToPrice {
  readonly source: ContentSource
  readonly request: PriceRequest
  /** The client priced it before, or sent an explicit itinerary. */
  readonly isPriced?: boolean
}

export interface Pricing {
  readonly airHosts: AirHosts<AirPricing>
}

/**
 * The workbench with the requested flights at their current price. @throws Refusal as `AirHost.price` and
 * `withOffer` do
 */
export async function withPricedOffer(
  workbench: OpenWorkbench,
  { source, request, isPriced = true }: ToPrice,
  context: Pick<RequestContext<unknown>, 'ids' | 'now' | 'tenant'>,
  { airHosts }: Pricing,
): Promise<OpenWorkbench> {
  const { pointOfSale, fares } = request
  const { ids, now, tenant } = context
  const itinerary = await hostToPrice(airHosts, source, request).price(request, callOf(context))
  requirePriced(itinerary, isPriced)
  return withOffer(workbench, { id: ids.uuid(), itinerary, pointOfSale, fares, addedAt: now }, tenant.agency)
}

/**
 * The workbench with offers of a search or a price, at their current price.
 *
 * @throws Refusal as `requireOffer` and `withPricedOffer` do; as `requirePriced` for carriers whose offers
 *   must be priced first
 */
export async function withNamedOffer(
  workbench: OpenWorkbench,
  { requireSeats, references }: { readonly requireSeats: boolean; readonly references: OfferReferences },
  context: RequestContext<{ readonly offerCaches: OfferCaches }>,
  pricing: Pricing,
): Promise<OpenWorkbench> {
  const { selection } = await requireOffer(references, bookingLookup, context)
  const { source, request } = selection
  return withPricedOffer(
    workbench,
    { source, request: { ...request, requireSeats }, isPriced: isPriceRecord(selection) },
    context,
    pricing,
  )
}
