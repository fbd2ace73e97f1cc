import { closeSync, fstatSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { StoreUnavailable } from '../../../lib/kernel/store.ts'
import { filesOf } from '../../../lib/platform/local/data-folder.ts'
import { startDatabase } from '../../../lib/platform/local/database.ts'

const pageBytes = 4096

/** Overwrites every tenth page of a file, the first excepted. */
function damage(name: string): void {
  const file = openSync(name, 'r+')
  for (let at = 10 * pageBytes; at < fstatSync(file).size; at += 10 * pageBytes)
    writeSync(file, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, at)
  closeSync(file)
}

it('pages that are damaged while the service runs: what lies there is refused, the rest is read as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-'))
  const keys = Array.from({ length: 3_000 }, (_, index) => `item-${index}`)
  const valueOfItem = (key: string) => ({ key, content: key.repeat(60) })
  const before = await startDatabase(folder)
  await Promise.all(keys.map((key) => before.store.put('reservations', key, valueOfItem(key))))
  await before.close()

  const { store, close } = await startDatabase(folder)
  damage(filesOf(folder).data)
  const reads = await Promise.allSettled(keys.map((key) => store.read('reservations', key)))
  await close()
  rmSync(folder, { recursive: true })

  const refused = reads.filter((read) => read.status === 'rejected')
  const found = reads.flatMap((read, index) =>
    read.status === 'fulfilled' && read.value ? [{ key: keys[index], value: read.value.value }] : [],
  )
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ reason }) => reason instanceof StoreUnavailable)).toBe(true)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length + refused.length).toBe(keys.length)
  expect(
    found.every(({ key, value }) => JSON.stringify(value) === JSON.stringify(valueOfItem(key ?? ''))),
  ).toBe(true)
})
