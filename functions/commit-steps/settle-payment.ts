import type { CommitEffects } from '../../lib/commit/commit-effects.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { CardReference, Payment } from '../../lib/payment/payment.ts'
import { isAuthorisedByIssuer } from '../../lib/payment/payment.ts'
import { chargedBy } from '../../lib/payment/share-payments.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import type { StepDependencies } from './step.ts'
import { paymentKey, requirePlanned } from './step.ts'

const cardOf = (
  { formsOfPayment }: CommittingWorkbench,
  { formOfPaymentId }: Payment,
): CardReference | undefined => formsOfPayment.find(({ id }) => id === formOfPaymentId)?.card

/**
 * Payments of the plan that a card issuer authorises; everything else is settled between agency and carrier.
 */
async function cardPayments(ref: CommitRef, dependencies: StepDependencies) {
  const workbench = await requirePlanned(ref, dependencies.stores(ref.tenantId))
  const { commit } = workbench
  const { payments, shares } = commit.kind === 'book' ? commit.plan : { payments: [], shares: [] }
  const byCard = payments.flatMap((payment) => {
    const card = cardOf(workbench, payment)
    return card && isAuthorisedByIssuer(card)
      ? [{ payment, card, key: paymentKey(commit, payment.id), amount: chargedBy(payment, shares) }]
      : []
  })
  return { call: workbench.call, byCard }
}

/**
 * Authorises the card payments; the security codes are forgotten afterwards. @throws Refusal `cardDeclined`
 */
export async function authorisePayment(
  commit: CommitRef,
  dependencies: StepDependencies,
): Promise<CommitEffects['settled']> {
  const { paymentGateway, vault } = dependencies
  const { call, byCard } = await cardPayments(commit, dependencies)
  const settled = []
  for (const { payment, card, key, amount } of byCard) {
    const { token, expireDate = '' } = card
    if (token === undefined) throw new Refusal('cardDeclined', { reason: 'CARD NUMBER IS MISSING' })
    const order = { key, tenantId: commit.tenantId, amount, cardToken: token, expireDate }
    const { approvalCode } =
      (await paymentGateway.findAuthorisation(key, call)) ?? (await paymentGateway.authorise(order, call))
    await vault.forgetCode(commit.tenantId, token)
    settled.push({ paymentId: payment.id, key, approvalCode })
  }
  return settled
}

/** Captures the authorised amounts, now that the documents are issued. */
export async function capturePayment(commit: CommitRef, dependencies: StepDependencies): Promise<void> {
  const { call, byCard } = await cardPayments(commit, dependencies)
  for (const { key } of byCard) await dependencies.paymentGateway.capture(key, call)
}

/** Undo of both: no card is charged. */
export async function reversePayment(commit: CommitRef, dependencies: StepDependencies): Promise<void> {
  const { call, byCard } = await cardPayments(commit, dependencies)
  for (const { key } of byCard) await dependencies.paymentGateway.reverse(key, call)
}
