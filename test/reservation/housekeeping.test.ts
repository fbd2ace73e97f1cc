import { expect, it } from 'vitest'
import { simulateLapse } from '../../scripts/scale/housekeeping.ts'

it('holds that lapse at once are released by as many runs of the sweep as they take, each hold once', async () => {
  const lapse = { name: '', holds: 5_000, hours: 1, releaseSeconds: 1.5 }
  const outcome = await simulateLapse(lapse, 1)

  expect(outcome.released).toBe(lapse.holds)
  // Twenty at a time: nine tenths of five minutes release some 3,500.
  expect(outcome.runs).toBe(2)
  expect(outcome.minutes).toBeLessThan(10)
}, 60_000)

it('a sweep that was away for a day releases what lapsed first before the rest', async () => {
  const outcome = await simulateLapse({ name: '', holds: 600, hours: 30, releaseSeconds: 1.5 }, 1)

  expect(outcome).toMatchObject({ released: 600, runs: 1, isOldestFirst: true, oldestMinutes: 0 })
})
