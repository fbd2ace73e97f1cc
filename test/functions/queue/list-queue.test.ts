import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../../../lib/kernel/store.ts'
import { otherAccount, sandboxAccount } from '../../../lib/platform/local/accounts.ts'
import { storesOver } from '../../../lib/platform/store/stores.ts'
import { queueItem } from '../../../lib/queue/queue.ts'
import { queueListResponse } from '../../../lib/queue/wire/agency-queue.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { listQueue, locatorsOn, placeOnQueue, removeFromQueue, waitingOn } from '../../support/queue.ts'
import { client, locatorOf } from '../../support/trip.ts'

let api: Api
let store: Store
let reservations: Json[]
beforeAll(async () => {
  api = await startApi({
    wrapStore(used) {
      store = used
      return used
    },
  })
  reservations = [await client(api).hold(), await client(api).hold()]
  const [first, second] = locators()
  await placeOnQueue(api, second, { value: 50, category: 'A' }, { body: { Comment: 'CALL BACK' } })
  api.advance(5)
  await placeOnQueue(api, first, { value: 50, category: 'B', dateOffset: 2 })
})
afterAll(() => api.close())

const locators = () => reservations.map(locatorOf) as [string, string]

it('returns locator, first traveler, first date of travel, queue and placement time, the oldest first', async () => {
  const [first, second] = locators()
  const { status, body } = await listQueue(api, 50)
  const { AgencyQueue, Pagination } = body.AgencyQueueResponse

  expect(status).toBe(200)
  expect(queueListResponse.safeParse(body).error).toBeUndefined()
  expect(AgencyQueue.Queue).toEqual([{ value: 50, pccOverride: '7N4Q', count: 2 }])
  expect(AgencyQueue.QueueList).toMatchObject([
    {
      '@type': 'QueueList',
      Name: 'FENWRIGHT/ISOLDEMS',
      Locator: {
        value: second,
        locatorType: 'Locator',
        source: '1G',
        sourceContext: 'Travelport',
        creationDate: '2027-03-01',
      },
      TravelDate: '2027-05-11',
      Queue: { value: 50, category: 'A', pccOverride: '7N4Q' },
      placedDateTime: '2027-03-01T10:00:00Z',
      Comment: 'CALL BACK',
    },
    {
      Locator: { value: first },
      Queue: { category: 'B', dateOffset: 2 },
      placedDateTime: '2027-03-01T10:05:00Z',
    },
  ])
  expect(Pagination).toEqual({ '@type': 'Pagination', page: 1, pageSize: 100, totalPages: 1, totalItems: 2 })
})

it('of a category or a date range lists what is in it', async () => {
  const [first, second] = locators()

  expect(await locatorsOn(api, { value: 50, category: 'a' })).toEqual([second])
  expect(await locatorsOn(api, { value: 50, dateOffset: 2 })).toEqual([first])
  expect(await locatorsOn(api, { value: 50, category: 'A', dateOffset: 2 })).toEqual([])
})

it('lists several queues together and counts each; other numbers, offices and agencies have queues of their own', async () => {
  const [first] = locators()
  await placeOnQueue(api, first, { value: 51, pccOverride: '3B9H' })
  const { body } = await listQueue(api, [50, { value: 51, pccOverride: '3b9h' }, 51])
  const { Queue, QueueList } = body.AgencyQueueResponse.AgencyQueue

  expect(Queue.map(({ count }: Json) => count)).toEqual([2, 1, 0])
  expect(QueueList).toHaveLength(3)
  expect(await waitingOn(api, 50, { as: otherAccount })).toEqual([])
  expect(await waitingOn(api, 51, { headers: { 'TVP-PCC-Core': '3B9H_1G' } })).toHaveLength(1)
})

it('with a date lists what is there by then', async () => {
  const [first] = locators()
  await placeOnQueue(api, first, { value: 52, date: '2027-04-01' })

  expect(await locatorsOn(api, { value: 52, date: '2027-03-31' })).toEqual([])
  expect(await locatorsOn(api, { value: 52, date: '2027-04-01' })).toEqual([first])
})

