import { expect, it } from 'vitest'
import { otherClocks } from '../support/clocks.ts'

it('requests of another tenant at other times take nothing from those at the real one', async () => {
  const { flows, held } = await otherClocks(20_270_301, 1)

  expect(flows).toBeGreaterThan(15)
  expect(held).toBeGreaterThan(5)
}, 120_000)
