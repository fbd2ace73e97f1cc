import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { ledger } from '../../support/ledger.ts'
import { scarceClass } from '../../support/scarce-class.ts'
import {
  client,
  errorOf,
  locatorOf,
  passiveOfferBody,
  pickOffers,
  selectionBody,
  unpricedBody,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const hourMs = 3_600_000
const inWorkbench = (workbench: string) => ({ path: { ReservationResource_Identifier: workbench } })
const add = (workbench: string, body: Json = unpricedBody(), more = {}) =>
  api.call('addUnpricedSegments', { ...inWorkbench(workbench), body, ...more })
const cancelItems = (workbench: string, body: Json) =>
  api.call('cancelItems', { ...inWorkbench(workbench), body })
const retrieve = async (Identifier: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier } })).body.ReservationResponse.Reservation
const segmentsOf = ({ UnpricedSegments }: Json): Json[] => UnpricedSegments?.UnpricedFlightSegment ?? []

/** A workbench with flights that have no price, and travelers. */
async function prepare(body: Json = unpricedBody(), travelers = 1): Promise<string> {
  const workbench = await client(api).openWorkbench()
  const { body: added } = await add(workbench, body)
  if (errorOf(added)) throw new Error(JSON.stringify(added))
  for (let traveler = 0; traveler < travelers; traveler++) await client(api).addTraveler(workbench)
  return workbench
}
const hold = async (body?: Json, travelers?: number): Promise<Json> =>
  client(api).committed(await prepare(body, travelers))
const select = (...ids: string[]): Json => ({
  cancelUnpricedSegments: {
    objectType: 'CancelSelectedUnpricedSegments',
    unpricedSegmentSelection: ids.map((id) => ({ id })),
  },
})

async function at<T>(now: number, sendRequest: () => Promise<T>): Promise<T> {
  const before = api.now()
  api.setNow(now)
  try {
    return await sendRequest()
  } finally {
    api.setNow(before)
  }
}

