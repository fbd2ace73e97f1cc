import type { Store } from '../../lib/kernel/store.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import type { QueueItem } from '../../lib/queue/queue.ts'
import type { QueueItems } from '../../lib/queue/queue-items.ts'
import { now } from './given.ts'

/** An item of a queue, `id` being all that tells it from others of its moment. */
export const anItem = (id: string, from = now, other: Partial<QueueItem> = {}): QueueItem => ({
  pcc: '7N4Q',
  number: 67,
  id,
  reservationId: `of-${id}`,
  locator: 'K7QMZP',
  bookedAt: now,
  placedAt: from,
  from,
  ...other,
})

export const aQueue = { pcc: '7N4Q', number: 67 }

export const queuesIn = (store: Store): QueueItems => storesOver(store)('tenant').queueItems

/** Ids of all that is visible at a moment, in its order, and how many the queue says they are. */
export async function shownOn(queueItems: QueueItems, at = now, queue = aQueue) {
  const view = await queueItems.view(queue, { at })
  const items = await view.take({ skip: 0 }, 100_000)
  return { count: view.count, ids: items.map(({ id }) => id) }
}
