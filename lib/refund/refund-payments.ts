import { shareInProportion } from '../kernel/money.ts'
import { passengerTotals } from '../pricing/itinerary-price.ts'
import type { DocumentRefundQuote } from '../suppliers/air-refunds.ts'
import type { DocumentPayment } from '../ticketing/document.ts'

/** What is refunded of a document, in minor units. */
const refundedMinor = ({ amounts }: Pick<DocumentRefundQuote, 'amounts'>): number =>
  passengerTotals(amounts.refunded).totalMinor

/**
 * The payments of a document, each with what goes back to it: in proportion to what it paid. Payments with one card
 * count as one.
 *
 * Source: docs/contract/servicing.md 1.6.
 */
export function refundedPayments(
  payments: readonly DocumentPayment[],
  quote: Pick<DocumentRefundQuote, 'amounts' | 'currency'>,
): Pick<DocumentPayment, 'chargeKey' | 'amount'>[] {
  const paid = Map.groupBy(payments, ({ chargeKey }) => chargeKey)
  const keys = [...paid.keys()]
  const weights = [...paid.values()].map((same) =>
    same.reduce((sum, { amount }) => sum + (amount?.minor ?? 0), 0),
  )
  return shareInProportion(refundedMinor(quote), weights).map((minor, index) => ({
    chargeKey: keys[index],
    amount: { minor, currency: quote.currency },
  }))
}