describe('a flight without a price', () => {
  it('is the flight of the timetable, in the requested class', async () => {
    const workbench = await client(api).openWorkbench()
    const { body } = await add(workbench, unpricedBody({ id: 's1' }, {}))
    const { UnpricedSegments } = body.UnpricedSegmentsResponse

    expect(UnpricedSegments['@type']).toBe('UnpricedSegments')
    expect(segmentsOf({ UnpricedSegments })).toMatchObject([
      {
        id: 's1',
        sequence: 1,
        classOfService: 'Y',
        cabin: 'Economy',
        Flight: {
          carrier: 'BA',
          number: '117',
          Departure: { location: 'LHR', time: expect.stringMatching(/^\d\d:\d\d:00$/) },
        },
      },
      { id: expect.stringMatching(/^unpricedSegment_\d$/), sequence: 2 },
    ])
    expect(body.UnpricedSegmentsResponse.Identifier.value).toBe(workbench)
  })

  it('is sold by the commit, held for a day, and shown with its travelers, as segments and in the shopping cart', async () => {
    const seats = await ledger(api).seatsHeld()
    const booked = await hold(unpricedBody(), 2)
    const [record, supplier] = booked.Receipt

    expect(await ledger(api).seatsHeld()).toBe(seats + 2)
    expect(booked.Offer).toBeUndefined()
    expect(segmentsOf(booked)).toMatchObject([{ id: 'unpricedSegment_1', passengerQuantity: 2 }])
    expect(booked.ShoppingCart.Product).toMatchObject([
      {
        '@type': 'ProductAir',
        FlightSegment: [{ Flight: { carrier: 'BA', number: '117' } }],
        PassengerFlight: [{ passengerQuantity: 2, FlightProduct: [{ classOfService: 'Y' }] }],
      },
    ])
    expect(booked.TravelerProduct).toMatchObject(
      booked.Traveler.map(({ id }: Json) => ({
        TravelerRef: id,
        UnpricedFlightSegmentRefs: ['unpricedSegment_1'],
        ConfirmationStatusEnum: 'Confirmed',
      })),
    )
    expect(booked.ReservationDisplaySequence.UnpricedSegmentDisplaySequence).toMatchObject([
      { displaySequence: 1, UnpricedFlightSegmentRef: 'unpricedSegment_1' },
    ])
    expect(record.Confirmation.Locator.source).toBe('1G')
    expect(supplier).toMatchObject({
      OfferRef: ['unpricedSegment_1'],
      Confirmation: { Locator: { source: 'BA' } },
    })
    expect(locatorOf(await retrieve(supplier.Confirmation.Locator.value))).toBe(locatorOf(booked))
    expect(await retrieve(locatorOf(booked))).toEqual(booked)
  })

  it('expires at the end of the day, as an unpaid offer does, and the schedule releases its seats', async () => {
    const bookedAt = api.now()
    const booked = await hold()
    const seats = await ledger(api).seatsHeld()
    const locator = locatorOf(booked)
    const before = await at(bookedAt + 24 * hourMs - 1, () => retrieve(locator))
    const after = await at(bookedAt + 24 * hourMs, () => retrieve(locator))
    const late = await at(bookedAt + 24 * hourMs - 60_000, () => client(api).reopen(locator))
    const refused = await at(bookedAt + 24 * hourMs, () => client(api).commit(late))
    await at(bookedAt + 27 * hourMs, () => api.service.expireHolds())

    expect(segmentsOf(before)).toHaveLength(1)
    expect(segmentsOf(after)).toEqual([])
    expect(after.Receipt.at(-1)).toMatchObject({
      '@type': 'ReceiptCancellation',
      OfferRef: ['unpricedSegment_1'],
    })
    expect(errorOf(refused.body).SourceCode).toBe('4124')
    expect(await ledger(api).seatsHeld()).toBeLessThan(seats)
  })

  it('is combined with offers, in a new or an existing reservation', async () => {
    const { workbench } = await client(api).prepare()
    await add(workbench)
    const both = await client(api).committed(workbench)
    const reopened = await client(api).reopen(locatorOf(both))
    await add(reopened)
    const more = await client(api).committed(reopened)

    expect([both.Offer.length, segmentsOf(both).length]).toEqual([1, 1])
    expect(segmentsOf(more).map(({ id }) => id)).toEqual(['unpricedSegment_1', 'unpricedSegment_2'])
    expect(more.Offer).toEqual(both.Offer)
    expect(await discrepancies(api)).toEqual([])
  })

  it('needs as many travelers with a seat as it is for', async () => {
    const refused = await client(api).commit(await prepare(unpricedBody({ passengerQuantity: 2 })))
    const infant = { passengerTypeCode: 'INF', birthDate: '2027-01-02' }
    const workbench = await prepare(unpricedBody({ passengerQuantity: 1 }))
    await client(api).addTraveler(workbench, infant)

    expect(errorOf(refused.body).SourceCode).toBe('4112')
    expect(segmentsOf(await client(api).committed(workbench))).toMatchObject([{ passengerQuantity: 1 }])
  })

  it('sells out: the class is refused, and a later commit fails', async () => {
    const { body, leave } = await scarceClass(api)
    const late = await prepare(body(1))
    await leave(0)
    const refused = errorOf((await add(await client(api).openWorkbench(), body(1))).body)
    const seats = await ledger(api).seatsHeld()

    expect(refused).toMatchObject({ SourceCode: '3010' })
    expect(errorOf((await client(api).commit(late)).body).SourceCode).toBe('4012')
    expect(await ledger(api).seatsHeld()).toBe(seats)
    expect(await discrepancies(api)).toEqual([])
  })

  it('is not for NDC, and counts to the 16 flights of a reservation', async () => {
    const ndc = selectionBody(pickOffers(await client(api).search({}, { contentSourceList: ['NDC'] })))
    const workbench = await prepare()
    const mixed = await api.call('addOffer', { ...inWorkbench(workbench), body: ndc })
    const other = await client(api).openWorkbench()
    await api.call('addOffer', { ...inWorkbench(other), body: ndc })
    const full = await prepare(
      unpricedBody(...Array.from({ length: 15 }, () => ({ passiveSegmentStatus: 'AK' })), {}),
    )

    for (const { body } of [mixed, await add(other)]) expect(errorOf(body).SourceCode).toBe('4103')
    expect(errorOf((await add(full)).body).SourceCode).toBe('4102')
  })
})

it('with a passive status records a passive segment: no seat is sold for it, and it does not expire', async () => {
  const seats = await ledger(api).seatsHeld()
  const flight = {
    carrier: 'U2',
    number: '8321',
    from: 'LGW',
    to: 'AGP',
    passiveSegmentStatus: 'AK',
    supplierLocator: 'EJ7Q2M',
  }
  const booked = await hold(unpricedBody(flight))
  const later = await at(api.now() + 30 * 24 * hourMs, () => retrieve(locatorOf(booked)))

  expect(segmentsOf(booked)).toMatchObject([
    { passiveSegmentStatus: 'AK', classOfService: 'Y', Flight: { carrier: 'U2', number: '8321' } },
  ])
  expect(booked.ShoppingCart).toBeUndefined()
  expect(booked.Receipt.at(-1)).toMatchObject({
    Confirmation: { Locator: { value: 'EJ7Q2M', source: 'U2' } },
  })
  expect(later).toEqual(booked)
  expect(await ledger(api).seatsHeld()).toBe(seats)
})

