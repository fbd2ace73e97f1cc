import type { Commit } from '../../lib/commit/commit.ts'
import { commitEvent, numberedReceipts } from '../../lib/commit/commit-history.ts'
import { retryOnConflict } from '../../lib/kernel/update-item.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { recomputeBookingStatus } from '../../lib/ticketing/booking-status.ts'
import { unreportedVoids } from '../../lib/ticketing/void-rules.ts'
import { finishDivisions } from './finish-divisions.ts'
import { scheduleHoldExpiry } from './schedule-hold-expiry.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'

/** Voids that a commit files. */
export interface Filing {
  readonly workbench: PlannedWorkbench
  /** Ids of the documents of its plan, those together that become void together. */
  readonly voids: readonly (readonly string[])[]
  /** Which are void, each by the first of those that become void together. */
  readonly voided: readonly string[]
  readonly stores: Stores
  readonly dependencies: Pick<StepDependencies, 'airHosts'>
}

/**
 * Files what was voided, and nothing else, on the reservation as it is now: a voided document is void
 * whatever else happened to the reservation. Documents that a division moved meanwhile are filed in their new
 * reservation.
 */
export async function fileVoids(reservationId: string, filing: Filing): Promise<void> {
  const { workbench, voids, stores, dependencies } = filing
  const latest = await retryOnConflict(async () => {
    const found = await finishDivisions(reservationId, workbench.call, stores, dependencies)
    const changed = found && (await withVoids(found, filing))
    if (!changed || changed === found) return found
    await scheduleHoldExpiry(changed, stores)
    return stores.reservations.save({ ...changed, revision: (found.revision ?? 0) + 1 })
  })
  if (!latest) return
  const hasLeft = voids.flat().some((id) => !latest.documentIds.includes(id))
  for (const division of hasLeft ? (latest.divisions ?? []) : [])
    await fileVoids(division.reservationId, filing)
}

/**
 * The reservation as its documents have it now, with the voids in its history; the same one when they are
 * there.
 */
export async function withVoids(
  reservation: Reservation,
  { workbench, voids, voided, stores }: Filing,
): Promise<Reservation> {
  const done = voids.filter(([first]) => first !== undefined && voided.includes(first)).flat()
  const own = done.filter((id) => reservation.documentIds.includes(id))
  const documentIds = unreportedVoids(reservation, own)
  if (documentIds.length === 0) return reservation
  const { commit } = workbench
  const { receivedFrom } = commit.kind === 'book' ? commit.flags : {}
  const event = commitEvent(workbench, 'voided', {
    documentIds,
    ...(receivedFrom !== undefined && { receivedFrom }),
  })
  const documents = await stores.documents.findMany(reservation.documentIds)
  const recomputed = recomputeBookingStatus(
    { ...reservation, events: [...reservation.events, event] },
    documents,
  )
  return withCancellations(recomputed, reservation, commit)
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
