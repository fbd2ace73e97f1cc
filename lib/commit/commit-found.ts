import type { ReservationAnswer } from '../reservation/wire/reservation.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { outcomeKnownUntil, requireOpen } from '../workbench/workbench.ts'
import { type AnswerContext, answerCommit } from './answer-commit.ts'
import type { CommitFlags } from './commit.ts'
import type { CommitWorkflow } from './commit-workflow.ts'
import { booking, type CommitContext, runCommit, startCommit } from './run-commit.ts'

/**
 * Commits a workbench, or joins the commit that is under way, or returns its outcome again, for as long as that is kept.
 * A two-step commit that stopped goes on with the next request, unless that repeats the first one.
 *
 * @throws Refusal `workbenchUnknown`, `workbenchExpired`; the refusal that ended the commit
 */
export async function commitFound(
  { found, flags }: { readonly found: Workbench | undefined; readonly flags: CommitFlags },
  context: CommitContext & AnswerContext,
  workflow: CommitWorkflow,
): Promise<ReservationAnswer> {
  if (found?.status === 'open' && found.stopped && found.stopped.commitId === context.claim?.commit?.commitId)
    return answerCommit(found.id, { kind: 'stopped', workbench: found, stopped: found.stopped }, context)
  const known = found?.status === 'closed' && context.now >= outcomeKnownUntil(found) ? undefined : found
  const started =
    known && known.status !== 'open'
      ? known
      : await startCommit(booking(requireOpen(known, context.now), flags, context), context)
  return answerCommit(started.id, await runCommit(started, context, workflow), context)
}
