import type { Claim } from '../kernel/claim.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { epochSeconds } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import type { Store } from '../kernel/store.ts'
import { createOnce } from '../kernel/update-item.ts'
import { leavesQueueAt, type QueueItem } from './queue.ts'
import type { QueueName } from './queue-placement.ts'

/** Marks an item as removed for as long as a repeated step or request might place it again. */
interface Removed extends Pick<QueueItem, 'claims'> {
  readonly removedAt: EpochMs
}

export type QueueItems = ReturnType<typeof queueItemsOf>

/** The queues of one tenant. */
export const queueItemsOf = (store: Store, tenantId: string) => {
  const partitionOf = ({ pcc, number }: Pick<QueueName, 'pcc' | 'number'>) => `${tenantId}#${pcc}#${number}`
  const keyOf = (item: Pick<QueueItem, 'pcc' | 'number' | 'id'>) => ({
    partition: partitionOf(item),
    sort: item.id,
  })
  const deleteAfter = (item: QueueItem) => ({ deleteAfterEpochSec: epochSeconds(leavesQueueAt(item)) })
  return {
    /**
     * All items of a queue, including those that appear later, unordered.
     *
     * @param due to be placed, unless they were before
     */
    async list(
      queue: Pick<QueueName, 'pcc' | 'number'>,
      due: readonly QueueItem[] = [],
    ): Promise<QueueItem[]> {
      const found = await store.list<QueueItem | Removed>('queueItems', partitionOf(queue))
      const known = new Set(found.map(({ sort }) => sort))
      const placed = found.flatMap(({ value }) => ('removedAt' in value ? [] : [value]))
      return [...placed, ...due.filter(({ id }) => !known.has(id))]
    },

    /** How many items an earlier attempt of the request removed from a queue. */
    async countRemovedBy(
      queue: Pick<QueueName, 'pcc' | 'number'>,
      { id }: Pick<Claim, 'id'>,
    ): Promise<number> {
      const found = await store.list<QueueItem | Removed>('queueItems', partitionOf(queue))
      return found.filter(({ value }) => 'removedAt' in value && value.claims?.includes(id)).length
    },

    /** Places an item, also when it was there before; under an Idempotency-Key once. */
    async place(item: QueueItem, claim?: Pick<Claim, 'id'>): Promise<void> {
      const before = claim && (await store.read<QueueItem | Removed>('queueItems', keyOf(item)))
      if (claim && before?.value.claims?.includes(claim.id)) return
      const placed = claim ? { ...item, claims: [claim.id] } : item
      await store.put('queueItems', keyOf(item), placed, deleteAfter(item))
    },

    /** As `place`, but an item that exists or was removed is left unchanged. */
    async placeOnce(item: QueueItem): Promise<void> {
      await createOnce(() => store.create('queueItems', keyOf(item), item, deleteAfter(item)))
    },

    async remove(
      item: Pick<QueueItem, 'pcc' | 'number' | 'id' | 'claims'>,
      now: EpochMs,
      claim?: Pick<Claim, 'id'>,
    ): Promise<void> {
      const removed: Removed = {
        removedAt: now,
        claims: [...(item.claims ?? []), ...(claim ? [claim.id] : [])],
      }
      await store.put('queueItems', keyOf(item), removed, {
        deleteAfterEpochSec: epochSeconds(now + lifetimes.removedQueueItemMs),
      })
    },
  }
}
