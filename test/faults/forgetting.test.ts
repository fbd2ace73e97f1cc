import { expect, it } from 'vitest'
import { forgettingDay } from '../support/forgetting.ts'

it('whatever the database deletes of what has expired, at whatever moment: no answer changes but that it expired', async () => {
  const { flows, deleted } = await forgettingDay(20_270_301, 1)

  expect(flows).toBeGreaterThan(15)
  expect(deleted).toBeGreaterThan(20)
}, 120_000)
