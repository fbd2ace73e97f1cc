import type { ListQueueQueue, QueueList } from '../../../../client/index.ts'
import { trip } from './book/trip-client.ts'

/** Queues of an office are numbered from 0 to this; a request names at most so many of them. */
const lastQueue = 99
const queuesPerRequest = 9

/** Queues on which something waits, by number. */
export async function queuesInUse(): Promise<ListQueueQueue[]> {
  const numbers = Array.from({ length: lastQueue + 1 }, (_, value) => ({ value }))
  const requests = Array.from({ length: Math.ceil(numbers.length / queuesPerRequest) }, (_, index) =>
    trip.listQueue({ Queue: numbers.slice(index * queuesPerRequest, (index + 1) * queuesPerRequest) }),
  )
  const answers = await Promise.all(requests)
  return answers
    .flatMap(({ AgencyQueue }) => AgencyQueue?.Queue ?? [])
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.value - b.value)
}

/** What waits on a queue, the oldest first, 100 at most. */
export const entriesOf = async (value: number): Promise<readonly QueueList[]> =>
  (await trip.listQueue({ Queue: [{ value }] })).AgencyQueue?.QueueList ?? []

/** Takes one entry off its queue. */
export const removeEntry = ({ Identifier, Queue }: QueueList) =>
  trip.removeFromQueue({ Identifier, Queue: [{ value: Queue.value }] })

/** Puts a trip on a queue. */
export const place = (locator: string, value: number, comment?: string) =>
  trip.placeOnQueue({
    ReservationIdentifier: { value: locator },
    Queue: [{ value }],
    ...(comment && { Comment: comment }),
  })

/** Puts it on the other queue first: what fails between leaves it on both, and on none never. */
export async function moveEntry(entry: QueueList, to: number): Promise<void> {
  await place(entry.Locator.value, to, entry.Comment)
  await removeEntry(entry)
}
