import type { queueRoutes } from '../../lib/contract/routes/queue.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { queueDesk, waitingOn } from '../../lib/queue/queue.ts'
import { toQueueList } from '../../lib/queue/wire/agency-queue.ts'
import { readAgencyQueue } from '../../lib/queue/wire/queue-number.ts'

export const listQueue: Operation<typeof queueRoutes.listQueue> = async (
  { body, query },
  { stores, tenant, now },
) => {
  const desk = queueDesk(tenant, now)
  const queues = body.Queue.map((queue) => readAgencyQueue(queue, desk))
  const listed = queues.map(async (queue) => {
    return { queue, items: waitingOn(await stores.queueItems.list(queue), queue, queue.from ?? now) }
  })
  return toQueueList(await Promise.all(listed), query.pageNumber ?? 1)
}
