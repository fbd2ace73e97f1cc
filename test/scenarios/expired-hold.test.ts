import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { ledger } from '../support/ledger.ts'
import { waitingOn } from '../support/queue.ts'
import {
  client,
  errorOf,
  inboundDate,
  locatorOf,
  pickOffers,
  productsBody,
  selectionBody,
  ticketNumbersOf,
} from '../support/trip.ts'

const hourMs = 3_600_000

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
const limitOf = (reservation: Json): string => reservation.Offer[0].TermsAndConditionsFull[0].PaymentTimeLimit
const cancellationsOf = (reservation: Json): Json[] =>
  reservation.Receipt.filter((one: Json) => one['@type'] === 'ReceiptCancellation')

async function afterLimit<T>(reservation: Json, sendRequest: () => Promise<T>, ms = 0): Promise<T> {
  const before = api.now()
  api.setNow(Date.parse(limitOf(reservation)) + ms)
  try {
    return await sendRequest()
  } finally {
    api.setNow(before)
  }
}

it('a held booking keeps its segments until the payment time limit, and loses them at it', async () => {
  const held = await client(api).hold({ returnDate: inboundDate })
  const justBefore = await afterLimit(held, () => retrieve(locatorOf(held)), -1)
  const after = await afterLimit(held, () => retrieve(locatorOf(held)))

  expect(justBefore).toEqual(held)
  expect(after.Offer).toBeUndefined()
  expect(after.TravelerProduct).toBeUndefined()
  expect(after.Traveler).toEqual(held.Traveler)
  expect(cancellationsOf(after)).toMatchObject([
    {
      OfferRef: ['offer_1'],
      dateTime: limitOf(held),
      Cancellation: {
        Locator: { value: locatorOf(held) },
        OfferStatus: { StatusAir: [{ code: 'HX', value: 'Cancelled' }] },
      },
    },
  ])
})

it('a ticketed booking has no time limit any more', async () => {
  const ticketed = await client(api).ticket()

  expect((await afterLimit(ticketed, () => retrieve(locatorOf(ticketed)))).Offer).toHaveLength(1)
})

it('the seats can be sold again from the time limit on', async () => {
  const options = { from: 'LHR', to: 'DUB', date: '2027-06-16' }
  const firstOffer = async () => JSON.stringify(withoutClock((await client(api).prepare(options)).offer))
  const passengers = [{ passengerTypeCode: 'ADT', number: 9 }]
  const untouched = await firstOffer()
  const holds: Json[] = []
  while ((await firstOffer()) === untouched && holds.length < 20) {
    const workbench = await client(api).openWorkbench()
    await client(api).addOffer(workbench, { ...options, passengers })
    for (let traveler = 0; traveler < 9; traveler++) await client(api).addTraveler(workbench)
    holds.push(await client(api).committed(workbench))
  }

  expect(await firstOffer()).not.toBe(untouched)
  expect(await afterLimit(holds.at(-1), firstOffer)).toBe(untouched)
})

