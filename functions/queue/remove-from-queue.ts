import type { queueRoutes } from '../../lib/contract/routes/queue.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { itemsOn } from '../../lib/queue/lapsed-holds.ts'
import { queueDesk, waitingOn } from '../../lib/queue/queue.ts'
import { readLocator } from '../../lib/queue/wire/agency-queue.ts'
import { readAgencyQueue } from '../../lib/queue/wire/queue-number.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'

/** Items that appear on the queue later are kept, unless the named date includes them. */
export const removeFromQueue: Operation<typeof queueRoutes.removeFromQueue> = async ({ body }, context) => {
  const { stores, tenant, now, claim } = context
  const desk = queueDesk(tenant, now)
  const queues = body.Queue.map((queue) => readAgencyQueue(queue, desk))
  const itemId = body.Identifier?.value
  const reservationId =
    itemId === undefined ? (await requireReservation(context, readLocator(body))).id : undefined
  let removed = 0
  for (const queue of queues) {
    const waiting = waitingOn(await itemsOn(queue, context), queue, queue.from ?? now)
    const meant = waiting.filter((item) => item.id === itemId || item.reservationId === reservationId)
    if (claim) removed += await stores.queueItems.countRemovedBy(queue, claim)
    for (const item of meant) await stores.queueItems.remove(item, now, claim)
    removed += meant.length
  }
  if (removed === 0)
    throw new Refusal('notOnQueue', { queue: queues.map(({ pcc, number }) => `${pcc}/${number}`).join(', ') })
  return { BaseResponse: {} }
}
