import type { ReservationAnswer } from '../reservation/wire/reservation.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { outcomeKnownUntil, requireOpen } from '../workbench/workbench.ts'
import { type AnswerContext, answerCommit, answerOpened } from './answer-commit.ts'
import type { CommitFlags } from './commit.ts'
import type { CommitWorkflow } from './commit-workflow.ts'
import { bookingOpened, type CommitContext, endInOpen, runCommit, startCommit } from './run-commit.ts'

/**
 * Commits a workbench, or joins the commit that is under way, or returns its outcome again, for as long as that is kept.
 * A two-step commit that stopped goes on with the next request, unless that repeats the first one; one that was refused
 * before anything was done begins anew.
 *
 * @throws Refusal `workbenchUnknown`, `workbenchExpired`; the refusal that ended the commit
 */
export async function commitFound(
  { found, flags }: { readonly found: Workbench | undefined; readonly flags: CommitFlags },
  context: CommitContext & AnswerContext,
  workflow: CommitWorkflow,
): Promise<ReservationAnswer> {
  const ended = found?.status === 'open' && endInOpen(found, context.claim?.commit?.commitId)
  if (found && ended) return answerCommit(found.id, ended, context)
  const known = found?.status === 'closed' && context.now >= outcomeKnownUntil(found) ? undefined : found
  const started =
    known && known.status !== 'open'
      ? known
      : await startCommit(bookingOpened(requireOpen(known, context.now), flags, context), context)
  return answerOpened(started.id, await runCommit(started, context, workflow), context)
}
