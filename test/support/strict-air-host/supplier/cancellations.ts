import { formatAmount } from '../../../../lib/kernel/money.ts'
import { instant, type SupplierClock } from './clock.ts'
import type { KeptOffer } from './offers.ts'
import { type CancellationResource, Rejected } from './resources.ts'

/** An order that can be cancelled. */
export interface CancellableOrder {
  readonly id: string
  readonly offer: KeptOffer
  readonly totalMinor: number
  paidAt?: number
  cancelledAt?: number
  cancellation?: CancellationResource
}

interface Quote {
  readonly order: CancellableOrder
  readonly refundMinor: number
  readonly expiresAt: number
  confirmedAt?: number
}

/** What a cancellation needs of the books of orders. */
interface Books {
  requireAlive(id: string): CancellableOrder
  refund(minor: number): void
}

const hour = 3_600_000

/** Cancellations of whole orders, by quote: all of the money for a day, then what the conditions of the fare leave. */
export function cancellationsOf(clock: SupplierClock, currency: string, { requireAlive, refund }: Books) {
  const quotes = new Map<string, Quote>()
  let quoted = 0

  function refundOf({ paidAt, totalMinor, offer }: CancellableOrder): number {
    if (paidAt === undefined) return 0
    if (clock.now() < paidAt + 24 * hour) return totalMinor
    const { refundFee } = offer.fare
    return typeof refundFee === 'number' ? Math.max(0, totalMinor - refundFee) : 0
  }

  const toResource = (id: string, { order, refundMinor, ...quote }: Quote): CancellationResource => ({
    id,
    order_id: order.id,
    refund_amount: formatAmount({ minor: refundMinor, currency }),
    refund_currency: currency,
    refund_to: order.paidAt === undefined ? 'awaiting_payment' : 'balance',
    expires_at: instant(quote.expiresAt),
    confirmed_at: quote.confirmedAt === undefined ? null : instant(quote.confirmedAt),
  })

  return {
    /** Earlier quotes for the order are void from now on. */
    quoteCancellation(orderId: string): CancellationResource {
      const order = requireAlive(orderId)
      for (const [old, { order: of }] of quotes) if (of === order) quotes.delete(old)
      const id = `ore_${++quoted}`
      const quote = { order, refundMinor: refundOf(order), expiresAt: clock.now() + hour }
      quotes.set(id, quote)
      return toResource(id, quote)
    },

    confirmCancellation(id: string): CancellationResource {
      const quote = quotes.get(id)
      if (!quote) throw new Rejected(404, 'not_found')
      const { order } = quote
      if (order.cancelledAt !== undefined) throw new Rejected(422, 'already_cancelled')
      if (clock.now() >= quote.expiresAt) throw new Rejected(422, 'order_cancellation_expired')
      quote.confirmedAt = clock.now()
      order.cancelledAt = clock.now()
      order.cancellation = toResource(id, quote)
      refund(quote.refundMinor)
      return order.cancellation
    },
  }
}
