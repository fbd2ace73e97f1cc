import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { locatorsOn, removeFromQueue, waitingOn } from '../../support/queue.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const prepared = async (more: Json = {}): Promise<string> => (await client(api).prepare({}, more)).workbench
const commit = (workbench: string, Notification: Json, more: Json = {}) =>
  client(api).commit(workbench, { Notification, ...more })
const reservationOf = ({ body }: { body: Json }): Json => body.ReservationResponse.Reservation

it('a commit puts the reservation on each queue that it names, of this or another office of the access group', async () => {
  const answer = await commit(await prepared(), [
    {
      QueueNumber: [
        { value: 20, category: 'A', subCategory: 'B' },
        { value: '21', overridePCC: '3B9H' },
      ],
      Comment: 'NEW BOOKING',
    },
    { QueueNumber: { value: 22 } },
  ])
  const locator = locatorOf(reservationOf(answer))

  expect(await waitingOn(api, 20)).toMatchObject([
    {
      Locator: { value: locator },
      Queue: { value: 20, category: 'A', subCategory: 'B', pccOverride: '7N4Q' },
      Comment: 'NEW BOOKING',
    },
  ])
  expect(await waitingOn(api, 21)).toEqual([])
  expect(await waitingOn(api, { value: 21, pccOverride: '3B9H' })).toMatchObject([
    { Locator: { value: locator }, Comment: 'NEW BOOKING' },
  ])
  expect((await waitingOn(api, 22))[0]).not.toHaveProperty('Comment')
})

it('on a date it appears on that date; a notification without a queue is for the general one', async () => {
  const locator = locatorOf(
    reservationOf(await commit(await prepared(), { Date: '2027-03-05', Comment: { value: 'CALL' } })),
  )
  const before = await locatorsOn(api, 1)
  const now = api.now()
  api.setNow(Date.parse('2027-03-05T00:00:00Z'))
  const then = await waitingOn(api, 1)
  api.setNow(now)

  expect(before).toEqual([])
  expect(then).toMatchObject([
    { Locator: { value: locator }, placedDateTime: '2027-03-05T00:00:00Z', Comment: 'CALL' },
  ])
})

describe('the date of a reservation', () => {
  const queue = { value: 40, category: 'TTL' }
  const on = (date: string) => waitingOn(api, { ...queue, date })
  const dateOf = async (locator: string): Promise<string | undefined> => {
    const { body } = await api.call('retrieveReservation', { path: { Identifier: locator } })
    return body.ReservationResponse.Reservation.notificationDate
  }
  const again = async (locator: string, Notification: Json) =>
    commit(await client(api).reopen(locator), Notification)
  const first = [{ Date: '2027-03-10', QueueNumber: [queue], Comment: 'TICKET BY' }]

  it('is shown; a new one replaces it, and the reservation is on the queue from then on only', async () => {
    const answer = await commit(await prepared(), first)
    const locator = locatorOf(reservationOf(answer))
    const before = await on('2027-03-10')
    await again(locator, [{ Date: '2027-03-20', QueueNumber: [queue] }])

    expect(reservationOf(answer).notificationDate).toBe('2027-03-10')
    expect(before).toMatchObject([{ Locator: { value: locator }, Comment: 'TICKET BY' }])
    expect(await on('2027-03-19')).toEqual([])
    expect(await on('2027-03-20')).toMatchObject([
      { Locator: { value: locator }, placedDateTime: '2027-03-20T00:00:00Z' },
    ])
    expect(await dateOf(locator)).toBe('2027-03-20')
    await removeFromQueue(api, locator, { ...queue, date: '2027-03-20' })
  })

  it('moves with its queues and comment when a new one names none', async () => {
    const locator = locatorOf(reservationOf(await commit(await prepared(), first)))
    await again(locator, { Date: '2027-03-20' })

    expect(await on('2027-03-19')).toEqual([])
    expect(await on('2027-03-20')).toMatchObject([
      { Locator: { value: locator }, Queue: queue, Comment: 'TICKET BY' },
    ])
    await removeFromQueue(api, locator, { ...queue, date: '2027-03-20' })
  })

  it('is removed by 000/00/00, and is kept when a commit does not name it', async () => {
    const locator = locatorOf(reservationOf(await commit(await prepared(), first)))
    await again(locator, [{ QueueNumber: [{ value: 41 }] }])
    const kept = [await dateOf(locator), (await on('2027-03-10')).length]
    await again(locator, [{ Date: '000/00/00' }])

    expect(kept).toEqual(['2027-03-10', 1])
    expect([await dateOf(locator), await on('2027-03-10')]).toEqual([undefined, []])
    expect(await locatorsOn(api, 41)).toEqual([locator])
  })

  it('that has passed keeps its queue item when another is set', async () => {
    const locator = locatorOf(await client(api).ticket())
    await again(locator, first)
    const now = api.now()
    api.setNow(Date.parse('2027-03-11T00:00:00Z'))
    await again(locator, [{ Date: '2027-03-20', QueueNumber: [queue] }])
    api.setNow(now)

    expect(await on('2027-03-10')).toHaveLength(1)
    expect(await on('2027-03-20')).toHaveLength(2)
  })
})

