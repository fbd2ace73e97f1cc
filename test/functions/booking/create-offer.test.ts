import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import {
  client,
  errorOf,
  locatorOf,
  passiveOfferBody,
  pickOffers,
  selectionBody,
  ticketNumbersOf,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const inWorkbench = (workbench: string) => ({ path: { ReservationResource_Identifier: workbench } })
const create = (workbench: string, body: Json = passiveOfferBody(), more = {}) =>
  api.call('createOffer', { ...inWorkbench(workbench), body, ...more })
const cancelItems = (workbench: string, body: Json) =>
  api.call('cancelItems', { ...inWorkbench(workbench), body })
const shownIn = async (workbench: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
    .Reservation
const retrieve = async (Identifier: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier } })).body.ReservationResponse.Reservation
const select = ({ Identifier }: Json, ...parts: Json[]): Json => ({
  cancelOffers: {
    objectType: 'CancelSelectedOffers',
    offerProductSelection: [
      { sendPassiveNotificationInd: false, offerID: { Identifier }, productSegmentSequenceArray: parts },
    ],
  },
})

/** A reservation with a passive air segment only. */
async function passiveOnly(locator?: string): Promise<Json> {
  const workbench = await client(api).openWorkbench()
  await create(workbench, passiveOfferBody({}, locator))
  await client(api).addTraveler(workbench)
  return client(api).committed(workbench)
}

/** A priced flight, and a passive one. */
async function mixed(): Promise<{ workbench: string; passive: Json }> {
  const { workbench } = await client(api).prepare()
  return { workbench, passive: (await create(workbench)).body.OfferListResponse.OfferID[0] }
}

