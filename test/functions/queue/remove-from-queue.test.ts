import { afterAll, beforeAll, expect, it } from 'vitest'
import { reservationIdOf } from '../../../lib/kernel/locator.ts'
import type { Store } from '../../../lib/kernel/store.ts'
import { otherAccount, sandboxAccount } from '../../../lib/platform/local/accounts.ts'
import { storesOver } from '../../../lib/platform/store/stores.ts'
import { queueItem } from '../../../lib/queue/queue.ts'
import { type Api, startApi } from '../../support/api.ts'
import { locatorsOn, placeOnQueue, removeFromQueue, waitingOn } from '../../support/queue.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
let store: Store
let locator: string
let other: string
beforeAll(async () => {
  api = await startApi({
    wrapStore(used) {
      store = used
      return used
    },
  })
  ;[locator, other] = [locatorOf(await client(api).hold()), locatorOf(await client(api).hold())]
})
afterAll(() => api.close())

it('removes the reservation from the queue, in every category of it, and keeps the others', async () => {
  await placeOnQueue(api, locator, [60, { value: 60, category: 'A' }, 61])
  await placeOnQueue(api, other, 60)
  const { status, body } = await removeFromQueue(api, locator, 60)

  expect([status, body.BaseResponse.Result.status]).toEqual([200, 'Complete'])
  expect(await locatorsOn(api, 60)).toEqual([other])
  expect(await locatorsOn(api, 61)).toEqual([locator])
})

it('of a category, and of several queues at once', async () => {
  await placeOnQueue(api, locator, [{ value: 62, category: 'A' }, { value: 62, category: 'B' }, 63])
  await removeFromQueue(api, locator, [{ value: 62, category: 'A' }, 63])

  expect((await waitingOn(api, [62, 63])).map(({ Queue }) => Queue.category)).toEqual(['B'])
})

it('one item, as the list names it', async () => {
  await placeOnQueue(api, locator, [64, { value: 64, category: 'A' }])
  const item = (await waitingOn(api, 64)).find(({ Queue }) => Queue.category === 'A')
  await removeFromQueue(api, { Identifier: item?.Identifier }, 64)

  expect((await waitingOn(api, 64)).map(({ Queue }) => Queue.category)).toEqual([undefined])
})

it('items that appear later are kept, unless the named date includes them', async () => {
  await placeOnQueue(api, locator, [{ value: 65 }, { value: 65, date: '2027-04-01' }])
  await removeFromQueue(api, locator, 65)
  const kept = await locatorsOn(api, { value: 65, date: '2027-04-01' })
  await removeFromQueue(api, locator, { value: 65, date: '2027-04-01' })

  expect(kept).toEqual([locator])
  expect(await locatorsOn(api, { value: 65, date: '2027-04-01' })).toEqual([])
})

it('a reservation that was taken off can be put there again', async () => {
  await placeOnQueue(api, locator, 66)
  await removeFromQueue(api, locator, 66)
  await placeOnQueue(api, locator, 66)

  expect(await locatorsOn(api, 66)).toEqual([locator])
})

it('an item placed by a repeated commit step is not placed again after an agent removed it', async () => {
  const { queueItems, reservations } = storesOver(store)(sandboxAccount.accessGroup)
  const reservation = await reservations.find(reservationIdOf(sandboxAccount.accessGroup, locator), api.now())
  if (!reservation) throw new Error('it was booked above')
  const item = queueItem('of-a-commit', { pcc: '7N4Q', number: 68 }, reservation, api.now())
  for (let step = 1; step <= 2; step++) await queueItems.placeOnce(item)
  const waiting = await locatorsOn(api, 68)
  await removeFromQueue(api, locator, 68)
  await queueItems.placeOnce(item)

  expect(waiting).toEqual([locator])
  expect(await locatorsOn(api, 68)).toEqual([])
})

it('refuses what is not on the queue, unknown reservations, and offices and reservations of other agencies', async () => {
  await placeOnQueue(api, other, 67)
  const codeOf = async (answer: Promise<{ body: unknown }>) =>
    errorOf((await answer).body as never).SourceCode

  expect(await codeOf(removeFromQueue(api, locator, 67))).toBe('4662')
  expect(await codeOf(removeFromQueue(api, { Identifier: { value: 'nope' } }, 67))).toBe('4662')
  expect(await codeOf(removeFromQueue(api, 'ZZZZZZ', 67))).toBe('4132')
  expect(await codeOf(removeFromQueue(api, other, 67, { as: otherAccount }))).toBe('4132')
  expect(await codeOf(removeFromQueue(api, other, { value: 67, pccOverride: '8K2M' }))).toBe('4660')
  expect(await codeOf(removeFromQueue(api, {}, 67))).toBe('1586')
  expect(await locatorsOn(api, 67)).toEqual([other])
})
