import type {
  BookCommit,
  BookPlan,
  DivideCommit,
  Planned,
  VehicleCommit,
  VoidCommit,
} from '../../lib/commit/commit.ts'
import { ancillariesToIssue } from '../../lib/commit/commit.ts'
import type { CommitEffects } from '../../lib/commit/commit-effects.ts'
import { soldOf, supplierNamesOf } from '../../lib/commit/commit-effects.ts'
import { isFiledBy } from '../../lib/commit/commit-history.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import { fileBook } from '../../lib/commit/file-book.ts'
import { fileVehicles } from '../../lib/commit/file-vehicles.ts'
import { isSameRevision } from '../../lib/commit/plan-book.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { orIfStale } from '../../lib/kernel/update-item.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { divideReservation, divisionOf } from '../../lib/reservation/division.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { addedNonPriced } from '../../lib/workbench/non-priced-segments.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import { withoutEndedOrders } from './ended-orders.ts'
import { fileRooms } from './file-rooms.ts'
import { type Filing, fileVoids, withVoids } from './file-voids.ts'
import { finishDivisions } from './finish-divisions.ts'
import { scheduleHoldExpiry } from './schedule-hold-expiry.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { requirePlanned } from './step.ts'

/** A document that could not be voided, and why. */
export interface NotVoided extends RefusalNotice {
  readonly documentId: string
}

/**
 * What the steps before achieved, and which documents they voided or could not: each by the first of those that
 * become void together.
 */
export interface FiledEffects extends CommitEffects {
  readonly voided: readonly string[]
  readonly notVoided: readonly NotVoided[]
}

/** The reservations that a commit made or changed. */
export interface Filed {
  readonly reservationIds: readonly string[]
}

/**
 * Files what the commit did, by its kind; a repetition finds it filed.
 *
 * @throws Refusal `reservationChanged` another commit changed the reservation meanwhile; why documents of an
 *   offer to be cancelled could not be voided; what was voided is filed all the same
 */
export async function fileReservation(
  ref: CommitRef,
  effects: FiledEffects,
  dependencies: StepDependencies,
): Promise<Filed> {
  const stores = dependencies.stores(ref.tenantId)
  const workbench = await requirePlanned(ref, stores)
  const { commit } = workbench
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
        vault: dependencies.vault,
      })
    case 'void':
      return fileVoidCommit({ ...workbench, commit }, effects, stores, dependencies)
    case 'divide':
      return fileDivision({ ...workbench, commit }, stores, dependencies)
    default:
      return commit satisfies never
  }
}

async function fileBooking(
  workbench: PlannedWorkbench<BookCommit>,
  effects: FiledEffects,
  stores: Stores,
  dependencies: StepDependencies,
): Promise<Filed> {
  const { id: commitId, at, plan } = workbench.commit
  const filed = { reservationIds: [plan.reservationId] }
  const before = await stores.reservations.find(plan.reservationId, at)
  if (before && isFiledBy(before, commitId)) return filed
  const voids: Filing = { workbench, voids: plan.voids, voided: effects.voided, stores, dependencies }
  try {
    if (!isSameRevision(workbench, before)) throw new Refusal('reservationChanged')
    requireVoid(plan, effects)
    const booking = effects.ticketingFailed ? await withoutEndedOrders(workbench, dependencies) : workbench
    await fileAll(booking, effects, before, voids)
    return filed
  } catch (error) {
    if (error instanceof Refusal && effects.voided.length > 0) await fileVoids(plan.reservationId, voids)
    throw error
  }
}

/** An offer is cancelled once all documents are void that had to be. */
function requireVoid({ cancelled, voids }: BookPlan, { voided, notVoided }: FiledEffects): void {
  if (cancelled.length === 0 || voids.every(([first = '']) => voided.includes(first))) return
  const [{ code, details } = { code: 'voidRefused' as const, details: {} }] = notVoided
  // Whether an unknown one is void is found when the request is sent again.
  throw code === 'supplierUnavailable' ? new Refusal('commitFailed') : new Refusal(code, details)
}

