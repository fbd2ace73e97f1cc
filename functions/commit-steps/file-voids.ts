import { documentsToClose } from '../../lib/commit/book-plan.ts'
import type { Commit } from '../../lib/commit/commit.ts'
import { commitEvent, numberedReceipts } from '../../lib/commit/commit-history.ts'
import { retryOnConflict } from '../../lib/kernel/update-item.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { recomputeBookingStatus } from '../../lib/ticketing/booking-status.ts'
import { refundOf, type TravelDocument } from '../../lib/ticketing/document.ts'
import { unreported } from '../../lib/ticketing/void-rules.ts'
import { finishDivisions } from './finish-divisions.ts'
import { scheduleHoldExpiry } from './schedule-hold-expiry.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'

/** Voids or refunds that a commit files. */
export interface Filing {
  readonly workbench: PlannedWorkbench
  /** Which documents of its plan are closed, each by the first of those that are closed together. */
  readonly voided: readonly string[]
  readonly stores: Stores
  readonly dependencies: Pick<StepDependencies, 'airHosts'>
}

/**
 * Files what was voided or refunded, and nothing else, on the reservation as it is now: a voided document is void
 * whatever else happened to the reservation. Documents that a division moved meanwhile are filed in their new
 * reservation.
 */
export async function fileVoids(reservationId: string, filing: Filing): Promise<void> {
  const { workbench, stores, dependencies } = filing
  const latest = await retryOnConflict(async () => {
    const found = await finishDivisions(reservationId, workbench.call, stores, dependencies)
    const changed = found && (await withVoids(found, filing))
    if (!changed || changed === found) return found
    await scheduleHoldExpiry(changed, stores)
    return stores.reservations.save({ ...changed, revision: (found.revision ?? 0) + 1 })
  })
  if (!latest) return
  const hasLeft = documentsToClose(workbench.commit)
    .flat()
    .some((id) => !latest.documentIds.includes(id))
  for (const division of hasLeft ? (latest.divisions ?? []) : [])
    await fileVoids(division.reservationId, filing)
}

/**
 * The reservation as its documents have it now, with the voids in its history; the same one when they are
 * there.
 */
export async function withVoids(
  reservation: Reservation,
  { workbench, voided, stores }: Filing,
): Promise<Reservation> {
  const done = documentsToClose(workbench.commit)
    .filter(([first]) => first !== undefined && voided.includes(first))
    .flat()
  const own = done.filter((id) => reservation.documentIds.includes(id))
  if (own.length === 0) return reservation
  const { commit } = workbench
  const documents = await stores.documents.findMany(reservation.documentIds)
  const isRefunded = (id: string): boolean =>
    documents.some((document) => document.id === id && refundOf(document) !== undefined)
  const refunds = unreported('refundIssued', reservation, own.filter(isRefunded))
  const voids = unreported('voided', reservation, own).filter((id) => !isRefunded(id))
  if (refunds.length + voids.length === 0) return reservation
  const { receivedFrom } = requestOf(commit)
  const events = (['refundIssued', 'voided'] as const).flatMap((kind) => {
    const documentIds = kind === 'voided' ? voids : refunds
    const more = { documentIds, ...(receivedFrom !== undefined && { receivedFrom }) }
    return documentIds.length > 0 ? [commitEvent(workbench, kind, more)] : []
  })
  const recomputed = recomputeBookingStatus(
    { ...reservation, events: [...reservation.events, ...events] },
    documents,
  )
  const changed = withCancellations(recomputed, reservation, commit)
  return commit.kind === 'refund'
    ? withRefundReceipt(changed, documents, { commit, documentIds: refunds })
    : changed
}

/** Who requested the commit, in the agency's words. */
function requestOf(commit: Commit): { readonly receivedFrom?: string } {
  if (commit.kind === 'book') return commit.flags
  return commit.kind === 'refund' || commit.kind === 'void' ? commit : {}
}

/** @param documents of the reservation */
function withRefundReceipt(
  reservation: Reservation,
  documents: readonly TravelDocument[],
  { commit, documentIds }: { readonly commit: Commit; readonly documentIds: readonly string[] },
): Reservation {
  const refs = documents.flatMap(({ id, offerRef }) => (documentIds.includes(id) ? [offerRef] : []))
  const receipt = { kind: 'refund' as const, offerRefs: [...new Set(refs)], documentIds }
  return {
    ...reservation,
    receipts: [...reservation.receipts, ...numberedReceipts([receipt], commit, reservation)],
  }
}

/**
 * The reservation with receipts of the offers that it lost because their orders were cancelled: the commit that
 * cancelled them could not file more than that.
 */
function withCancellations(
  after: Reservation,
  { offers, locator, receipts }: Reservation,
  commit: Commit,
): Reservation {
  const lost = offers.filter(({ id }) => !after.offers.some((offer) => offer.id === id))
  if (lost.length === 0) return after
  const cancellations = lost.map(({ ref }) => ({ kind: 'cancellation' as const, locator, offerRefs: [ref] }))
  return { ...after, receipts: [...receipts, ...numberedReceipts(cancellations, commit, { receipts })] }
}
