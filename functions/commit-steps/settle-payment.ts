import type { CommitEffects, Sold } from '../../lib/commit/commit-effects.ts'
import { soldOf } from '../../lib/commit/commit-effects.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import { orderOf } from '../../lib/hotel/hotel-order.ts'
import { paymentsForSold, roomsPaymentId } from '../../lib/hotel/room-payments.ts'
import type { Money } from '../../lib/kernel/money.ts'
import { meansOfPayment, needsSecrets } from '../../lib/payment/means-of-payment.ts'
import type { CardReference, Payment } from '../../lib/payment/payment.ts'
import { isAuthorisedByIssuer } from '../../lib/payment/payment.ts'
import { chargedBy } from '../../lib/payment/share-payments.ts'
import type { AuthorisationOrder } from '../../lib/suppliers/payment-gateway.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { paymentKey, requirePlanned } from './step.ts'

const cardOf = (
  { formsOfPayment }: CommittingWorkbench,
  { formOfPaymentId }: Payment,
): CardReference | undefined => formsOfPayment.find(({ id }) => id === formOfPaymentId)?.card

/** A payment that a card issuer authorises, with its key at the gateway. */
interface CardPayment {
  /** Inside the commit. */
  readonly id: string
  readonly card: CardReference
  readonly key: string
  readonly amount: Money
}

interface CardPayments {
  readonly call: SupplierCall
  readonly statement: AuthorisationOrder['statement']
  readonly byCard: readonly CardPayment[]
}

/**
 * Payments of the plan that a card issuer authorises; everything else is settled between agency and carrier.
 */
async function cardPayments(ref: CommitRef, dependencies: StepDependencies): Promise<CardPayments> {
  const workbench = await requirePlanned(ref, dependencies.stores(ref.tenantId))
  const { commit } = workbench
  const reference = commit.kind === 'book' || commit.kind === 'hotel' ? commit.plan.locator : ''
  const byCard = plannedPayments(workbench).flatMap(({ id, card, amount }) =>
    card && isAuthorisedByIssuer(card) ? [{ id, card, amount, key: paymentKey(commit, id) }] : [],
  )
  return { call: workbench.call, statement: { reference, description: commit.agency.name }, byCard }
}

/** The payments of the plan, with the card of each that has one. */
function plannedPayments(workbench: PlannedWorkbench) {
  const { commit } = workbench
  if (commit.kind === 'hotel') {
    const card = orderOf(commit)?.formOfPayment.card
    return commit.plan.payments.map((payment) => ({
      id: roomsPaymentId(payment),
      card,
      amount: payment.amount,
    }))
  }
  if (commit.kind !== 'book') return []
  const { payments, shares } = commit.plan
  return payments.map((payment) => ({
    id: payment.id,
    card: cardOf(workbench, payment),
    amount: chargedBy(payment, shares),
  }))
}

/**
 * Authorises the card payments. Security codes and authentication values are forgotten once every payment has
 * its answer: several payments may be made with one card.
 *
 * @throws Refusal `cardDeclined`, `cardChallengeRequired`
 */
export async function authorisePayment(
  commit: CommitRef,
  dependencies: StepDependencies,
): Promise<CommitEffects['settled']> {
  const { paymentGateway } = dependencies
  const payments = await cardPayments(commit, dependencies)
  const { call, byCard } = payments
  const settled = []
  for (const paid of byCard) {
    const { key, id } = paid
    const { approvalCode } =
      (await paymentGateway.findAuthorisation(key, call)) ??
      (await paymentGateway.authorise(await orderFor(paid, payments, dependencies), call))
    settled.push({ paymentId: id, key, approvalCode })
  }
  await forgetAuthenticationData(payments, dependencies)
  return settled
}

/**
 * Captures the authorised amounts, now that the documents are issued and the rooms sold. What was authorised for rooms
 * that were not sold is returned.
 */
export async function capturePayment(
  ref: CommitRef,
  sold: readonly Sold[],
  dependencies: StepDependencies,
): Promise<void> {
  const { paymentGateway } = dependencies
  const { commit } = await requirePlanned(ref, dependencies.stores(ref.tenantId))
  const { call, byCard } = await cardPayments(ref, dependencies)
  const due = commit.kind === 'hotel' ? paymentsForSold(commit.request, soldOf(sold, 'rooms')) : undefined
  for (const { id, key, amount } of byCard) {
    const isDue = due ? (due.find((one) => roomsPaymentId(one) === id)?.amount.minor ?? 0) : amount.minor
    if (isDue === 0) await paymentGateway.reverse(key, call)
    else await paymentGateway.capture(key, call)
    const unsold = { ...amount, minor: amount.minor - isDue }
    if (isDue > 0 && unsold.minor > 0)
      await paymentGateway.refund({ key: `${key}#unsold`, paymentKey: key, amount: unsold }, call)
  }
}

/**
 * Undo of both: no card is charged. What a refused authorisation left in the vault is forgotten, too: a code is
 * not kept after an answer, and an authentication value is good for one.
 */
export async function reversePayment(commit: CommitRef, dependencies: StepDependencies): Promise<void> {
  const payments = await cardPayments(commit, dependencies)
  for (const { key } of payments.byCard) await dependencies.paymentGateway.reverse(key, payments.call)
  await forgetAuthenticationData(payments, dependencies)
}

async function forgetAuthenticationData(
  { call: { tenantId }, byCard }: CardPayments,
  { vault }: StepDependencies,
): Promise<void> {
  const tokens = byCard.flatMap(({ card: { token } }) => (token === undefined ? [] : [token]))
  for (const token of new Set(tokens)) await vault.forgetAuthenticationData(tenantId, token)
}

async function orderFor(
  { card, key, amount }: CardPayment,
  { call: { tenantId, now }, statement }: CardPayments,
  { vault }: StepDependencies,
): Promise<AuthorisationOrder> {
  const { token } = card
  const isWithSecrets = token !== undefined && needsSecrets(card)
  const secrets = isWithSecrets ? await vault.openOrderSecrets(tenantId, token, now) : {}
  return { key, amount, ...meansOfPayment(card, secrets), statement }
}
