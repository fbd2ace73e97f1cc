import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import { can } from '../../lib/pricing/capabilities.ts'
import { orderRefunds } from '../../lib/refund/order-refund.ts'
import type { QuotedOrder } from '../../lib/refund/wire/cancellation-quote.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import { liveDocumentsOf } from '../../lib/ticketing/void-rules.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import type { AncillaryDependencies } from './dependencies.ts'

/**
 * What the supplier of a ticketed NDC offer would return for its order now.
 *
 * @throws Refusal `refundNotSupported` the carrier quotes no refunds, or returns no money; `voidRefused` the order cannot
 *   be cancelled any more
 */
export async function quoteCancellation(
  { base, ancillaries = [] }: OpenWorkbench,
  offer: AirOffer,
  { stores, tenant, now }: Context,
  { airHosts }: AncillaryDependencies,
): Promise<QuotedOrder> {
  const { itinerary, booking } = offer
  const { orders } = hostNamed(airHosts, itinerary.supplier)
  const isQuoting = can(itinerary, 'refundQuote') || can(itinerary, 'cancelOrder')
  if (!orders || !isQuoting || booking.status === 'added')
    throw new Refusal('refundNotSupported', { carrier: itinerary.validatingCarrier })
  const reservation = base && (await stores.reservations.find(base.reservationId, now))
  const all = await stores.documents.findMany(reservation?.documentIds ?? [])
  const documents = liveDocumentsOf(offer, { ancillaries, documents: all })
  const order = { saleKey: booking.saleKey, itinerary, documents }
  const quote = await orders.quoteCancellation(order, { tenantId: tenant.accessGroup, now })
  orderRefunds(quote, documents)
  return { offer, documents, quote }
}
