import type { EpochMs } from '../../kernel/instant.ts'
import { lifetimes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PriceParts } from '../../pricing/itinerary-price.ts'
import { wholly } from '../../refund/document-refund.ts'
import { noParts } from '../../refund/price-parts.ts'
import type { RefundAmounts } from '../../refund/refund-amounts.ts'
import type { AirRefunds, DocumentRefundQuote } from '../../suppliers/air-refunds.ts'
import type { Emd } from '../../ticketing/document.ts'
import { documentAt, isEmd } from '../../ticketing/document.ts'
import { isRefundableService } from '../ancillaries/catalogue.ts'

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

/** @throws Refusal `refundNotAllowed` */
export function quoteEmd(emd: Emd, now: EpochMs): DocumentRefundQuote {
  const amounts = emdAmounts(emd, now)
  if (!amounts) throw new Refusal('refundNotAllowed')
  const expiresAt = now + lifetimes.refundQuoteMs
  return { amounts, currency: emd.currency, reason: 'voluntary', expiresAt }
}

/** Quotes of EMDs alone, which need no flights and fares. */
export const emdRefundQuotes: Pick<AirRefunds, 'quote'> = {
  async quote({ documents: [first] }, { now }) {
    if (!first || !isEmd(first)) throw new Error('only EMDs are quoted here')
    return quoteEmd(first, now)
  },
}