describe('a passive air segment', () => {
  it('is recorded as it was described, as a passive offer without a price, in the order of the itinerary', async () => {
    const { workbench, passive } = await mixed()
    const shown = await shownIn(workbench)
    const [sent] = passiveOfferBody().Offer[0].Product[0].FlightSegment

    expect(passive).toMatchObject({
      '@type': 'Offer',
      id: 'offer_2',
      passiveOfferInd: true,
      Product: [
        {
          id: 'product_2',
          FlightSegment: [{ sequence: 1, passiveSegmentStatus: 'BK', Flight: sent.Flight }],
        },
      ],
    })
    expect(passive.Product[0].PassengerFlight).toMatchObject([
      {
        passengerTypeCode: 'ADT',
        passengerQuantity: 1,
        FlightProduct: [{ classOfService: 'Y', cabin: 'Economy' }],
      },
    ])
    expect(passive).not.toHaveProperty('Price')
    expect(shown.Offer.map(({ id, passiveOfferInd = false }: Json) => [id, passiveOfferInd])).toEqual([
      ['offer_1', false],
      ['offer_2', true],
    ])
    expect(shown.TravelerProduct).toContainEqual(
      expect.objectContaining({ OfferRef: 'offer_2', ConfirmationStatusEnum: 'Confirmed' }),
    )
    expect(shown.ReservationDisplaySequence.DisplaySequence.map(({ OfferRef }: Json) => OfferRef)).toEqual([
      'offer_2',
      'offer_1',
    ])
  })

  it('alone makes a reservation: no seat is sold, and no time limit ends it', async () => {
    const seats = await ledger(api).seatsHeld()
    const booked = await passiveOnly()
    const due = (await ledger(api).dueHolds()).length
    const [record, supplier] = booked.Receipt
    const before = api.now()
    api.setNow(before + 30 * 86_400_000)
    const later = await retrieve(locatorOf(booked))
    api.setNow(before)

    expect(booked.Offer).toMatchObject([{ id: 'offer_1', passiveOfferInd: true }])
    expect(record.Confirmation.OfferStatus.StatusAir).toMatchObject([
      { code: 'BK', flightRefs: ['Flight_1'] },
    ])
    expect(supplier).toMatchObject({
      OfferRef: ['offer_1'],
      Confirmation: { Locator: { value: 'K8T2QZ', source: 'U2' } },
    })
    expect([await ledger(api).seatsHeld(), due]).toEqual([seats, 0])
    expect(later).toEqual(booked)
  })

  it('can be found by its external locator, in the reservation that had it first', async () => {
    const [first] = [await passiveOnly('ZXW81Q'), await passiveOnly('ZXW81Q')]

    expect(locatorOf(await retrieve('ZXW81Q'))).toBe(locatorOf(first))
  })

  it('needs a traveler with a telephone, as every reservation', async () => {
    const workbench = await client(api).openWorkbench()
    await create(workbench)
    const withoutTravelers = await client(api).commit(workbench)
    const another = await client(api).openWorkbench()
    await create(another)
    await client(api).addTraveler(another, { Telephone: [] })

    expect(errorOf(withoutTravelers.body).SourceCode).toBe('4111')
    expect(errorOf((await client(api).commit(another)).body).Message).toBe('TELEPHONE IS A REQUIRED FIELD')
  })

  it('is added to a reservation later, and is kept when the priced flights are ticketed, or expire', async () => {
    const held = await client(api).hold()
    const workbench = await client(api).reopen(locatorOf(held))
    await create(workbench)
    await client(api).pay(workbench, held.Offer[0])
    const ticketed = await client(api).committed(workbench)
    const expiring = await client(api).committed((await mixed()).workbench)
    const before = api.now()
    api.setNow(Date.parse(expiring.Offer[0].TermsAndConditionsFull[0].PaymentTimeLimit))
    const expired = await retrieve(locatorOf(expiring))
    api.setNow(before)

    expect(ticketNumbersOf(ticketed)).toHaveLength(1)
    expect(ticketed.Offer.map(({ id }: Json) => id)).toEqual(['offer_1', 'offer_2'])
    expect(expired.Offer).toMatchObject([{ id: 'offer_2', passiveOfferInd: true }])
  })

  it('is not paid here', async () => {
    const { workbench, passive } = await mixed()
    await api.call('addFormOfPayment', {
      ...inWorkbench(workbench),
      body: { '@type': 'FormOfPaymentCash', id: 'formOfPayment_1' },
    })
    const body = {
      Amount: { value: 100, code: 'GBP' },
      FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
      OfferIdentifier: [{ Identifier: passive.Identifier }],
    }

    expect(errorOf((await api.call('addPayment', { ...inWorkbench(workbench), body })).body)).toMatchObject({
      SourceCode: '4191',
      Message: 'OFFER offer_2 IS PASSIVE. WHERE IT WAS BOOKED IT IS PAID',
    })
  })

  it('counts to the 16 flights of a reservation', async () => {
    const workbench = await client(api).openWorkbench()
    const body = { Offer: Array.from({ length: 16 }, () => passiveOfferBody().Offer[0]) }
    const full = await create(workbench, body)
    const another = await create(workbench)
    const priced = await api.call('addOffer', {
      ...inWorkbench(workbench),
      body: selectionBody(pickOffers(await client(api).search())),
    })

    expect(full.body.OfferListResponse.OfferID).toHaveLength(16)
    for (const { body } of [another, priced])
      expect(errorOf(body).Message).toContain('MAXIMUM NUMBER OF SEGMENTS EXCEEDED')
  })
})

