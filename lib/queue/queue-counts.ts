import { randomUUID } from 'node:crypto'
import { epochSeconds } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import { type Counts, type Mark, StaleItem, type Store, type StoredItem } from '../kernel/store.ts'
import { orIfStale } from '../kernel/update-item.ts'
import type { QueueItem } from './queue.ts'
import { type ItemName, type Known, partitionOf, type Queue, type QueueRows, sortOf } from './queue-rows.ts'
import { nameInWeek, type Slot, slotEnds, slotNamed, slotOf, weekEnds, weekOf } from './queue-slots.ts'

/**
 * A change of a queue that is under way, as a mark among its numbers has it. It is made when what is known of the item names it;
 * whoever finds the mark can tell, and end it. An item is counted before it is placed, and no longer once it is removed.
 */
interface Intent extends Pick<ItemName, 'reservationId'> {
  readonly change: string
  readonly kind: 'places' | 'removes'
  /** Of the item. */
  readonly sort: string
  readonly slot: Slot
}

/** What is known of an item after a change. */
type Next = Known extends infer K ? (K extends Known ? Omit<K, 'change'> : never) : never

/** An item and where it waits. */
type Placed = ItemName & Pick<QueueItem, 'from' | 'placedAt'>

interface Change {
  readonly former: StoredItem<Known> | undefined
  readonly next: Next
}

export interface QueueNumbers {
  readonly numbers: ReadonlyMap<Slot, number>
  readonly gone: ReadonlySet<string>
}

/** So that a placement that is given up is not made any more. */
const neverThere = ({ slot }: Intent): Known => ({
  status: 'none',
  forgetAt: slotEnds(slot) + lifetimes.queueItemMs,
})

/** Whether there is no item after a change, made or given up. */
const isGone = ({ kind, change }: Intent, known: Known | undefined): boolean =>
  (known?.change?.id === change) === (kind === 'removes')

/**
 * Placing and removing items together with the numbers of the queue: what is known of an item and its number do not forget each
 * other, wherever a process stops.
 */
export const queueCountsOf = (store: Store, tenantId: string, rows: QueueRows) => {
  const keyOf = (queue: Queue, week: number) => ({
    partition: `${partitionOf(tenantId, queue)}#counts`,
    sort: String(week),
  })
  const add = (queue: Queue, slot: Slot, by: number, mark: { opens: Mark } | { closes: Mark }) =>
    store.addIf(
      'queueItems',
      keyOf(queue, weekOf(slot)),
      { add: by === 0 ? {} : { [nameInWeek(slot)]: by }, ...mark },
      { deleteAfterEpochSec: epochSeconds(weekEnds(weekOf(slot)) + 2 * lifetimes.queueItemMs) },
    )
  const read = (queue: Queue, weeks: readonly number[]): Promise<readonly (Counts | undefined)[]> =>
    store.readCounts(
      'queueItems',
      weeks.map((week) => keyOf(queue, week)),
      { consistent: true },
    )

  /** Ends what another request, or an earlier attempt, began with an item. @throws StaleItem it is still at it */
  async function settle(item: ItemName, slot: Slot): Promise<void> {
    const [counts] = await read(item, [weekOf(slot)])
    const text = counts?.marks[item.id]
    if (text === undefined) return
    const intent: Intent = JSON.parse(text)
    const named = { ...item, reservationId: intent.reservationId }
    const found = await rows.known(named)
    // Written once more as it is: who read it before cannot write it any more.
    if (found?.value.change?.id !== intent.change)
      await rows.writeKnown(named, found?.value ?? neverThere(intent), found)
    const gone = isGone(intent, found?.value)
    if (gone) await rows.removeWaiting(item, intent.sort)
    await add(item, intent.slot, gone ? -1 : 0, { closes: { name: item.id, text } })
  }

  async function begin(item: Placed, kind: Intent['kind'], former: StoredItem<Known> | undefined) {
    const [slot, id] = [slotOf(item.from), randomUUID()]
    const { reservationId } = item
    const intent: Intent = { reservationId, change: id, kind, sort: sortOf(item), slot }
    const lastSlot = former?.value.change?.slot ?? slot
    // The last change is no longer named by what is known of the item: it must have ended.
    if (weekOf(lastSlot) !== weekOf(slot)) await settle(item, lastSlot)
    const mark = { name: item.id, text: JSON.stringify(intent) }
    if (!(await add(item, slot, kind === 'places' ? 1 : 0, { opens: mark }))) {
      await settle(item, slot)
      throw new StaleItem(`item ${item.id} of a queue was being changed`)
    }
    return {
      change: { id, slot },
      sort: intent.sort,
      end: (by: number) => add(item, slot, by, { closes: mark }),
    }
  }

  return {
    /** @throws StaleItem when another request is at the item, or was since it was read */
    async place(item: QueueItem, { former, next }: Change): Promise<void> {
      const { change, sort, end } = await begin(item, 'places', former)
      await rows.putWaiting(item)
      await orIfStale(
        () => rows.writeKnown(item, { ...next, change }, former),
        async (conflict) => {
          const now = (await rows.known(item))?.value
          if (now?.status !== 'waiting' || sortOf({ ...now, id: item.id }) !== sort)
            await rows.removeWaiting(item, sort)
          await end(-1)
          throw conflict
        },
      )
      await end(0)
    },

    /** @throws StaleItem as above */
    async remove(item: Placed, { former, next }: Change): Promise<void> {
      const { change, sort, end } = await begin(item, 'removes', former)
      await orIfStale(
        () => rows.writeKnown(item, { ...next, change }, former),
        async (conflict) => {
          await end(0)
          throw conflict
        },
      )
      await rows.removeWaiting(item, sort)
      await end(-1)
    },

    /**
     * How many items wait in each slot from one to another; and the places of rows that do not count, since a change that removes
     * them, or has not placed them yet, is under way or was left so.
     */
    async numbers(queue: Queue, first: Slot, last: Slot): Promise<QueueNumbers> {
      const weeks = Array.from(
        { length: weekOf(last) - weekOf(first) + 1 },
        (_, index) => weekOf(first) + index,
      )
      const found = await read(queue, weeks)
      const numbers = new Map<Slot, number>()
      const gone = new Set<string>()
      const count = (slot: Slot, by: number): void => {
        if (first <= slot && slot <= last) numbers.set(slot, (numbers.get(slot) ?? 0) + by)
      }
      for (const [index, counts] of found.entries())
        for (const [name, number] of Object.entries(counts?.numbers ?? {}))
          count(slotNamed(weeks[index] ?? 0, name), number)
      const open = found.flatMap((counts) => Object.entries(counts?.marks ?? {}))
      const unsettled = open.map(async ([id, text]) => {
        const intent: Intent = JSON.parse(text)
        const known = await rows.known({ ...queue, id, reservationId: intent.reservationId })
        if (!isGone(intent, known?.value)) return
        count(intent.slot, -1)
        gone.add(intent.sort)
      })
      await Promise.all(unsettled)
      return { numbers, gone }
    },
  }
}
