import type { EpochMs } from '../kernel/instant.ts'
import { epochSeconds } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import type { Store } from '../kernel/store.ts'
import { createOnce } from '../kernel/update-item.ts'
import { leavesQueueAt, type QueueItem } from './queue.ts'
import type { QueueName } from './queue-placement.ts'

/** Marks an item as removed for as long as a repeated step might place it again. */
interface Removed {
  readonly removedAt: EpochMs
}

/** The queues of one tenant. */
export const queueItemsOf = (store: Store, tenantId: string) => {
  const partitionOf = ({ pcc, number }: Pick<QueueName, 'pcc' | 'number'>) => `${tenantId}#${pcc}#${number}`
  const keyOf = (item: Pick<QueueItem, 'pcc' | 'number' | 'id'>) => ({
    partition: partitionOf(item),
    sort: item.id,
  })
  const deleteAfter = (item: QueueItem) => ({ deleteAfterEpochSec: epochSeconds(leavesQueueAt(item)) })
  return {
    /** All items of a queue, including those that appear later, unordered. */
    async list(queue: Pick<QueueName, 'pcc' | 'number'>): Promise<QueueItem[]> {
      const found = await store.list<QueueItem | Removed>('queueItems', partitionOf(queue))
      return found.flatMap(({ value }) => ('removedAt' in value ? [] : [value]))
    },

    /** Places an item, also when it was there before. */
    async place(item: QueueItem): Promise<void> {
      await store.put('queueItems', keyOf(item), item, deleteAfter(item))
    },

    /** As `place`, but an item that exists or was removed is left unchanged. */
    async placeOnce(item: QueueItem): Promise<void> {
      await createOnce(() => store.create('queueItems', keyOf(item), item, deleteAfter(item)))
    },

    async remove(item: Pick<QueueItem, 'pcc' | 'number' | 'id'>, now: EpochMs): Promise<void> {
      const removed: Removed = { removedAt: now }
      await store.put('queueItems', keyOf(item), removed, {
        deleteAfterEpochSec: epochSeconds(now + lifetimes.removedQueueItemMs),
      })
    },
  }
}