describe('is cancelled', () => {
  it('by its offer: the commit files a cancellation, and nothing is released', async () => {
    const { workbench, passive } = await mixed()
    const booked = await client(api).committed(workbench)
    const seats = await ledger(api).seatsHeld()
    const reopened = await client(api).reopen(locatorOf(booked))
    const { body } = await cancelItems(reopened, select(passive))
    const left = await client(api).committed(reopened)

    expect(body.ReservationResponse.Reservation.Offer.map(({ id }: Json) => id)).toEqual(['offer_1'])
    expect(left.Offer).toEqual(booked.Offer.slice(0, 1))
    expect(left.Receipt.at(-1)).toMatchObject({ '@type': 'ReceiptCancellation', OfferRef: ['offer_2'] })
    expect(await ledger(api).seatsHeld()).toBe(seats)
  })

  it('flight by flight', async () => {
    const workbench = await client(api).openWorkbench()
    const [product] = passiveOfferBody().Offer[0].Product
    const { body } = await create(workbench, passiveOfferBody({ Product: [product, product] }))
    const [passive] = body.OfferListResponse.OfferID
    const unknown = await cancelItems(workbench, select(passive, { segmentSequenceArray: [3] }))
    await cancelItems(workbench, select(passive, { productID: { id: 'product_2' } }))

    expect(errorOf(unknown.body).SourceCode).toBe('4101')
    expect((await shownIn(workbench)).Offer[0].Product).toHaveLength(1)
  })

  it.each<[string, Json]>([
    ['everything', { cancelAllInd: true }],
    ['all offers', { cancelOffers: { objectType: 'CancelAllOffers' } }],
  ])('with %s of the reservation', async (_, body) => {
    const { workbench } = await mixed()

    expect((await cancelItems(workbench, body)).body.ReservationResponse.Reservation.Offer).toBeUndefined()
  })

  it('by Reservation Cancel, with the whole reservation or by its name', async () => {
    const whole = await passiveOnly()
    const both = await client(api).committed((await mixed()).workbench)
    const cancel = (reservation: Json, query = {}) =>
      api.call('cancelReservation', {
        path: { ReservationResource_Identifier: locatorOf(reservation) },
        query,
      })
    const first = await cancel(whole)
    const again = await cancel(whole)
    const one = await cancel(both, { OfferIdentifier: both.Offer[1].Identifier.value })

    expect(first.body.ReceiptListResponse.ReceiptID).toMatchObject([
      { '@type': 'ReceiptCancellation', OfferRef: ['offer_1'] },
    ])
    expect(errorOf(again.body).SourceCode).toBe('4132')
    expect(one.body.ReceiptListResponse.ReceiptID).toMatchObject([{ OfferRef: ['offer_2'] }])
    expect((await retrieve(locatorOf(both))).Offer.map(({ id }: Json) => id)).toEqual(['offer_1'])
  })
})

it('prices segments that are not passive, for the travelers of the workbench', async () => {
  const { offer } = await client(api).prepare()
  const workbench = await client(api).openWorkbench()
  await client(api).addTraveler(workbench)
  const described = {
    '@type': 'Offer',
    Product: offer.Product.map(({ FlightSegment }: Json) => ({ FlightSegment })),
  }
  const { body } = await create(workbench, described)

  expect(body.OfferListResponse.OfferID).toMatchObject([
    { id: 'offer_1', ContentSource: 'GDS', Price: { '@type': 'PriceDetail' } },
  ])
})

it.each<[string, (flight: Json) => Json]>([
  ['a status that is none', (flight) => ({ ...flight, passiveSegmentStatus: 'HK' })],
  [
    'no date',
    ({ Flight, ...flight }) => ({ ...flight, Flight: { ...Flight, Departure: { location: 'LGW' } } }),
  ],
  [
    'a date that is none',
    ({ Flight, ...flight }) => ({
      ...flight,
      Flight: { ...Flight, Departure: { location: 'LGW', date: '2027-02-30' } },
    }),
  ],
])('answers 400 to %s', async (_, spoil) => {
  const body = passiveOfferBody()
  const [product] = body.Offer[0].Product
  const spoilt = passiveOfferBody({
    Product: [{ ...product, FlightSegment: product.FlightSegment.map(spoil) }],
  })

  expect((await create(await client(api).openWorkbench(), spoilt)).status).toBe(400)
})

it('reports only an unknown workbench to another agency', async () => {
  const answer = await create(await client(api).openWorkbench(), passiveOfferBody(), { as: otherAccount })

  expect(errorOf(answer.body).SourceCode).toBe('4100')
})
