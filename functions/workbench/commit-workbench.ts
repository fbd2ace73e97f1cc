import { setTimeout as pause } from 'node:timers/promises'
import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { readCommitFlags, toNotProcessedAnswer, toPendingAnswer, withProblems } from '../../lib/contract/wire/commit.ts'
import type { ReservationAnswer } from '../../lib/contract/wire/reservation.ts'
import { toReservationAnswer } from '../../lib/contract/wire/reservation.ts'
import type { CommitFlags, CommitOutcome } from '../../lib/domain/commit.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { CommittingWorkbench, Workbench } from '../../lib/domain/workbench.ts'
import { requireOpen } from '../../lib/domain/workbench.ts'
import type { Context, Operation } from '../../lib/http/serve-family.ts'
import { StaleItem } from '../../lib/repositories/store.ts'
import type { CommitWorkflow } from '../../lib/workflow/commit-workflow.ts'

/**
 * Commits the workbench, or joins the commit that is under way, and answers its outcome: of many callers one starts the work and all get
 * the same answer.
 */
export const commitWorkbench: Operation<typeof workbenchRoutes.commitWorkbench, { commitWorkflow: CommitWorkflow }> = async (
  { path, body, query },
  context,
  { commitWorkflow },
) => {
  const begun = await begin(path.Identifier, readCommitFlags(body, query), context)
  if (begun.status === 'closed') return answerOutcome(begun.outcome, context)
  const { id } = begun.commit
  await commitWorkflow.start({ tenantId: context.tenant.accessGroup, workbenchId: path.Identifier, commitId: id })
  return awaitOutcome(begun, commitWorkflow.patienceMs, context)
}

/** Takes the workbench from open to committing, unless another caller did or it is over already. */
async function begin(workbenchId: string, flags: CommitFlags, { stores, ids, now, tenant }: Context) {
  const found = await stores.workbenches.find(workbenchId)
  if (found && found.status !== 'open') return found
  const commit = { id: ids.uuid(), at: now, agency: tenant.agency, flags }
  const committing: CommittingWorkbench = { ...requireOpen(found, now), status: 'committing', commit }
  try {
    return await stores.workbenches.save(committing, now)
  } catch (error) {
    const other = error instanceof StaleItem ? await stores.workbenches.find(workbenchId) : undefined
    if (!other || other.status === 'open') throw error
    return other
  }
}

/** Looks again and again, ever less often, until the workbench says what became of the commit. */
async function awaitOutcome(begun: CommittingWorkbench, patienceMs: number, context: Context): Promise<ReservationAnswer> {
  const giveUpAt = performance.now() + patienceMs
  for (let waitMs = 5; performance.now() < giveUpAt; waitMs = Math.min(waitMs * 1.5, 500)) {
    await pause(waitMs)
    const current = await context.stores.workbenches.find(begun.id)
    if (current?.status === 'closed') return answerOutcome(current.outcome, context)
    const stopped = stoppedAnswer(begun, current)
    if (stopped) return stopped
  }
  return toPendingAnswer(begun.id)
}

function stoppedAnswer(begun: CommittingWorkbench, current: Workbench | undefined): ReservationAnswer | undefined {
  if (current?.status !== 'open' || current.stopped?.commitId !== begun.commit.id) return undefined
  const { offers, problems } = current.stopped
  const changed = offers.flatMap((now) => {
    const before = current.offers.find(({ id }) => id === now.id)
    return before ? [{ before, now }] : []
  })
  return toNotProcessedAnswer(begun.id, changed, problems)
}

async function answerOutcome(outcome: CommitOutcome, { stores }: Context): Promise<ReservationAnswer> {
  if (outcome.kind === 'refused') throw new Refusal(outcome.problem.code, outcome.problem.details)
  const reservation = await stores.reservations.find(outcome.reservationId)
  if (!reservation) throw new Error('a committed reservation is not there')
  const tickets = await stores.documents.findMany(reservation.documentNumbers)
  return withProblems(toReservationAnswer(reservation, tickets), outcome.problems)
}
