import { shareInProportion } from '../kernel/money.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { CancellationTerms } from '../suppliers/air-orders.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import { isFirst, totalMinor } from '../ticketing/document.ts'
import { noParts } from './price-parts.ts'
import type { RefundAmounts } from './refund-amounts.ts'

/** What the cancellation of an order returns for one document and its conjunction. */
export interface OrderRefund {
  /** The first of the conjunction. */
  readonly document: TravelDocument
  readonly amounts: RefundAmounts
}

/**
 * What the cancellation of an order returns for each of its documents. Where the supplier tells the total only, each has
 * a part of it in proportion to its price, and no more is known than totals (guess).
 *
 * @param documents all of the order
 * @throws Refusal `refundNotSupported` the supplier does not say what it returns, or returns no money of this currency
 */
export function orderRefunds(
  { refund, refundTo, documents: told }: CancellationTerms,
  documents: readonly TravelDocument[],
): OrderRefund[] {
  const firsts = documents.filter(isFirst)
  const isMoney = refundTo === 'originalPayment' || refundTo === 'balance'
  if (!refund || !isMoney || documents.some(({ currency }) => currency !== refund.currency))
    throw new Refusal('refundNotSupported', { carrier: documents[0]?.validatingCarrier ?? '' })
  const totals = firsts.map(totalMinor)
  const shares = shareInProportion(refund.minor, totals)
  return firsts.map((document, index) => {
    const known = told?.find(({ documentId }) => documentId === document.id)?.amounts
    return { document, amounts: known ?? ofTotal(totals[index] ?? 0, shares[index] ?? 0) }
  })
}

const ofTotal = (paidMinor: number, refundedMinor: number): RefundAmounts => ({
  paid: { ...noParts, baseMinor: paidMinor },
  consumed: noParts,
  refunded: { ...noParts, baseMinor: refundedMinor },
  retained: { ...noParts, baseMinor: paidMinor - refundedMinor },
  penaltyMinor: 0,
})
