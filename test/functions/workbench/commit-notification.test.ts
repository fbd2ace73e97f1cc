import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { locatorsOn, removeFromQueue, waitingOn } from '../../support/queue.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const prepared = async (more: Json = {}): Promise<string> => (await client(api).prepare({}, more)).workbench
const commit = (workbench: string, Notification: Json, more: Json = {}) => client(api).commit(workbench, { Notification, ...more })
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
    { Locator: { value: locator }, Queue: { value: 20, category: 'A', subCategory: 'B', pccOverride: '7N4Q' }, Comment: 'NEW BOOKING' },
  ])
  expect(await waitingOn(api, 21)).toEqual([])
  expect(await waitingOn(api, { value: 21, pccOverride: '3B9H' })).toMatchObject([{ Locator: { value: locator }, Comment: 'NEW BOOKING' }])
  expect((await waitingOn(api, 22))[0]).not.toHaveProperty('Comment')
})

it('on a date it appears on that date; a notification without a queue is for the general one', async () => {
  const locator = locatorOf(reservationOf(await commit(await prepared(), { Date: '2027-03-05', Comment: { value: 'CALL' } })))
  const before = await locatorsOn(api, 1)
  const now = api.now()
  api.setNow(Date.parse('2027-03-05T00:00:00Z'))
  const then = await waitingOn(api, 1)
  api.setNow(now)

  expect(before).toEqual([])
  expect(then).toMatchObject([{ Locator: { value: locator }, placedDateTime: '2027-03-05T00:00:00Z', Comment: 'CALL' }])
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
  ['the queue of an office of another agency', { QueueNumber: [{ value: 26 }, { value: 26, overridePCC: '8K2M' }] }, 200, '4660'],
  ['a date too far ahead', { QueueNumber: [{ value: 26 }], Date: '2029-01-01' }, 200, '4661'],
  ['a date that is none', { QueueNumber: [{ value: 26 }], Date: '2027-02-30' }, 400, '1001'],
  ['a number that no queue has', { QueueNumber: [{ value: 100 }] }, 400, '1586'],
  ['more notifications than a commit may bring', Array(10).fill({}), 400, '1586'],
])('%s is refused before anything is committed', async (_what, Notification, status, code) => {
  const workbench = await prepared()
  const answer = await commit(workbench, Notification)
  const stillOpen = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([status, code])
  expect(reservationOf(stillOpen).Offer).toHaveLength(1)
  expect(await locatorsOn(api, 26)).toEqual([])
})
