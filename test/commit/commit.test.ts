import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { stoppingStore } from '../support/faulty-store.ts'
import { snapshotOf } from '../support/ledger.ts'
import { cardBody, client, errorOf, inboundDate, locatorOf, ticketNumbersOf } from '../support/trip.ts'

const faults = stoppingStore()
let steps: Json[] = []
const watched: NonNullable<LocalOptions['wrapSteps']> = (run) => async (input) => {
  steps.push(input)
  return run(input)
}
/** As when the workflow repeats a step whose answer was lost. */
const runTwice: NonNullable<LocalOptions['wrapSteps']> = (run) => async (input) => {
  const first = await run(input)
  await run(input)
  return first
}
let api: Api
beforeAll(async () => {
  api = await startApi({
    wrapStore: faults.wrap,
    wrapSteps: watched,
    log: { request: () => undefined, bug: () => undefined },
  })
})
afterAll(() => api.close())

/** The effects of one commit. */
async function effects() {
  const books = snapshotOf(api)
  const count = async (entries: Promise<readonly Json[]>, wanted: string): Promise<number> =>
    (await entries).filter(({ status }) => status === wanted).length
  return {
    reservations: (await books.reservations()).length,
    tickets: (await books.documents()).filter(({ coupons }) =>
      coupons.some(({ status }: Json) => status !== 'Void'),
    ).length,
    seats: await books.seatsHeld(),
    sales: await count(books.sales(), 'sold'),
    issuances: await count(books.issuances(), 'issued'),
    captured: await count(books.charges(), 'captured'),
    authorised: await count(books.charges(), 'authorised'),
    waiting: (await books.queueItems()).length,
  }
}
type Effects = Awaited<ReturnType<typeof effects>>
const difference = (before: Effects, after: Effects): Effects =>
  Object.fromEntries(
    Object.keys(after).map((name) => [name, after[name as keyof Effects] - before[name as keyof Effects]]),
  ) as Effects

const nothing: Effects = {
  reservations: 0,
  tickets: 0,
  seats: 0,
  sales: 0,
  issuances: 0,
  captured: 0,
  authorised: 0,
  waiting: 0,
}

/** A trip with a return and a card, ready to be committed; its segments are the seats it will take. */
async function ready(
  traveler: Json = {},
  card = cardBody(),
): Promise<{ workbench: string; segments: number }> {
  const { workbench, offer } = await client(api).prepare({ returnDate: inboundDate }, traveler)
  await client(api).pay(workbench, offer, card)
  return { workbench, segments: offer.Product.flatMap(({ FlightSegment }: Json) => FlightSegment).length }
}

const onQueue = {
  Notification: [{ QueueNumber: [{ value: 67 }] }, { Date: '2027-03-20', QueueNumber: [{ value: 67 }] }],
}

const surname = (Surname: string): Json => ({ PersonName: { Given: 'ISOLDE', Surname } })

it('the happy way: one reservation, one ticket, the seats, the money, in the order of the workflow', async () => {
  const { workbench, segments } = await ready()
  const before = await effects()
  steps = []
  const reservation = await client(api).committed(workbench)

  expect(difference(before, await effects())).toEqual({
    ...nothing,
    reservations: 1,
    tickets: 1,
    seats: segments,
    sales: 1,
    issuances: 1,
    captured: 1,
  })
  expect(ticketNumbersOf(reservation)).toHaveLength(1)
  expect(steps.map(({ step }) => step)).toEqual([
    'planCommit',
    'sellOffer',
    'authorisePayment',
    'issueDocuments',
    'capturePayment',
    'fileAndClose',
  ])
})

