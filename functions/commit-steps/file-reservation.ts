import type {
  DivideCommit,
  Planned,
  RefundCommit,
  VehicleCommit,
  VoidCommit,
} from '../../lib/commit/commit.ts'
import { soldOf } from '../../lib/commit/commit-effects.ts'
import { isFiledBy } from '../../lib/commit/commit-history.ts'
import { fileVehicles } from '../../lib/commit/file-vehicles.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { orIfStale } from '../../lib/kernel/update-item.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { divideReservation, divisionOf } from '../../lib/reservation/division.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { FilingForbidden, requireAllowed } from '../../lib/reservation/reservations.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import { fileBooking } from './file-booking.ts'
import { fileRooms } from './file-rooms.ts'
import { fileVoids } from './file-voids.ts'
import type { Filed, FiledEffects } from './filed.ts'
import { finishDivisions } from './finish-divisions.ts'
import type { InCommit, PlannedWorkbench, StepDependencies } from './step.ts'

/**
 * Files what the commit did, by its kind; a repetition finds it filed.
 *
 * @throws Refusal `reservationChanged` another commit changed the reservation meanwhile; why documents of an
 *   offer to be cancelled could not be voided; what was voided is filed all the same
 */
export async function fileReservation(
  { ref, workbench }: InCommit<PlannedWorkbench>,
  effects: FiledEffects,
  dependencies: StepDependencies,
): Promise<Filed> {
  const stores = dependencies.stores(ref.tenantId)
  const { commit } = workbench
  // A late repetition of a filing that is undone by now.
  if (commit.undo && !(commit.undo.keepsBooking && effects.ticketingFailed))
    throw new FilingForbidden(commit.id)
  switch (commit.kind) {
    case 'book':
      return fileBooking({ ...workbench, commit }, effects, stores, dependencies)
    case 'vehicle':
      return fileVehicleCommit({ ...workbench, commit }, effects, stores)
    case 'hotel':
      return fileRooms({ ...workbench, commit }, soldOf(effects.sold, 'rooms'), {
        ref,
        stores,
        settled: effects.settled,
      })
    case 'void':
    case 'refund':
      return fileVoidCommit({ ...workbench, commit }, effects, stores, dependencies)
    case 'divide':
      return fileDivision({ ...workbench, commit }, stores, dependencies)
    default:
      return commit satisfies never
  }
}

async function fileVehicleCommit(
  workbench: CommittingWorkbench<Planned<VehicleCommit>>,
  { sold }: FiledEffects,
  stores: Stores,
): Promise<Filed> {
  const { plan, id: commitId, at } = workbench.commit
  const { reservationId } = plan
  const cars = soldOf(sold, 'vehicle')
  for (const { confirmation } of cars)
    await stores.reservations.indexBySupplierLocator(confirmation, reservationId, at)
  const change = (before: Reservation): Reservation => {
    if (isFiledBy(before, commitId)) return before
    requireAllowed(before, workbench.commit)
    return fileVehicles(workbench, plan, cars, before)
  }
  if (workbench.base) {
    if (!(await stores.reservations.update(reservationId, at, change)))
      throw new Refusal('reservationChanged')
    return { reservationIds: [reservationId] }
  }
  await orIfStale(
    () => stores.reservations.create(fileVehicles(workbench, plan, cars, undefined), workbench.commit),
    async (conflict) => {
      const current = await stores.reservations.find(reservationId, at)
      if (!current || !isFiledBy(current, commitId))
        throw new Refusal('reservationChanged', {}, { cause: conflict })
    },
  )
  return { reservationIds: [reservationId] }
}

async function fileVoidCommit(
  workbench: PlannedWorkbench<VoidCommit | RefundCommit>,
  { voided }: FiledEffects,
  stores: Stores,
  dependencies: StepDependencies,
): Promise<Filed> {
  const { reservationId } = workbench.commit.plan
  await fileVoids(reservationId, { workbench, voided, stores, dependencies })
  return { reservationIds: [reservationId] }
}

/**
 * Divides the reservation by one write, which decides it: the divided travelers are removed, and the new
 * reservation is stored in the same item, as it will be. Later writes carry it out; the next commit of the
 * reservation finishes what is left of it.
 *
 * @throws Refusal as `divideReservation`
 */
async function fileDivision(
  workbench: PlannedWorkbench<DivideCommit>,
  stores: Stores,
  dependencies: StepDependencies,
): Promise<Filed> {
  const { commit } = workbench
  const { travelerIds, at, plan } = commit
  const divided = await stores.reservations.update(plan.reservationId, at, async (before) => {
    if (divisionOf(before, travelerIds)) return before
    requireAllowed(before, commit)
    const documents = await stores.documents.findMany(before.documentIds)
    return divideReservation(before, workbench, plan.division, documents)
  })
  if (!divided) throw new Error('there is nothing to divide')
  await finishDivisions(plan.reservationId, workbench.call, stores, dependencies)
  return { reservationIds: [plan.reservationId] }
}
