import { afterAll, beforeAll, expect, it } from 'vitest'
import { daysMs, minutesMs } from '../../lib/kernel/instant.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { type LocalDatabase, startDatabase } from '../../lib/platform/local/database.ts'
import type { QueueItems } from '../../lib/queue/queue-items.ts'
import { stoppingStore, writeNames } from '../support/faulty-store.ts'
import { now } from '../support/given.ts'
import { anItem, queuesIn, shownOn } from '../support/queued-items.ts'

let database: LocalDatabase
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.close())

/** A store in which something else happens before a write (1 is the first). @returns also how many writes there were */
function interrupted(store: Store, write: number, meanwhile: () => Promise<unknown>) {
  let count = 0
  const wrapped = Object.fromEntries(
    Object.entries(store).map(([name, call]) => [
      name,
      async (...args: unknown[]) => {
        if ((writeNames as readonly string[]).includes(name) && ++count === write) await meanwhile()
        return Reflect.apply(call, store, args)
      },
    ]),
  ) as unknown as Store
  return { store: wrapped, writes: () => count }
}

type Change = (queueItems: QueueItems, pcc: string) => Promise<void>
const item = (pcc: string, from: number) => anItem('item', from, { pcc })
const changes: Readonly<Record<string, Change>> = {
  'placed once': (queueItems, pcc) => queueItems.placeOnce(item(pcc, now)),
  placed: (queueItems, pcc) => queueItems.place(item(pcc, now)),
  'placed in the same week': (queueItems, pcc) => queueItems.place(item(pcc, now - minutesMs(70))),
  'placed in another week': (queueItems, pcc) => queueItems.place(item(pcc, now - daysMs(9))),
  removed: (queueItems, pcc) => queueItems.remove(item(pcc, now), now),
}
const meetings = Object.entries(changes).flatMap(([first, change]) =>
  Object.entries(changes).flatMap(([second, other]) =>
    [false, true].map((isThere) => ({ first, second, change, other, isThere })),
  ),
)
const stops = [1, 2, 3, 4, 5, Number.POSITIVE_INFINITY]

let offices = 0

it.each(meetings)(
  'an item (there before: $isThere) that is $first while it is $second by another request, which may stop',
  async ({ change, other, isThere }) => {
    for (const stop of stops)
      for (let write = 1, isOver = false; !isOver; write++) {
        const pcc = `P${++offices}`
        const queue = { pcc, number: 67 }
        const plain = queuesIn(database.store)
        if (isThere) await plain.placeOnce(item(pcc, now - minutesMs(5)))
        const faults = stoppingStore()
        const rival = queuesIn(faults.wrap(database.store))
        faults.stopAt(stop, 'after')
        const used = interrupted(database.store, write, () => other(rival, pcc).catch(() => undefined))
        await change(queuesIn(used.store), pcc)
        isOver = used.writes() < write
        const met = await shownOn(plain, now, queue)
        await plain.place(item(pcc, now - 1))
        const placed = await shownOn(plain, now, queue)
        await plain.remove(item(pcc, now), now)
        const removed = await shownOn(plain, now, queue)

        expect(met.ids.length).toBeLessThanOrEqual(1)
        expect(met.count).toBe(met.ids.length)
        expect(placed).toEqual({ count: 1, ids: ['item'] })
        expect(removed).toEqual({ count: 0, ids: [] })
      }
  },
)
