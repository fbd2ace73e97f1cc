import type { EpochMs } from '../kernel/instant.ts'
import { epochSeconds } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import type { Store, StoredItem } from '../kernel/store.ts'
import { leavesQueueAt, type QueueItem } from './queue.ts'
import type { QueueName } from './queue-placement.ts'
import { type Slot, slotBegins } from './queue-slots.ts'

/** A queue with all that is in it. */
export type Queue = Pick<QueueName, 'pcc' | 'number'>

/** What an item is found by. */
export type ItemName = Queue & Pick<QueueItem, 'id' | 'reservationId'>

/**
 * What is known of an item by its name: that it waits, and where; or that it was removed, for as long as a repeated step or
 * request might place it again, or it would have waited. `none`: neither.
 */
export type Known = {
  /** The last change of the numbers of the queue that was made for it, and in which slot; absent: none was. */
  readonly change?: { readonly id: string; readonly slot: Slot }
  /** Ids of the requests under an Idempotency-Key that placed or removed it. */
  readonly claims?: readonly string[]
} & (
  | ({ readonly status: 'waiting' } & Pick<QueueItem, 'from' | 'placedAt'>)
  | { readonly status: 'removed'; readonly removedAt: EpochMs }
  | { readonly status: 'none'; readonly forgetAt: EpochMs }
)

/** Moments in the order of their text. */
const momentText = (moment: EpochMs): string => String(moment).padStart(15, '0')

/** Where items wait in their order: by the moment from which they are visible, then by the one at which they were placed. */
export const sortOf = ({ from, placedAt, id }: Pick<QueueItem, 'from' | 'placedAt' | 'id'>): string =>
  `${momentText(from)}.${momentText(placedAt)}.${id}`

/** Sorts before whatever is visible from a moment on, and behind whatever is visible by then. */
export const before = (moment: EpochMs): string => momentText(moment)
export const behind = (moment: EpochMs): string => `${momentText(moment)}~`

/** Not before the row of the item, even if it was removed: an end that was left half done is found as long as that is there. */
function forgottenAt({ change, ...known }: Known, queue: Queue): EpochMs {
  const left = change ? leavesQueueAt({ ...queue, from: slotBegins(change.slot) }) : 0
  if (known.status === 'waiting') return Math.max(left, leavesQueueAt({ ...queue, from: known.from }))
  return Math.max(
    left,
    known.status === 'removed' ? known.removedAt + lifetimes.removedQueueItemMs : known.forgetAt,
  )
}

export const partitionOf = (tenantId: string, { pcc, number }: Queue): string =>
  `${tenantId}#${pcc}#${number}`

/**
 * The rows of the queues of a tenant: items in their order; apart from them, by reservation, what is known of each, also
 * after it was removed.
 */
export const queueRowsOf = (store: Store, tenantId: string) => {
  const waitingKey = (queue: Queue, sort: string) => ({
    partition: `${partitionOf(tenantId, queue)}#waiting`,
    sort,
  })
  const knownIn = (queue: Queue, reservationId: string): string =>
    `${partitionOf(tenantId, queue)}#of#${reservationId}`
  const knownKey = (item: ItemName) => ({ partition: knownIn(item, item.reservationId), sort: item.id })
  return {
    /** Items in their order. */
    async range(queue: Queue, range: Parameters<Store['listFirst']>[2]): Promise<QueueItem[]> {
      const { partition } = waitingKey(queue, '')
      return (await store.listFirst<QueueItem>('queueItems', partition, range)).map(({ value }) => value)
    },
    async waiting(queue: Queue, sort: string): Promise<QueueItem | undefined> {
      return (await store.read<QueueItem>('queueItems', waitingKey(queue, sort)))?.value
    },
    putWaiting: (item: QueueItem): Promise<void> =>
      store.put('queueItems', waitingKey(item, sortOf(item)), item, {
        deleteAfterEpochSec: epochSeconds(leavesQueueAt(item)),
      }),
    removeWaiting: (queue: Queue, sort: string): Promise<void> =>
      store.remove('queueItems', waitingKey(queue, sort)),

    known: (item: ItemName): Promise<StoredItem<Known> | undefined> =>
      store.read<Known>('queueItems', knownKey(item)),
    /** What is known of all items of a reservation, by their ids. */
    async knownOf(queue: Queue, reservationId: string): Promise<ReadonlyMap<string, Known>> {
      const found = await store.list<Known>('queueItems', knownIn(queue, reservationId))
      return new Map(found.map(({ sort, value }) => [sort, value]))
    },
    /** @throws StaleItem when another request wrote it since it was read */
    async writeKnown(item: ItemName, known: Known, former: StoredItem<Known> | undefined): Promise<void> {
      const options = { deleteAfterEpochSec: epochSeconds(forgottenAt(known, item)) }
      if (former) await store.replace('queueItems', knownKey(item), known, former.version, options)
      else await store.create('queueItems', knownKey(item), known, options)
    },
  }
}

export type QueueRows = ReturnType<typeof queueRowsOf>