it('a commit that is repeated puts it there once, and not again when it was taken off meanwhile', async () => {
  const workbench = await prepared()
  const Notification = [{ QueueNumber: [{ value: 23 }] }]
  const locator = locatorOf(reservationOf(await commit(workbench, Notification)))
  await commit(workbench, Notification)
  const waiting = await locatorsOn(api, 23)
  await removeFromQueue(api, locator, 23)
  await commit(workbench, Notification)

  expect(waiting).toEqual([locator])
  expect(await locatorsOn(api, 23)).toEqual([])
})

it('a commit of a reservation that exists may put it there as well', async () => {
  const held = await client(api).hold()
  await commit(await client(api).reopen(locatorOf(held)), { QueueNumber: [{ value: 24 }] })

  expect(await locatorsOn(api, 24)).toEqual([locatorOf(held)])
})

it('nothing is put on a queue by a commit that is refused, or that stops after its first step', async () => {
  const Notification = { QueueNumber: [{ value: 25 }] }
  const refused = await commit(await prepared({ Telephone: [] }), Notification)
  const changing = await prepared({ PersonName: { Given: 'ISOLDE', Surname: 'PRICECHANGE' } })
  const stopped = await commit(changing, Notification, { enableTwoStepCommitInd: true })

  expect(errorOf(refused.body).SourceCode).toBe('4113')
  expect(stopped.body.ReservationResponse.Result.status).toBe('Not Processed')
  expect(await locatorsOn(api, 25)).toEqual([])
})

it.each([
  [
    'the queue of an office of another agency',
    { QueueNumber: [{ value: 26 }, { value: 26, overridePCC: '8K2M' }] },
    200,
    '4660',
  ],
  ['a date too far ahead', { QueueNumber: [{ value: 26 }], Date: '2029-01-01' }, 200, '4661'],
  ['a date that is none', { QueueNumber: [{ value: 26 }], Date: '2027-02-30' }, 400, '1001'],
  ['a number that no queue has', { QueueNumber: [{ value: 100 }] }, 400, '1586'],
  ['a comment that is too long', { QueueNumber: [{ value: 26 }], Comment: 'x'.repeat(251) }, 400, '1586'],
  ['more notifications than a commit may bring', Array(10).fill({}), 400, '1586'],
])('%s is refused before anything is committed', async (_what, Notification, status, code) => {
  const workbench = await prepared()
  const answer = await commit(workbench, Notification)
  const stillOpen = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([status, code])
  expect(reservationOf(stillOpen).Offer).toHaveLength(1)
  expect(await locatorsOn(api, 26)).toEqual([])
})
