import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { listQueue, locatorsOn, removeFromQueue, waitingOn } from '../../support/queue.ts'
import { client, locatorOf } from '../../support/trip.ts'

const cancelled = 23

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const limitOf = (held: Json): number => Date.parse(held.Offer[0].TermsAndConditionsFull[0].PaymentTimeLimit)
const at = (moment: number) => ({ headers: { 'X-Sandbox-Clock': new Date(moment).toISOString() } })

it('at another time the queue of cancelled segments shows the holds that have lapsed by then, and stores nothing', async () => {
  const held = await client(api).hold()
  const stored = await ledger(api).queueItems()
  const later = await waitingOn(api, cancelled, at(limitOf(held)))

  expect(await locatorsOn(api, cancelled, at(limitOf(held) - 1))).not.toContain(locatorOf(held))
  expect(later.filter(({ Locator }) => Locator.value === locatorOf(held))).toMatchObject([
    {
      Name: 'FENWRIGHT/ISOLDEMS',
      TravelDate: '2027-05-11',
      Comment: 'PAYMENT TIME LIMIT PASSED',
      placedDateTime: new Date(limitOf(held)).toISOString().replace('.000', ''),
    },
  ])
  expect(await locatorsOn(api, 22, at(limitOf(held)))).toEqual([])
  expect(await locatorsOn(api, cancelled)).not.toContain(locatorOf(held))
  expect(await ledger(api).queueItems()).toEqual(stored)
})

it('a year later holds that lapsed long ago have left it, as every item does', async () => {
  const held = await client(api).hold()

  expect(await locatorsOn(api, cancelled, at(limitOf(held) + 365 * 86_400_000))).toEqual([])
})

it('of another tenant, of another office and what was ticketed is not on it', async () => {
  const held = await client(api).hold()
  const ticketed = locatorOf(await client(api).ticket())
  const others = await listQueue(api, cancelled, { as: otherAccount, ...at(limitOf(held)) })

  expect(others.body.AgencyQueueResponse.AgencyQueue.Queue).toMatchObject([{ value: cancelled, count: 0 }])
  expect(await locatorsOn(api, cancelled, at(limitOf(held)))).not.toContain(ticketed)
  const newYork = { value: cancelled, pccOverride: '5D2R' }
  expect(await locatorsOn(api, newYork, at(limitOf(held)))).toEqual([])
})

it('what an agent removes from it the expiry sweep does not place again', async () => {
  const [removed, kept] = [await client(api).hold(), await client(api).hold()]
  const later = at(limitOf(kept))
  await removeFromQueue(api, locatorOf(removed), cancelled, later)
  const before = await waitingOn(api, cancelled, later)
  const now = api.now()
  api.setNow(limitOf(kept) + 3 * 3_600_000)
  await api.service.expireHolds()
  api.setNow(now)

  expect(before.map(({ Locator }) => Locator.value)).toContain(locatorOf(kept))
  expect(before.map(({ Locator }) => Locator.value)).not.toContain(locatorOf(removed))
  expect(await waitingOn(api, cancelled, later)).toEqual(before)
})
