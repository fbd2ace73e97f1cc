import { Refusal } from '../../lib/kernel/refusals.ts'
import type { AirHost } from '../../lib/suppliers/air-host.ts'
import type { CancellationTerms, OrderCancellation, SoldOrder } from '../../lib/suppliers/air-orders.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { TravelDocument } from '../../lib/ticketing/document.ts'
import { isFirst, totalMinor } from '../../lib/ticketing/document.ts'

/**
 * Cancels a ticketed order as a whole, if all of the money that its documents cost comes back. A repetition finds
 * what an earlier attempt did.
 *
 * @throws Refusal `refundQuoteRequired` the refund is less, unknown or no money, or the quote does not hold any
 *   more: nothing was cancelled by this; `voidRefused` the supplier does not cancel the order
 */
export async function cancelOrder(
  order: SoldOrder,
  { orders, supplier }: Pick<AirHost, 'orders' | 'supplier'>,
  call: SupplierCall,
): Promise<OrderCancellation> {
  if (!orders) throw new Error(`${supplier} offers what it cannot cancel`)
  const { documents } = order
  const known = await orders.findCancellation(order, call)
  if (known) return withFullRefund(known, documents)
  const quote = withFullRefund(await orders.quoteCancellation(order, call), documents)
  return orders.cancel(order, quote, call)
}

function withFullRefund<Terms extends CancellationTerms>(
  terms: Terms,
  documents: readonly TravelDocument[],
): Terms {
  const { refund, refundTo } = terms
  const isMoney = refundTo === 'originalPayment' || refundTo === 'balance'
  const paid = documents.filter(isFirst).reduce((sum, document) => sum + totalMinor(document), 0)
  const isFull = refund?.minor === paid && documents.every(({ currency }) => currency === refund.currency)
  if (!isMoney || !isFull) throw new Refusal('refundQuoteRequired')
  return terms
}
