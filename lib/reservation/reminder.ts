import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { QueuePlacement } from '../queue/queue-placement.ts'

/** A queue on which the reservation will be, by the item that is put there. */
interface ReminderItem extends QueuePlacement {
  readonly id: string
  readonly from: EpochMs
}

/**
 * When the agency wants to see the reservation again, its ticket time limit say: from that date on it is on
 * queues. There is one date.
 */
export interface Reminder {
  /** Calendar date; absent: there is none any more. */
  readonly date?: string
  /** The commit that said so. */
  readonly commitId: string
  readonly items: readonly ReminderItem[]
  /** Of earlier commits, nobody's to see yet: taken off when this one is placed. */
  readonly replaced: readonly ReminderItem[]
}

/** What a commit says of it. */
export interface ReminderRequest {
  /** Of the commit. */
  readonly id: string
  readonly at: EpochMs
  readonly queues?: readonly QueuePlacement[]
  /** Empty: none any more. */
  readonly notificationDate?: string
}

/**
 * The reminder of a reservation after a commit. A new date takes the place of the one there is, unless that
 * has come already; without queues of its own it is for the queues of the one that it replaces.
 *
 * Source: docs/contract/booking.md 17.3: a new date updates the existing one, 000/00/00 deletes
 * it.
 */
export function filedReminder(
  { id, at, queues = [], notificationDate }: ReminderRequest,
  held: Reminder | undefined,
): Reminder | undefined {
  if (notificationDate === undefined) return held
  const replaced = (held?.items ?? []).filter(({ from }) => from > at)
  const dated = queues.flatMap(({ isUnnamed, from, ...queue }) => {
    if (from === undefined) return []
    const names: readonly QueuePlacement[] = isUnnamed && replaced.length > 0 ? replaced : [queue]
    return names.map((name) => ({
      ...name,
      ...(queue.comment !== undefined && { comment: queue.comment }),
      from,
    }))
  })
  const items = dated.map((queue, index) => ({ ...queue, id: derivedId(`${id}#reminder#${index}`) }))
  return { ...(notificationDate && { date: notificationDate }), commitId: id, items, replaced }
}
