import { afterAll, expect, it } from 'vitest'
import { StaleItem } from '../../lib/kernel/store.ts'
import { createOnce, retryOnConflict, unlessStale, updateItem } from '../../lib/kernel/update-item.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'

const database = await startDatabase()
const { store } = database
afterAll(() => database.close())

const table = 'offerCaches'
const plusOne = (count: number | undefined) => (count ?? 0) + 1

it('decides again on what the other request wrote, once it meets a conflict', async () => {
  await store.create(table, 'met', 10)
  const seen: (number | undefined)[] = []

  const stored = await updateItem<number>(
    {
      ...store,
      replace: async (...write) => {
        if (seen.length === 1) await store.replace(table, 'met', 20, 1)
        await store.replace(...write)
      },
    },
    {
      table,
      key: 'met',
      change: (count) => {
        seen.push(count)
        return plusOne(count)
      },
    },
  )

  expect(seen).toEqual([10, 20])
  expect(stored).toBe(21)
  expect((await store.read(table, 'met'))?.value).toBe(21)
})

it('throws the conflict after the last attempt', async () => {
  let attempts = 0
  const alwaysSecond = async () => {
    attempts++
    throw new StaleItem('busy')
  }

  await expect(retryOnConflict(alwaysSecond, { attempts: 4 })).rejects.toBeInstanceOf(StaleItem)

  expect(attempts).toBe(4)
})

it('does not repeat what failed for another reason', async () => {
  let attempts = 0
  const failing = async () => {
    attempts++
    throw new TypeError('no table')
  }

  await expect(retryOnConflict(failing)).rejects.toThrow('no table')
  await expect(unlessStale(failing)).rejects.toThrow('no table')

  expect(attempts).toBe(2)
})

it('counts 50 concurrent updates of one item, all of them', async () => {
  const increment = () => updateItem<number>(store, { table, key: 'counted', change: plusOne })

  const results = await Promise.all(Array.from({ length: 50 }, increment))

  expect((await store.read(table, 'counted'))?.value).toBe(50)
  expect(new Set(results).size).toBe(50)
})

it('leaves an item alone that the change leaves alone, whether it is there or not', async () => {
  await store.create(table, 'kept', 7)

  const kept = await updateItem<number>(store, { table, key: 'kept', change: () => undefined })
  const absent = await updateItem<number>(store, { table, key: 'absent', change: () => undefined })

  expect([kept, absent]).toEqual([7, undefined])
  expect(await store.read(table, 'kept')).toMatchObject({ value: 7, version: 1 })
  expect(await store.read(table, 'absent')).toBeUndefined()
})

it('creates an item once and returns whether it did', async () => {
  const create = (value: string) => createOnce(() => store.create(table, 'once', value))

  expect([await create('first'), await create('second')]).toEqual([true, false])
  expect((await store.read(table, 'once'))?.value).toBe('first')
})
