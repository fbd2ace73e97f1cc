import { committedReservation } from '../../lib/commit/answer-commit.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { committing, createCommit, finishCommit, runCommit } from '../../lib/commit/run-commit.ts'
import { toPendingAnswer } from '../../lib/commit/wire/commit.ts'
import type { reservationRoutes } from '../../lib/contract/routes/reservation.ts'
import { derivedId } from '../../lib/kernel/derived-id.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import { divisionOf, requireDivisible } from '../../lib/reservation/divide-reservation.ts'
import { requireLeaving } from '../../lib/reservation/leaving-travelers.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { readDividedName, readLeaving, toDivideAnswer } from '../../lib/reservation/wire/divide.ts'
import { toReservationAnswer } from '../../lib/reservation/wire/reservation.ts'
import { workbenchFor } from '../../lib/workbench/workbench.ts'

/**
 * Travelers leave a reservation for one of their own, by a commit that does nothing else. Asked again, it
 * answers with the same one.
 */
export const divideReservation: Operation<
  typeof reservationRoutes.divideReservation,
  { commitWorkflow: CommitWorkflow }
> = async ({ body }, context, { commitWorkflow }) => {
  const { stores, now } = context
  const whole = await requireReservation(context, readDividedName(body))
  const leaving = requireLeaving(readLeaving(body), whole)
  const known = divisionOf(whole, leaving)
  if (!known) requireDivisible(whole, leaving)
  if (!known || known.unfinished) {
    const begun = await beginDividing(whole, leaving, context)
    const end = await runCommit(begun, context, commitWorkflow)
    if (end.kind !== 'over') return toPendingAnswer(begun.id)
    await committedReservation(end.outcome, context)
  } else await finishCommit(known.commitId, context, commitWorkflow)
  const parent = await stores.reservations.find(whole.id, now)
  const division = parent && divisionOf(parent, leaving)
  const divided = division && (await stores.reservations.find(division.reservationId, now))
  if (!divided) throw new Error('a divided reservation is not there')
  return toDivideAnswer(
    toReservationAnswer(divided, await stores.documents.findMany(divided.documentNumbers)),
  )
}

/**
 * The workbench's id is made from who leaves, so that a repeated request goes on with the commit that the
 * first one began, as two at once share it; what failed before begins anew.
 */
async function beginDividing(whole: Reservation, leaving: readonly string[], context: Context) {
  const what = `${whole.id}#divide#${whole.revision ?? 0}#${[...leaving].sort().join()}`
  const first = divisionOf(whole, leaving)?.commitId
  const unfinished = first === undefined ? undefined : await context.stores.workbenches.find(first)
  if (unfinished?.status === 'committing') return unfinished
  for (let attempt = 0; ; attempt++) {
    const id = derivedId(`${what}#${attempt}`)
    const workbench = committing(workbenchFor(whole, id, context.now), { twoStep: false }, context, id)
    const begun = await createCommit(
      { ...workbench, commit: { ...workbench.commit, divides: leaving } },
      context,
    )
    if (begun.status === 'committing' || begun.outcome.kind === 'committed') return begun
  }
}
