import { type OrderRefund, orderRefunds } from '../../lib/refund/order-refund.ts'
import { refundedPayments } from '../../lib/refund/refund-payments.ts'
import type {
  AirOrders,
  CancellationQuote,
  OrderCancellation,
  OrderToCancel,
} from '../../lib/suppliers/air-orders.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import { refundOf } from '../../lib/ticketing/document.ts'
import { refunded } from '../../lib/ticketing/document-changes.ts'
import { cancelOrder } from './cancel-order.ts'
import { refundPayments } from './refund-payments.ts'
import type { StepDependencies } from './step.ts'

/** A ticketed order to cancel for a refund. */
export interface RefundedOrder extends OrderToCancel {
  /** On whose terms; undefined: only for all of the money. */
  readonly quote: CancellationQuote | undefined
  readonly host: { readonly orders?: AirOrders; readonly supplier: string }
}

/**
 * Cancels an order as it was quoted: at its supplier, then the money goes back to the payments of its documents, then in
 * our own records. A repetition finds what an earlier attempt did.
 *
 * @throws Refusal `refundQuoteRequired` without a quote not all of the money would come back, or the quote does
 *   not hold any more; `voidRefused`
 */
export async function refundOrder(
  order: RefundedOrder,
  call: SupplierCall,
  dependencies: StepDependencies,
): Promise<void> {
  const { documents, isForfeited } = order
  const cancelled = await cancelAsQuoted(order, call)
  for (const refund of orderRefunds(cancelled, documents))
    await refundOne(refund, { documents, cancelled, isForfeited }, call, dependencies)
}

async function cancelAsQuoted(
  { quote, host, ...order }: RefundedOrder,
  call: SupplierCall,
): Promise<OrderCancellation> {
  const { orders, supplier } = host
  if (!orders) throw new Error(`${supplier} offers what it cannot cancel`)
  if (!quote) return cancelOrder(order, host, call)
  return (await orders.findCancellation(order, call)) ?? orders.cancel(order, quote, call)
}

async function refundOne(
  { document, amounts }: OrderRefund,
  {
    documents,
    cancelled: { settlementCode },
    isForfeited,
  }: Pick<RefundedOrder, 'documents' | 'isForfeited'> & { readonly cancelled: OrderCancellation },
  call: SupplierCall,
  dependencies: StepDependencies,
): Promise<void> {
  const quote = { amounts, currency: document.currency }
  await refundPayments(document.id, refundedPayments(document.payments, quote), call, dependencies)
  const stores = dependencies.stores(call.tenantId)
  const code = settlementCode === undefined ? {} : { settlementCode }
  const refund = {
    kind: 'refundIssued' as const,
    at: call.now,
    refund: amounts,
    ...(settlementCode !== undefined && { controlNumber: settlementCode }),
    ...(isForfeited && { isForfeited }),
  }
  for (const { id } of documents.filter(({ conjunction }) => conjunction[0] === document.id))
    await stores.documents.update(id, (held) => {
      if (refundOf(held)) return held
      const closed = refunded(held, refund)
      return { ...closed, events: [...closed.events, { kind: 'orderCancelled', at: call.now, ...code }] }
    })
}
