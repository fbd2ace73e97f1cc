import type { CommitEffects } from '../../lib/commit/commit-effects.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { Money } from '../../lib/kernel/money.ts'
import { meansOfPayment, needsSecrets } from '../../lib/payment/means-of-payment.ts'
import type { CardReference, Payment } from '../../lib/payment/payment.ts'
import { isAuthorisedByIssuer } from '../../lib/payment/payment.ts'
import { chargedBy } from '../../lib/payment/share-payments.ts'
import type { AuthorisationOrder } from '../../lib/suppliers/payment-gateway.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import type { StepDependencies } from './step.ts'
import { paymentKey, requirePlanned } from './step.ts'

const cardOf = (
  { formsOfPayment }: CommittingWorkbench,
  { formOfPaymentId }: Payment,
): CardReference | undefined => formsOfPayment.find(({ id }) => id === formOfPaymentId)?.card

/** A payment that a card issuer authorises, with its key at the gateway. */
interface CardPayment {
  readonly payment: Payment
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
  const {
    payments,
    shares,
    locator: reference,
  } = commit.kind === 'book' ? commit.plan : { payments: [], shares: [], locator: '' }
  const byCard = payments.flatMap((payment) => {
    const card = cardOf(workbench, payment)
    return card && isAuthorisedByIssuer(card)
      ? [{ payment, card, key: paymentKey(commit, payment.id), amount: chargedBy(payment, shares) }]
      : []
  })
  return { call: workbench.call, statement: { reference, description: commit.agency.name }, byCard }
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
    const { key, payment } = paid
    const { approvalCode } =
      (await paymentGateway.findAuthorisation(key, call)) ??
      (await paymentGateway.authorise(await orderFor(paid, payments, dependencies), call))
    settled.push({ paymentId: payment.id, key, approvalCode })
  }
  await forgetAuthenticationData(payments, dependencies)
  return settled
}

/** Captures the authorised amounts, now that the documents are issued. */
export async function capturePayment(commit: CommitRef, dependencies: StepDependencies): Promise<void> {
  const { call, byCard } = await cardPayments(commit, dependencies)
  for (const { key } of byCard) await dependencies.paymentGateway.capture(key, call)
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
