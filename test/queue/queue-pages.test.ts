import { expect, it } from 'vitest'
import { daysMs, hoursMs, minutesMs } from '../../lib/kernel/instant.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { waitingOn } from '../../lib/queue/queue.ts'
import { sortOf } from '../../lib/queue/queue-rows.ts'
import { countingStore } from '../../scripts/bench/memory-store.ts'
import { now } from '../support/given.ts'
import { anItem, aQueue, queuesIn, shownOn } from '../support/queued-items.ts'

const openQueues = async () => {
  const counting = countingStore((await startDatabase()).store)
  return { ...counting, queueItems: queuesIn(counting.store) }
}

it('a page, the count and the items of a reservation cost the same, however many wait and were removed', async () => {
  const { queueItems, units, reset } = await openQueues()
  const items = Array.from({ length: 4_000 }, (_, index) =>
    anItem(`item-${index}`, now - index * minutesMs(32)),
  )
  for (const item of items) await queueItems.placeOnce(item)
  for (const item of items.filter((_, index) => index % 2 === 1)) await queueItems.remove(item, now)
  const costOf = async (request: () => Promise<unknown>): Promise<number> => {
    reset()
    await request()
    return units.read
  }
  const view = () => queueItems.view(aQueue, { at: now })
  const page = async (skip: number) => expect(await (await view()).take({ skip }, 100)).toHaveLength(100)

  expect((await view()).count).toBe(2_000)
  expect(await costOf(() => page(0))).toBeLessThanOrEqual(30)
  expect(await costOf(() => page(1_900))).toBeLessThanOrEqual(30)
  expect(await costOf(view)).toBeLessThanOrEqual(18)
  expect(await costOf(() => queueItems.listOf(aQueue, 'of-item-2000'))).toBeLessThanOrEqual(4)
})

it('pages that are read by position lose none and show none twice, while an agent works what was shown', async () => {
  const { queueItems } = await openQueues()
  const ids = Array.from({ length: 250 }, (_, index) => `item-${String(index).padStart(3, '0')}`)
  for (const [index, id] of ids.entries()) await queueItems.place(anItem(id, now - 10_000 + (index % 7)))
  const seen: string[] = []
  for (let after = ''; ; ) {
    const page = await (await queueItems.view(aQueue, { at: now })).take({ after }, 40)
    const last = page.at(-1)
    if (!last) break
    seen.push(...page.map(({ id }) => id))
    for (const item of page) await queueItems.remove(item, now)
    after = sortOf(last)
  }

  expect(seen.toSorted()).toEqual(ids)
  expect(await shownOn(queueItems)).toEqual({ count: 0, ids: [] })
})

/** Numbers that look random and are the same in every run. */
function* numbersFrom(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

it.each([67, 23])(
  'whatever is placed, moved and removed: queue %i shows and counts the rest, at any moment and in any pages',
  async (number) => {
    const { queueItems } = await openQueues()
    const queue = { ...aQueue, number }
    const random = numbersFrom(number)
    const pick = (count: number): number => Math.floor(random.next().value * count)
    const moments = () => now + pick(200) * minutesMs(30) - daysMs(pick(4) * 30) - pick(2) * 1_234
    const expected = new Map<string, ReturnType<typeof anItem>>()
    for (let step = 0; step < 400; step++) {
      const id = `item-${pick(60)}`
      const item = anItem(id, moments(), { number, ...(pick(2) && { category: 'A' }) })
      if (pick(4) === 0) {
        await queueItems.remove(item, now)
        expected.delete(id)
      } else {
        await queueItems.place(item)
        expected.set(id, item)
      }
      if (step % 20) continue
      const at = moments()
      for (const category of [undefined, 'A']) {
        const wanted = { ...queue, ...(category && { category }) }
        const view = await queueItems.view(wanted, { at })
        const all = waitingOn([...expected.values()], { ...(category && { category }) }, at)
        const [skip, count] = [pick(20), 1 + pick(9)]
        expect(view.count).toBe(all.length)
        expect(await view.take({ skip }, count)).toEqual(all.slice(skip, skip + count))
      }
    }
  },
)

it('items leave with the others of their hour', async () => {
  const { queueItems } = await openQueues()
  await queueItems.place(anItem('of-the-hour', now))
  await queueItems.place(anItem('later', now + 1))
  const left = now + daysMs(90)

  expect((await shownOn(queueItems, left - 1)).ids).toEqual(['of-the-hour', 'later'])
  expect(await shownOn(queueItems, left)).toEqual({ count: 1, ids: ['later'] })
  expect(await shownOn(queueItems, left + hoursMs(1))).toEqual({ count: 0, ids: [] })
})
