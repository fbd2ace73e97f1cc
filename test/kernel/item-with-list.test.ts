import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putWithList, readWithList } from '../../lib/kernel/item-with-list.ts'
import { type LocalDatabase, startDatabase } from '../../lib/platform/local/database.ts'

let database: LocalDatabase
beforeAll(async () => {
  database = await startDatabase(undefined)
})
afterAll(() => database.close())

/** Three kilobytes that do not compress, as suppliers' references are. */
const refOf = (index: number): string =>
  Array.from({ length: 48 }, (_, part) =>
    createHash('sha384').update(`${index} ${part}`).digest('base64'),
  ).join('')

it.each([0, 1, 100, 130, 500])('a list of %i long entries is found as it was stored', async (count) => {
  const place = { table: 'offerCaches', key: `tenant#list#${count}` } as const
  const content = {
    head: { id: `${count}` },
    list: Array.from({ length: count }, (_, index) => refOf(index)),
  }
  await putWithList(database.store, place, content)

  expect(await readWithList(database.store, place)).toEqual(content)
})
