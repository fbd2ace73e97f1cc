import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../../../lib/kernel/store.ts'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { cardBody, client, errorOf } from '../../support/trip.ts'

let api: Api
let failWrites = false
const failing = (store: Store): Store => ({
  ...store,
  create: (table, ...rest) =>
    failWrites && table === 'workbenches'
      ? Promise.reject(new Error('the disk is full'))
      : store.create(table, ...rest),
})
beforeAll(async () => {
  api = await startApi({ wrapStore: failing, log: { request: () => undefined, bug: () => undefined } })
})
afterAll(() => api.close())

const open = (key: string, more: object = {}) =>
  api.call('newWorkbench', { body: {}, headers: { 'Idempotency-Key': key }, ...more })

it('returns the same answer to the same key and request, and does the work once', async () => {
  const before = (await ledger(api).workbenches()).length
  const [first, second] = [await open('a'), await open('a')]

  expect(second.body).toEqual(first.body)
  expect(second.headers['idempotent-replayed']).toBe('true')
  expect(second.headers.travelportplussessionidentifier).toBe(first.headers.travelportplussessionidentifier)
  expect((await ledger(api).workbenches()).length).toBe(before + 1)
})

it('does the work once when the same request comes many times at once', async () => {
  const before = (await ledger(api).workbenches()).length
  const answers = await Promise.all(Array.from({ length: 20 }, () => open('many')))
  const done = answers.filter(({ status }) => status === 200)

  expect((await ledger(api).workbenches()).length).toBe(before + 1)
  expect(new Set(done.map(({ body }) => body.ReservationResponse.Identifier.value)).size).toBe(1)
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, errorOf(body).Message]).toEqual([409, expect.stringContaining('STILL IN PROGRESS')])
  }
})

it('refuses a key that was used for another request', async () => {
  await open('b')
  const other = await open('b', { body: { ReservationID: { id: 'x' } } })

  expect([other.status, errorOf(other.body).Message]).toEqual([
    409,
    expect.stringContaining('USED FOR ANOTHER REQUEST'),
  ])
})

it('knows a repeated request with a card as the same, although the card is never kept', async () => {
  const { workbench } = await client(api).prepare()
  const add = (number: string) =>
    api.call('addFormOfPayment', {
      path: { ReservationResource_Identifier: workbench },
      body: cardBody(number),
      headers: { 'Idempotency-Key': 'card' },
    })
  const [first, again, other] = [
    await add('4111111111111111'),
    await add('4111111111111111'),
    await add('4012888888881881'),
  ]

  expect(again.body).toEqual(first.body)
  expect(other.status).toBe(409)
})

it('keeps the keys of tenants apart', async () => {
  const before = (await ledger(api).workbenches()).length
  const answers = [await open('c'), await open('c', { as: otherAccount })]

  expect(answers.map(({ status, headers }) => [status, headers['idempotent-replayed']])).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  expect(await ledger(api).workbenches()).toHaveLength(before + 2)
})

it('does not store an internal failure: the same key may be used again', async () => {
  failWrites = true
  const failed = await open('d')
  failWrites = false

  expect(failed.status).toBe(500)
  expect(JSON.stringify(failed.body)).not.toContain('disk')
  expect((await open('d')).status).toBe(200)
})

it('expires a key after its lifetime', async () => {
  const first = await open('e')
  const after = (ms: number) => {
    const at = new Date(api.now() + 24 * 3_600_000 + ms).toISOString()
    return open('e', { headers: { 'Idempotency-Key': 'e', 'X-Sandbox-Clock': at } })
  }
  const [kept, forgotten] = [await after(-1), await after(0)]

  expect(kept.body).toEqual(first.body)
  expect(forgotten.headers['idempotent-replayed']).toBeUndefined()
  expect(forgotten.body.ReservationResponse.Identifier.value).not.toBe(
    first.body.ReservationResponse.Identifier.value,
  )
})
