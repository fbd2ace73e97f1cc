import type { EpochMs } from '../../lib/kernel/instant.ts'
import { counts, lifetimes } from '../../lib/kernel/limits.ts'
import { countSeats } from '../../lib/kernel/passengers.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { orIfStale } from '../../lib/kernel/update-item.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import { lapsedHoldItem } from '../../lib/queue/lapsed-holds.ts'
import { type DueHold, everyDueHold } from '../../lib/reservation/due-holds.ts'
import { type PartHold, partHolds } from '../../lib/reservation/part-holds.ts'
import { asOf } from '../../lib/reservation/reservation.ts'
import { unpaidHolds } from '../../lib/reservation/unpaid-holds.ts'
import { OutcomePending, SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'

export interface ExpiryDependencies {
  readonly store: Store
  readonly airHosts: AirHosts
}

/**
 * Files expired holds, and releases them at their suppliers. Readers compute expiry by the clock: this sweep
 * is for reservations that are neither read nor changed. It may be repeated safely.
 *
 * @param lookBackHours how long ago holds may have expired
 * @returns how many reservations lost offers
 */
export async function expireHolds(
  now: EpochMs,
  { store, airHosts }: ExpiryDependencies,
  lookBackHours: number = counts.expiryLookBackHours,
): Promise<number> {
  const dueHolds = everyDueHold(store)
  const at = now - lifetimes.expiryGraceMs
  let count = 0
  for (const due of await dueHolds.until(at, lookBackHours)) {
    const end = await expire(due, at, store, airHosts).catch(waitIfUnanswered)
    if (end === 'expired') count++
    if (end !== 'waits') await dueHolds.forget(due)
  }
  return count
}

/** A supplier that does not answer leaves the holds of the others: the next run asks it again. */
function waitIfUnanswered(error: unknown): 'waits' {
  if (error instanceof SupplierUnavailable || error instanceof OutcomePending) return 'waits'
  throw error
}

/**
 * Suppliers and the agency's queue first: until the reservation has the offers as expired, the next run
 * finds them again.
 */
async function expire(
  { tenantId, reservationId }: DueHold,
  at: EpochMs,
  store: Store,
  airHosts: AirHosts,
): Promise<'expired' | 'waits' | 'nothing'> {
  const { reservations, queueItems } = storesOver(store)(tenantId)
  const reservation = await reservations.findWritten(reservationId)
  if (!reservation) return 'nothing'
  // Every change of the reservation after a time limit has expired its holds, too.
  const expired = asOf(reservation, at)
  const { holdsToRelease = [], partsToRelease = [], expiredAncillaries = [], ...left } = expired
  const item = lapsedHoldItem(reservation, at)
  const call = { tenantId, now: at }
  if (!item) return unpaidHolds(left).length + partHolds(left).length > 0 ? 'waits' : 'nothing'
  for (const ancillary of expiredAncillaries) {
    const { booking, supplier } = ancillary
    if (booking.status !== 'added')
      await hostNamed(airHosts, supplier).ancillaries.release(booking.saleKey, ancillary, call)
  }
  for (const { supplier, saleKey, seats } of holdsToRelease)
    await hostNamed(airHosts, supplier).release(saleKey, seats, call)
  for (const part of partsToRelease) await releasePart(part, airHosts, call)
  await queueItems.placeOnce(item)
  const withEmd = expiredAncillaries.filter(({ booking }) => booking.status === 'issued')
  return orIfStale<'expired' | 'waits'>(
    async () => {
      await reservations.save({ ...left, ...(withEmd.length > 0 && { expiredAncillaries: withEmd }) })
      return 'expired'
    },
    () => 'waits',
  )
}

/**
 * The seats are divided off their sale, and released. A supplier that divides no sale keeps them, until the offer is
 * cancelled.
 */
async function releasePart(
  { id: key, supplier, saleKey, itinerary, travelerIds, seatsKept }: PartHold,
  airHosts: AirHosts,
  call: SupplierCall,
): Promise<void> {
  const host = hostNamed(airHosts, supplier)
  if (!host.divide || countSeats(itinerary.passengers) === 0) return
  await host.divide({ key, saleKey, itinerary, travelerIds, seatsKept, issueKeys: [] }, call)
  await host.release(key, itinerary, call)
}
