import type { CommitOutcome } from '../../lib/domain/commit.ts'
import type { RefusalNotice } from '../../lib/domain/notice.ts'
import type { CommitRef } from '../../lib/workflow/commit-workflow.ts'
import type { StepNeeds } from './step.ts'
import { requireCommitting } from './step.ts'

/** Ends the commit: the workbench says from now on what became of it, and nothing else. */
export async function closeWorkbench(
  commit: CommitRef,
  end: { readonly isFiled: boolean; readonly problems: readonly RefusalNotice[] },
  { stores: storesOf }: StepNeeds,
): Promise<void> {
  const stores = storesOf(commit.tenantId)
  const workbench = await requireCommitting(commit, stores)
  const { id, version, touchedAt, commit: request } = workbench
  const { plan, ...asked } = request
  const outcome: CommitOutcome =
    end.isFiled && plan
      ? {
          kind: 'committed',
          reservationId: plan.reservationId,
          problems: end.problems,
          warnings: end.problems.length > 0 ? [] : plan.warnings,
        }
      : { kind: 'refused', problem: end.problems[0] ?? { code: 'commitFailed', details: {} } }
  await stores.workbenches.save({ status: 'closed', id, version, touchedAt, commit: asked, outcome }, request.at)
}
