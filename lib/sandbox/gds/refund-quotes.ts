import type { EpochMs } from '../../kernel/instant.ts'
import { lifetimes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PriceParts } from '../../pricing/itinerary-price.ts'
import { refundAmountsOf, wholly } from '../../refund/document-refund.ts'
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
        amounts: isEmd(first) ? requireEmdAmounts(first, now) : await ticketAmounts(order, now),
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

/** @throws Refusal `refundNotAllowed` */
function requireEmdAmounts(emd: Emd, now: EpochMs): RefundAmounts {
  const amounts = emdAmounts(emd, now)
  if (!amounts) throw new Refusal('refundNotAllowed')
  return amounts
}

const paidFor = ({ coupons, taxes = [] }: Emd): PriceParts => ({
  baseMinor: coupons.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  taxes,
  fees: [],
})

/**
 * An EMD is refunded in full or not at all (undefined): the value that an exchange left, and services that are
 * refundable. Source: docs/contract/servicing.md 19.2.
 *
 * @param isVoidable within its void period every service is
 */
export function emdAmounts(emd: Emd, now: EpochMs, isVoidable = false): RefundAmounts | undefined {
  const { coupons } = documentAt(emd, now)
  const isRefundable =
    isVoidable ||
    emd.ofExchange === 'residual' ||
    (emd.ofExchange === undefined && coupons.every(({ rfic, rfisc }) => isRefundableService(rfic, rfisc)))
  const isUnused = coupons.every(({ status }) => status === 'OpenForUse')
  return isRefundable && isUnused ? wholly(paidFor(emd)) : undefined
}

/** The amounts of an EMD of which nothing is refunded. */
export function nothingRefunded(emd: Emd): RefundAmounts {
  const paid = paidFor(emd)
  return { paid, consumed: noParts, refunded: noParts, retained: paid, penaltyMinor: 0 }
}
