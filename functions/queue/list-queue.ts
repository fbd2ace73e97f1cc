import type { queueRoutes } from '../../lib/contract/routes/queue.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { itemsOn } from '../../lib/queue/lapsed-holds.ts'
import { queueDesk, waitingOn } from '../../lib/queue/queue.ts'
import { toQueueList } from '../../lib/queue/wire/agency-queue.ts'
import { readAgencyQueue } from '../../lib/queue/wire/queue-number.ts'

export const listQueue: Operation<typeof queueRoutes.listQueue> = async ({ body, query }, context) => {
  const { tenant, now } = context
  const desk = queueDesk(tenant, now)
  const queues = body.Queue.map((queue) => readAgencyQueue(queue, desk))
  const listed = queues.map(async (queue) => {
    return { queue, items: waitingOn(await itemsOn(queue, context), queue, queue.from ?? now) }
  })
  return toQueueList(await Promise.all(listed), query.pageNumber ?? 1)
}
