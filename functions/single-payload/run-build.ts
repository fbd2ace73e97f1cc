import { answerCommit } from '../../lib/commit/answer-commit.ts'
import type { CommitFlags } from '../../lib/commit/commit.ts'
import { commitOnce } from '../../lib/commit/commit-once.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { booking } from '../../lib/commit/run-commit.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { ReservationAnswer } from '../../lib/reservation/wire/reservation.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import { openWorkbench } from '../../lib/workbench/workbench.ts'

type Fill = (workbench: OpenWorkbench) => Promise<OpenWorkbench>

/**
 * Makes a reservation at once: a workbench of this request only is filled and committed. Under an
 * Idempotency-Key its id is derived from the claim, so that a repetition continues the commit that the first
 * request started, even when that process has ended.
 */
export async function runBuild(
  fill: Fill,
  flags: CommitFlags,
  context: Context,
  workflow: CommitWorkflow,
): Promise<ReservationAnswer> {
  const { started, end } = await commitOnce(
    {
      name: ['build', context.claim?.id ?? context.ids.uuid()],
      begin: async (id) => booking(await fill(openWorkbench(id, context.now)), flags, context),
      isStillValid: () => true,
    },
    context,
    workflow,
  )
  return answerCommit(started.id, end, context)
}
