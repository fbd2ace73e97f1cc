import type { EpochMs } from '../../kernel/instant.ts'
import { lifetimes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { refundAmountsOf } from '../../refund/document-refund.ts'
import { noParts } from '../../refund/price-parts.ts'
import type { RefundAmounts } from '../../refund/refund-amounts.ts'
import type { AirRefunds, DocumentsToRefund } from '../../suppliers/air-refunds.ts'
import type { Emd } from '../../ticketing/document.ts'
import { documentAt, isEmd, isTicket } from '../../ticketing/document.ts'
import { isRefundableService } from '../ancillaries/catalogue.ts'
import { type AirWorldParts, worldFor } from './air-world.ts'
import { consumedValue } from './consumed-value.ts'

export type RefundQuotes = Pick<AirRefunds, 'quote'>

/** Quotes refunds of documents by the rules that they were sold under. Any waiver of the refund penalty is accepted. */
export function gdsRefundQuotes(parts: AirWorldParts): RefundQuotes {
  const world = worldFor(parts)
  return {
    async quote(order, { now }) {
      const [first] = order.documents
      if (!first) throw new Error('there is nothing to quote')
      return {
        amounts: isEmd(first) ? emdAmounts(first, now) : await ticketAmounts(order, now),
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

/**
 * An EMD is refunded in full or not at all: the value that an exchange left, and services that are refundable.
 * Source: docs/contract/servicing.md 19.2.
 */
function emdAmounts(emd: Emd, now: EpochMs): RefundAmounts {
  const { coupons } = documentAt(emd, now)
  const isRefundable =
    emd.ofExchange === 'residual' ||
    (emd.ofExchange === undefined && coupons.every(({ rfic, rfisc }) => isRefundableService(rfic, rfisc)))
  if (!isRefundable || !coupons.every(({ status }) => status === 'OpenForUse'))
    throw new Refusal('refundNotAllowed')
  const baseMinor = coupons.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const paid = { baseMinor, taxes: emd.taxes ?? [], fees: [] }
  return { paid, consumed: noParts, refunded: paid, retained: noParts, penaltyMinor: 0 }
}
