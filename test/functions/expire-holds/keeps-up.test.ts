import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ExpiredHolds, expireHolds } from '../../../functions/expire-holds/expire-holds.ts'
import { hoursMs } from '../../../lib/kernel/instant.ts'
import { counts } from '../../../lib/kernel/limits.ts'
import { type AirHost, SupplierUnavailable } from '../../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../../lib/suppliers/hosts.ts'
import { type Api, startApi } from '../../support/api.ts'
import { client } from '../../support/trip.ts'
import { wrapped } from '../../support/wrapped.ts'

const holdsOfADay = 24
const backlogHours = 30
const enoughHours = 4

let api: Api
let hosts: AirHosts
/** How many releases there were at a time, in their order, and who does not answer. */
const released: string[] = []
let busy = 0
let most = 0
let isSilent = false

const slow = (host: AirHost): AirHost => ({
  ...host,
  async release(key, seats, call) {
    if (isSilent) throw new SupplierUnavailable('no answer')
    most = Math.max(most, ++busy)
    await new Promise((resolve) => setImmediate(resolve))
    await host.release(key, seats, call)
    released.push(key)
    busy--
  },
})

/** Runs the sweep of a day on which the last hold ended. */
const sweep = (hasTime?: () => boolean): Promise<ExpiredHolds> =>
  expireHolds(api.now(), { store: api.service.database.store, airHosts: hosts }, hasTime)

beforeAll(async () => {
  api = await startApi({
    withHosts(all) {
      hosts = wrapped(slow)(all)
      return all
    },
  })
  await client(api).hold({ from: 'CDG', to: 'FCO' })
  const first = api.now()
  api.setNow(first + hoursMs(backlogHours))
  for (let held = 0; held < holdsOfADay; held++)
    await client(api).hold({ from: 'LHR', to: 'DUB', date: `2027-06-${10 + (held % 9)}` })
})
afterAll(() => api.close())

const afterAllLimits = (): void => {
  api.setNow(api.now() + 4 * 24 * hoursMs(1))
}

it('ends the hold that ended first before the others, some at a time, and leaves the rest when its time is over', async () => {
  afterAllLimits()
  let asked = 0
  const cut = await sweep(() => ++asked <= 3)
  const first = released.length
  const rest = await sweep()

  expect(cut.expired).toBe(first)
  expect(first).toBeLessThan(holdsOfADay)
  expect(cut.oldestMs).toBeGreaterThan(0)
  expect([cut.expired + rest.expired, rest.oldestMs]).toEqual([holdsOfADay + 1, 0])
  expect(most).toBe(counts.holdsEndedAtATime)
})

it('tells how long ago the oldest hold ended whose supplier does not answer', async () => {
  await client(api).hold({ from: 'CDG', to: 'FCO', date: '2027-06-20' })
  afterAllLimits()
  isSilent = true
  const unanswered = await sweep()
  isSilent = false
  const answered = await sweep()

  expect([unanswered.expired, answered.expired]).toEqual([0, 1])
  expect(unanswered.oldestMs).toBeGreaterThan(hoursMs(enoughHours))
  expect(answered.oldestMs).toBe(0)
})
