import type { CommitPlan } from '../../lib/commit/commit.ts'
import { supplierNamesOf } from '../../lib/commit/file-reservation.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { createOnce } from '../../lib/kernel/update-item.ts'
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
  const { reservationId, division } = plan
  const divided =
    division &&
    (await stores.reservations.update(reservationId, at, async (before) => {
      if (divisionOf(before, divides)) return before
      const documents = await stores.documents.findMany(before.documentNumbers)
      return decide(before, divides, commit, division, documents)
    }))
  if (!divided) throw new Error('there is nothing to divide')
  await findUndivided(reservationId, at, stores, dependencies)
}

/**
 * The reservation, once every division of it that somebody began is carried out: at the hosts, then the new
 * reservation, then its documents and names. Each is done once however often it is repeated, and the note
 * that it is to be done goes last.
 */
export const findUndivided = (
  id: string,
  at: EpochMs,
  stores: Stores,
  dependencies: Dependencies,
): Promise<Reservation | undefined> =>
  stores.reservations.update(id, at, async (found) => {
    const begun = (found.divisions ?? []).filter(({ unfinished }) => unfinished)
    for (const division of begun)
      if (division.unfinished)
        await carryOut(found.id, division, division.unfinished, at, stores, dependencies)
    const divisions = (found.divisions ?? []).map(({ unfinished: _, ...division }) => division)
    return begun.length > 0 ? { ...found, divisions } : found
  })

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
  // Unless an earlier attempt did it, and another commit may have changed it since.
  await createOnce(() => stores.reservations.create(reservation))
  for (const number of reservation.documentNumbers) await handOver(number, parentId, reservation, stores)
  const names = bookings.flatMap(({ offerId, saleKey: key, booking }) =>
    supplierNamesOf({ offerId, saleKey: key, ...booking }),
  )
  for (const name of [...names, ...landNumbers(reservation)])
    await stores.reservations.nameBySupplierLocator(name, reservation.id)
}

/**
 * The document is the new reservation's from now on. One that has left the parent already may have gone
 * further.
 */
const handOver = (number: string, parentId: string, { id, locator }: Reservation, stores: Stores) =>
  stores.documents.update(number, (document) =>
    document.reservationId === parentId ? { ...document, reservationId: id, locator } : document,
  )
