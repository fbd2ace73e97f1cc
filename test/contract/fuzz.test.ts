import { expect, it } from 'vitest'
import { fuzz } from '../support/fuzz.ts'

it('generated requests to every route get an answer of the service’s shape, never a 5xx, within a second', async () => {
  const { byStatus } = await fuzz(3000, 20270301)

  expect(Object.keys(byStatus).sort()).toEqual(expect.arrayContaining(['200', '400']))
}, 120_000)
