import type { CommitOutcome } from '../../lib/commit/commit.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import { orderOf } from '../../lib/hotel/hotel-order.ts'
import { vaultTokensOf } from '../../lib/payment/payment.ts'
import { addedCards } from '../../lib/payment/workbench-payments.ts'
import { type CommittingWorkbench, isUnresolved } from '../../lib/workbench/workbench.ts'
import type { StepDependencies } from './step.ts'

/** Tokens of the cards that came with a commit; those of its reservation are not among them. */
function cardsOf(workbench: CommittingWorkbench): string[] {
  const { commit } = workbench
  if (commit.kind !== 'hotel') return addedCards(workbench)
  const form =
    commit.request.kind === 'change' ? commit.request.change.formOfPayment : orderOf(commit)?.formOfPayment
  return vaultTokensOf(form ? [form] : [])
}

/** The cards of a commit that goes on stay in the vault: its reservation may be paid with them later. */
export async function retainCards(
  { tenantId }: CommitRef,
  workbench: CommittingWorkbench,
  { vault }: Pick<StepDependencies, 'vault'>,
): Promise<void> {
  await Promise.all(cardsOf(workbench).map((token) => vault.retain(tenantId, token, workbench.commit.at)))
}

/**
 * Security codes go when the commit ends, whatever its outcome; cards that no reservation has go with them. Only
 * rooms of which nobody knows whether they were sold may need theirs again.
 */
export async function settleCards(
  { tenantId }: CommitRef,
  workbench: CommittingWorkbench,
  outcome: CommitOutcome,
  { vault }: Pick<StepDependencies, 'vault'>,
): Promise<void> {
  if (isUnresolved({ ...workbench, outcome })) return
  const settle = (token: string) =>
    outcome.kind === 'refused'
      ? vault.forget(tenantId, token)
      : vault.forgetAuthenticationData(tenantId, token)
  await Promise.all(cardsOf(workbench).map(settle))
}
