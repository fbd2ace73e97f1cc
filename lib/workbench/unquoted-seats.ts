import type { RequestContext } from '../contract/request-context.ts'
import { segmentsOf } from '../pricing/fare.ts'
import { planProducts } from '../pricing/plan-products.ts'
import type { Pricing } from '../pricing/price-offer.ts'
import { readProducts } from '../pricing/wire/product-selection.ts'
import type { Searcher } from '../shopping/point-of-sale.ts'
import { hostToPrice } from '../suppliers/hosts.ts'
import { callOf } from '../suppliers/supplier-call.ts'
import type { UnquotedToAdd } from './unquoted-segment.ts'
import { findFlight, inSequence, readPassiveRecord, type UnpricedSent } from './wire/unpriced-request.ts'
import type { OpenWorkbench } from './workbench.ts'
import { withUnquoted } from './workbench-segments.ts'

/**
 * The workbench with unquoted or passive segments, added in the order of the request.
 *
 * @throws Refusal as `AirPricing.price` and `withUnquoted` do
 */
export async function withUnquotedSegments(
  workbench: OpenWorkbench,
  segments: readonly UnpricedSent[],
  searcher: Searcher,
  context: Pick<RequestContext<unknown>, 'ids' | 'now' | 'tenant' | 'headers'>,
  { airHosts }: Pricing,
): Promise<OpenWorkbench> {
  const { ids, headers } = context
  /** The flight of the timetable, in the requested class, otherwise in the lowest class that has seats. */
  async function findSeats(sent: UnpricedSent): Promise<UnquotedToAdd> {
    const products = readProducts(findFlight(sent, workbench.travelers), headers)
    const { request } = planProducts(products, searcher).selection
    const [found] = segmentsOf(await hostToPrice(airHosts, 'GDS', request).price(request, callOf(context)))
    if (!found) throw new Error('a price without a flight')
    const { flight, bookingClass, cabin } = found
    const { id: ref, passengerQuantity: quantity } = sent
    return { kind: 'seats', ref, flight, bookingClass, cabin, quantity }
  }
  let filled = workbench
  for (const sent of inSequence(segments))
    filled = withUnquoted(filled, readPassiveRecord(sent) ?? (await findSeats(sent)), ids.uuid)
  return filled
}
