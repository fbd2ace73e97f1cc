import { Refusal } from '../../../../lib/kernel/refusals.ts'
import type { AirOrders, CancellationTerms, OrderCancellation } from '../../../../lib/suppliers/air-orders.ts'
import type { SupplierCall } from '../../../../lib/suppliers/supplier-call.ts'
import type { CancellationResource, OrderResource } from '../supplier/resources.ts'
import type { Ask } from './line.ts'
import { moneyOf } from './offers.ts'

const toTerms = ({ refund_amount, refund_currency }: CancellationResource): CancellationTerms => ({
  refund: moneyOf(refund_amount, refund_currency),
  refundTo: 'balance',
})
const toCancellation = (cancellation: CancellationResource): OrderCancellation => ({
  ...toTerms(cancellation),
  settlementCode: cancellation.id,
})

/** @param orderOf the order of a sale, alive or not */
export function cancellationsOver(
  ask: Ask,
  orderOf: (saleKey: string, call: SupplierCall) => Promise<OrderResource | undefined>,
): AirOrders {
  async function findCancellation({ saleKey }: { readonly saleKey: string }, call: SupplierCall) {
    const cancellation = (await orderOf(saleKey, call))?.cancellation
    return cancellation ? toCancellation(cancellation) : undefined
  }
  return {
    findCancellation,

    async quoteCancellation({ saleKey }, call) {
      const body = { order_id: (await orderOf(saleKey, call))?.id ?? '' }
      const { code, body: quote } = await ask({ method: 'POST', path: '/order_cancellations', body }, call)
      if (code) throw new Refusal('voidRefused')
      return { ...toTerms(quote), ref: quote.id, quotedAt: call.now, expiresAt: Date.parse(quote.expires_at) }
    },

    async cancel(order, { ref }, call) {
      const path = `/order_cancellations/${ref}/confirm`
      const { code, body } = await ask({ method: 'POST', path }, call)
      if (!code) return toCancellation(body)
      const known = code === 'already_cancelled' ? await findCancellation(order, call) : undefined
      if (known) return known
      throw new Refusal('refundQuoteRequired')
    },
  }
}
