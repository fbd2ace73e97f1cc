import { answerCommit } from '../../lib/commit/answer-commit.ts'
import type { CommitFlags } from '../../lib/commit/commit.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { committing, createCommit, runCommit } from '../../lib/commit/run-commit.ts'
import { derivedId } from '../../lib/kernel/derived-id.ts'
import { lifetimes } from '../../lib/kernel/limits.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { ReservationAnswer } from '../../lib/reservation/wire/reservation.ts'
import type { ClosedWorkbench, CommittingWorkbench, OpenWorkbench } from '../../lib/workbench/workbench.ts'
import { openWorkbench } from '../../lib/workbench/workbench.ts'

type Fill = (workbench: OpenWorkbench) => Promise<OpenWorkbench>

/**
 * Makes a reservation at once: a workbench that only this request knows is filled and committed. Under an
 * Idempotency-Key it has a name made from the key, so that a repetition goes on with the commit that the
 * first request began, whatever became of its process.
 */
export async function runBuild(
  fill: Fill,
  flags: CommitFlags,
  context: Context,
  workflow: CommitWorkflow,
): Promise<ReservationAnswer> {
  const begun = await beginBuild(fill, flags, context)
  return answerCommit(begun.id, await runCommit(begun, context, workflow), context)
}

async function beginBuild(
  fill: Fill,
  flags: CommitFlags,
  context: Context,
): Promise<CommittingWorkbench | ClosedWorkbench> {
  const { ids, now, stores } = context
  const key = context.headers('idempotencyKey')
  for (let attempt = 0; ; attempt++) {
    const id =
      key === undefined ? ids.uuid() : derivedId(`${context.tenant.accessGroup}#build#${key}#${attempt}`)
    const before = key === undefined ? undefined : await stores.workbenches.find(id)
    if (before && before.status !== 'open' && now < before.touchedAt + lifetimes.idempotencyMs) return before
    if (!before)
      return createCommit(committing(await fill(openWorkbench(id, now)), flags, context, id), context)
  }
}