describe('a step that fails', () => {
  it('puts the reservation on no queue when nothing was booked', async () => {
    const { workbench } = await ready(surname('SOLDOUT'))
    const before = await effects()
    await client(api).commit(workbench, onQueue)
    await api.service.idle()

    expect(difference(before, await effects())).toEqual(nothing)
  })

  it.each([
    ['Plan Commit', surname('FENWRIGHT'), cardBody(), 'TELEPHONE IS A REQUIRED FIELD', nothing],
    ['Sell Offers', surname('SOLDOUT'), cardBody(), 'AIR SEGMENTS CANNOT BE BOOKED', nothing],
    [
      'Sell Offers, the carrier never answering',
      surname('CARRIERDOWN'),
      cardBody(),
      'COMMUNICATION ERROR. NOTHING WAS CHANGED. OPEN A NEW WORKBENCH',
      nothing,
    ],
  ])(
    '%s: every effect is undone, the caller gets the error, a repetition too',
    async (name, traveler, card, message, expected) => {
      const { workbench } = await ready(
        { ...traveler, ...(name === 'Plan Commit' && { Telephone: [] }) },
        card,
      )
      const before = await effects()
      const { status, body } = await client(api).commit(workbench)
      await api.service.idle()

      expect(status).toBe(200)
      expect(errorOf(body).Message).toContain(message)
      expect(difference(before, await effects())).toEqual(expected)
      expect(errorOf((await client(api).commit(workbench)).body).Message).toContain(message)
    },
  )

  it.each([
    ['Authorise Payment', surname('FENWRIGHT'), cardBody('4000000000000002'), 'CARD DECLINED BY ISSUER'],
    [
      'Authorise Payment, the card being expired',
      surname('FENWRIGHT'),
      cardBody('4000000000000069'),
      'CARD HAS EXPIRED',
    ],
    [
      'Authorise Payment, the issuer never answering',
      surname('FENWRIGHT'),
      cardBody('4000000000000507'),
      'DOCUMENT ISSUANCE FAILED',
    ],
    ['Issue Documents', surname('NOTICKET'), cardBody(), 'DOCUMENT ISSUANCE FAILED'],
    ['Capture Payment', surname('FENWRIGHT'), cardBody('4000000000000341'), 'CAPTURE WAS REFUSED'],
  ])(
    '%s: the booking is kept, held and unpaid; nothing is ticketed or charged',
    async (_name, traveler, card, message) => {
      const { workbench, segments } = await ready(traveler, card)
      const before = await effects()
      const { body } = await client(api).commit(workbench)
      await api.service.idle()

      expect(body.ReservationResponse).toMatchObject({
        reservationStatus: 'Partial',
        Result: { status: 'Incomplete' },
      })
      expect(errorOf(body).Message).toContain(message)
      expect(difference(before, await effects())).toEqual({
        ...nothing,
        reservations: 1,
        seats: segments,
        sales: 1,
      })
    },
  )

  it.each([1, 2, 3, 4, 5])(
    'File Reservation, another commit being faster: documents are voided and the payment is reversed (%i)',
    async () => {
      const held = await client(api).hold()
      const [first, second] = [
        await client(api).reopen(locatorOf(held)),
        await client(api).reopen(locatorOf(held)),
      ]
      await client(api).pay(first, held.Offer[0], cardBody())
      await client(api).pay(second, held.Offer[0], cardBody())
      const before = await effects()
      const answers = await Promise.all([client(api).commit(first), client(api).commit(second)])
      await api.service.idle()
      const ticketed = answers.filter(({ body }) => body.ReservationResponse.Result.status === 'Complete')

      expect(ticketed).toHaveLength(1)
      expect(answers.map(({ body }) => errorOf(body)?.SourceCode).filter(Boolean)).toEqual(['4367'])
      expect(difference(before, await effects())).toEqual({
        ...nothing,
        tickets: 1,
        issuances: 1,
        captured: 1,
      })
    },
  )
})

describe('an answer that is lost after its effect', () => {
  it.each([
    ['of the sale', surname('LOSTSALE'), cardBody()],
    ['of the issuance', surname('LOSTTICKET'), cardBody()],
    ['of the authorisation', surname('FENWRIGHT'), cardBody('4000000000000119')],
    ['of the capture', surname('FENWRIGHT'), cardBody('4000000000000259')],
  ])('%s is found again: nothing is done twice', async (_name, traveler, card) => {
    const { workbench, segments } = await ready(traveler, card)
    const before = await effects()
    await client(api).committed(workbench)

    expect(difference(before, await effects())).toEqual({
      ...nothing,
      reservations: 1,
      tickets: 1,
      seats: segments,
      sales: 1,
      issuances: 1,
      captured: 1,
    })
  })
})

