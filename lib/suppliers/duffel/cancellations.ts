import { Refusal } from '../../kernel/refusals.ts'
import type { AirOrders, CancellationTerms, OrderCancellation, SoldOrder } from '../air-orders.ts'
import { type DuffelOrders, type DuffelParts, isMoney } from './orders.ts'
import type { DuffelCancellation } from './resources.ts'
import { moneyOf } from './values.ts'

function refundTo({ refund_to: to }: DuffelCancellation): CancellationTerms['refundTo'] {
  if (to === 'voucher') return 'voucher'
  if (!isMoney(to)) return 'airlineCredit'
  return to === 'balance' || to === 'awaiting_payment' ? 'balance' : 'originalPayment'
}

const toTerms = (one: DuffelCancellation): CancellationTerms => ({
  ...(one.refund_amount &&
    one.refund_currency && { refund: moneyOf(one.refund_amount, one.refund_currency) }),
  refundTo: refundTo(one),
})

export const toCancellation = (one: DuffelCancellation): OrderCancellation => ({
  ...toTerms(one),
  settlementCode: one.id,
})

/** Orders are cancelled as a whole, for what a quote says: there is no other void or refund. */
export function cancellationsOver({ records: { sales } }: DuffelParts, orders: DuffelOrders): AirOrders {
  async function findCancellation({
    saleKey,
  }: Pick<SoldOrder, 'saleKey'>): Promise<OrderCancellation | undefined> {
    const found = await orders.find(saleKey)
    if (!found?.order.cancelled_at) return undefined
    return found.order.cancellation ? toCancellation(found.order.cancellation) : { refundTo: 'balance' }
  }
  return {
    findCancellation,

    async quoteCancellation({ saleKey }, call) {
      const found = await orders.findAlive(saleKey)
      const quote = found && (await orders.quoteOf(found.order.id))
      if (!quote || typeof quote === 'string') throw new Refusal('voidRefused')
      return {
        ...toTerms(quote),
        ref: quote.id,
        quotedAt: call.now,
        ...(quote.expires_at && { expiresAt: quote.expires_at }),
      }
    },

    async cancel({ saleKey }, { ref }) {
      const done = await orders.confirm(ref)
      const known = typeof done === 'string' ? await findCancellation({ saleKey }) : toCancellation(done)
      if (!known) throw new Refusal(done === 'refused' ? 'voidRefused' : 'refundQuoteRequired')
      // We asked for it: what Duffel tells of it later is no news.
      await sales.update(saleKey, (record) => (record ? { ...record, isOver: true } : undefined))
      return known
    },
  }
}
