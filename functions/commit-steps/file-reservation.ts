import { isSameRevision } from '../../lib/domain/commit.ts'
import type { CommitEffects } from '../../lib/domain/file-reservation.ts'
import { fileReservation as decide, supplierNamesOf } from '../../lib/domain/file-reservation.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Reservation } from '../../lib/domain/reservation.ts'
import type { CommittingWorkbench } from '../../lib/domain/workbench.ts'
import { StaleItem } from '../../lib/repositories/store.ts'
import type { Stores } from '../../lib/repositories/stores.ts'
import type { CommitRef } from '../../lib/workflow/commit-workflow.ts'
import type { StepNeeds } from './step.ts'
import { requirePlanned } from './step.ts'

/**
 * Writes documents, then carriers' locators, then the reservation: whoever sees the reservation finds everything it names.
 *
 * @throws Refusal `reservationChanged` another commit changed the reservation meanwhile
 */
export async function fileReservation(commit: CommitRef, effects: CommitEffects, { stores: storesOf }: StepNeeds): Promise<void> {
  const stores = storesOf(commit.tenantId)
  const { workbench, plan } = await requirePlanned(commit, stores)
  const before = await stores.reservations.find(plan.reservationId)
  if (isFiled(before, commit)) return
  if (!isSameRevision(workbench, before)) throw new Refusal('reservationChanged')
  const { reservation, tickets } = decide(workbench, plan, effects, before)
  for (const ticket of tickets) await stores.documents.file(ticket)
  for (const sale of effects.sold) {
    for (const name of supplierNamesOf(sale)) await stores.reservations.nameBySupplierLocator(name, reservation.id)
  }
  await write(reservation, before, commit, workbench, stores)
}

const isFiled = (reservation: Reservation | undefined, { commitId }: CommitRef): boolean =>
  reservation?.events.some((event) => event.commitId === commitId) ?? false

async function write(
  reservation: Reservation,
  before: Reservation | undefined,
  commit: CommitRef,
  workbench: CommittingWorkbench,
  stores: Stores,
): Promise<void> {
  try {
    await (before ? stores.reservations.save(reservation) : stores.reservations.create(reservation))
  } catch (error) {
    if (!(error instanceof StaleItem)) throw error
    const current = await stores.reservations.find(reservation.id)
    if (isFiled(current, commit)) return
    if (!isSameRevision(workbench, current)) throw new Refusal('reservationChanged', {}, { cause: error })
    // A stay or a car came between: the workflow repeats the step, which files what it finds then.
    throw error
  }
}
