import type { Claim } from '../kernel/claim.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
import { retryOnConflict } from '../kernel/update-item.ts'
import { earlierItemsOf } from './earlier-items.ts'
import type { QueueItem } from './queue.ts'
import { queueCountsOf } from './queue-counts.ts'
import { queuePagesOf } from './queue-pages.ts'
import { type ItemName, type Known, type Queue, queueRowsOf, sortOf } from './queue-rows.ts'

export type QueueItems = ReturnType<typeof queueItemsOf>

const lastChange = (known: Known | undefined) => known?.change && { change: known.change }

/** The queues of one tenant. */
export const queueItemsOf = (store: Store, tenantId: string) => {
  const rows = queueRowsOf(store, tenantId)
  const counts = queueCountsOf(store, tenantId, rows)
  const earlier = earlierItemsOf(store, tenantId)

  /** One attempt. @returns false when an item of another time was in its place, and was taken away first */
  async function replace(item: QueueItem, claim?: Pick<Claim, 'id'>): Promise<boolean> {
    const former = await rows.known(item)
    const found = former?.value
    const there = found?.status === 'waiting' ? undefined : await earlier.find(item)
    if (claim && (found ?? there)?.claims?.includes(claim.id)) return true
    const claims = claim ? [claim.id] : (found?.claims ?? [])
    const next = { status: 'waiting', from: item.from, placedAt: item.placedAt, claims } as const
    if (found?.status !== 'waiting') {
      await counts.place(item, { former, next })
      if (there) await earlier.forget(item)
      return true
    }
    const place = { ...item, from: found.from, placedAt: found.placedAt }
    if (sortOf(place) !== sortOf(item)) {
      await counts.remove(place, { former, next: { status: 'none', forgetAt: item.from } })
      return false
    }
    await rows.putWaiting(item)
    await rows.writeKnown(item, { ...next, ...lastChange(found) }, former)
    return true
  }

  async function removeOnce(item: ItemName, now: EpochMs, claim?: Pick<Claim, 'id'>): Promise<void> {
    const former = await rows.known(item)
    const found = former?.value
    const there = found?.status === 'waiting' ? undefined : await earlier.find(item)
    const claims = [...((found ?? there)?.claims ?? []), ...(claim ? [claim.id] : [])]
    const removed = { status: 'removed', removedAt: now, claims } as const
    if (found?.status === 'waiting') {
      const { from, placedAt } = found
      await counts.remove({ ...item, from, placedAt }, { former, next: removed })
    } else await rows.writeKnown(item, { ...removed, ...lastChange(found) }, former)
    if (there) await earlier.forget(item)
  }

  return {
    ...queuePagesOf({ rows, counts, earlier }),

    /**
     * The items of a reservation on a queue, including those that appear later.
     *
     * @param due to be placed, unless they were before
     */
    async listOf(queue: Queue, reservationId: string, due: readonly QueueItem[] = []): Promise<QueueItem[]> {
      const known = await rows.knownOf(queue, reservationId)
      const placed = [...known].map(async ([id, one]) => {
        if (one.status !== 'waiting') return []
        const item = await rows.waiting(queue, sortOf({ ...one, id }))
        return item ? [item] : []
      })
      const old = (await earlier.list(queue)).filter((item) => item.reservationId === reservationId)
      const fresh = due.filter(({ id }) => !known.has(id) && !old.some((item) => item.id === id))
      return [...(await Promise.all(placed)).flat(), ...old, ...fresh]
    },

    /** How many items of a reservation an earlier attempt of the request removed from a queue. */
    async countRemovedBy(queue: Queue, reservationId: string, { id }: Pick<Claim, 'id'>): Promise<number> {
      const known = await rows.knownOf(queue, reservationId)
      return [...known.values()].filter(({ status, claims }) => status === 'removed' && claims?.includes(id))
        .length
    },

    /** Places an item, also when it was there before; under an Idempotency-Key once. */
    async place(item: QueueItem, claim?: Pick<Claim, 'id'>): Promise<void> {
      while (!(await retryOnConflict(() => replace(item, claim))));
    },

    /** As `place`, but an item that exists or was removed is left unchanged. */
    placeOnce: (item: QueueItem): Promise<void> =>
      retryOnConflict(async () => {
        const former = await rows.known(item)
        if (former && former.value.status !== 'none') return
        if (!former && (await earlier.find(item))) return
        const { from, placedAt } = item
        await counts.place(item, { former, next: { status: 'waiting', from, placedAt } })
      }),

    /** Removes an item, and remembers for a day that it was, also when it was not there. */
    remove: (item: ItemName, now: EpochMs, claim?: Pick<Claim, 'id'>): Promise<void> =>
      retryOnConflict(() => removeOnce(item, now, claim)),
  }
}