it('50 concurrent commits of one workbench make one reservation; every caller gets the same locator', async () => {
  const { workbench, segments } = await ready()
  const before = await effects()
  const answers = await Promise.all(Array.from({ length: 50 }, () => client(api).commit(workbench)))

  expect(new Set(answers.map(({ body }) => locatorOf(body.ReservationResponse.Reservation))).size).toBe(1)
  expect(difference(before, await effects())).toEqual({
    ...nothing,
    reservations: 1,
    tickets: 1,
    seats: segments,
    sales: 1,
    issuances: 1,
    captured: 1,
  })
})

it('a commit that outlives the wait answers pending, and the outcome when repeated', async () => {
  const slow = await startApi({ waitTimeoutMs: 0 })
  try {
    const { workbench } = await client(slow).prepare()
    const { body } = await client(slow).commit(workbench)
    expect(body.ReservationResponse).toMatchObject({
      reservationStatus: 'Pending',
      Result: { status: 'Incomplete' },
      Identifier: { value: workbench },
    })

    await slow.service.idle()
    expect(locatorOf((await client(slow).commit(workbench)).body.ReservationResponse.Reservation)).toMatch(
      /^[A-Z0-9]{6}$/,
    )
  } finally {
    await slow.close()
  }
})

describe('a process that stops at any write of a commit', () => {
  /** Commits, stopped at the given write; then the process starts again and the client repeats its commit. */
  async function stoppedAt(
    write: number,
    when: 'before' | 'after',
  ): Promise<{ change: Effects; segments: number }> {
    const { workbench, segments } = await ready()
    const before = await effects()
    faults.stopAt(write, when)
    await client(api).commit(workbench, onQueue)
    await api.service.idle()
    faults.restart()
    const { body } = await client(api).commit(workbench, onQueue)
    await api.service.idle()
    expect(body.ReservationResponse.Result.status, `${when} write ${write}: ${JSON.stringify(body)}`).toBe(
      'Complete',
    )
    expect(ticketNumbersOf(body.ReservationResponse.Reservation)).toHaveLength(1)
    return { change: difference(before, await effects()), segments }
  }

  it('loses nothing and does nothing twice', async () => {
    const { workbench } = await ready()
    faults.restart()
    await client(api).commit(workbench, onQueue)
    const writes = faults.writes()
    expect(writes).toBeGreaterThan(10)

    for (let write = 1; write <= writes; write++) {
      for (const when of ['before', 'after'] as const) {
        const { change, segments } = await stoppedAt(write, when)
        expect(change, `${when} write ${write}`).toEqual({
          ...nothing,
          reservations: 1,
          tickets: 1,
          seats: segments,
          sales: 1,
          issuances: 1,
          captured: 1,
          waiting: 2,
        })
      }
    }
  }, 120_000)
})

it('every step that is run twice has its effect once', async () => {
  const doubled = await startApi({ wrapSteps: runTwice })
  try {
    const c = client(doubled)
    const { workbench, offer } = await c.prepare({ returnDate: inboundDate })
    await c.pay(workbench, offer, cardBody())
    const { Reservation: reservation } = (await c.commit(workbench, onQueue)).body.ReservationResponse
    const books = snapshotOf(doubled)

    expect(ticketNumbersOf(reservation)).toHaveLength(1)
    expect(await books.documents()).toHaveLength(1)
    expect(await books.queueItems()).toHaveLength(2)
    expect(await books.reservations()).toHaveLength(1)
    expect(await books.sales()).toHaveLength(1)
    expect(await books.charges()).toMatchObject([{ status: 'captured' }])
    expect(await books.ticketNumbersTaken()).toBe(1)
  } finally {
    await doubled.close()
  }
})
