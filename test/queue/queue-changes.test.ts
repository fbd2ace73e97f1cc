import { describe, expect, it } from 'vitest'
import { minutesMs } from '../../lib/kernel/instant.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { startDynalite } from '../support/dynalite/start-dynalite.ts'
import { stoppingStore } from '../support/faulty-store.ts'
import { now } from '../support/given.ts'
import { anItem, aQueue, queuesIn, shownOn } from '../support/queued-items.ts'

describe.each([
  { name: 'SQLite', open: () => startDatabase() },
  { name: 'DynamoDB', open: startDynalite },
])('items of queues: $name', ({ open }) => {
  it('placed and removed by many at once, each is there once or not at all, and counted so', async () => {
    const { store, close } = await open()
    const queueItems = queuesIn(store)
    const items = ['a', 'b', 'c', 'd'].map((id, index) => anItem(id, now - index * minutesMs(50)))
    await Promise.all([...items, ...items, ...items].map((item) => queueItems.placeOnce(item)))
    const placed = await shownOn(queueItems)
    await Promise.all(
      items.flatMap((item, index) => [
        queueItems.remove(item, now),
        queueItems.remove(item, now),
        ...(index === 0 ? [queueItems.place(item)] : [queueItems.placeOnce(item)]),
      ]),
    )
    const mixed = await shownOn(queueItems)
    await Promise.all(items.map((item) => queueItems.remove(item, now)))
    const removed = await shownOn(queueItems)
    await close()

    expect(placed).toEqual({ count: 4, ids: ['d', 'c', 'b', 'a'] })
    expect(mixed.ids.filter((id) => id !== 'a')).toEqual([])
    expect(mixed.count).toBe(mixed.ids.length)
    expect(removed).toEqual({ count: 0, ids: [] })
  })
})

describe('a process that stops at any write', () => {
  const earlier = anItem('item', now - minutesMs(90))
  const item = anItem('item')
  const changes = {
    'placing it': {
      before: 0,
      run: (on: ReturnType<typeof queuesIn>) => on.placeOnce(item),
      after: ['item'],
    },
    'placing it at another time': {
      before: 1,
      run: (on: ReturnType<typeof queuesIn>) => on.place(item),
      after: ['item'],
    },
    'removing it': {
      before: 1,
      run: (on: ReturnType<typeof queuesIn>) => on.remove(earlier, now),
      after: [],
    },
  }
  const cases = Object.entries(changes).flatMap(([name, change]) =>
    (['before', 'after'] as const).map((when) => ({ name, when, ...change })),
  )

  it.each(cases)(
    '$when it, $name: the count is what is shown, and the repetition ends it',
    async (change) => {
      for (let write = 1, isOver = false; !isOver; write++) {
        const database = await startDatabase()
        const faults = stoppingStore()
        const queueItems = queuesIn(faults.wrap(database.store))
        await queueItems.placeOnce(anItem('other', now - 1))
        if (change.before) await queueItems.placeOnce(earlier)
        faults.stopAt(write, change.when)
        await change.run(queueItems).catch(() => undefined)
        isOver = faults.writes() < write
        faults.restart()
        const stopped = await shownOn(queueItems)
        await change.run(queueItems)
        const repeated = await shownOn(queueItems)
        await queueItems.remove(item, now)
        const removed = await shownOn(queueItems)
        await database.close()

        expect(stopped.count).toBe(stopped.ids.length)
        expect(stopped.ids).toContain('other')
        expect(repeated).toEqual({ count: 1 + change.after.length, ids: ['other', ...change.after] })
        expect(removed).toEqual({ count: 1, ids: ['other'] })
      }
    },
  )
})

describe('items that an earlier release placed', () => {
  /** As release 0.1.0 wrote them: by id, the removed ones among them. */
  async function upgraded() {
    const { store } = await startDatabase()
    const items = [
      anItem('old-1', now - 3),
      anItem('old-2', now - 1),
      anItem('old-later', now + minutesMs(5)),
    ]
    for (const item of items)
      await store.put('queueItems', { partition: 'tenant#7N4Q#67', sort: item.id }, item)
    const removed = { removedAt: now - 1, claims: ['claim'] }
    await store.put('queueItems', { partition: 'tenant#7N4Q#67', sort: 'old-removed' }, removed)
    const faults = stoppingStore()
    return { queueItems: queuesIn(faults.wrap(store)), faults }
  }

  it('are listed, counted and paged among the others', async () => {
    const { queueItems } = await upgraded()
    await queueItems.place(anItem('new', now - 2))
    const view = await queueItems.view(aQueue, { at: now })

    expect(await shownOn(queueItems)).toEqual({ count: 3, ids: ['old-1', 'new', 'old-2'] })
    expect((await view.take({ skip: 1 }, 1)).map(({ id }) => id)).toEqual(['new'])
    expect((await shownOn(queueItems, now + minutesMs(5))).ids).toContain('old-later')
  })

  it('are found by their reservation, removed, and not placed again by a repeated step', async () => {
    const { queueItems } = await upgraded()
    for (const item of await queueItems.listOf(aQueue, 'of-old-1')) await queueItems.remove(item, now)
    for (const id of ['old-1', 'old-2', 'old-removed']) await queueItems.placeOnce(anItem(id, now - 3))

    expect(await shownOn(queueItems)).toEqual({ count: 1, ids: ['old-2'] })
  })

  it('are replaced when they are placed again', async () => {
    const { queueItems } = await upgraded()
    await queueItems.place(anItem('old-1', now))
    await queueItems.place(anItem('old-removed', now), { id: 'claim' })

    expect(await shownOn(queueItems)).toEqual({ count: 2, ids: ['old-2', 'old-1'] })
  })

  it.each([1, 2])('are removed by the repetition of a request that stopped after write %i', async (write) => {
    const { queueItems, faults } = await upgraded()
    const remove = async () => {
      const found = await queueItems.listOf(aQueue, 'of-old-1')
      for (const item of found) await queueItems.remove(item, now, { id: 'claim' })
      return found.length + (await queueItems.countRemovedBy(aQueue, 'of-old-1', { id: 'claim' }))
    }
    faults.stopAt(write, 'after')
    await remove().catch(() => undefined)
    faults.restart()

    expect(await remove()).toBeGreaterThan(0)
    expect(await shownOn(queueItems)).toEqual({ count: 1, ids: ['old-2'] })
  })
})
