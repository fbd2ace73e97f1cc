import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { queueDone } from '../../../lib/queue/wire/agency-queue.ts'
import { type Api, startApi, startOfTests } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { listQueue, locatorsOn, placeOnQueue, waitingOn } from '../../support/queue.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

const days = (count: number) => count * 86_400_000

let api: Api
let locator: string
beforeAll(async () => {
  api = await startApi()
  locator = locatorOf(await client(api).hold())
})
afterAll(() => api.close())

async function at<T>(moment: number | string, sendRequest: () => Promise<T>): Promise<T> {
  api.setNow(typeof moment === 'number' ? moment : Date.parse(moment))
  try {
    return await sendRequest()
  } finally {
    api.setNow(startOfTests)
  }
}

it('puts a reservation on one or several queues of the caller’s office, with where in the queue and a comment', async () => {
  const { status, body } = await placeOnQueue(
    api,
    locator,
    [67, { value: '68', category: 'ar', subCategory: 'X', dateOffset: 3 }],
    {
      body: { Comment: 'CALL BACK' },
    },
  )

  expect(status).toBe(200)
  expect(queueDone.safeParse(body).error).toBeUndefined()
  expect(body.BaseResponse).toMatchObject({ '@type': 'BaseResponse', Result: { status: 'Complete' } })
  expect(await waitingOn(api, 67)).toMatchObject([
    { Locator: { value: locator }, Queue: { value: 67, pccOverride: '7N4Q' } },
  ])
  expect(await waitingOn(api, 68)).toMatchObject([
    { Queue: { value: 68, category: 'AR', subCategory: 'X', dateOffset: 3 }, Comment: 'CALL BACK' },
  ])
})

it('a queue without a number is the general one', async () => {
  await placeOnQueue(api, locator, {})

  expect(await locatorsOn(api, 1)).toEqual([locator])
})

it('a reservation is once at each place of a queue, however often it is put there', async () => {
  for (const queue of [{ value: 30 }, { value: 30 }, { value: 30, category: 'A' }])
    await placeOnQueue(api, locator, queue)
  await placeOnQueue(api, locator, 30, { body: { Comment: 'LATEST' } })

  const waiting = await waitingOn(api, 30)

  expect(waiting).toHaveLength(2)
  expect(waiting.find(({ Queue }) => Queue.category === undefined)).toMatchObject({ Comment: 'LATEST' })
})

describe('a date', () => {
  it('shows it from the beginning of that day where the office is', async () => {
    await placeOnQueue(api, locator, [
      { value: 40, date: '2027-06-15' },
      { value: 40, date: '2027-06-15', pccOverride: '5D2R' },
    ])
    const [london, newYork] = [{ value: 40 }, { value: 40, pccOverride: '5D2R' }]

    expect(await locatorsOn(api, [london, newYork])).toEqual([])
    expect(await at('2027-06-14T22:59:59.999Z', () => locatorsOn(api, [london, newYork]))).toEqual([])
    expect(await at('2027-06-14T23:00:00.000Z', () => locatorsOn(api, london))).toEqual([locator])
    expect(await at('2027-06-15T03:59:59.999Z', () => locatorsOn(api, newYork))).toEqual([])
    expect(await at('2027-06-15T04:00:00.000Z', () => locatorsOn(api, newYork))).toEqual([locator])
  })

  it.each([
    ['2027-06-15T09:30:00', '2027-06-15T08:30:00Z'],
    ['2027-06-15T09:30', '2027-06-15T08:30:00Z'],
    ['2027-06-15 07:30:30', '2027-06-15T06:30:30Z'],
    ['2027-03-28T00:30', '2027-03-28T00:30:00Z'],
    ['2027-03-28T09:30', '2027-03-28T08:30:00Z'],
    ['2027-10-31T09:30', '2027-10-31T09:30:00Z'],
    ['2027-06-15 10:30:00+00:00', '2027-06-15T10:30:00Z'],
    ['2027-06-15T09:30:00Z', '2027-06-15T09:30:00Z'],
    ['2027-06-15T09:30:00+05:30', '2027-06-15T04:00:00Z'],
    ['2027-06-15T09:30:00.000-04:00', '2027-06-15T13:30:00Z'],
  ])('with a time, %s, shows it from %s', async (date, from) => {
    const queue = { value: 41, category: from.slice(5, 19).replace(/\D/g, '') }
    await placeOnQueue(api, locator, { ...queue, date })
    const moment = Date.parse(from)

    expect(await at(moment - 1, () => locatorsOn(api, queue))).toEqual([])
    expect(await at(moment, () => locatorsOn(api, queue))).toEqual([locator])
  })

  it('that is over means now', async () => {
    await placeOnQueue(api, locator, { value: 42, date: '2027-01-15' })

    expect(await locatorsOn(api, 42)).toEqual([locator])
  })

  it('may be as far ahead as flights are sold', async () => {
    const on = async (date: string) =>
      errorOf((await placeOnQueue(api, locator, { value: 43, date })).body)?.SourceCode

    expect([await on('2028-02-25'), await on('2028-02-26')]).toEqual([undefined, '4661'])
  })
})

