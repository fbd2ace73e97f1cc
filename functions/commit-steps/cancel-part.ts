import type { BookCommit, CancelledPart } from '../../lib/commit/commit.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { liveQuoteOf } from '../../lib/refund/quoted-cancellation.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import { cancelledSegmentsOf } from '../../lib/workbench/air-offer.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'

/**
 * Cancels flights of a ticketed order at its supplier, as it was quoted; the documents keep their value. A repetition
 * changes nothing.
 *
 * @throws Refusal `refundQuoteRequired` the quote does not hold any more; `voidRefused`
 */
export async function cancelPart(
  { offerId, documentIds }: CancelledPart,
  { commit, call, ...workbench }: PlannedWorkbench<BookCommit>,
  { airHosts, stores }: StepDependencies,
): Promise<void> {
  const offer = commit.plan.offers.find(({ id }) => id === offerId)
  const quote = liveQuoteOf(workbench, offerId, call.now)
  if (!offer || offer.booking.status === 'added' || !quote) throw new Refusal('refundQuoteRequired')
  const { itinerary, booking } = offer
  const { orders, supplier } = hostNamed(airHosts, itinerary.supplier)
  if (!orders?.flights) throw new Error(`${supplier} offers to cancel flights, and cannot`)
  const documents = await stores(call.tenantId).documents.findMany(documentIds)
  const flights = cancelledSegmentsOf(offer).map(({ flight }) => flight)
  await orders.flights.cancel({ saleKey: booking.saleKey, itinerary, documents, flights }, quote, call)
}
