import type { Receipt, Reservation, ReservationEvent } from '../reservation/reservation.ts'
import { receiptId } from '../reservation/reservation.ts'
import type { CommittingWorkbench } from '../workbench/workbench.ts'
import type { Commit } from './commit.ts'

/** A receipt before it has its names. */
export type NewReceipt = Receipt extends infer R
  ? R extends Receipt
    ? Omit<R, 'id' | 'ref' | 'at'>
    : never
  : never

/** Receipts of a commit, named after it and numbered behind those that the reservation has. */
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

/** What a commit adds to the history of a reservation. */
export const commitEvent = (
  { id: workbenchId, commit }: Pick<CommittingWorkbench, 'id' | 'commit'>,
  kind: ReservationEvent['kind'],
  more: Partial<ReservationEvent> = {},
): ReservationEvent => ({
  at: commit.at,
  kind,
  commitId: commit.id,
  workbenchId,
  pcc: commit.agency.pcc,
  ...more,
})

/** Whether the commit is in the history; a void that was filed alone does not say that the commit was. */
export const isFiledBy = ({ events }: Pick<Reservation, 'events'>, commitId: string): boolean =>
  events.some((event) => event.commitId === commitId && event.kind !== 'voided')
