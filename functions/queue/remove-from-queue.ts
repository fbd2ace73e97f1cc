import type { queueRoutes } from '../../lib/contract/routes/queue.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { itemsOfReservation } from '../../lib/queue/lapsed-holds.ts'
import { queueDesk, waitingOn } from '../../lib/queue/queue.ts'
import { readItemIdentifier, readLocator } from '../../lib/queue/wire/agency-queue.ts'
import { readAgencyQueue } from '../../lib/queue/wire/queue-number.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'

/** Items that appear on the queue later are kept, unless the named date includes them. */
export const removeFromQueue: Operation<typeof queueRoutes.removeFromQueue> = async ({ body }, context) => {
  const { stores, tenant, now, claim } = context
  const desk = queueDesk(tenant, now)
  const queues = body.Queue.map((queue) => readAgencyQueue(queue, desk))
  const named = readItemIdentifier(body)
  const reservationId = named?.reservationId ?? (await requireReservation(context, readLocator(body))).id
  let removed = 0
  for (const queue of queues) {
    const items = await itemsOfReservation(queue, context, reservationId)
    const waiting = waitingOn(items, queue, queue.from ?? now)
    const meant = waiting.filter(({ id }) => named === undefined || id === named.id)
    if (claim) removed += await stores.queueItems.countRemovedBy(queue, reservationId, claim)
    for (const item of meant) await stores.queueItems.remove(item, now, claim)
    removed += meant.length
  }
  if (removed === 0)
    throw new Refusal('notOnQueue', { queue: queues.map(({ pcc, number }) => `${pcc}/${number}`).join(', ') })
  return { BaseResponse: {} }
}
