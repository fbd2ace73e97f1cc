import type { EpochMs } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
import type { QueueItem } from './queue.ts'
import { partitionOf, type Queue } from './queue-rows.ts'

export type EarlierItem = { readonly claims?: readonly string[] } & (
  | QueueItem
  | { readonly removedAt: EpochMs }
)

/**
 * Items as releases up to 0.1.0 placed them: in one partition, by id, not counted, the removed ones among them. They are listed,
 * removed and replaced like the others, and all of a queue are read as long as there are some: 90 days after the upgrade, and
 * 361 more for those placed for a date.
 */
export const earlierItemsOf = (store: Store, tenantId: string) => {
  const keyOf = (item: Queue & Pick<QueueItem, 'id'>) => ({
    partition: partitionOf(tenantId, item),
    sort: item.id,
  })
  return {
    async list(queue: Queue): Promise<QueueItem[]> {
      const found = await store.list<EarlierItem>('queueItems', partitionOf(tenantId, queue))
      return found.flatMap(({ value }) => ('removedAt' in value ? [] : [value]))
    },
    async find(item: Queue & Pick<QueueItem, 'id'>): Promise<EarlierItem | undefined> {
      return (await store.read<EarlierItem>('queueItems', keyOf(item)))?.value
    },
    forget: (item: Queue & Pick<QueueItem, 'id'>): Promise<void> => store.remove('queueItems', keyOf(item)),
  }
}
