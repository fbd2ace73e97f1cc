import type { EpochMs } from '../kernel/instant.ts'
import type { earlierItemsOf } from './earlier-items.ts'
import { firstShown, type QueueItem, waitingOn } from './queue.ts'
import type { queueCountsOf } from './queue-counts.ts'
import type { QueueName } from './queue-placement.ts'
import { before, behind, type Queue, type QueueRows, sortOf } from './queue-rows.ts'
import { fullHourFrom, type Slot, slotBegins, slotOf } from './queue-slots.ts'

/** Where a page begins: so many items from the start, or behind an item that need not be there any more. */
export type PageStart = { readonly skip: number } | { readonly after: string }

/** What of a queue is visible at a moment. */
export interface QueueView {
  readonly count: number
  /** Some items in their order. */
  readonly take: (start: PageStart, count: number) => Promise<readonly QueueItem[]>
}

/** Selects a part of a queue, which is not counted apart: all items are read for it. */
type Part = Pick<QueueName, 'category' | 'subCategory' | 'dateRange'>

export interface QueueSelection extends Queue, Part {}

interface Moment {
  readonly at: EpochMs
  /** Items that are to be placed, unless they were before. */
  readonly due?: readonly QueueItem[]
}

interface Parts {
  readonly rows: QueueRows
  readonly counts: ReturnType<typeof queueCountsOf>
  readonly earlier: ReturnType<typeof earlierItemsOf>
}

/** Rows that are read at once. */
const manyRows = 1_000

const inOrder = (items: readonly QueueItem[]): QueueItem[] =>
  items
    .map((item) => ({ item, sort: sortOf(item) }))
    .sort((a, b) => (a.sort < b.sort ? -1 : 1))
    .map(({ item }) => item)

/** Items that are at hand, in pages. */
function viewOf(items: readonly QueueItem[]): QueueView {
  const sorted = inOrder(items)
  const startOf = (start: PageStart): number =>
    'skip' in start ? start.skip : sorted.filter((item) => sortOf(item) <= start.after).length
  return {
    count: sorted.length,
    take: async (start, count) => sorted.slice(startOf(start), startOf(start) + count),
  }
}

/** Where an item is so many items behind the start: the first moment of its slot, and what is still to be skipped from there. */
function slotBehind(numbers: ReadonlyMap<Slot, number>, skip: number) {
  let rest = skip
  for (const [slot, number] of [...numbers].sort(([a], [b]) => a - b)) {
    if (rest < number) return { slot, rest }
    rest -= number
  }
  return undefined
}

/** Queues in pages: what a page costs depends on what it shows, and not on how many items wait. */
export function queuePagesOf({ rows, counts, earlier }: Parts) {
  async function readAll(queue: Queue, range: { readonly after: string; readonly upTo: string }) {
    const found: QueueItem[] = []
    for (let after: string | undefined = range.after; after !== undefined; ) {
      const items: QueueItem[] = await rows.range(queue, { ...range, after, count: manyRows })
      found.push(...items)
      const last = items.at(-1)
      after = last && items.length === manyRows ? sortOf(last) : undefined
    }
    return found
  }

  /** Items that are in no number: those of earlier releases, and those that are to be placed. */
  async function uncounted(queue: Queue, { at, due = [] }: Moment): Promise<QueueItem[]> {
    const old = await earlier.list(queue)
    const fresh = due
      .filter(({ id }) => !old.some((item) => item.id === id))
      .map(async (item) => ((await rows.known(item)) ? [] : [item]))
    return waitingOn([...old, ...(await Promise.all(fresh)).flat()], {}, at)
  }

  /** How many counted items are visible, by slot, and what rows are no items. */
  async function visible(queue: Queue, at: EpochMs) {
    const last = slotOf(at)
    const { numbers, gone } = await counts.numbers(queue, slotOf(firstShown(queue, at)), last)
    const shown = new Map(numbers)
    const ofLast = numbers.get(last) ?? 0
    if (ofLast > 0) {
      const later = await readAll(queue, { after: behind(at), upTo: before(fullHourFrom(at)) })
      shown.set(last, ofLast - later.filter((item) => !gone.has(sortOf(item))).length)
    }
    return { numbers: shown, gone }
  }

  return {
    /** What is visible of a queue, or of a part of it, at a moment. */
    async view(
      { pcc, number, category, subCategory, dateRange }: QueueSelection,
      moment: Moment,
    ): Promise<QueueView> {
      const [queue, part, { at }] = [{ pcc, number }, { category, subCategory, dateRange }, moment]
      const [others, { numbers, gone }] = await Promise.all([uncounted(queue, moment), visible(queue, at)])
      const [start, upTo] = [before(firstShown(queue, at)), behind(at)]
      const living = (items: readonly QueueItem[]) => items.filter((item) => !gone.has(sortOf(item)))
      if (Object.values(part).some((value) => value !== undefined)) {
        const all = living(await readAll(queue, { after: start, upTo }))
        return viewOf(waitingOn([...all, ...others], part, at))
      }
      for (const { from } of others) numbers.set(slotOf(from), (numbers.get(slotOf(from)) ?? 0) + 1)

      async function takeAfter(after: string, skip: number, count: number): Promise<QueueItem[]> {
        const found = await rows.range(queue, { after, upTo, count: skip + count + gone.size })
        const all = inOrder([...living(found), ...others.filter((item) => after < sortOf(item))])
        return all.slice(skip, skip + count)
      }
      return {
        count: [...numbers.values()].reduce((sum, one) => sum + one, 0),
        async take(from, count) {
          if ('after' in from) return takeAfter(from.after > start ? from.after : start, 0, count)
          const found = slotBehind(numbers, from.skip)
          return found ? takeAfter(before(slotBegins(found.slot)), found.rest, count) : []
        },
      }
    },
  }
}
