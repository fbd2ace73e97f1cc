import { counts } from '../../kernel/limits.ts'
import type { QueueItem } from '../queue.ts'
import type { PageStart, QueueView } from '../queue-pages.ts'
import { sortOf } from '../queue-rows.ts'

/** Which of the requested queues a page begins in, and where. */
interface ListStart {
  readonly queue: number
  readonly start: PageStart
}

export interface QueuePage {
  readonly items: readonly QueueItem[]
  /** Where the next page begins; undefined: this one is not full. */
  readonly next?: string
}

/** The form of a position: the place of a queue in the request, and of the last item in that queue. */
export const positionForm = /^([0-8])\.(\d{15}\.\d{15}\..+)$/s

export function readPageStart({
  pageNumber = 1,
  position,
}: {
  readonly pageNumber?: number | undefined
  readonly position?: string | undefined
}): ListStart {
  const [, queue, after] = positionForm.exec(position ?? '') ?? []
  return after === undefined
    ? { queue: 0, start: { skip: (pageNumber - 1) * counts.queueItemsPerPage } }
    : { queue: Number(queue), start: { after } }
}

/** A page of several queues, one behind the other. */
export async function pageOf(views: readonly QueueView[], { queue, start }: ListStart): Promise<QueuePage> {
  const items: QueueItem[] = []
  let [from, last] = [start, '']
  for (const [index, view] of [...views.entries()].slice(queue)) {
    const missing = counts.queueItemsPerPage - items.length
    if (missing === 0) break
    if ('skip' in from && from.skip >= view.count) {
      from = { skip: from.skip - view.count }
      continue
    }
    const taken = await view.take(from, missing)
    items.push(...taken)
    const end = taken.at(-1)
    if (end) last = `${index}.${sortOf(end)}`
    from = { skip: 0 }
  }
  return { items, ...(items.length === counts.queueItemsPerPage && { next: last }) }
}
