import { supplierNamesOf } from '../../lib/commit/commit-effects.ts'
import { createOnce } from '../../lib/kernel/update-item.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import type { DividedBooking } from '../../lib/reservation/division.ts'
import { filedDivision, supplierConfirmations } from '../../lib/reservation/division.ts'
import type { Division, Reservation, UnfinishedDivision } from '../../lib/reservation/reservation.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import { scheduleHoldExpiry } from './schedule-hold-expiry.ts'
import type { StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

type Dependencies = Pick<StepDependencies, 'airHosts'>

/**
 * The reservation, once every unfinished division of it is carried out: at the hosts, then the new
 * reservation, then its documents and names. Each step takes effect once however often it is repeated; the
 * mark `unfinished` is removed last.
 */
export const finishDivisions = (
  id: string,
  call: SupplierCall,
  stores: Stores,
  dependencies: Dependencies,
): Promise<Reservation | undefined> =>
  stores.reservations.update(id, call.now, async (found) => {
    const unfinished = (found.divisions ?? []).filter((division) => division.unfinished)
    for (const division of unfinished)
      if (division.unfinished)
        await carryOut(found.id, division, division.unfinished, call, stores, dependencies)
    const divisions = (found.divisions ?? []).map(({ unfinished: _, ...division }) => division)
    return unfinished.length > 0 ? { ...found, divisions } : found
  })

async function carryOut(
  parentId: string,
  { commitId }: Division,
  unfinished: UnfinishedDivision,
  call: SupplierCall,
  stores: Stores,
  { airHosts }: Dependencies,
): Promise<void> {
  const { offers, travelers } = unfinished.reservation
  const bookings: DividedBooking[] = []
  for (const { offerId, ...sale } of unfinished.sales) {
    const itinerary = offers.find(({ id }) => id === offerId)?.itinerary
    const divide = itinerary && hostNamed(airHosts, itinerary.supplier).divide
    if (!divide) throw new Error(`offer ${offerId} cannot be divided`)
    const key = saleKey({ id: commitId }, offerId)
    const booking = await divide(
      { key, ...sale, itinerary, travelerIds: travelers.map(({ id }) => id) },
      call,
    )
    bookings.push({ offerId, saleKey: key, booking })
  }
  const reservation = filedDivision(unfinished, bookings)
  await scheduleHoldExpiry(reservation, stores)
  // Unless an earlier attempt did it, and another commit may have changed it since.
  await createOnce(() => stores.reservations.create(reservation))
  for (const documentId of reservation.documentIds) await handOver(documentId, parentId, reservation, stores)
  const names = bookings.flatMap(({ booking }) => supplierNamesOf(booking))
  for (const name of [...names, ...supplierConfirmations(reservation)])
    await stores.reservations.indexBySupplierLocator(name, reservation.id, call.now)
}

/**
 * The document belongs to the new reservation from now on. One that has left the parent already may have
 * moved on by a later division.
 */
const handOver = (documentId: string, parentId: string, { id, locator }: Reservation, stores: Stores) =>
  stores.documents.update(documentId, (document) =>
    document.reservationId === parentId ? { ...document, reservationId: id, locator } : document,
  )
