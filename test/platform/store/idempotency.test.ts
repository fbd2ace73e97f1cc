import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalDatabase, startDatabase } from '../../../lib/platform/local/database.ts'
import { idempotencyOf } from '../../../lib/platform/store/idempotency.ts'

let database: LocalDatabase
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.close())

const at = Date.parse('2027-03-01T10:00:00Z')
const request = (key: string, newId: string, present = at) => ({ key, hash: 'h', now: at, present, newId })

it('a key that another process held is free as soon as this one starts, for the same request', async () => {
  await idempotencyOf(database.store, 't', 'first process').claim(request('a', 'one'))
  const again = await idempotencyOf(database.store, 't', 'next process').claim(request('a', 'two'))

  expect(again).toMatchObject({ kind: 'claimed', held: { id: 'one', isRepetition: true } })
})

it('an attempt in this process is waited for shortly, one in a process without a name to the end of its lease', async () => {
  const here = idempotencyOf(database.store, 't', 'this process')
  const cloud = idempotencyOf(database.store, 't')
  await here.claim(request('b', 'one'))
  await cloud.claim(request('c', 'one'))

  expect(await here.claim(request('b', 'two', at + 10_000))).toEqual({
    kind: 'inProgress',
    retryAfterMs: 1_000,
  })
  expect(await cloud.claim(request('c', 'two', at + 10_000))).toEqual({
    kind: 'inProgress',
    retryAfterMs: 20_000,
  })
  expect(await cloud.claim(request('c', 'two', at + 30_000))).toMatchObject({ kind: 'claimed' })
})

it('an attempt whose key was taken over neither keeps an answer nor begins a commit', async () => {
  const keys = idempotencyOf(database.store, 't')
  const slow = await keys.claim(request('d', 'one'))
  await keys.claim(request('d', 'two', at + 30_000))
  if (slow.kind !== 'claimed') throw new Error('the key was free')
  await slow.held.keepAnswer({ statusCode: 200, headers: {}, body: 'late' })

  await expect(slow.held.noteCommit({ workbenchId: 'w', commitId: 'c' })).rejects.toMatchObject({
    code: 'requestInProgress',
  })
  expect(await keys.claim(request('d', 'three', at + 40_000))).toMatchObject({ kind: 'inProgress' })
})
