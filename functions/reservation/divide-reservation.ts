import { committedReservation } from '../../lib/commit/answer-commit.ts'
import { commitOnce, hasCommitted } from '../../lib/commit/commit-once.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { finishCommit, newCommit, runCommit, type StartedAndEnded } from '../../lib/commit/run-commit.ts'
import { toPendingAnswer } from '../../lib/commit/wire/commit.ts'
import type { reservationRoutes } from '../../lib/contract/routes/reservation.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import { divisionOf, requireDivisible } from '../../lib/reservation/division.ts'
import { requireLeaving } from '../../lib/reservation/leaving-travelers.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { readDividedName, readLeaving, toDivideAnswer } from '../../lib/reservation/wire/divide.ts'
import { toReservationAnswer } from '../../lib/reservation/wire/reservation.ts'
import { workbenchFor } from '../../lib/workbench/workbench.ts'

/**
 * Moves travelers from a reservation to a new one, by a commit that does nothing else. A repeated request
 * returns the same one.
 */
export const divideReservation: Operation<
  typeof reservationRoutes.divideReservation,
  { commitWorkflow: CommitWorkflow }
> = async ({ body }, context, { commitWorkflow }) => {
  const { stores, now } = context
  const whole = await requireReservation(context, readDividedName(body))
  const leaving = requireLeaving(readLeaving(body), whole)
  const known = divisionOf(whole, leaving)
  if (known && !known.unfinished) await finishCommit(known.workbenchId, context, commitWorkflow)
  else {
    if (!known) requireDivisible(whole, leaving)
    const { started, end } = await divide(whole, leaving, context, commitWorkflow)
    if (end.kind !== 'over') return toPendingAnswer(started.id)
    await committedReservation(end.outcome, context)
  }
  const parent = await stores.reservations.find(whole.id, now)
  const division = parent && divisionOf(parent, leaving)
  const divided = division && (await stores.reservations.find(division.reservationId, now))
  if (!divided) throw new Error('a divided reservation is not there')
  return toDivideAnswer(toReservationAnswer(divided, await stores.documents.findMany(divided.documentIds)))
}

/** Divides by a commit of its own; a repeated request joins it. */
async function divide(
  whole: Reservation,
  leaving: readonly string[],
  context: Context,
  workflow: CommitWorkflow,
): Promise<StartedAndEnded> {
  const first = divisionOf(whole, leaving)?.workbenchId
  const unfinished = first === undefined ? undefined : await context.stores.workbenches.find(first)
  if (unfinished?.status === 'committing')
    return { started: unfinished, end: await runCommit(unfinished, context, workflow) }
  return commitOnce(
    {
      name: ['divide', whole.id, whole.revision ?? 0, ...[...leaving].sort()],
      begin: (id) => ({
        ...workbenchFor(whole, id, context.now),
        status: 'committing',
        commit: { ...newCommit(context), kind: 'divide', travelerIds: leaving },
      }),
      isStillValid: hasCommitted,
    },
    context,
    workflow,
  )
}
