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
import { type CommitEnd, finishCommit, newCommit, resumeCommit } from './run-commit.ts'

type Context = RequestContext<{ readonly workbenches: Workbenches; readonly documents: Documents }>

/** The outcome of a void. */
export interface VoidEnd {
  /** All documents of the reservation in their current state. */
  readonly documents: readonly TravelDocument[]
  /** Ids of the documents to void. */
  readonly requested: ReadonlySet<string>
  readonly voided: readonly TravelDocument[]
  /** Each with the `number` of its document, if it has one. */
  readonly problems: readonly RefusalNotice[]
  /** Some are neither void nor refused yet. */
  readonly isPending: boolean
}

/**
 * Voids documents of a reservation in a separate commit. A repeated request joins it.
 *
 * @param conjunctions ids of the documents, those of a conjunction together
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
  return voidEnd(reservation, conjunctions, end, context)
}

/** The void that an earlier attempt of this request started; undefined: it started none. */
export async function resumeVoid(
  reservation: Reservation,
  context: Context,
  workflow: CommitWorkflow,
): Promise<VoidEnd | undefined> {
  const { started, end } = (await resumeCommit(context, workflow)) ?? {}
  if (started?.commit.kind !== 'void' || !end) return undefined
  return voidEnd(reservation, started.commit.conjunctions, end, context)
}

async function voidEnd(
  reservation: Reservation,
  conjunctions: readonly (readonly string[])[],
  end: CommitEnd,
  { stores }: Context,
): Promise<VoidEnd> {
  if (end.kind === 'over' && end.outcome.kind === 'refused')
    throw new Refusal(end.outcome.problem.code, end.outcome.problem.details)
  const documents = await stores.documents.findMany(reservation.documentIds)
  const requested = new Set(conjunctions.flat())
  const voided = documents.filter((document) => requested.has(document.id) && isVoid(document))
  return {
    documents,
    requested,
    voided,
    isPending: end.kind !== 'over' && voided.length < requested.size,
    problems: end.kind === 'over' && end.outcome.kind === 'committed' ? end.outcome.problems : [],
  }
}

/**
 * Finishes the commits that voided documents but stopped before their last write: everything is filed, but
 * their workbenches are not closed.
 *
 * @param voidIds of documents that are void
 */
export async function finishVoids(
  reservation: Pick<Reservation, 'events'>,
  voidIds: readonly string[],
  context: Context,
  workflow: CommitWorkflow,
): Promise<void> {
  const ids = commitEventsOf(reservation).flatMap(({ kind, workbenchId, documentIds = [] }) =>
    kind === 'voided' && workbenchId !== undefined && documentIds.some((id) => voidIds.includes(id))
      ? [workbenchId]
      : [],
  )
  for (const id of new Set(ids)) await finishCommit(id, context, workflow)
}
