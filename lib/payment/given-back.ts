import { derivedId } from '../kernel/derived-id.ts'
import type { Money } from '../kernel/money.ts'
import { shareInProportion, sumMoney } from '../kernel/money.ts'
import { passengerTotals } from '../pricing/itinerary-price.ts'
import type { ReservationEvent } from '../reservation/reservation-event.ts'
import { documentIdsOf, isSupplierEvent } from '../reservation/reservation-event.ts'
import type { DocumentPayment, TravelDocument } from '../ticketing/document.ts'
import { isFirst, isVoid, refundOf } from '../ticketing/document.ts'
import type { Payment } from './payment.ts'

/** What went back to one payment when a document that it paid for was voided, refunded or exchanged. */
export interface GivenBack {
  readonly id: string
  /** `payment_1_refund_1`, counted for each payment in the order of the documents. */
  readonly ref: string
  readonly payment: Payment
  /** Of the document: the traveler's reference, and the offer or ancillary that it was for. */
  readonly travelerRef: string
  readonly offerRef: string
  /** Positive. */
  readonly amount: Money
}

interface Settled {
  readonly payments: readonly Payment[]
  readonly events: readonly ReservationEvent[]
}

/**
 * What was given back of a reservation's payments, by document: after a void all that paid for it, after a refund the
 * quoted part, after an exchange the residual that its carrier returns. What a supplier closed by itself is not among
 * it: its refunds are reported by the supplier.
 *
 * @param documents all of the reservation, in the order of their issue
 * Source: guess.
 */
export function givenBack({ payments, events }: Settled, documents: readonly TravelDocument[]): GivenBack[] {
  const bySupplier = new Set(events.filter(isSupplierEvent).flatMap(documentIdsOf))
  return payments.flatMap((payment) =>
    documents
      .filter((document) => isFirst(document) && !bySupplier.has(document.id))
      .flatMap((document) => {
        const amounts = returnsOf(document).filter(({ paymentRef }) => paymentRef === payment.ref)
        const amount = sumMoney(
          amounts.map((one) => one.amount),
          document.currency,
        )
        return amount.minor > 0 ? [{ document, amount }] : []
      })
      .map(({ document: { id, travelerRef, offerRef }, amount }, index) => ({
        id: derivedId(`${payment.id}#refund#${id}`),
        ref: `${payment.ref}_refund_${index + 1}`,
        payment,
        travelerRef,
        offerRef,
        amount,
      })),
  )
}

interface Return {
  readonly paymentRef: string | undefined
  readonly amount: Money
}

function returnsOf(document: TravelDocument): Return[] {
  const { events, payments, source, currency } = document
  const refund = refundOf(document)
  if (refund)
    return inProportion(payments, { minor: passengerTotals(refund.refund.refunded).totalMinor, currency })
  // The void of a GDS exchange restores the tickets whose value the document inherited.
  if (isVoid(document))
    return payments
      .filter(({ isInherited }) => source === 'NDC' || !isInherited)
      .flatMap(({ paymentRef, amount }) => (amount ? [{ paymentRef, amount }] : []))
  const exchange = events.findLast(({ kind }) => kind === 'exchangedFor' || kind === 'reopened')
  return exchange?.kind === 'exchangedFor' && exchange.returned
    ? inProportion(payments, exchange.returned)
    : []
}

/** An amount that goes back to payments in proportion to what each paid. */
const inProportion = (payments: readonly DocumentPayment[], { minor, currency }: Money): Return[] =>
  shareInProportion(
    minor,
    payments.map(({ amount }) => amount?.minor ?? 0),
  ).map((part, index) => ({ paymentRef: payments[index]?.paymentRef, amount: { minor: part, currency } }))
