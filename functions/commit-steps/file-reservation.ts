import type { CommitPlan } from '../../lib/commit/commit.ts'
import { ancillariesToIssue } from '../../lib/commit/commit.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { CommitEffects } from '../../lib/commit/file-reservation.ts'
import { fileReservation as decide, supplierNamesOf } from '../../lib/commit/file-reservation.ts'
import { isSameRevision } from '../../lib/commit/plan-commit.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { orIfStale, retryOnConflict } from '../../lib/kernel/update-item.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import type { Reservation, ReservationEvent } from '../../lib/reservation/reservation.ts'
import { notYetTold, standingBy } from '../../lib/ticketing/void-documents.ts'
import { othersNew } from '../../lib/workbench/non-priced-segments.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import { fileDivision, findUndivided } from './divide-reservation.ts'
import { noteHolds } from './note-holds.ts'
import type { StepDependencies } from './step.ts'
import { requirePlanned } from './step.ts'

/**
 * What the steps before achieved, and which documents they voided: each by the first number of its
 * conjunction.
 */
export interface FiledEffects extends CommitEffects {
  readonly voided: readonly string[]
}

/**
 * Writes documents, then carriers' locators, then the reservation: whoever sees the reservation finds
 * everything it names.
 *
 * @throws Refusal `reservationChanged` another commit changed the reservation meanwhile; `voidRefused`
 *   tickets of an offer to be cancelled could not be voided; what was voided is filed all the same
 */
export async function fileReservation(
  commit: CommitRef,
  effects: FiledEffects,
  dependencies: StepDependencies,
): Promise<void> {
  const stores = dependencies.stores(commit.tenantId)
  const { workbench, plan } = await requirePlanned(commit, stores)
  if (workbench.commit.divides) return fileDivision(workbench, plan, stores, dependencies)
  const before = await stores.reservations.find(plan.reservationId, workbench.commit.at)
  if (isFiled(before, commit)) return
  if (workbench.commit.voids)
    return fileVoids(plan.reservationId, workbench, plan, effects, stores, dependencies)
  try {
    if (!isSameRevision(workbench, before)) throw new Refusal('reservationChanged')
    await fileAll(commit, workbench, plan, effects, before, stores)
  } catch (error) {
    const isOvertaken = error instanceof Refusal && effects.voided.length > 0
    if (isOvertaken) await fileVoids(plan.reservationId, workbench, plan, effects, stores, dependencies)
    throw error
  }
}

async function fileAll(
  commit: CommitRef,
  workbench: CommittingWorkbench,
  plan: CommitPlan,
  effects: FiledEffects,
  before: Reservation | undefined,
  stores: Stores,
): Promise<void> {
  const isVoid = (plan.voids ?? []).every(([first = '']) => effects.voided.includes(first))
  if (plan.cancelled.length > 0 && !isVoid) throw new Refusal('voidRefused')
  const earlier =
    ancillariesToIssue(plan).length > 0 ? await stores.documents.findMany(before?.documentNumbers ?? []) : []
  const { reservation, documents } = decide(workbench, plan, effects, before, earlier)
  for (const document of documents) await stores.documents.file(document)
  for (const document of await stores.documents.findMany(plan.retained ?? [])) {
    if (!document.retained) await stores.documents.save({ ...document, retained: true })
  }
  for (const sale of effects.sold) {
    for (const name of supplierNamesOf(sale))
      await stores.reservations.nameBySupplierLocator(name, reservation.id)
  }
  await nameByPassives(before, reservation, stores)
  const filed = await withVoids(reservation, workbench, plan, effects, stores)
  await noteHolds(filed, stores)
  await write(filed, before, commit, workbench, stores)
}

/**
 * Locators of flights that were booked elsewhere lead to the reservation, unless they lead to one already.
 */
async function nameByPassives(
  before: Reservation | undefined,
  reservation: Reservation,
  stores: Stores,
): Promise<void> {
  for (const other of othersNew(before, reservation)) {
    const supplierLocator = 'supplierLocator' in other ? other.supplierLocator : undefined
    if (!supplierLocator || (await stores.reservations.findIdBySupplierLocator(supplierLocator.locator)))
      continue
    await stores.reservations.nameBySupplierLocator(supplierLocator.locator, reservation.id)
  }
}

/**
 * Files nothing but what was voided, on the reservation as it is now: a document that is void is void
 * whatever else happened to the reservation. Those that left it meanwhile are filed where they went.
 */
async function fileVoids(
  reservationId: string,
  workbench: CommittingWorkbench,
  plan: CommitPlan,
  effects: FiledEffects,
  stores: Stores,
  dependencies: StepDependencies,
): Promise<void> {
  const latest = await retryOnConflict(async () => {
    const found = await findUndivided(reservationId, workbench.commit.at, stores, dependencies)
    const changed = found && (await withVoids(found, workbench, plan, effects, stores))
    if (!changed || changed === found) return found
    await noteHolds(changed, stores)
    return stores.reservations.save({ ...changed, revision: (found.revision ?? 0) + 1 })
  })
  if (!latest) return
  const hasLeft = (plan.voids ?? []).flat().some((number) => !latest.documentNumbers.includes(number))
  for (const division of hasLeft ? (latest.divisions ?? []) : [])
    await fileVoids(division.reservationId, workbench, plan, effects, stores, dependencies)
}

/**
 * The reservation as its documents have it now, with the voids in its history; the same reservation when it
 * tells of them already.
 */
async function withVoids(
  reservation: Reservation,
  { commit }: CommittingWorkbench,
  { voids = [] }: CommitPlan,
  { voided }: FiledEffects,
  stores: Stores,
): Promise<Reservation> {
  const done = voids.filter(([first]) => first !== undefined && voided.includes(first)).flat()
  const own = done.filter((number) => reservation.documentNumbers.includes(number))
  const documentNumbers = notYetTold(reservation, own)
  if (documentNumbers.length === 0) return reservation
  const { receivedFrom } = commit.flags
  const event: ReservationEvent = {
    at: commit.at,
    kind: 'voided',
    commitId: commit.id,
    documentNumbers,
    pcc: commit.agency.pcc,
    ...(receivedFrom !== undefined && { receivedFrom }),
  }
  const documents = await stores.documents.findMany(reservation.documentNumbers)
  return standingBy({ ...reservation, events: [...reservation.events, event] }, documents, commit.at)
}

/** A void that was filed alone does not say that the commit was. */
const isFiled = (reservation: Reservation | undefined, { commitId }: CommitRef): boolean =>
  reservation?.events.some((event) => event.commitId === commitId && event.kind !== 'voided') ?? false

async function write(
  reservation: Reservation,
  before: Reservation | undefined,
  commit: CommitRef,
  workbench: CommittingWorkbench,
  stores: Stores,
): Promise<void> {
  const save = async (): Promise<void> => {
    if (before) await stores.reservations.save(reservation)
    else await stores.reservations.create(reservation)
  }
  await orIfStale(save, async (conflict) => {
    const current = await stores.reservations.find(reservation.id, workbench.commit.at)
    if (isFiled(current, commit)) return
    if (!isSameRevision(workbench, current)) throw new Refusal('reservationChanged', {}, { cause: conflict })
    // A stay or a car came between: the workflow repeats the step, which files what it finds then.
    throw conflict
  })
}
