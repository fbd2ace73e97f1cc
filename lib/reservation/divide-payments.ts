import type { FormOfPayment, Payment } from '../payment/payment.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import { isFirst } from '../ticketing/document.ts'
import type { Receipt, Reservation } from './reservation.ts'

/** The documents and travelers of one of the two parts. */
interface Part {
  readonly documents: readonly TravelDocument[]
  readonly travelerIds: readonly string[]
}

/**
 * Payments of the new and of the remaining reservation: each belongs where the documents are that it paid
 * for. A payment for documents of both is in both, with its share for the documents there, so that the shares
 * add up to the original amount.
 *
 * Source: guess.
 */
export function dividedPayments(
  payments: readonly Payment[],
  remaining: Part,
  leaving: Part,
): { readonly remaining: Payment[]; readonly leaving: Payment[] } {
  const divided = payments.map((payment) => {
    const [kept, taken] = [givenFor(payment, remaining.documents), givenFor(payment, leaving.documents)]
    if (taken.documents === 0 && (kept.documents > 0 || !isFor(payment, leaving)))
      return { remaining: [payment], leaving: [] }
    if (kept.documents === 0) return { remaining: [], leaving: [payment] }
    const minor = shareOf(payment.amount.minor, taken.minor, kept.minor + taken.minor)
    const withAmount = (part: Part, amountMinor: number): Payment => ({
      ...payment,
      amount: { ...payment.amount, minor: amountMinor },
      ...(payment.travelerIds && {
        travelerIds: payment.travelerIds.filter((id) => part.travelerIds.includes(id)),
      }),
    })
    return {
      remaining: [withAmount(remaining, payment.amount.minor - minor)],
      leaving: [withAmount(leaving, minor)],
    }
  })
  return {
    remaining: divided.flatMap((one) => one.remaining),
    leaving: divided.flatMap((one) => one.leaving),
  }
}

/** The amount of a payment may differ from the amount charged; then it is divided in proportion. */
const shareOf = (minor: number, part: number, whole: number): number =>
  minor === whole ? part : whole === 0 ? 0 : Math.round(minor * (part / whole))

/**
 * What a payment paid for documents; each document of a conjunction carries the whole amount. What a document inherited
 * is counted with the one that it was exchanged for.
 */
function givenFor(
  { ref }: Payment,
  documents: readonly TravelDocument[],
): { readonly documents: number; readonly minor: number } {
  const paid = documents
    .filter(isFirst)
    .flatMap(({ payments }) =>
      payments.filter(({ paymentRef, isInherited }) => paymentRef === ref && !isInherited),
    )
  return { documents: paid.length, minor: paid.reduce((sum, { amount }) => sum + (amount?.minor ?? 0), 0) }
}

/** A payment without documents belongs to the part that has all of its travelers. */
const isFor = ({ travelerIds = [] }: Payment, { travelerIds: part }: Part): boolean =>
  travelerIds.length > 0 && travelerIds.every((id) => part.includes(id))

/**
 * Forms of payment that pay for or guarantee something of the part, and unused ones, which both parts keep.
 */
export function formsFor(
  { formsOfPayment, payments, hotels = [] }: Reservation,
  part: Pick<Reservation, 'payments' | 'hotels'>,
): FormOfPayment[] {
  const idsIn = (holder: Pick<Reservation, 'payments' | 'hotels'>): string[] => [
    ...holder.payments.map(({ formOfPaymentId }) => formOfPaymentId),
    ...(holder.hotels ?? []).flatMap((stay) => (stay.kind === 'room' ? [stay.formOfPaymentId] : [])),
  ]
  const [used, usedByAny] = [idsIn(part), idsIn({ payments, hotels })]
  return formsOfPayment.filter(({ id }) => used.includes(id) || !usedByAny.includes(id))
}

type PaymentReceipt = Receipt & { readonly kind: 'payment' }

/**
 * Receipts of payments with the documents and ancillaries of one part; the others belong to the other part.
 */
export function paymentReceiptsFor(
  { receipts, ancillaries = [] }: Reservation,
  part: Reservation,
): PaymentReceipt[] {
  const others = ancillaries
    .filter(({ id }) => !part.ancillaries?.some((own) => own.id === id))
    .map(({ ref }) => ref)
  return receipts.flatMap((receipt) => {
    if (receipt.kind !== 'payment') return []
    const own = receipt.documentIds.filter((id) => part.documentIds.includes(id))
    const isTheirs = own.length > 0 || part.payments.some(({ ref }) => ref === receipt.paymentRef)
    const offerRefs = receipt.offerRefs.filter((ref) => !others.includes(ref))
    return isTheirs ? [{ ...receipt, offerRefs, documentIds: own }] : []
  })
}
