import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { stoppingStore } from '../support/faulty-store.ts'
import { ledger, refundsOf } from '../support/ledger.ts'
import { cardBody, client, errorOf, locatorOf, ticketNumbersOf } from '../support/trip.ts'

const faults = stoppingStore()
/** As when the workflow repeats a step whose answer was lost. */
const runTwice: NonNullable<LocalOptions['wrapSteps']> = (run) => async (input) => {
  const first = await run(input)
  await run(input)
  return first
}
let api: Api
beforeAll(async () => {
  api = await startApi({ wrapStore: faults.wrap, log: { request: () => undefined, bug: () => undefined } })
})
afterAll(() => api.close())

const ready = async (at: Api): Promise<{ locator: string; numbers: string[] }> => {
  const workbench = await client(at).openWorkbench()
  const offer = await client(at).addOffer(workbench, {
    passengers: [{ number: 2, passengerTypeCode: 'ADT' }],
  })
  for (const Surname of ['FENWRIGHT', 'TESTBERG'])
    await client(at).addTraveler(workbench, { PersonName: { Given: 'ISOLDE', Surname } })
  await client(at).pay(workbench, offer, cardBody())
  const reservation = await client(at).committed(workbench)
  return { locator: locatorOf(reservation), numbers: ticketNumbersOf(reservation) }
}

const voidAll = (at: Api, locator: string, number: readonly string[]) =>
  at.call('voidDocuments', {
    body: { locator: { value: locator }, documentVoid: [{ documentType: 'Ticket', number }] },
  })

/** The state of a trip whose tickets were voided. */
async function effects(at: Api, { locator, numbers }: { locator: string; numbers: readonly string[] }) {
  const reservation = await ledger(at).reservation(locator)
  const documents = (await ledger(at).documents()).filter(({ number }) => numbers.includes(number))
  const { chargeKey } = documents.find(({ number }) => number === numbers[0]).payments[0]
  const charge = (await ledger(at).charges()).find(({ key }) => key === chargeKey)
  const refunds = refundsOf([charge])
  return {
    coupons: documents
      .flatMap(({ coupons }) => coupons.map(({ status }: Json) => status))
      .filter((status, at, all) => all.indexOf(status) === at),
    keptMinor: charge.amount.minor - refunds.reduce((sum, minor) => sum + minor, 0),
    refunds: refunds.length,
    booking: reservation.offers.map((offer: Json) => offer.booking.status),
    payments: reservation.payments.filter(({ settled }: Json) => !settled.isReturned).length,
    voided: reservation.events
      .flatMap(({ kind, documentIds }: Json) => (kind === 'voided' ? documentIds : []))
      .sort(),
  }
}

/** Workbenches with an unfinished commit. */
const committingIn = async (at: Api): Promise<string[]> =>
  (await ledger(at).workbenches()).flatMap(({ id, status }) => (status === 'committing' ? [id] : []))

const allVoid = (numbers: readonly string[]) => ({
  coupons: ['Void'],
  keptMinor: 0,
  refunds: 2,
  booking: ['held'],
  payments: 0,
  voided: [...numbers].sort(),
})

it('a process that stops at any write of a void loses nothing and refunds nothing twice', async () => {
  const first = await ready(api)
  faults.restart()
  await voidAll(api, first.locator, first.numbers)
  await api.service.idle()
  const writes = faults.writes()
  expect(writes).toBeGreaterThan(8)
  expect(await effects(api, first)).toEqual(allVoid(first.numbers))

  // After a write is before the next one; only its answer is lost, which is tried at every third.
  const stops = Array.from({ length: writes }, (_, index) => [
    { write: index + 1, when: 'before' as const },
    ...(index % 3 === 0 || index + 1 === writes ? [{ write: index + 1, when: 'after' as const }] : []),
  ]).flat()
  for (const { write, when } of stops) {
    const trip = await ready(api)
    const seats = await ledger(api).seatsHeld()
    faults.stopAt(write, when)
    await voidAll(api, trip.locator, trip.numbers)
    await api.service.idle()
    faults.restart()
    await voidAll(api, trip.locator, trip.numbers)
    await api.service.idle()

    expect(await effects(api, trip), `${when} write ${write}`).toEqual(allVoid(trip.numbers))
    expect(await ledger(api).seatsHeld()).toBe(seats)
  }
  expect(await committingIn(api)).toEqual([])
}, 120_000)