describe('cancelled', () => {
  it('one by one or all, their seats are released by the commit', async () => {
    const booked = await hold(
      unpricedBody(
        {},
        { from: 'JFK', to: 'LHR', number: '178', date: '2027-05-18' },
        { passiveSegmentStatus: 'YK' },
      ),
    )
    const seats = await ledger(api).seatsHeld()
    const workbench = await client(api).reopen(locatorOf(booked))
    const unknown = await cancelItems(workbench, select('unpricedSegment_9'))
    await cancelItems(workbench, select('unpricedSegment_1'))
    const some = await client(api).committed(workbench)
    const kept = await ledger(api).seatsHeld()
    const again = await client(api).reopen(locatorOf(booked))
    await cancelItems(again, { cancelUnpricedSegments: { objectType: 'CancelAllUnpricedSegments' } })
    const none = await client(api).committed(again)

    expect(errorOf(unknown.body).SourceCode).toBe('4101')
    expect(segmentsOf(some).map(({ id }) => id)).toEqual(['unpricedSegment_2', 'unpricedSegment_3'])
    expect(some.Receipt.at(-1)).toMatchObject({
      '@type': 'ReceiptCancellation',
      OfferRef: ['unpricedSegment_1'],
    })
    expect([kept, await ledger(api).seatsHeld()]).toEqual([seats - 1, seats - 2])
    expect(segmentsOf(none)).toEqual([])
    expect(await discrepancies(api)).toEqual([])
  })

  it('not with all offers, but with everything, and with the reservation', async () => {
    const { workbench } = await client(api).prepare()
    await add(workbench)
    await api.call('createOffer', { ...inWorkbench(workbench), body: passiveOfferBody() })
    const offers = await cancelItems(workbench, { cancelOffers: { objectType: 'CancelAllOffers' } })
    const everything = await cancelItems(workbench, { cancelAllInd: true })
    const booked = await hold()
    const seats = await ledger(api).seatsHeld()
    const cancelled = await api.call('cancelReservation', {
      path: { ReservationResource_Identifier: locatorOf(booked) },
    })

    expect(offers.body.ReservationResponse.Reservation).not.toHaveProperty('Offer')
    expect(segmentsOf(offers.body.ReservationResponse.Reservation)).toHaveLength(1)
    expect(segmentsOf(everything.body.ReservationResponse.Reservation)).toEqual([])
    expect(cancelled.body.ReceiptListResponse.ReceiptID).toMatchObject([{ OfferRef: ['unpricedSegment_1'] }])
    expect(await ledger(api).seatsHeld()).toBe(seats - 1)
  })
})

it('keeps a reservation from being divided until it is priced or cancelled', async () => {
  const booked = await hold(unpricedBody(), 2)
  const divide = () =>
    api.call('divideReservation', {
      body: {
        ReservationIdentifier: { value: locatorOf(booked) },
        TravelerIdentifier: [{ id: booked.Traveler[1].id }],
      },
    })
  const refused = await divide()
  const workbench = await client(api).reopen(locatorOf(booked))
  await cancelItems(workbench, { cancelUnpricedSegments: { objectType: 'CancelAllUnpricedSegments' } })
  await api.call('createOffer', { ...inWorkbench(workbench), body: passiveOfferBody() })
  await client(api).committed(workbench)
  await divide()
  const parts = [await retrieve(locatorOf(booked))]

  expect(errorOf(refused.body).SourceCode).toBe('4192')
  expect(parts.map(({ Traveler, Offer }) => [Traveler.length, Offer[0].passiveOfferInd])).toEqual([[1, true]])
})

it.each<[string, Json, string]>([
  ['a flight that does not operate', { number: '9999' }, '3013'],
  ['a class that is none of the flight', { classOfService: 'X' }, '3010'],
])('refuses %s', async (_, flight, SourceCode) => {
  expect(errorOf((await add(await client(api).openWorkbench(), unpricedBody(flight))).body)).toMatchObject({
    SourceCode,
  })
})

it.each<[string, Json]>([
  ['no segment', { UnpricedFlightSegment: [] }],
  ['a passive status that is none', unpricedBody({ passiveSegmentStatus: 'HK' })],
  ['no flight', { UnpricedFlightSegment: [{ classOfService: 'Y' }] }],
  ['a date that is none', unpricedBody({ date: '2027-02-30' })],
  ['no passengers', unpricedBody({ passengerQuantity: 0 })],
])('answers 400 to %s', async (_, body) => {
  expect((await add(await client(api).openWorkbench(), body)).status).toBe(400)
})

it('reports only an unknown workbench to another agency', async () => {
  const foreign = await add(await client(api).openWorkbench(), unpricedBody(), { as: otherAccount })

  expect(errorOf(foreign.body).SourceCode).toBe('4100')
})