/**
 * Documents, then carriers' locators, then the reservation: a reader of the reservation finds everything it
 * names.
 */
async function fileAll(
  workbench: PlannedWorkbench<BookCommit>,
  effects: FiledEffects,
  before: Reservation | undefined,
  voids: Filing,
): Promise<void> {
  const { stores } = voids
  const { plan } = workbench.commit
  const earlier =
    ancillariesToIssue(plan).length > 0 ? await stores.documents.findMany(before?.documentIds ?? []) : []
  const { reservation, documents } = fileBook(workbench, effects, { before, documents: earlier })
  for (const document of documents) await stores.documents.file(document)
  for (const id of plan.retained)
    await stores.documents.update(id, (held) => (held.retained ? held : { ...held, retained: true }))
  for (const name of soldOf(effects.sold, 'seats').flatMap(supplierNamesOf))
    await stores.reservations.indexBySupplierLocator(name, reservation.id)
  await indexByPassives(before, reservation, stores)
  const filed = await withVoids(reservation, voids)
  await scheduleHoldExpiry(filed, stores)
  await write(filed, before, workbench, stores)
}

/** Locators of passive segments lead to the reservation, unless they lead to one already. */
async function indexByPassives(
  before: Reservation | undefined,
  reservation: Reservation,
  stores: Stores,
): Promise<void> {
  for (const other of addedNonPriced(before, reservation)) {
    const supplierLocator = 'supplierLocator' in other ? other.supplierLocator : undefined
    if (!supplierLocator || (await stores.reservations.findIdBySupplierLocator(supplierLocator.locator)))
      continue
    await stores.reservations.indexBySupplierLocator(supplierLocator.locator, reservation.id)
  }
}

async function write(
  reservation: Reservation,
  before: Reservation | undefined,
  workbench: CommittingWorkbench<Planned<BookCommit>>,
  stores: Stores,
): Promise<void> {
  const { id: commitId, at } = workbench.commit
  const save = async (): Promise<void> => {
    if (before) await stores.reservations.save(reservation)
    else await stores.reservations.create(reservation)
  }
  await orIfStale(save, async (conflict) => {
    const current = await stores.reservations.find(reservation.id, at)
    if (current && isFiledBy(current, commitId)) return
    if (!isSameRevision(workbench, current)) throw new Refusal('reservationChanged', {}, { cause: conflict })
    // A hotel room or a car came between: the workflow repeats the step, which files what it finds then.
    throw conflict
  })
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
    await stores.reservations.indexBySupplierLocator(confirmation, reservationId)
  const change = (before: Reservation): Reservation =>
    isFiledBy(before, commitId) ? before : fileVehicles(workbench, plan, cars, before)
  if (workbench.base) {
    if (!(await stores.reservations.update(reservationId, at, change)))
      throw new Refusal('reservationChanged')
    return { reservationIds: [reservationId] }
  }
  await orIfStale(
    () => stores.reservations.create(fileVehicles(workbench, plan, cars, undefined)),
    async (conflict) => {
      const current = await stores.reservations.find(reservationId, at)
      if (!current || !isFiledBy(current, commitId))
        throw new Refusal('reservationChanged', {}, { cause: conflict })
    },
  )
  return { reservationIds: [reservationId] }
}

async function fileVoidCommit(
  workbench: PlannedWorkbench<VoidCommit>,
  { voided }: FiledEffects,
  stores: Stores,
  dependencies: StepDependencies,
): Promise<Filed> {
  const { reservationId, voids } = workbench.commit.plan
  await fileVoids(reservationId, { workbench, voids, voided, stores, dependencies })
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
    const documents = await stores.documents.findMany(before.documentIds)
    return divideReservation(before, workbench, plan.division, documents)
  })
  if (!divided) throw new Error('there is nothing to divide')
  await finishDivisions(plan.reservationId, workbench.call, stores, dependencies)
  return { reservationIds: [plan.reservationId] }
}
