import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type CallOptions, type Json, startApi } from '../../support/api.ts'
import { locatorsOn } from '../../support/queue.ts'
import {
  auxiliaryBody,
  cashBody,
  client,
  errorOf,
  inboundDate,
  locatorOf,
  passiveOfferBody,
  ticketNumbersOf,
  travelerBody,
  unpricedBody,
} from '../../support/trip.ts'

let api: Api
/** An offer of a return trip, as a client copies it from what it was shown. */
let shown: Json

beforeAll(async () => {
  api = await startApi()
  shown = (await client(api).prepare({ returnDate: inboundDate })).offer
})
afterAll(() => api.close())

const described = ({ Product }: Json, from = 0): Json => ({
  '@type': 'Offer',
  Product: Product.slice(from).map(({ FlightSegment, PassengerFlight }: Json) => ({
    '@type': 'ProductAir',
    FlightSegment,
    PassengerFlight,
  })),
})
const create = (more: Json = {}, options: CallOptions = {}) =>
  api.call('createReservation', {
    body: {
      ReservationDetail: {
        '@type': 'ReservationDetail',
        Offer: [described(shown)],
        Traveler: [travelerBody()],
        ...more,
      },
    },
    ...options,
  })
const session = (workbench: string) => ({ headers: { servicePlusSessionIdentifier: workbench } })
const flightsOf = ({ Offer }: Json): string[] =>
  Offer.flatMap(({ Product }: Json) => Product).flatMap(({ FlightSegment }: Json) =>
    FlightSegment.map(({ Flight }: Json) => Flight.number),
  )

describe('without a session', () => {
  it('books the flights that are described, in their classes, at what they cost', async () => {
    const { body } = await create()
    const { Reservation } = body.ReservationResponse
    const stored = await api.call('retrieveReservation', { path: { Identifier: locatorOf(Reservation) } })

    expect(flightsOf(Reservation)).toEqual(flightsOf({ Offer: [shown] }))
    expect(Reservation.Offer[0].Product[0].PassengerFlight).toEqual(shown.Product[0].PassengerFlight)
    expect(Reservation.Offer[0].Price.TotalPrice).toBe(shown.Price.TotalPrice)
    expect(ticketNumbersOf(Reservation)).toEqual([])
    expect(stored.body.ReservationResponse.Reservation).toEqual(Reservation)
  })

  it('records passive segments, with other ones or alone', async () => {
    const { Offer, Receipt } = passiveOfferBody()
    const both = (await create({ Offer: [described(shown), ...Offer], Receipt })).body.ReservationResponse
      .Reservation
    const alone = (await create({ Offer, Receipt })).body.ReservationResponse.Reservation

    expect(both.Offer.map(({ passiveOfferInd = false }: Json) => passiveOfferInd)).toEqual([false, true])
    expect(alone.Offer).toMatchObject([{ passiveOfferInd: true }])
    expect(alone.Receipt.at(-1)).toMatchObject({
      OfferRef: ['offer_1'],
      Confirmation: { Locator: { value: 'K8T2QZ', source: 'U2' } },
    })
  })

  it('removes unpriced and auxiliary segments', async () => {
    const { Reservation } = (
      await create({ Offer: [], UnpricedSegments: unpricedBody(), ...auxiliaryBody() })
    ).body.ReservationResponse

    expect(Reservation.UnpricedSegments.UnpricedFlightSegment).toMatchObject([
      { passengerQuantity: 1, Flight: { number: '117' } },
    ])
    expect(Reservation.CustomAuxiliarySegment).toMatchObject([{ id: 'aux_1', SegmentType: 'TUR' }])
    expect(Reservation).not.toHaveProperty('Offer')
  })

  it('tickets with a payment; several offers are booked together', async () => {
    const [out, back] = [
      { '@type': 'Offer', Product: described(shown).Product.slice(0, 1) },
      { '@type': 'Offer', Product: described(shown).Product.slice(1) },
    ]
    const { Reservation } = (await create({ Offer: [out, back] })).body.ReservationResponse
    const Payment = [{ Amount: { value: shown.Price.TotalPrice, code: 'GBP' } }]
    const ticketed = (await create({ FormOfPayment: [cashBody], Payment })).body.ReservationResponse
      .Reservation

    expect(Reservation.Offer.map(({ id }: Json) => id)).toEqual(['offer_1', 'offer_2'])
    expect(flightsOf(Reservation)).toEqual(flightsOf({ Offer: [shown] }))
    expect(ticketNumbersOf(ticketed)).toHaveLength(1)
  })

  it.each([
    ['offers', { Offer: [] }, '4110'],
    ['travelers', { Traveler: [] }, '4111'],
    ['a telephone', { Traveler: [travelerBody({ Telephone: [] })] }, '4113'],
  ])('refuses when %s are missing, as a commit does', async (_what, more, code) => {
    expect(errorOf((await create(more)).body).SourceCode).toBe(code)
  })

  it('includes the details of its offers and travelers; an unknown traveler is refused', async () => {
    const service = (id: string) => ({
      SSRCode: 'WCHR',
      TravelerIdentifier: { id },
      AppliesTo: { OfferIdentifier: [{ id: 'offer_1' }] },
    })
    const Traveler = [travelerBody({ id: 'trav_1' })]
    const ReservationComment = [{ Comment: [{ value: 'A' }] }]
    const { body } = await create({
      Traveler,
      SpecialService: [service('trav_1')],
      ReservationComment,
      Notification: [{ QueueNumber: [{ value: 70 }] }],
    })
    const wrong = await create({ Traveler, SpecialService: [service('trav_9')] })
    const { Reservation } = body.ReservationResponse

    expect(Reservation.SpecialService).toMatchObject([
      { TravelerIdentifier: { id: 'trav_1' }, AppliesTo: { OfferIdentifier: [{ id: 'offer_1' }] } },
    ])
    expect(Reservation.ReservationComment).toHaveLength(1)
    expect(await locatorsOn(api, 70)).toEqual([locatorOf(Reservation)])
    expect(errorOf(wrong.body).SourceCode).toBe('4106')
  })

  it('makes one reservation under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'create-1' }
    const [one, two] = [await create({}, { headers }), await create({}, { headers })]

    expect(two.body).toEqual(one.body)
  })

  it('a session that is no workbench is ignored', async () => {
    expect(
      locatorOf((await create({}, session(crypto.randomUUID()))).body.ReservationResponse.Reservation),
    ).toMatch(/^[A-Z0-9]{6}$/)
  })
})

