import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import { can } from '../../lib/pricing/capabilities.ts'
import { segmentsOf } from '../../lib/pricing/fare.ts'
import { orderRefunds } from '../../lib/refund/order-refund.ts'
import {
  flightsOfSegments,
  requirePartlyCancellable,
  servicesOnFlights,
} from '../../lib/refund/part-cancellation.ts'
import type { QuotedOrder } from '../../lib/refund/wire/cancellation-quote.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import { liveDocumentsOf } from '../../lib/ticketing/void-rules.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { type OfferPart, segmentsIn } from '../../lib/workbench/plan-cancellations.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import type { AncillaryDependencies } from './dependencies.ts'

interface ToQuote {
  readonly workbench: OpenWorkbench
  readonly offer: AirOffer
  /** Empty: the whole offer. */
  readonly parts: readonly OfferPart[]
}

/**
 * What the supplier of a ticketed NDC offer would return for its order now, or keep for a part of it.
 *
 * @throws Refusal `refundNotSupported` the carrier quotes no refunds, or returns no money; `voidRefused` the order cannot
 *   be cancelled any more; of parts as `requirePartlyCancellable`, `offerOrProductUnknown`
 */
export async function quoteCancellation(
  { workbench: { base, ancillaries = [], travelers }, offer, parts }: ToQuote,
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
  const call = { tenantId: tenant.accessGroup, now }
  const { saleKey } = booking
  const segments = [...new Set(segmentsIn({ ...offer, legs: itinerary.legs }, parts))].toSorted(
    (a, b) => a - b,
  )
  if (segments.length === segmentsOf(itinerary).length) {
    const documents = liveDocumentsOf(offer, { ancillaries, documents: all })
    const quote = await orders.quoteCancellation({ saleKey, itinerary, documents }, call)
    orderRefunds(quote, documents)
    return { offer, documents, quote }
  }
  const flights = flightsOfSegments(offer, segments)
  const lost = servicesOnFlights(ancillaries, offer, flights)
  const documents = liveDocumentsOf(offer, { ancillaries: lost, documents: all })
  requirePartlyCancellable(offer, { documents, flights, travelers }, now)
  if (!orders.flights)
    throw new Refusal('partialCancelNotSupported', { carrier: itinerary.validatingCarrier })
  const quote = await orders.flights.quote({ saleKey, itinerary, documents, flights }, call)
  return { offer, documents, quote, segments }
}
