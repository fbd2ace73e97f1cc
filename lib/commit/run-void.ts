import type { RequestContext } from '../contract/request-context.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { commitEventsOf } from '../reservation/reservation-event.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import { isVoid } from '../ticketing/document.ts'
import type { Documents } from '../ticketing/documents.ts'
import { workbenchFor } from '../workbench/workbench.ts'
import type { Workbenches } from '../workbench/workbenches.ts'
import { commitOnce } from './commit-once.ts'
import type { CommitWorkflow } from './commit-workflow.ts'
import { finishCommit, newCommit } from './run-commit.ts'

type Context = RequestContext<{ readonly workbenches: Workbenches; readonly documents: Documents }>

/** The outcome of a void. */
export interface VoidEnd {
  /** All documents of the reservation in their current state. */
  readonly documents: readonly TravelDocument[]
  readonly voided: readonly TravelDocument[]
  /** Each with the `number` of its document. */
  readonly problems: readonly RefusalNotice[]
}

/**
 * Voids documents of a reservation in a separate commit. A repeated request joins it; documents that are
 * neither void nor refused afterwards are still in progress.
 *
 * @param conjunctions numbers of the documents, those of a conjunction together
 * @throws Refusal the refusal that ended the commit
 */
export async function runVoid(
  reservation: Reservation,
  conjunctions: readonly (readonly string[])[],
  context: Context,
  workflow: CommitWorkflow,
): Promise<VoidEnd> {
  const { end } = await commitOnce(
    {
      name: ['void', reservation.id, reservation.revision ?? 0, ...conjunctions.flat()],
      begin: (workbenchId) => ({
        ...workbenchFor(reservation, workbenchId, context.now),
        status: 'committing',
        commit: { ...newCommit(context), kind: 'void', conjunctions },
      }),
      isStillValid: ({ outcome }) => outcome.kind === 'committed' && outcome.problems.length === 0,
    },
    context,
    workflow,
  )
  if (end.kind === 'over' && end.outcome.kind === 'refused')
    throw new Refusal(end.outcome.problem.code, end.outcome.problem.details)
  const documents = await context.stores.documents.findMany(reservation.documentNumbers)
  const requested = new Set(conjunctions.flat())
  return {
    documents,
    voided: documents.filter((document) => requested.has(document.number) && isVoid(document)),
    problems: end.kind === 'over' && end.outcome.kind === 'committed' ? end.outcome.problems : [],
  }
}

/**
 * Finishes the commits that voided documents but stopped before their last write: everything is filed, but
 * their workbenches are not closed.
 *
 * @param numbers of documents that are void
 */
export async function finishVoids(
  reservation: Pick<Reservation, 'events'>,
  numbers: readonly string[],
  context: Context,
  workflow: CommitWorkflow,
): Promise<void> {
  const ids = commitEventsOf(reservation).flatMap(({ kind, workbenchId, documentNumbers = [] }) =>
    kind === 'voided' && workbenchId !== undefined && documentNumbers.some((one) => numbers.includes(one))
      ? [workbenchId]
      : [],
  )
  for (const id of new Set(ids)) await finishCommit(id, context, workflow)
}
