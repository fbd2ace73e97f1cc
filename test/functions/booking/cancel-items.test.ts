import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import {
  cardBody,
  client,
  documentsOf,
  errorOf,
  inboundDate,
  locatorOf,
  pickOffers,
  selectionBody,
  withoutBaggageDetail,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const cancel = (workbench: string, body: Json) =>
  api.call('cancelItems', { path: { ReservationResource_Identifier: workbench }, body })
const select = (offers: Json[]) => ({
  '@type': 'CancelRequest',
  cancelOffers: {
    objectType: 'CancelSelectedOffers',
    offerProductSelection: offers.map(({ Identifier }) => ({ offerID: { Identifier } })),
  },
})

/** Part of an offer. */
function part(offer: Json, ...parts: Json[]): Json {
  const selection = {
    offerID: { id: offer.id, Identifier: offer.Identifier },
    productSegmentSequenceArray: parts,
  }
  return {
    '@type': 'CancelRequest',
    cancelOffers: { objectType: 'CancelSelectedOffers', offerProductSelection: [selection] },
  }
}
const shownIn = async (workbench: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
    .Reservation

it('removes the selected offer and keeps the others', async () => {
  const workbench = await client(api).openWorkbench()
  const [first, second] = [
    await client(api).addOffer(workbench),
    await client(api).addOffer(workbench, { date: '2027-06-02' }),
  ]
  const [selection] = select([first]).cancelOffers.offerProductSelection
  const { body } = await cancel(workbench, {
    cancelOffers: {
      offerProductSelection: {
        ...selection,
        offerID: { id: first.id, Identifier: { value: 'stale' } },
        sendPassiveNotificationInd: true,
      },
    },
  })

  expect(body.ReservationResponse.Reservation.Identifier.value).toBe(workbench)
  expect(body.ReservationResponse.Reservation.Offer).toEqual([withoutBaggageDetail(second)])
})

it('refuses an offer that is not in the workbench, and a request that names nothing', async () => {
  const { workbench } = await client(api).prepare()
  const unknown = await cancel(workbench, select([{ Identifier: { value: 'nope' } }]))
  const nothing = await cancel(workbench, { '@type': 'CancelRequest' })

  expect(errorOf(unknown.body).SourceCode).toBe('4101')
  expect(nothing.status).toBe(400)
})

it('has no effect at suppliers until the commit, which releases the seats and leaves a locator without segments', async () => {
  const before = await ledger(api).seatsHeld()
  const locator = locatorOf(await client(api).hold())
  const workbench = await client(api).reopen(locator)
  await cancel(workbench, { cancelAllInd: true })
  expect(await ledger(api).seatsHeld()).toBe(before + 1)

  const shell = await client(api).committed(workbench)
  expect(await ledger(api).seatsHeld()).toBe(before)
  expect(shell.Offer).toBeUndefined()
  expect(shell.Traveler).toHaveLength(1)
  expect(locatorOf(shell)).toBe(locator)
  expect(shell.Receipt.at(-1)).toMatchObject({
    '@type': 'ReceiptCancellation',
    OfferRef: ['offer_1'],
    Cancellation: { Locator: { value: locator } },
  })
})

it('refuses a ticketed offer: its documents must be voided first', async () => {
  const workbench = await client(api).reopen(locatorOf(await client(api).ticket()))

  expect(errorOf((await cancel(workbench, { cancelAllInd: true })).body).Message).toBe(
    'VOID OR REFUND DOCUMENTS BEFORE CANCELLING',
  )
})

it('never gives a later offer the reference of a cancelled one', async () => {
  const { workbench, offer } = await client(api).prepare()
  await cancel(workbench, select([offer]))

  expect((await client(api).addOffer(workbench)).id).toBe('offer_2')
})

it.each<[string, Json]>([
  ['everything', { cancelAllInd: 'true' }],
  ['everything, wrapped', { CancelRequest: { '@type': 'CancelRequest', cancelAllInd: true } }],
  ['all offers', { cancelOffers: { objectType: 'CancelAllOffers' } }],
])('takes out %s', async (_, body) => {
  const workbench = await client(api).openWorkbench()
  await client(api).addOffer(workbench)
  await client(api).addOffer(workbench, { date: '2027-06-02' })
  const before = await shownIn(workbench)
  await cancel(workbench, body)

  expect(before.Offer).toHaveLength(2)
  expect((await shownIn(workbench)).Offer).toBeUndefined()
})

it('has no unpriced or auxiliary segments to cancel where none are: all of them are none, a selected one does not exist', async () => {
  const { workbench, offer } = await client(api).prepare()
  const none = [
    await cancel(workbench, { cancelUnpricedSegments: { objectType: 'CancelAllUnpricedSegments' } }),
    await cancel(workbench, { cancelAuxiliarySegments: { objectType: 'CancelAllAuxiliarySegments' } }),
  ]
  const unknown = [
    await cancel(workbench, {
      cancelUnpricedSegments: {
        objectType: 'CancelSelectedUnpricedSegments',
        unpricedSegmentSelection: [{ id: 'segment_1' }],
      },
    }),
    await cancel(workbench, {
      cancelAuxiliarySegments: {
        objectType: 'CancelSelectedAuxiliarySegments',
        auxiliarySegmentSelection: [{ id: 'aux_1' }],
      },
    }),
  ]
  const unnamed = await cancel(workbench, {
    cancelUnpricedSegments: { objectType: 'CancelSelectedUnpricedSegments' },
  })

  expect(none.map(({ body }) => errorOf(body))).toEqual([undefined, undefined])
  expect(unknown.map(({ body }) => errorOf(body).SourceCode)).toEqual(['4101', '4101'])
  expect(unnamed.status).toBe(400)
  expect((await shownIn(workbench)).Offer).toEqual([withoutBaggageDetail(offer)])
})

it.each<[string, Json]>([
  ['nothing', {}],
  ['no offer', { cancelOffers: { objectType: 'CancelSelectedOffers', offerProductSelection: [] } }],
  ['no part of an offer', part({ id: 'offer_1' }, {})],
  ['a number that is none', part({ id: 'offer_1' }, { segmentSequenceArray: ['first'] })],
  [
    'an offer that is none',
    { cancelOffers: { objectType: 'CancelSelectedOffers', offerProductSelection: [{ offerID: 7 }] } },
  ],
])('refuses a request that names %s with 1586', async (_, body) => {
  const { workbench } = await client(api).prepare()
  const answer = await cancel(workbench, body)

  expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([400, '1586'])
})

it('reports only an unknown workbench to another agency', async () => {
  const { workbench } = await client(api).prepare()
  const path = { ReservationResource_Identifier: workbench }
  const { body } = await api.call('cancelItems', { path, body: { cancelAllInd: true }, as: otherAccount })

  expect(errorOf(body).SourceCode).toBe('4100')
})

describe('part of an offer', () => {
  const roundTrip = { returnDate: inboundDate }
  const segmentsOf = (offer: Json): Json[] =>
    offer.Product.flatMap(({ FlightSegment }: Json) => FlightSegment)
  const flightsOf = (offer: Json) =>
    segmentsOf(offer).map(({ Flight }) => `${Flight.carrier}${Flight.number}`)
  const totalOf = (offer: Json) => offer.Price.TotalPrice

  it('a product: the flights of the other one are kept, at the one-way price', async () => {
    const { workbench, offer } = await client(api).prepare(roundTrip)
    const { body } = await cancel(
      workbench,
      part(offer, { productID: { Identifier: { value: 'product_2' } } }),
    )
    const [left] = body.ReservationResponse.Reservation.Offer
    const { Base, TotalTaxes, TotalFees } = left.Price

    expect(left).toMatchObject({ id: offer.id, Identifier: offer.Identifier })
    expect(left.Product).toHaveLength(1)
    expect(flightsOf(left)).toEqual(flightsOf(offer).slice(0, left.Product[0].FlightSegment.length))
    expect(totalOf(left)).not.toBe(totalOf(offer))
    expect(totalOf(left)).toBeCloseTo(Base + TotalTaxes + TotalFees, 2)
    expect(left.Price.PriceBreakdown[0].FareCalculation).not.toBe(
      offer.Price.PriceBreakdown[0].FareCalculation,
    )
  })

  it('segments by their numbers over the offer; all of them are the whole offer', async () => {
    const { workbench, offer } = await client(api).prepare(roundTrip)
    const all = segmentsOf(offer).map(({ sequence }) => sequence)
    const inbound = offer.Product[1].FlightSegment.map(({ sequence }: Json) => sequence)
    const { body } = await cancel(workbench, part(offer, { segmentSequenceArray: inbound }))

    expect(flightsOf(body.ReservationResponse.Reservation.Offer[0])).toEqual(
      flightsOf(offer).slice(0, all.length - inbound.length),
    )

    const second = await client(api).addOffer(workbench, roundTrip)
    await cancel(workbench, part(second, { segmentSequenceArray: all }))
    expect((await shownIn(workbench)).Offer.map(({ id }: Json) => id)).toEqual([offer.id])
  })

  it('one flight out of a connection: the leg that is left ends, or begins, at the airport of the connection', async () => {
    const { workbench, offer } = await client(api).prepare({ from: 'EDI', to: 'SIN' })
    expect(segmentsOf(offer).length).toBeGreaterThan(1)
    const { body } = await cancel(workbench, part(offer, { segmentSequenceArray: [1] }))
    const [left] = body.ReservationResponse.Reservation.Offer

    expect(flightsOf(left)).toEqual(flightsOf(offer).slice(1))
    expect(segmentsOf(left).map(({ sequence }) => sequence)).toEqual(
      segmentsOf(left).map((_, index) => index + 1),
    )
  })

  it('refuses products and segments that the offer has not, and segments of another product', async () => {
    const { workbench, offer } = await client(api).prepare(roundTrip)
    const refusals = [
      await cancel(workbench, part(offer, { productID: { id: 'product_3' } })),
      await cancel(workbench, part(offer, { segmentSequenceArray: [17] })),
      await cancel(workbench, part(offer, { segmentSequenceArray: [0] })),
      await cancel(workbench, part(offer, { productID: { id: 'product_2' }, segmentSequenceArray: [1] })),
    ]

    expect(refusals.map(({ body }) => errorOf(body).SourceCode)).toEqual(['4101', '4101', '4101', '4101'])
    expect((await shownIn(workbench)).Offer).toEqual([withoutBaggageDetail(offer)])
  })

  it('of a held booking: the commit releases those seats only, keeps the locators and reports what was cancelled', async () => {
    const before = await ledger(api).seatsHeld()
    const held = await client(api).hold(roundTrip)
    const [offer] = held.Offer
    const inbound = offer.Product[1].FlightSegment.map(({ sequence }: Json) => sequence)
    const all = segmentsOf(offer).length
    const workbench = await client(api).reopen(locatorOf(held))
    await cancel(workbench, part(offer, { productID: { id: 'product_2' } }))
    expect(await ledger(api).seatsHeld()).toBe(before + all)

    const changed = await client(api).committed(workbench)
    expect(await ledger(api).seatsHeld()).toBe(before + all - inbound.length)
    expect(flightsOf(changed.Offer[0])).toEqual(flightsOf(offer).slice(0, all - inbound.length))
    expect(changed.Receipt.at(-1)).toMatchObject({
      '@type': 'ReceiptCancellation',
      OfferRef: [offer.id],
      SegmentSequenceList: inbound,
    })
    const limit = (one: Json) => one.TermsAndConditionsFull[0].PaymentTimeLimit
    expect(limit(changed.Offer[0]) <= limit(offer)).toBe(true)

    const paying = await client(api).reopen(locatorOf(held))
    await client(api).pay(paying, changed.Offer[0])
    const ticketed = await client(api).committed(paying)
    expect(documentsOf(ticketed)).toHaveLength(1)
    expect(
      ticketed.Receipt.filter((receipt: Json) => receipt['@type'] === 'ReceiptCancellation'),
    ).toHaveLength(1)
    expect(await ledger(api).seatsHeld()).toBe(before + all - inbound.length)
  })

  it('nothing of it happens when the workbench is discarded', async () => {
    const held = await client(api).hold(roundTrip)
    const seats = await ledger(api).seatsHeld()
    const workbench = await client(api).reopen(locatorOf(held))
    await cancel(workbench, part(held.Offer[0], { productID: { id: 'product_1' } }))
    await api.call('discardWorkbench', { path: { Identifier: workbench } })
    const { body } = await api.call('retrieveReservation', { path: { Identifier: locatorOf(held) } })

    expect(body.ReservationResponse.Reservation.Offer).toEqual(held.Offer)
    expect(await ledger(api).seatsHeld()).toBe(seats)
  })

  it('services requested for its segments are removed; those for the others follow them to their new numbers', async () => {
    const { workbench, offer } = await client(api).prepare(roundTrip)
    const [outbound, inbound] = offer.Product.map(({ FlightSegment }: Json) =>
      FlightSegment.map(({ sequence }: Json) => sequence),
    )
    const OfferIdentifier = [{ id: offer.id }]
    const services = [
      { id: 'whole', SSRCode: 'WCHR', AppliesTo: { OfferIdentifier } },
      { id: 'out', SSRCode: 'VGML', AppliesTo: { OfferIdentifier, SegmentSequenceList: outbound } },
      { id: 'in', SSRCode: 'VGML', AppliesTo: { OfferIdentifier, SegmentSequenceList: inbound } },
      {
        id: 'product',
        SSRCode: 'KSML',
        AppliesTo: { OfferIdentifier, ProductIdentifier: [{ id: 'product_2' }] },
      },
    ]
    const path = { ReservationResource_Identifier: workbench }
    await api.call('addSpecialServices', { path, body: { SpecialService: services } })
    await cancel(workbench, part(offer, { productID: { id: 'product_1' } }))
    const { SpecialService } = await shownIn(workbench)

    expect(SpecialService.map(({ id }: Json) => id)).toEqual(['whole', 'in', 'product'])
    expect(SpecialService[1].AppliesTo.SegmentSequenceList).toEqual(
      inbound.map((_: number, index: number) => index + 1),
    )
    expect(SpecialService[2].AppliesTo.ProductIdentifier).toEqual([
      { id: 'product_2', productRef: 'product_2' },
    ])
  })

  it('refuses part of a ticketed offer', async () => {
    const ticketed = await client(api).ticket(roundTrip)
    const workbench = await client(api).reopen(locatorOf(ticketed))
    const { body } = await cancel(workbench, part(ticketed.Offer[0], { productID: { id: 'product_2' } }))

    expect(errorOf(body).Message).toBe('VOID OR REFUND DOCUMENTS BEFORE CANCELLING')
  })
})

describe('an NDC offer', () => {
  const ndc = { contentSourceList: ['NDC'] }
  const prepare = async () => {
    const workbench = await client(api).openWorkbench()
    const found = pickOffers(await client(api).search({}, ndc))
    const path = { ReservationResource_Identifier: workbench }
    const { body } = await api.call('addOffer', { path, body: selectionBody(found) })
    await client(api).addTraveler(workbench)
    return { workbench, offer: body.OfferListResponse.OfferID[0] }
  }

  it('is taken out as a whole in the workbench in which it was added, not in part', async () => {
    const { workbench, offer } = await prepare()
    const inPart = await cancel(workbench, part(offer, { segmentSequenceArray: [1] }))
    const whole = await cancel(workbench, select([offer]))
    const isOneFlight = offer.Product.flatMap(({ FlightSegment }: Json) => FlightSegment).length === 1

    expect(errorOf(inPart.body)?.SourceCode).toBe(isOneFlight ? undefined : '4155')
    expect(errorOf(whole.body)?.SourceCode).toBe(isOneFlight ? '4101' : undefined)
    expect(await shownIn(workbench)).not.toHaveProperty('Offer')
  })

  it('is not taken out of the workbench after its commit', async () => {
    const { workbench, offer } = await prepare()
    await client(api).pay(workbench, offer, cardBody())
    const booked = await client(api).committed(workbench)
    const reopened = await client(api).reopen(locatorOf(booked))

    expect(errorOf((await cancel(reopened, { cancelAllInd: true })).body).SourceCode).toBe('4156')
  })
})