it('it waits 90 days, then leaves the queue by itself', async () => {
  await placeOnQueue(api, locator, 44)

  expect(await at(startOfTests + days(90) - 1, () => locatorsOn(api, 44))).toEqual([locator])
  expect(await at(startOfTests + days(90), () => locatorsOn(api, 44))).toEqual([])
})

describe('refuses', () => {
  it.each([
    ['no reservation', { Queue: [{ value: 1 }] }],
    ['no queue', { ReservationIdentifier: { value: 'QK7W2M' } }],
    ['a number that no queue has', { ReservationIdentifier: { value: 'QK7W2M' }, Queue: [{ value: 100 }] }],
    [
      'a date range that no queue has',
      { ReservationIdentifier: { value: 'QK7W2M' }, Queue: [{ value: 1, dateOffset: 5 }] },
    ],
    [
      'a category of other than letters and digits',
      { ReservationIdentifier: { value: 'QK7W2M' }, Queue: [{ category: '*' }] },
    ],
    [
      'more queues than a request may name',
      { ReservationIdentifier: { value: 'QK7W2M' }, Queue: Array(10).fill({ value: 1 }) },
    ],
  ])('%s, as invalid input', async (_what, body) => {
    const answer = await api.call('placeOnQueue', { body })

    expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([400, '1586'])
  })

  it('a date that is none', async () => {
    for (const date of [
      '2027-02-30',
      'TOMORROW',
      '2027-06-15T9',
      '2027-06-15T24:00',
      '2027-06-15T10:60',
      '2027-06-15T09:30:00+99:99',
    ]) {
      const { status, body } = await placeOnQueue(api, locator, { value: 45, date })
      expect([status, errorOf(body).Message], date).toEqual([
        400,
        `${date.slice(0, 25)} IS NOT A CALENDAR DATE`,
      ])
    }
  })

  it('a reservation that does not exist, and one of another agency, alike', async () => {
    const unknown = await placeOnQueue(api, 'ZZZZZZ', 45)
    const foreign = await placeOnQueue(api, locator, 45, { as: otherAccount })

    for (const { status, body } of [unknown, foreign])
      expect([status, errorOf(body).SourceCode]).toEqual([200, '4132'])
  })

  it('queues of an office of another agency, and puts it nowhere', async () => {
    const before = (await ledger(api).queueItems()).length
    const { body } = await placeOnQueue(api, locator, [46, { value: 46, pccOverride: '8K2M_1G' }])

    expect(errorOf(body)).toMatchObject({ SourceCode: '4660', Message: expect.stringContaining('8K2M') })
    expect(await ledger(api).queueItems()).toHaveLength(before)
    expect(errorOf((await listQueue(api, { value: 46, pccOverride: '8K2M' })).body).SourceCode).toBe('4660')
  })
})
