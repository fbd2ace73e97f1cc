import { shareInProportion } from '../kernel/money.ts'
import { passengerTotals } from '../pricing/itinerary-price.ts'
import type { DocumentPayment } from '../ticketing/document.ts'
import type { ChangeTerms, TravelerChange } from './flight-change.ts'
import type { ExchangedTickets } from './planned-exchange.ts'

/** What pays for each outcome of an exchange; the amounts of each add up to what it is worth. */
export interface ExchangePayments {
  readonly ticket: readonly DocumentPayment[]
  /** Of a document of its own; empty where the fee is a tax of the ticket, or free. */
  readonly fee: readonly DocumentPayment[]
  /** What the residual was paid with, and is worth. */
  readonly residual: readonly DocumentPayment[]
}

const minorOf = ({ amount }: DocumentPayment): number => amount?.minor ?? 0

const sumOf = (payments: readonly DocumentPayment[]): number =>
  payments.reduce((sum, payment) => sum + minorOf(payment), 0)

/** Payments reduced to an amount, each in proportion; those that pay nothing are left out. */
const reducedTo = (payments: readonly DocumentPayment[], minor: number): DocumentPayment[] => {
  const parts = shareInProportion(minor, payments.map(minorOf))
  return payments.flatMap((payment, index) => {
    const part = parts[index] ?? 0
    return payment.amount && part > 0 ? [{ ...payment, amount: { ...payment.amount, minor: part } }] : []
  })
}

/** An amount taken out of payments, in proportion, and what is left of them. */
function take(payments: readonly DocumentPayment[], minor: number) {
  const taken = reducedTo(payments, Math.min(minor, sumOf(payments)))
  return { taken, left: reducedTo(payments, sumOf(payments) - sumOf(taken)) }
}

/** Whether the fee has a document of its own. */
export const hasFeeDocument = (
  { feeMinor }: TravelerChange,
  { feeCollection }: Pick<ChangeTerms, 'feeCollection'>,
): boolean => feeMinor > 0 && feeCollection !== 'Tax'

/**
 * What pays for the documents of an exchange. The new ticket inherits the payments of the exchanged ones as far as
 * they had a value left; what is collected pays for the fee first, and residuals are returned in proportion to
 * the payments that they came from.
 *
 * Source: guess; the trade names the exchanged ticket as the form of payment.
 */
export function exchangePayments(
  { terms, payments }: Pick<ExchangedTickets, 'terms' | 'payments'>,
  collected: readonly DocumentPayment[],
  change: Pick<ChangeTerms, 'feeCollection'>,
): ExchangePayments {
  const value = passengerTotals(terms.before).totalMinor
  const inherited = reducedTo(payments, value).map((payment) => ({ ...payment, isInherited: true as const }))
  const residual = take(inherited, terms.residualMinor)
  const { left } = take(residual.left, terms.forfeitedMinor)
  const feeMinor = hasFeeDocument(terms, change) ? terms.feeMinor : 0
  const byCollection = take(collected, feeMinor)
  const byInheritance = take(left, feeMinor - sumOf(byCollection.taken))
  return {
    ticket: [...byInheritance.left, ...byCollection.left],
    fee: [...byCollection.taken, ...byInheritance.taken],
    residual: residual.taken,
  }
}
