import type { Receipt, Reservation } from '../reservation/reservation.ts'
import { receiptId } from '../reservation/reservation.ts'
import type { CommitEvent } from '../reservation/reservation-event.ts'
import { commitEventsOf } from '../reservation/reservation-event.ts'
import type { CommittingWorkbench } from '../workbench/workbench.ts'
import type { Commit } from './commit.ts'

/** A receipt without its id and reference. */
export type NewReceipt = Receipt extends infer R
  ? R extends Receipt
    ? Omit<R, 'id' | 'ref' | 'at'>
    : never
  : never

/** Receipts of a commit, with ids derived from it and numbers after those of the reservation. */
export function numberedReceipts(
  added: readonly NewReceipt[],
  { id, at }: Pick<Commit, 'id' | 'at'>,
  before: Pick<Reservation, 'receipts'> | undefined,
): Receipt[] {
  const first = (before?.receipts.length ?? 0) + 1
  return added.map((receipt, index) => ({
    ...receipt,
    id: receiptId(id, index),
    ref: `receipt_${first + index}`,
    at,
  }))
}

/** The history event of a commit. */
export const commitEvent = (
  { id: workbenchId, commit }: Pick<CommittingWorkbench, 'id' | 'commit'>,
  kind: CommitEvent['kind'],
  more: Partial<CommitEvent> = {},
): CommitEvent => ({
  at: commit.at,
  kind,
  commitId: commit.id,
  workbenchId,
  pcc: commit.agency.pcc,
  user: commit.user,
  ...more,
})

/** What may be filed without the rest of a commit. */
const filedAlone: readonly CommitEvent['kind'][] = ['voided', 'refundIssued', 'retained']

/** Whether the history has any event of the commit. */
export const hasEventOf = (reservation: Pick<Reservation, 'events'>, commitId: string): boolean =>
  commitEventsOf(reservation).some((event) => event.commitId === commitId)

/** Whether the history has an event of the commit other than those that may be filed alone. */
export const isFiledBy = (reservation: Pick<Reservation, 'events'>, commitId: string): boolean =>
  commitEventsOf(reservation).some((event) => event.commitId === commitId && !filedAlone.includes(event.kind))
