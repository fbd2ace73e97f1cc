import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../../lib/kernel/store.ts'
import { type Api, startApi } from '../support/api.ts'
import { client } from '../support/trip.ts'

/** How long each step takes. */
let stepMs = 0
let reads = 0
const counting = (store: Store): Store => ({
  ...store,
  read: (table, key) => {
    if (table === 'workbenches') reads++
    return store.read(table, key)
  },
})

let api: Api
beforeAll(async () => {
  api = await startApi({
    wrapStore: counting,
    wrapSteps: (run) => async (input) => {
      if (stepMs > 0) await pause(stepMs)
      return run(input)
    },
  })
})
afterAll(() => api.close())

/** How often workbenches are read by five requests that commit the same one. */
async function readsOfCommit(eachStepMs: number): Promise<number> {
  stepMs = eachStepMs
  const { workbench } = await client(api).prepare()
  reads = 0
  const answers = await Promise.all(Array.from({ length: 5 }, () => client(api).commit(workbench)))
  expect(answers.map(({ body }) => body.ReservationResponse.Result.status)).toEqual(Array(5).fill('Complete'))
  return reads
}

it('whoever waits for a commit is woken by its end, and does not look before', async () => {
  const [slow, slower] = [await readsOfCommit(40), await readsOfCommit(120)]

  expect(slower).toBe(slow)
})