it('a carrier that does not answer is reported as such, and the repeated request completes once it does', async () => {
  let failures = 5
  const silent: NonNullable<LocalOptions['wrapSteps']> = (run) => async (input) => {
    if ((input as { step: string }).step !== 'closeFiledDocuments' || failures-- <= 0) return run(input)
    throw new Error('the carrier does not answer')
  }
  const slow = await startApi({ wrapSteps: silent, log: { request: () => undefined, bug: () => undefined } })
  try {
    const trip = await ready(slow)
    const [first] = (await voidAll(slow, trip.locator, trip.numbers.slice(0, 1))).body
      .DocumentVoidListResponse.Result.Error
    const again = await voidAll(slow, trip.locator, trip.numbers)

    expect(first).toMatchObject({
      Message: 'COMMUNICATION ERROR',
      NameValuePair: [{ name: 'number', value: trip.numbers[0] }],
    })
    expect(again.body.DocumentVoidListResponse.Result.status).toBe('Complete')
    expect(await effects(slow, trip)).toEqual(allVoid(trip.numbers))
  } finally {
    await slow.close()
  }
})

it('every step of a void that is run twice has its effect once', async () => {
  const doubled = await startApi({ wrapSteps: runTwice })
  try {
    const trip = await ready(doubled)
    await voidAll(doubled, trip.locator, trip.numbers)

    expect(await effects(doubled, trip)).toEqual(allVoid(trip.numbers))
  } finally {
    await doubled.close()
  }
})

it('a concurrent ticketing of one traveler and void of another both take effect, and the seats are firm', async () => {
  for (let round = 0; round < 3; round++) {
    const { locator, numbers } = await ready(api)
    const [gone = '', voided = ''] = numbers
    await voidAll(api, locator, [gone])
    const workbench = await client(api).reopen(locator)
    const { body } = await api.call('retrieveReservation', { path: { Identifier: locator } })
    const [offer] = body.ReservationResponse.Reservation.Offer
    await client(api).pay(
      workbench,
      { ...offer, Price: { ...offer.Price, TotalPrice: offer.Price.TotalPrice / 2 } },
      cardBody(),
    )
    const [committed] = await Promise.all([client(api).commit(workbench), voidAll(api, locator, [voided])])
    await api.service.idle()
    const live = (await ledger(api).documents()).filter(
      (document) => document.locator === locator && document.coupons[0].status === 'OpenForUse',
    )
    const isTicketed = committed.body.ReservationResponse.Result.status === 'Complete'
    const sale = (await ledger(api).reservation(locator)).offers[0].booking
    const hold = (await ledger(api).holds()).find(({ key }) => key === sale.saleKey)

    expect(live).toHaveLength(isTicketed ? 1 : 0)
    expect(sale.status).toBe(isTicketed ? 'ticketed' : 'held')
    expect(hold.until === undefined).toBe(isTicketed)
  }
})

it('a void of one ticket that stopped before its last write is ended by its repetition', async () => {
  const voidFirst = ({ numbers: [Identifier = ''] }: { numbers: string[] }) =>
    api.call('voidTicket', { path: { Identifier } })
  const trips = [await ready(api), await ready(api)] as const
  faults.restart()
  await voidFirst(trips[0])
  await api.service.idle()
  // The last one forgets the commit.
  faults.stopAt(faults.writes() - 1, 'before')
  await voidFirst(trips[1])
  await api.service.idle()
  faults.restart()
  const stopped = await committingIn(api)
  const again = await voidFirst(trips[1])

  expect(stopped).toHaveLength(1)
  expect(errorOf(again.body).Message).toBe('DOCUMENT IS ALREADY IN VOID STATUS')
  expect(await committingIn(api)).toEqual([])
})
