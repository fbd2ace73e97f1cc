import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '../../lib/contract/catalogue.ts'
import type { RouteSpec } from '../../lib/contract/route.ts'
import { type Answer, type Api, type CallOptions, type Json, startApi } from '../support/api.ts'
import { type Picked, requireBalance, silent, withSeats } from '../support/campaign.ts'
import { changingRequests } from '../support/changing-requests.ts'
import { stoppingStore } from '../support/faulty-store.ts'
import { snapshotOf } from '../support/ledger.ts'
import { outboundDate } from '../support/trip.ts'

type Key = Parameters<Api['call']>[0]
const changing = Object.values(catalogue).flatMap((family) =>
  Object.entries<RouteSpec>(family).flatMap(([key, route]) => (route.changes ? [key as Key] : [])),
)

const faults = stoppingStore()
let api: Api
let requests = 0
// Rooms and cars sell out: a service for each route.
beforeEach(async () => {
  // The gateway reports that a function failed.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  faults.restart()
  api = await startApi({ wrapStore: faults.wrap, log: silent })
})
afterEach(async () => {
  await api.close()
  vi.restoreAllMocks()
})

/** What differs from one request to the next: names, numbers, moments. */
const blurred = (value: unknown): string =>
  JSON.stringify(value ?? null)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replace(/\b[0-9a-f]{32}\b/g, '<code>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)/g, '<moment>')
    .replace(/"[A-Z0-9]{6}"/g, '"<locator>"')
    .replace(/(Tessa|Bea) ?[a-j]+/gi, '<name>')
    .replace(/\b[A-Z0-9]{0,3}\d{7,}[A-Z0-9]*\b/g, '<number>')
    .replace(/\b[A-Z\d]{13,14}\b/g, '<code>')
    .replace(/"(seatsLeft|Quantity)\\?":\d/g, '<seats>')
    .replace(/"(offerRef|orderId)\\?":\\?"[^"]*"/g, '<code>')

/** What the service has on file, in an order that does not depend on names. */
async function onFile(): Promise<string[]> {
  const books = snapshotOf(api)
  const rows = await Promise.all([
    books.workbenches(),
    books.reservations(),
    books.documents(),
    books.queueItems(),
    books.queueRemovals(),
  ])
  return rows.flat().map(blurred).sort()
}
const added = (before: readonly string[], after: readonly string[]): string[] => {
  const left = [...before]
  return after.filter((row) => {
    const at = left.indexOf(row)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

interface Done {
  readonly answer: { readonly status: number; readonly body: string }
  readonly filed: readonly string[]
}

/** Sends a prepared request under a key of its own; the process stops after a write, and comes back. */
async function send(key: Key, picked: Picked, stopAfter?: number): Promise<Done> {
  const prepare = changingRequests[key]
  if (!prepare) throw new Error(`no request of ${key}`)
  faults.restart()
  const options = await prepare({ api, picked, number: requests++ })
  const before = await onFile()
  const request = (): Promise<Answer> => sendUnder(key, options, idempotencyKey)
  const idempotencyKey = crypto.randomUUID()
  if (stopAfter === undefined) faults.restart()
  else faults.stopAt(stopAfter, 'after')
  let answer = await request()
  await api.service.idle()
  if (stopAfter !== undefined) {
    faults.restart()
    api.setNow(api.now() + 30_000)
    answer = await request()
    await api.service.idle()
    api.setNow(api.now() - 30_000)
  }
  const body: Json = answer.body
  return { answer: { status: answer.status, body: blurred(body) }, filed: added(before, await onFile()) }
}

const sendUnder = (key: Key, options: CallOptions, idempotencyKey: string): Promise<Answer> =>
  api.call(key, { ...options, headers: { ...options.headers, 'Idempotency-Key': idempotencyKey } })

/** All stops of a short request; of a long one the first, the last, and some between. */
const stopsOf = (writes: number): number[] =>
  writes <= 6
    ? Array.from({ length: writes }, (_, index) => index + 1)
    : [1, Math.ceil(writes / 2), writes - 1, writes]

describe('a request under an Idempotency-Key whose process stops is done once, and answered as if it had not', () => {
  it.each(changing)(
    '%s',
    async (key) => {
      const { picked } = await withSeats(api, outboundDate, 9, 9)
      const undisturbed = await send(key, picked)
      const writes = faults.writes()
      expect(undisturbed.answer).toMatchObject({ status: expect.toSatisfy((code: number) => code < 300) })
      // One of the documents to void is unknown.
      if (key !== 'voidDocuments')
        expect(undisturbed.answer.body).not.toMatch(/"Error":|"status":"Incomplete"/)

      for (const stop of stopsOf(writes)) {
        const stopped = await send(key, picked, stop)
        expect(stopped, `stopped after write ${stop} of ${writes}`).toEqual(undisturbed)
      }
      await requireBalance(api, key)
    },
    240_000,
  )
})
