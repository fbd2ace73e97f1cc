import type { EpochMs } from '../../lib/kernel/instant.ts'
import { counts, lifetimes } from '../../lib/kernel/limits.ts'
import { countSeats } from '../../lib/kernel/passengers.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { orIfStale } from '../../lib/kernel/update-item.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import { lapsedHoldItem } from '../../lib/queue/lapsed-holds.ts'
import { type DueHold, everyDueHold, hourBegan } from '../../lib/reservation/due-holds.ts'
import { type PartHold, partHolds } from '../../lib/reservation/part-holds.ts'
import { asOf } from '../../lib/reservation/reservation.ts'
import { unpaidHolds } from '../../lib/reservation/unpaid-holds.ts'
import { OutcomePending, SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'

export interface ExpiryDependencies {
  readonly store: Store
  /** For which reservations are kept after travel; absent: for ever. */
  readonly retentionMonths?: number | undefined
  readonly airHosts: AirHosts
}

export interface ExpiredHolds {
  /** How many reservations lost offers. */
  readonly expired: number
  /** How long ago the oldest hold ended that is not released yet; 0: none is left. */
  readonly oldestMs: number
}

type End = 'expired' | 'nothing' | 'notYet' | 'again'

/**
 * Files expired holds, and releases them at their suppliers, some at a time, those that ended first before the others.
 * Readers compute expiry by the clock: this sweep is for reservations that are neither read nor changed. It may be
 * repeated safely.
 *
 * @param hasTime whether there is time for another hold; those that are left are found by the next run
 * @throws AggregateError after all: what went wrong with some
 */
export async function expireHolds(
  now: EpochMs,
  { store, airHosts, retentionMonths }: ExpiryDependencies,
  hasTime: () => boolean = () => true,
): Promise<ExpiredHolds> {
  const dueHolds = everyDueHold(store)
  const stores = storesOver(store, { retentionMonths })
  const at = now - lifetimes.expiryGraceMs
  const errors: unknown[] = []
  let expired = 0
  let oldest = Number.POSITIVE_INFINITY

  async function end(due: DueHold): Promise<End> {
    if (!hasTime()) return 'again'
    try {
      const ended = await expire(due, at, stores, airHosts)
      if (ended === 'expired' || ended === 'nothing') await dueHolds.forget(due)
      return ended
    } catch (error) {
      if (!isUnanswered(error)) errors.push(error)
      return 'again'
    }
  }

  for await (const hour of dueHolds.until(at)) {
    await someAtATime(hour, async (due) => {
      const ended = await end(due)
      if (ended === 'expired') expired++
      if (ended === 'again') oldest = Math.min(oldest, hourBegan(due))
    })
    if (!hasTime()) break
  }
  if (errors.length > 0) throw new AggregateError(errors, 'holds could not be expired')
  return { expired, oldestMs: Math.max(0, at - oldest) }
}

async function someAtATime<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const runOne = async (): Promise<void> => {
    for (const item of waiting) await run(item)
  }
  await Promise.all(Array.from({ length: counts.holdsEndedAtATime }, runOne))
}

/** A supplier that does not answer leaves the holds of the others: the next run asks it again. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof SupplierUnavailable || error instanceof OutcomePending

/**
 * Suppliers and the agency's queue first: until the reservation has the offers as expired, the next run
 * finds them again.
 */
async function expire(
  { tenantId, reservationId }: DueHold,
  at: EpochMs,
  stores: ReturnType<typeof storesOver>,
  airHosts: AirHosts,
): Promise<End> {
  const { reservations, queueItems } = stores(tenantId)
  const reservation = await reservations.findWritten(reservationId)
  if (!reservation) return 'nothing'
  // Every change of the reservation after a time limit has expired its holds, too.
  const expired = asOf(reservation, at)
  const { holdsToRelease = [], partsToRelease = [], expiredAncillaries = [], ...left } = expired
  const item = lapsedHoldItem(reservation, at)
  const call = { tenantId, now: at }
  if (!item) return unpaidHolds(left).length + partHolds(left).length > 0 ? 'notYet' : 'nothing'
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
  return orIfStale<End>(
    async () => {
      await reservations.save({ ...left, ...(withEmd.length > 0 && { expiredAncillaries: withEmd }) })
      return 'expired'
    },
    () => 'again',
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
