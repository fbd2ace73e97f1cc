import type { queueRoutes } from '../../lib/contract/routes/queue.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { viewOfQueue } from '../../lib/queue/lapsed-holds.ts'
import { queueDesk } from '../../lib/queue/queue.ts'
import { toQueueList } from '../../lib/queue/wire/agency-queue.ts'
import { readAgencyQueue } from '../../lib/queue/wire/queue-number.ts'
import { pageOf, readPageStart } from '../../lib/queue/wire/queue-position.ts'

export const listQueue: Operation<typeof queueRoutes.listQueue> = async ({ body, query }, context) => {
  const desk = queueDesk(context.tenant, context.now)
  const queues = body.Queue.map((queue) => readAgencyQueue(queue, desk))
  const start = readPageStart(query)
  const listed = await Promise.all(
    queues.map(async (queue) => ({
      queue,
      view: await viewOfQueue(queue, context, queue.from ?? context.now),
    })),
  )
  return toQueueList(
    listed,
    query.pageNumber ?? 1,
    await pageOf(
      listed.map(({ view }) => view),
      start,
    ),
  )
}
