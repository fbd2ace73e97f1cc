import { freeRef } from '../kernel/free-ref.ts'
import { Refusal } from '../kernel/refusals.ts'
import { can } from '../pricing/capabilities.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import type { FormOfPayment, FormOfPaymentToAdd, Payment } from './payment.ts'
import { vaultTokensOf } from './payment.ts'
import { checkPayments } from './share-payments.ts'

/** Adds a form of payment; one with the same reference is replaced (guess). */
export function withFormOfPayment(
  workbench: OpenWorkbench,
  given: FormOfPaymentToAdd,
  newId: () => string,
): { readonly workbench: OpenWorkbench; readonly formOfPayment: FormOfPayment } {
  const number = workbench.added.formsOfPayment + 1
  const ref = given.ref ?? freeRef('formOfPayment', number, workbench.formsOfPayment).ref
  const replaced = workbench.formsOfPayment.find((held) => held.ref === ref)
  const id = given.id ?? replaced?.id ?? newId()
  const formOfPayment: FormOfPayment = { ...given, id, ref, addedIn: workbench.id }
  return {
    formOfPayment,
    workbench: {
      ...workbench,
      formsOfPayment: [...workbench.formsOfPayment.filter((held) => held !== replaced), formOfPayment],
      added: { ...workbench.added, formsOfPayment: replaced ? number - 1 : number },
    },
  }
}

/** @throws Refusal `formOfPaymentUnknown` */
export function requireFormOfPayment(
  { formsOfPayment }: OpenWorkbench,
  names: readonly (string | undefined)[],
): FormOfPayment {
  const found = names
    .map((name) => formsOfPayment.find(({ id, ref }) => name !== undefined && (id === name || ref === name)))
    .find(Boolean)
  if (!found) throw new Refusal('formOfPaymentUnknown')
  return found
}

/** @throws Refusal `formOfPaymentUnknown` also when a payment not yet settled uses it */
export function withoutFormOfPayment(workbench: OpenWorkbench, name: string): OpenWorkbench {
  const removed = requireFormOfPayment(workbench, [name])
  const inUse = workbench.payments.some(
    ({ formOfPaymentId, settled }) => formOfPaymentId === removed.id && !settled,
  )
  if (inUse) throw new Refusal('formOfPaymentUnknown')
  return { ...workbench, formsOfPayment: workbench.formsOfPayment.filter((held) => held !== removed) }
}

/** Tokens of the cards that were added in a workbench, and that it no longer holds. */
export function droppedCards(before: OpenWorkbench, after: OpenWorkbench | undefined): string[] {
  if (!after) return []
  const held = new Set(vaultTokensOf(after.formsOfPayment))
  return addedCards(before).filter((token) => !held.has(token))
}

/** Tokens of the cards that were added in a workbench: those of its reservation are not among them. */
export const addedCards = ({ id, formsOfPayment }: Pick<OpenWorkbench, 'id' | 'formsOfPayment'>): string[] =>
  vaultTokensOf(formsOfPayment.filter(({ addedIn }) => addedIn === id))

export type PaymentToAdd = Omit<Payment, 'id' | 'ref' | 'settled'> & {
  readonly id?: string | undefined
  readonly ref?: string | undefined
}

/**
 * Adds a payment. It replaces an unsettled one with the same reference, or with the same form of payment,
 * offers and travelers, so that nothing is paid twice.
 *
 * @throws Refusal as `checkPayments` does
 */
export function withPayment(
  workbench: OpenWorkbench,
  given: PaymentToAdd,
  newId: () => string,
): { readonly workbench: OpenWorkbench; readonly payment: Payment } {
  const number = workbench.added.payments + 1
  const taken = workbench.payments.find(({ ref }) => ref === given.ref)
  const replaced = (payment: Payment): boolean =>
    !payment.settled && (payment === taken || isSamePayment(payment, given))
  const others = workbench.payments.filter((payment) => !replaced(payment))
  const ref =
    given.ref === undefined || taken?.settled ? freeRef('payment', number, workbench.payments).ref : given.ref
  const payment: Payment = { ...given, id: freeId(given.id, others) ?? newId(), ref }
  const payments = [...others, payment]
  checkPayments(
    payments.filter(({ settled }) => !settled),
    workbench,
  )
  return { payment, workbench: { ...workbench, payments, added: { ...workbench.added, payments: number } } }
}

const freeId = (id: string | undefined, held: readonly { readonly id: string }[]): string | undefined =>
  held.some((one) => one.id === id) ? undefined : id

const sameNames = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((name) => b.includes(name))

const isSamePayment = (payment: Payment, given: PaymentToAdd): boolean =>
  payment.formOfPaymentId === given.formOfPaymentId &&
  sameNames(payment.offerIds, given.offerIds) &&
  sameNames(payment.travelerIds, given.travelerIds)

/**
 * The unsettled payment with that identifier or reference. @throws Refusal `paymentUnknown`, `paymentSettled`
 */
export function requireUnsettledPayment(
  { payments }: Pick<OpenWorkbench, 'payments'>,
  name: string,
): Payment {
  const found = payments.find(({ id, ref }) => id === name || ref === name)
  if (!found) throw new Refusal('paymentUnknown')
  if (found.settled) throw new Refusal('paymentSettled')
  return found
}

/** @throws Refusal `paymentUnknown`, `paymentSettled` */
export function withoutPayment(workbench: OpenWorkbench, name: string): OpenWorkbench {
  const removed = requireUnsettledPayment(workbench, name)
  return { ...workbench, payments: workbench.payments.filter((payment) => payment !== removed) }
}

/** Payments of the reservation that the commit refunds. */
export const cancelledPayments = ({
  payments,
  cancelledPayments: ids = [],
}: Pick<OpenWorkbench, 'payments' | 'cancelledPayments'>): Payment[] =>
  payments.filter(({ id }) => ids.includes(id))

/**
 * Marks a payment for refund by the commit, which also voids its documents; the offers remain held. Marking
 * it again changes nothing.
 *
 * @throws Refusal `paymentUnknown`; `paymentNotCancellable` not settled yet, returned already, or of a
 *   supplier that does not refund payments
 * Source: docs/contract/specification.md, Cancel Payment; docs/contract/booking.md 7.4.
 */
export function withPaymentCancelled(
  workbench: OpenWorkbench,
  name: string,
): { workbench: OpenWorkbench; payment: Payment } {
  const payment = workbench.payments.find(({ id, ref }) => id === name || ref === name)
  if (!payment) throw new Refusal('paymentUnknown')
  const paid = workbench.offers.filter(({ id }) => payment.offerIds.includes(id))
  const isCancellable = ({ itinerary }: AirOffer): boolean => can(itinerary, 'cancelPayment')
  const isTaken = payment.settled !== undefined && !payment.settled.isReturned
  if (!isTaken || paid.length === 0 || !paid.every(isCancellable)) throw new Refusal('paymentNotCancellable')
  const { cancelledPayments: ids = [] } = workbench
  return { payment, workbench: { ...workbench, cancelledPayments: [...new Set([...ids, payment.id])] } }
}
