import type { RequestContext } from '../contract/request-context.ts'
import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { DueHolds } from '../reservation/due-holds.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { asOf } from '../reservation/reservation.ts'
import type { Reservations } from '../reservation/reservations.ts'
import type { QueueItem } from './queue.ts'
import { assignedQueues, queueItem } from './queue.ts'
import type { QueueItems } from './queue-items.ts'
import type { QueueSelection, QueueView } from './queue-pages.ts'
import type { Queue } from './queue-rows.ts'

interface Stores {
  readonly dueHolds: DueHolds
  readonly queueItems: QueueItems
  readonly reservations: Reservations
}

/**
 * What the office of a reservation finds on its queue when the first of its holds lapses: the same item however
 * often it is made. Undefined: none has lapsed, or their seats are released.
 *
 * @param reservation as it is stored
 */
export function lapsedHoldItem(reservation: Reservation, now: EpochMs): QueueItem | undefined {
  const { holdsToRelease = [], partsToRelease = [] } = asOf(reservation, now)
  const [first] = [...holdsToRelease, ...partsToRelease]
  return (
    first &&
    queueItem(
      derivedId(`${reservation.id}#expired#${first.id}`),
      {
        pcc: reservation.pcc,
        number: assignedQueues.cancelledSegments,
        comment: 'PAYMENT TIME LIMIT PASSED',
      },
      reservation,
      first.until,
    )
  )
}

/**
 * What is visible of a queue at a moment. Reservations whose holds have lapsed are on theirs from the ticketing time limit on, as
 * retrieving shows it, also where the expiry sweep has not come by.
 *
 * @param at not before now
 */
export async function viewOfQueue(
  queue: QueueSelection,
  { stores, now }: Pick<RequestContext<Stores>, 'stores' | 'now'>,
  at: EpochMs,
): Promise<QueueView> {
  if (queue.number !== assignedQueues.cancelledSegments) return stores.queueItems.view(queue, { at })
  const ids = await stores.dueHolds.findUntil(now)
  const found = await Promise.all(ids.map((id) => stores.reservations.findWritten(id)))
  const due = found.flatMap((reservation) => lapsedOn(queue, reservation, now))
  return stores.queueItems.view(queue, { at, due })
}

/** The items of a reservation on a queue, unordered, including those that appear later, and its lapsed hold as above. */
export async function itemsOfReservation(
  queue: Queue,
  { stores, now }: Pick<RequestContext<Stores>, 'stores' | 'now'>,
  reservationId: string,
): Promise<QueueItem[]> {
  if (queue.number !== assignedQueues.cancelledSegments) return stores.queueItems.listOf(queue, reservationId)
  const reservation = await stores.reservations.findWritten(reservationId)
  return stores.queueItems.listOf(queue, reservationId, lapsedOn(queue, reservation, now))
}

function lapsedOn(queue: Queue, reservation: Reservation | undefined, now: EpochMs): QueueItem[] {
  const item = reservation?.pcc === queue.pcc ? lapsedHoldItem(reservation, now) : undefined
  return item ? [item] : []
}
