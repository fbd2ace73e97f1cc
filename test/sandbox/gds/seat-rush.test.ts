import { expect, it } from 'vitest'
import { simulateRush } from '../../../scripts/scale/seat-rush.ts'

it('sells every seat of a departure to a crowd in no time, and fails for nobody', async () => {
  const outcome = await simulateRush({ buyers: 300, seats: 105, seconds: 3 }, 1)

  expect(outcome).toMatchObject({ sold: 105, soldOut: 195, failed: 0 })
  expect(outcome.p95Seconds).toBeLessThan(1)
}, 60_000)
