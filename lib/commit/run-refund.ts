import type { RequestContext } from '../contract/request-context.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { QuotedRefund } from '../refund/quoted-refund.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import { refundOf } from '../ticketing/document.ts'
import type { Documents } from '../ticketing/documents.ts'
import { workbenchFor } from '../workbench/workbench.ts'
import type { Workbenches } from '../workbench/workbenches.ts'
import { commitOnce } from './commit-once.ts'
import type { CommitWorkflow } from './commit-workflow.ts'
import { newCommit, resumeCommit } from './run-commit.ts'

type Context = RequestContext<{ readonly workbenches: Workbenches; readonly documents: Documents }>

/** Refunds to issue, once. */
export interface RefundRequest {
  /** Names the request: with the same name it is a repetition. */
  readonly name: readonly unknown[]
  readonly reservation: Reservation
  /** Decides what is refunded, when the request is new. @throws Refusal what forbids it */
  readonly refunds: () => Promise<readonly QuotedRefund[]>
  readonly receivedFrom?: string
}

/** The outcome of refunds. */
export interface RefundEnd {
  /** All documents of the reservation in their current state. */
  readonly documents: readonly TravelDocument[]
  readonly refunded: readonly TravelDocument[]
  /** Id of the commit, which names its receipts. */
  readonly commitId: string
  /** Each with the `number` of its document, if it has one. */
  readonly problems: readonly RefusalNotice[]
  /** Some are neither refunded nor refused yet. */
  readonly isPending: boolean
}

/**
 * Refunds documents of a reservation in a separate commit. A repeated request joins it while it is under way.
 *
 * @throws Refusal `refundQuoteUsed` it is over; the refusal that ended the commit
 */
export async function runRefund(
  { name, reservation, refunds, receivedFrom }: RefundRequest,
  context: Context,
  workflow: CommitWorkflow,
): Promise<RefundEnd> {
  const resumed = await resumeCommit(context, workflow)
  const { started, end } =
    resumed ??
    (await commitOnce(
      {
        name: ['refund', ...name],
        begin: async (workbenchId) => ({
          ...workbenchFor(reservation, workbenchId, context.now),
          status: 'committing',
          commit: {
            ...newCommit(context),
            kind: 'refund',
            refunds: await refunds(),
            ...(receivedFrom !== undefined && { receivedFrom }),
          },
        }),
        isStillValid: ({ outcome }) => outcome.kind === 'committed' && outcome.problems.length === 0,
      },
      context,
      workflow,
    ))
  if (!resumed && started.status === 'closed') throw new Refusal('refundQuoteUsed')
  if (end.kind === 'over' && end.outcome.kind === 'refused')
    throw new Refusal(end.outcome.problem.code, end.outcome.problem.details)
  const { commit } = started
  const requested = commit.kind === 'refund' ? commit.refunds.flatMap(({ documentIds }) => documentIds) : []
  const documents = await context.stores.documents.findMany(reservation.documentIds)
  const refunded = documents.filter((document) => requested.includes(document.id) && refundOf(document))
  return {
    documents,
    refunded,
    commitId: commit.id,
    problems: end.kind === 'over' && end.outcome.kind === 'committed' ? end.outcome.problems : [],
    isPending: end.kind !== 'over' && refunded.length < requested.length,
  }
}
