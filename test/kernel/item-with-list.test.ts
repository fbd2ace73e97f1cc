import { afterAll, beforeAll, expect, it } from 'vitest'
import { inParts, putWithList, readWithList } from '../../lib/kernel/item-with-list.ts'
import { type LocalDatabase, startDatabase } from '../../lib/platform/local/database.ts'

let database: LocalDatabase
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.close())

const place = (key: string) => ({ table: 'offerCaches' as const, key })
/** Opaque texts, which cannot be compressed to less than a half. */
const opaque = (count: number, length: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    Array.from({ length }, (_, at) => ((index * 7919 + at * 104_729 + at ** 2) % 36).toString(36)).join(''),
  )

it.each([
  ['no entry', 0],
  ['some entries', 3],
  ['more than one item can hold', 500],
])('a list with %s is read as it was written', async (_name, count) => {
  const list = opaque(count, 4000)
  await putWithList(database.store, place(`list-${count}`), { head: { id: 'x' }, list })

  expect(await readWithList(database.store, place(`list-${count}`))).toEqual({ head: { id: 'x' }, list })
})

it('what was never written is not found', async () => {
  expect(await readWithList(database.store, place('never'))).toBeUndefined()
})

it('a list is cut by size; an entry that is too long is alone in its part', () => {
  expect(inParts(['aa', 'b', 'ccccccccc', 'd'], 8)).toEqual([['aa', 'b'], ['ccccccccc'], ['d']])
  expect(inParts([], 8)).toEqual([[]])
})
