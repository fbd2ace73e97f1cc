import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recentsOf } from '../../lib/kernel/recents.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { type LocalDatabase, startDatabase } from '../../lib/platform/local/database.ts'
import { startDynalite } from '../support/dynalite/start-dynalite.ts'

describe.each([
  { name: 'SQLite', open: () => startDatabase() },
  { name: 'DynamoDB', open: () => startDynalite() },
])('what was noted last, in $name', ({ open }) => {
  let database: LocalDatabase
  let store: Store
  beforeAll(async () => {
    database = await open()
    store = database.store
  })
  afterAll(() => database.close())

  const now = Date.parse('2027-03-01T10:00:00Z')
  const until = now + 1000

  it('is found by its subject, the latest first, each id once, and no more than requested', async () => {
    const recents = recentsOf(store, 'tenant', 'kind')
    for (const [index, id] of ['a', 'b', 'c', 'b', 'd'].entries())
      await recents.note('subject', id, { at: now + index, until })
    await recents.note('other', 'x', { at: now, until })

    expect(await recents.find('subject', now + 10, 10)).toEqual(['d', 'b', 'c', 'a'])
    expect(await recents.find('subject', now + 10, 2)).toEqual(['d', 'b'])
    expect(await recents.find('nobody', now + 10, 2)).toEqual([])
    expect(await recentsOf(store, 'stranger', 'kind').find('subject', now + 10, 2)).toEqual([])
  })

  it('is found from its moment on: what was noted at a later clock does not hide it', async () => {
    const recents = recentsOf(store, 'tenant', 'clocks')
    await recents.note('subject', 'now', { at: now, until })
    for (const id of ['later', 'much later'])
      await recents.note('subject', id, { at: now + 86_400_000, until: until + 86_400_000 })

    expect(await recents.find('subject', now, 2)).toEqual(['now'])
    expect(await recents.find('subject', now - 1, 2)).toEqual([])
  })

  it('is noted by 500 writers at once, of whom none waits or is refused', async () => {
    const recents = recentsOf(store, 'tenant', 'crowd')
    const ids = Array.from({ length: 500 }, (_, index) => `id ${index}`)
    await Promise.all(ids.map((id) => recents.note('subject', id, { at: now, until })))

    expect(new Set(await recents.find('subject', now, 1000)).size).toBe(500)
  })
})

it('a note that cannot be written fails nothing', async () => {
  const down = async () => {
    throw new Error('the table does not answer')
  }
  const recents = recentsOf({ put: down } as unknown as Store, 'tenant', 'kind')

  await expect(recents.note('subject', 'id', { at: 0, until: 1 })).resolves.toBeUndefined()
})