it('can be ticketed neither by a workbench opened before the time limit nor by one opened after it', async () => {
  const held = await client(api).hold()
  const opened = await afterLimit(held, () => client(api).reopen(locatorOf(held)), -60_000)
  await afterLimit(held, () => client(api).pay(opened, held.Offer[0]), -60_000)
  const late = await afterLimit(held, () => client(api).commit(opened))
  const reopened = await afterLimit(held, async () => {
    const workbench = await client(api).reopen(locatorOf(held))
    return (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
      .Reservation
  })

  expect(errorOf(late.body)).toMatchObject({ SourceCode: '4124' })
  expect(reopened.Offer).toBeUndefined()
})

it('offers may be added to it again, under the same locator; the history has the expiry', async () => {
  const held = await client(api).hold()
  const renewed = await afterLimit(held, async () => {
    const workbench = await client(api).reopen(locatorOf(held))
    const offer = await client(api).addOffer(workbench, { date: '2027-06-02' })
    await client(api).pay(workbench, offer)
    return client(api).committed(workbench)
  })
  const { events } = await ledger(api).reservation(locatorOf(held))

  expect(locatorOf(renewed)).toBe(locatorOf(held))
  expect(renewed.Offer.map(({ id }: Json) => id)).toEqual(['offer_2'])
  expect(ticketNumbersOf(renewed)).toHaveLength(1)
  expect(cancellationsOf(renewed)).toHaveLength(1)
  expect(events.map(({ kind }: Json) => kind)).toEqual(['booked', 'expired', 'changed', 'ticketed'])
})

it('explicit itineraries may be added to it, but no NDC offers: for them there is Standalone Reprice', async () => {
  const held = await client(api).hold()
  const [added, refused] = await afterLimit(held, async () => {
    const path = { ReservationResource_Identifier: await client(api).reopen(locatorOf(held)) }
    const ndc = await client(api).search({}, { contentSourceList: ['NDC'] })
    return [
      await api.call('addOfferFromProducts', { path, body: productsBody() }),
      await api.call('addOffer', {
        path: { ReservationResource_Identifier: await client(api).reopen(locatorOf(held)) },
        body: selectionBody(pickOffers(ndc)),
      }),
    ] as const
  })

  expect(added.body.OfferListResponse.OfferID).toMatchObject([{ id: 'offer_2', ContentSource: 'GDS' }])
  expect(errorOf(refused.body).Message).toContain('USE STANDALONE REPRICE')
})

it('is released at its supplier by the schedule, although the reservation was changed since the time limit', async () => {
  const held = await client(api).hold({ from: 'CDG', to: 'FCO' })
  const { saleKey } = (await ledger(api).reservation(locatorOf(held))).offers[0].booking
  const sale = async (): Promise<Json> =>
    (await ledger(api).sales()).find(({ key }) => key === saleKey)?.status
  const renewed = await afterLimit(held, async () => {
    const workbench = await client(api).reopen(locatorOf(held))
    const offer = await client(api).addOffer(workbench, { date: '2027-06-02' })
    await client(api).pay(workbench, offer)
    return client(api).committed(workbench)
  })
  const before = await sale()
  await afterLimit(held, () => api.service.expireHolds(), 3 * hourMs)

  expect([before, await sale()]).toEqual(['sold', 'released'])
  expect(await retrieve(locatorOf(held))).toEqual(renewed)
})

it('holds that expired while the service was stopped for days are expired when it starts again', async () => {
  const held = await client(api).hold({ from: 'CDG', to: 'FCO' })
  const days = 5 * 24 * hourMs
  const before = await ledger(api).queueItems()
  await afterLimit(held, () => api.service.expireHolds(), days)
  const after = await ledger(api).queueItems()
  const isThere = (placed: Json[]) => placed.some(({ locator }) => locator === locatorOf(held))

  expect([isThere(before), isThere(after)]).toEqual([false, true])
})

it('there is nothing left to cancel', async () => {
  const held = await client(api).hold()
  const { body } = await afterLimit(held, () =>
    api.call('cancelReservation', { path: { ReservationResource_Identifier: locatorOf(held) } }),
  )

  expect(errorOf(body)).toMatchObject({ SourceCode: '4132' })
})

/** The content of an offer without its identifiers and time limits. */
const withoutClock = ({ Price, Product }: Json): Json => ({ Price, Product })

it('the schedule files expired holds once, and places them on the queue of cancelled segments; tickets and later holds are kept', async () => {
  const [held, ticketed] = [
    await client(api).hold({ from: 'CDG', to: 'FCO' }),
    await client(api).ticket({ from: 'CDG', to: 'FCO' }),
  ]
  const eventsOf = async (reservation: Json) => {
    const { events } = await ledger(api).reservation(locatorOf(reservation))
    return events.map(({ kind }: Json) => kind)
  }
  const tooEarly = await afterLimit(held, () => api.service.expireHolds())
  const before = await ledger(api).seatsHeld()
  const seen = await afterLimit(held, () => retrieve(locatorOf(held)))
  await afterLimit(held, () => api.service.expireHolds(), 3 * hourMs)
  const again = await afterLimit(held, () => api.service.expireHolds(), 3 * hourMs)
  const cancelled = await afterLimit(held, () => waitingOn(api, 23), 3 * hourMs)

  expect([tooEarly, again]).toEqual([0, 0])
  expect(await ledger(api).seatsHeld()).toBeLessThan(before)
  expect(await eventsOf(held)).toEqual(['booked', 'expired'])
  expect(await eventsOf(ticketed)).toEqual(['booked', 'ticketed'])
  expect(cancelled.filter(({ Locator }) => Locator.value === locatorOf(held))).toMatchObject([
    { TravelDate: '2027-05-11', placedDateTime: limitOf(held), Comment: 'PAYMENT TIME LIMIT PASSED' },
  ])
  expect(await afterLimit(held, () => retrieve(locatorOf(held)))).toEqual(seen)
})
