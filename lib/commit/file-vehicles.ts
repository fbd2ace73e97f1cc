import type { Receipt, Reservation } from '../reservation/reservation.ts'
import { filedDetails } from '../workbench/details.ts'
import type { CommittingWorkbench } from '../workbench/workbench.ts'
import type { VehicleCommit, VehiclePlan } from './commit.ts'
import type { SoldVehicle } from './commit-effects.ts'
import { commitEvent, type NewReceipt, numberedReceipts } from './commit-history.ts'
import { filedVehicles } from './file-hotels-and-cars.ts'

/**
 * The reservation after a commit of cars: an existing one is otherwise unchanged, a new one has the contents
 * of the workbench.
 *
 * @param before undefined for a new reservation
 */
export function fileVehicles(
  workbench: CommittingWorkbench<VehicleCommit>,
  plan: VehiclePlan,
  sold: readonly SoldVehicle[],
  before: Reservation | undefined,
): Reservation {
  const { commit } = workbench
  const count = Math.max(workbench.added.offers, before?.added.offers ?? 0)
  const vehicles = filedVehicles(plan, sold, before, count)
  const added: NewReceipt[] = [
    ...(before ? [] : [{ kind: 'record' as const, locator: plan.locator }]),
    // The receipt of a car is derived from the car, cancellation included.
    ...sold.map(({ offerId }) => ({
      kind: 'vehicle' as const,
      offerRefs: [vehicles?.find(({ id }) => id === offerId)?.ref ?? offerId],
    })),
  ]
  const receipts: Receipt[] = [...(before?.receipts ?? []), ...numberedReceipts(added, commit, before)]
  const events = [
    ...(before?.events ?? []),
    commitEvent(workbench, before ? 'changed' : 'booked'),
    ...(plan.cancelledVehicles.length > 0 ? [commitEvent(workbench, 'cancelled')] : []),
  ]
  const happened = { ...(vehicles && { vehicles }), receipts, events }
  const offers = count + plan.vehicles.length
  if (before) return { ...before, ...happened, added: { ...before.added, offers } }
  return {
    id: plan.reservationId,
    version: 0,
    revision: 1,
    locator: plan.locator,
    createdAt: commit.at,
    pcc: commit.agency.pcc,
    offers: [],
    travelers: workbench.travelers,
    formsOfPayment: workbench.formsOfPayment,
    payments: [],
    ...(workbench.details && { details: filedDetails(workbench.details) }),
    documentIds: [],
    ...happened,
    added: { ...workbench.added, offers },
  }
}
