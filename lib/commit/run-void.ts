import { derivedId } from '../kernel/derived-id.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Context } from '../platform/http/serve-family.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import { isVoid } from '../ticketing/document.ts'
import { workbenchFor } from '../workbench/workbench.ts'
import type { CommitWorkflow } from './commit-workflow.ts'
import { committing, createCommit, finishCommit, runCommit } from './run-commit.ts'

/** What became of documents that were to be voided. */
export interface VoidEnd {
  /** All documents of the reservation as they are now. */
  readonly documents: readonly TravelDocument[]
  readonly voided: readonly TravelDocument[]
  /** Each with the `number` that it is about. */
  readonly problems: readonly RefusalNotice[]
}

/**
 * Voids documents of a reservation by a commit of its own, which nobody opened a workbench for: a stop at any
 * point is taken up again by the workflow, or by whoever asks again. Neither void nor refused: the workflow
 * is still at work.
 *
 * @param conjunctions numbers of the documents, those of a conjunction together
 */
export async function runVoid(
  reservation: Reservation,
  conjunctions: readonly (readonly string[])[],
  context: Context,
  workflow: CommitWorkflow,
): Promise<VoidEnd> {
  const { stores } = context
  const begun = await beginVoid(reservation, conjunctions, context)
  const end = await runCommit(begun, context, workflow)
  if (end.kind === 'over' && end.outcome.kind === 'refused')
    throw new Refusal(end.outcome.problem.code, end.outcome.problem.details)
  const documents = await stores.documents.findMany(reservation.documentNumbers)
  const asked = new Set(conjunctions.flat())
  return {
    documents,
    voided: documents.filter((document) => asked.has(document.number) && isVoid(document)),
    problems: end.kind === 'over' && end.outcome.kind === 'committed' ? end.outcome.problems : [],
  }
}

/**
 * The workbench's id is made from what it voids, so that a repeated request goes on with the commit that the
 * first one began, as two at once share it; what failed before begins anew.
 */
async function beginVoid(
  reservation: Reservation,
  conjunctions: readonly (readonly string[])[],
  context: Context,
) {
  const what = `${reservation.id}#void#${reservation.revision ?? 0}#${conjunctions.flat().join()}`
  for (let attempt = 0; ; attempt++) {
    const id = derivedId(`${what}#${attempt}`)
    const workbench = committing(workbenchFor(reservation, id, context.now), { twoStep: false }, context, id)
    const begun = await createCommit(
      { ...workbench, commit: { ...workbench.commit, voids: conjunctions } },
      context,
    )
    const isOver = begun.status === 'closed'
    if (!isOver || (begun.outcome.kind === 'committed' && begun.outcome.problems.length === 0)) return begun
  }
}

/**
 * Ends the commits that voided documents but were stopped before their last write: everything is filed, only
 * their workbench does not say so.
 *
 * @param numbers of documents that are void
 */
export async function finishVoids(
  { events }: Pick<Reservation, 'events'>,
  numbers: readonly string[],
  context: Context,
  workflow: CommitWorkflow,
): Promise<void> {
  const ids = events.flatMap(({ kind, commitId, documentNumbers = [] }) =>
    kind === 'voided' && commitId !== undefined && documentNumbers.some((number) => numbers.includes(number))
      ? [commitId]
      : [],
  )
  for (const id of new Set(ids)) await finishCommit(id, context, workflow)
}
