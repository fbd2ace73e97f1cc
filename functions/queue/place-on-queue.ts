import type { queueRoutes } from '../../lib/contract/routes/queue.ts'
import { derivedId } from '../../lib/kernel/derived-id.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { queueDesk, queueItem } from '../../lib/queue/queue.ts'
import type { QueuePlacement } from '../../lib/queue/queue-placement.ts'
import { readLocator } from '../../lib/queue/wire/agency-queue.ts'
import { readAgencyQueue } from '../../lib/queue/wire/queue-number.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'

/**
 * Placing a reservation again replaces its item: it is once at each place of a queue, however often an
 * agent places it there.
 */
export const placeOnQueue: Operation<typeof queueRoutes.placeOnQueue> = async ({ body }, context) => {
  const { stores, tenant, now } = context
  const { Comment: comment } = body
  const desk = queueDesk(tenant, now)
  const placements = body.Queue.map((queue) => ({
    ...readAgencyQueue(queue, desk),
    ...(comment !== undefined && { comment }),
  }))
  const reservation = await requireReservation(context, readLocator(body))
  for (const placement of placements)
    await stores.queueItems.place(queueItem(itemId(reservation.id, placement), placement, reservation, now))
  return { BaseResponse: {} }
}

const itemId = (
  reservationId: string,
  { pcc, number, category, subCategory, dateRange, from }: QueuePlacement,
): string => derivedId(JSON.stringify([reservationId, pcc, number, category, subCategory, dateRange, from]))
