import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import {
  commitAtOnce,
  divideAgainstOthers,
  payAgainstCancel,
  rushForSeats,
  voidAgainstTicketing,
} from '../support/races.ts'
import { rivals } from '../support/rivals.ts'
import { rushForChosenSeats } from '../support/seat-race.ts'
import { seeded, unreliableDay } from '../support/stops.ts'

/** Small campaigns; the large ones run by npm run faults. */
let api: Api
const pairs = rivals(seeded(20_270_301))
beforeAll(async () => {
  api = await startApi({ wrapSteps: pairs.wrap })
})
afterAll(() => api.close())

it('many concurrent commits of one workbench make one reservation, and every caller gets its locator', async () => {
  const locators = await commitAtOnce(api, 20)

  expect(locators.size).toBe(1)
  expect([...locators]).toEqual([expect.stringMatching(/^[A-Z0-9]{6}$/)])
})

it('exactly as many of many buyers get a seat as there are seats; the others are refused clearly', async () => {
  const { seats, sold, refusals } = await rushForSeats(api, 20)

  expect(sold).toBe(seats)
  expect([...refusals]).toEqual(['4012'])
})

it('each chosen seat goes to exactly one of its buyers; the others book nothing', async () => {
  const { seats, sold, refusals } = await rushForChosenSeats(api, '2027-07-06', 3)

  expect(sold.toSorted()).toEqual(seats.toSorted())
  expect([...refusals]).toEqual(['4975'])
})

it('a booking that is paid and cancelled concurrently is either ticketed or cancelled, in any order', async () => {
  const { paid, cancelled } = await payAgainstCancel(api, pairs, 3)

  expect(paid + cancelled).toBe(3)
  expect([paid, cancelled]).not.toContain(0)
}, 60_000)

it('a ticket that is voided during another ticketing is void, and no other one, in any order', async () => {
  const { committed, refused } = await voidAgainstTicketing(api, pairs, 3)

  expect([committed, refused]).not.toContain(0)
}, 60_000)

it('a division concurrent with payment, cancellation or void: nothing is lost, each succeeds or is refused as a whole', async () => {
  const ends = Object.values(await divideAgainstOthers([3, 7]))

  expect(ends).toHaveLength(6)
  for (const { rounds, divided, other } of ends) expect(divided + other).toBeGreaterThanOrEqual(rounds)
}, 60_000)

it('steps that fail at random, one after the other: every booking is made once or refused without a trace', async () => {
  const { done, requested } = await unreliableDay(20_270_301, 2, 0.1)

  expect(done).toBeGreaterThan(requested / 2)
}, 60_000)