it.each([
  ['bare, with its type', { '@type': 'AgencyQueueSummary', Queue: [{ value: '50' }] }],
  ['in its wrapper', { AgencyQueueSummary: { Queue: { value: 50 } } }],
  ['as nothing but queues', [{ value: 50 }]],
])('reads the body %s', async (_form, body) => {
  const answer = await api.call('listQueue', { body })

  expect(answer.body.AgencyQueueResponse.AgencyQueue.QueueList).toHaveLength(2)
})

it.each([
  ['/11/air/queue/list', 'POST'],
  ['/11/queue/list', 'POST'],
])('%s is the same endpoint', async (path, method) => {
  const headers = { authorization: `Bearer ${await api.token()}` }
  const { body } = await api.request(method, path, { headers, body: { Queue: [{ value: 50 }] } })

  expect(body.AgencyQueueResponse.AgencyQueue.QueueList).toHaveLength(2)
})

it('has pages of 100', async () => {
  const { queueItems, reservations: held } = storesOver(store)(sandboxAccount.accessGroup)
  const reservation = await held.find(reservations[0].Identifier.value, api.now())
  if (!reservation) throw new Error('it was booked above')
  for (let count = 0; count < 101; count++)
    await queueItems.place(
      queueItem(
        `item-${String(count).padStart(3, '0')}`,
        { pcc: '7N4Q', number: 53 },
        reservation,
        api.now(),
      ),
    )
  const pages = await Promise.all(
    ['1', '2', '3'].map((pageNumber) => listQueue(api, 53, { query: { pageNumber } })),
  )
  const ids = pages.map(({ body }) =>
    body.AgencyQueueResponse.AgencyQueue.QueueList.map(({ Identifier }: Json) => Identifier.value),
  )

  expect(ids.map(({ length }) => length)).toEqual([100, 1, 0])
  expect(new Set(ids.flat()).size).toBe(101)
  expect(pages[1]?.body.AgencyQueueResponse.Pagination).toMatchObject({
    page: 2,
    pageSize: 100,
    totalPages: 2,
    totalItems: 101,
  })
})

it('goes on behind what was shown, over several queues, while an agent works what was shown', async () => {
  const { queueItems, reservations: held } = storesOver(store)(sandboxAccount.accessGroup)
  const reservation = await held.find(reservations[0].Identifier.value, api.now())
  if (!reservation) throw new Error('it was booked above')
  const items = Array.from({ length: 150 }, (_, index) =>
    queueItem(`row-${index}`, { pcc: '7N4Q', number: 54 + (index % 2) }, reservation, api.now() - index),
  )
  for (const item of items) await queueItems.place(item)
  const first = (await listQueue(api, [54, 55])).body.AgencyQueueResponse
  const [shown] = first.AgencyQueue.QueueList
  const worked = await removeFromQueue(api, { Identifier: shown.Identifier }, [54, 55])
  for (const item of items.filter(({ number }) => number === 54)) await queueItems.remove(item, api.now())
  const position = first.Pagination.nextPosition
  const second = (await listQueue(api, [54, 55], { query: { position } })).body.AgencyQueueResponse
  const ids = [first, second].flatMap(({ AgencyQueue }) =>
    AgencyQueue.QueueList.map(({ Identifier }: Json) => Identifier.value),
  )

  expect(worked.body.BaseResponse.Result.status).toBe('Complete')
  expect(ids).toHaveLength(150)
  expect(new Set(ids).size).toBe(150)
  expect(second.Pagination).toEqual({
    '@type': 'Pagination',
    page: 1,
    pageSize: 100,
    totalPages: 1,
    totalItems: 75,
  })
})

it('a position that no page had is refused', async () => {
  const { status } = await listQueue(api, 50, { query: { position: 'elsewhere' } })

  expect(status).toBe(400)
})