describe('with the session of a workbench', () => {
  it.each(['servicePlusSessionIdentifier', 'travelportPlusSessionIdentifier'])(
    '%s: adds the body to what is in it, and commits it',
    async (name) => {
      const workbench = await client(api).openWorkbench()
      await client(api).addTraveler(workbench)
      const { body } = await create({ Traveler: [] }, { headers: { [name]: workbench } })
      const after = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

      expect(body.ReservationResponse.Reservation.Traveler).toHaveLength(1)
      expect(flightsOf(body.ReservationResponse.Reservation)).toEqual(flightsOf({ Offer: [shown] }))
      expect(errorOf(after.body).SourceCode).toBe('4100')
    },
  )

  it('adds the details to those of the workbench', async () => {
    const { workbench } = await client(api).prepare()
    const path = { ReservationResource_Identifier: workbench }
    await api.call('addAccounting', { path, body: { NameValuePair: [{ name: 'CC', value: 'N-7' }] } })
    const Accounting = { NameValuePair: [{ name: 'DEPT', value: '12' }] }
    const { Reservation } = (await create({ Offer: [], Traveler: [], Accounting }, session(workbench))).body
      .ReservationResponse
    const query = { detailViewInd: 'true' }
    const { body } = await api.call('retrieveReservation', {
      path: { Identifier: locatorOf(Reservation) },
      query,
    })

    expect(
      body.ReservationResponse.Reservation.Accounting.NameValuePair.map(({ name }: Json) => name),
    ).toEqual(['CC', 'DEPT'])
  })

  it('a workbench that holds everything is committed with nothing more, and a repetition gets the same reservation', async () => {
    const { workbench } = await client(api).prepare()
    const nothing = { Offer: [], Traveler: [] }
    const [one, two] = [await create(nothing, session(workbench)), await create(nothing, session(workbench))]

    expect(locatorOf(two.body.ReservationResponse.Reservation)).toBe(
      locatorOf(one.body.ReservationResponse.Reservation),
    )
  })

  it('that expired after 30 minutes is refused', async () => {
    const workbench = await client(api).openWorkbench()
    const before = api.now()
    api.advance(31)
    const { body } = await create({}, session(workbench))
    api.setNow(before)

    expect(errorOf(body).SourceCode).toBe('4434')
  })
})

it('refuses as invalid input what describes no flight', async () => {
  const { status, body } = await create({
    Offer: [{ Product: [{ FlightSegment: [{ Flight: { carrier: 'BA' } }] }] }],
  })

  expect(status).toBe(400)
  expect(errorOf(body).SourceCode).toBe('1586')
})
