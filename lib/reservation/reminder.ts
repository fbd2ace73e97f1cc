import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { QueuePlacement } from '../queue/queue-placement.ts'

/** A queue placement of the reservation, with the id of its queue item. */
interface ReminderItem extends QueuePlacement {
  readonly id: string
  readonly from: EpochMs
}

/**
 * The date from which a reservation is on queues to remind the agency, for example of its ticketing time
 * limit. A reservation has one.
 */
export interface Reminder {
  /** Calendar date; absent: the reminder was deleted. */
  readonly date?: string
  /** The commit that set it. */
  readonly commitId: string
  readonly items: readonly ReminderItem[]
  /** Items of earlier commits that are not visible yet: removed when this one is placed. */
  readonly replaced: readonly ReminderItem[]
}

/** The reminder in a commit request. */
export interface ReminderRequest {
  /** Id of the commit. */
  readonly id: string
  readonly at: EpochMs
  readonly queues?: readonly QueuePlacement[]
  /** Empty: delete the reminder. */
  readonly notificationDate?: string
}

/**
 * The reminder of a reservation after a commit. A new date replaces the existing one, unless that has passed;
 * without its own queues it uses those of the date it replaces.
 *
 * Source: docs/contract/booking.md 17.3: a new date updates the existing one, 000/00/00 deletes it.
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
