import type { CommitPlan } from '../../lib/commit/commit.ts'
import { supplierNamesOf } from '../../lib/commit/file-reservation.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { StaleItem } from '../../lib/kernel/store.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import type { DividedBooking } from '../../lib/reservation/divide-reservation.ts'
import {
  divideReservation as decide,
  divisionOf,
  filedDivision,
  landNumbers,
} from '../../lib/reservation/divide-reservation.ts'
import type { Division, Reservation, UnfinishedDivision } from '../../lib/reservation/reservation.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import { noteHolds } from './note-holds.ts'
import type { StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

type Dependencies = Pick<StepDependencies, 'airHosts'>

/**
 * Divides the reservation by one write, which decides it: whoever leaves is no longer there, and what the new
 * reservation will be is written down beside. Everything after that only carries it out, and whoever comes
 * next goes on with it.
 *
 * @throws Refusal as the domain's `divideReservation`
 */
export async function fileDivision(
  { commit }: CommittingWorkbench,
  plan: CommitPlan,
  stores: Stores,
  dependencies: Dependencies,
): Promise<void> {
  const { divides = [], at } = commit
  for (;;) {
    const before = await stores.reservations.find(plan.reservationId, at)
    if (!before || !plan.division) throw new Error('there is nothing to divide')
    if (divisionOf(before, divides)) break
    const documents = await stores.documents.findMany(before.documentNumbers)
    if (await saved(decide(before, divides, commit, plan.division, documents), stores)) break
  }
  await findUndivided(plan.reservationId, at, stores, dependencies)
}

/** @returns whether nobody came between */
async function saved(reservation: Reservation, stores: Stores): Promise<boolean> {
  try {
    await stores.reservations.save(reservation)
    return true
  } catch (error) {
    if (error instanceof StaleItem) return false
    throw error
  }
}

/**
 * The reservation, once every division of it that somebody began is carried out: at the hosts, then the new
 * reservation, then its documents and names. Each is done once however often it is repeated, and the note
 * that it is to be done goes last.
 */
export async function findUndivided(
  id: string,
  at: EpochMs,
  stores: Stores,
  dependencies: Dependencies,
): Promise<Reservation | undefined> {
  for (;;) {
    const found = await stores.reservations.find(id, at)
    const begun = (found?.divisions ?? []).filter(({ unfinished }) => unfinished)
    if (!found || begun.length === 0) return found
    for (const division of begun)
      if (division.unfinished)
        await carryOut(found.id, division, division.unfinished, at, stores, dependencies)
    const divisions = (found.divisions ?? []).map(({ unfinished: _, ...division }) => division)
    await saved({ ...found, divisions }, stores)
  }
}

async function carryOut(
  parentId: string,
  { commitId }: Division,
  unfinished: UnfinishedDivision,
  at: EpochMs,
  stores: Stores,
  { airHosts }: Dependencies,
): Promise<void> {
  const { offers, travelers } = unfinished.reservation
  const bookings: DividedBooking[] = []
  for (const { offerId, ...sale } of unfinished.sales) {
    const itinerary = offers.find(({ id }) => id === offerId)?.itinerary
    const divide = itinerary && airHostOf(airHosts, itinerary.source).divide
    if (!divide) throw new Error(`offer ${offerId} cannot be divided`)
    const key = saleKey({ commitId }, offerId)
    const booking = await divide({ key, ...sale, itinerary, travelerIds: travelers.map(({ id }) => id) }, at)
    bookings.push({ offerId, saleKey: key, booking })
  }
  const reservation = filedDivision(unfinished, bookings)
  await noteHolds(reservation, stores)
  await created(reservation, stores)
  for (const number of reservation.documentNumbers) await handOver(number, parentId, reservation, stores)
  const names = bookings.flatMap(({ offerId, saleKey: key, booking }) =>
    supplierNamesOf({ offerId, saleKey: key, ...booking }),
  )
  for (const name of [...names, ...landNumbers(reservation)])
    await stores.reservations.nameBySupplierLocator(name, reservation.id)
}

/** Unless somebody did it, and may have changed it since. */
async function created(reservation: Reservation, stores: Stores): Promise<void> {
  try {
    await stores.reservations.create(reservation)
  } catch (error) {
    if (!(error instanceof StaleItem)) throw error
  }
}

/**
 * The document is the new reservation's from now on. One that has left the parent already may have gone
 * further.
 */
async function handOver(
  number: string,
  parentId: string,
  { id, locator }: Reservation,
  stores: Stores,
): Promise<void> {
  for (;;) {
    const [document] = await stores.documents.findMany([number])
    if (document?.reservationId !== parentId) return
    try {
      await stores.documents.save({ ...document, reservationId: id, locator })
      return
    } catch (error) {
      if (!(error instanceof StaleItem)) throw error
    }
  }
}
