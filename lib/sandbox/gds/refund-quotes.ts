import type { EpochMs } from '../../kernel/instant.ts'
import { lifetimes } from '../../kernel/limits.ts'
import { refundAmountsOf } from '../../refund/document-refund.ts'
import type { RefundAmounts } from '../../refund/refund-amounts.ts'
import type { AirRefunds, DocumentsToRefund } from '../../suppliers/air-refunds.ts'
import { isEmd, isTicket } from '../../ticketing/document.ts'
import { type AirWorldParts, worldFor } from './air-world.ts'
import { consumedValue } from './consumed-value.ts'
import { quoteEmd } from './emd-refunds.ts'

export type RefundQuotes = Pick<AirRefunds, 'quote'>

/** Quotes refunds of documents by the rules that they were sold under. Any waiver of the refund penalty is accepted. */
export function gdsRefundQuotes(parts: AirWorldParts): RefundQuotes {
  const world = worldFor(parts)
  return {
    async quote(order, { now }) {
      const [first] = order.documents
      if (!first) throw new Error('there is nothing to quote')
      if (isEmd(first)) return quoteEmd(first, now)
      return {
        amounts: await ticketAmounts(order, now),
        currency: first.currency,
        reason: 'voluntary',
        expiresAt: now + lifetimes.refundQuoteMs,
      }
    },
  }

  async function ticketAmounts(
    { documents, waiver }: DocumentsToRefund,
    now: EpochMs,
  ): Promise<RefundAmounts> {
    const tickets = documents.filter(isTicket)
    const consumed = await consumedValue(world(), tickets, now)
    return refundAmountsOf(
      { tickets, consumed, isWaived: waiver?.waives.includes('refundPenalty') === true },
      now,
    )
  }
}
