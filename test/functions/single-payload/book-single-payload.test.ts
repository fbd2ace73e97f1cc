import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { reservationResponse } from '../../../lib/reservation/wire/reservation-schema.ts'
import { type Api, type CallOptions, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { waitingOn } from '../../support/queue.ts'
import { carsOf, criteriaChoice, driverBody, vehicleBuild } from '../../support/rental.ts'
import {
  cardBody,
  cashBody,
  client,
  documentsOf,
  errorOf,
  locatorOf,
  pickOffers,
  selectionBody,
  ticketNumbersOf,
  travelerBody,
} from '../../support/trip.ts'

let api: Api
let reference: Json
let flights: Json[]
let total: number

beforeAll(async () => {
  api = await startApi()
  const found = await client(api).search()
  const picked = pickOffers(found)
  reference = selectionBody(picked).OfferQueryBuildFromCatalogProductOfferings
  const workbench = await client(api).openWorkbench()
  const added = await api.call('addOffer', {
    path: { ReservationResource_Identifier: workbench },
    body: reference,
  })
  const [offer] = added.body.OfferListResponse.OfferID
  total = offer.Price.TotalPrice
  flights = offer.Product[0].FlightSegment.map(({ Flight }: Json, index: number) => ({
    carrier: Flight.carrier,
    flightNumber: Flight.number,
    departureDate: Flight.Departure.date,
    from: Flight.Departure.location,
    to: Flight.Arrival.location,
    classOfService: offer.Product[0].PassengerFlight[0].FlightProduct[index].classOfService,
  }))
})
afterAll(() => api.close())

const build = (ReservationBuild: Json, more: CallOptions = {}) =>
  api.call('bookSinglePayload', {
    body: { ReservationQueryBuild: { '@type': 'ReservationQueryBuild', ReservationBuild } },
    ...more,
  })
const byReference = (more: Json = {}): Json => ({
  '@type': 'ReservationBuildFromCatalogProductOfferings',
  ...reference,
  Traveler: [travelerBody()],
  ...more,
})
const byProducts = (more: Json = {}): Json => ({
  '@type': 'ReservationBuildFromProducts',
  ProductCriteriaAir: [{ sequence: 1, SpecificFlightCriteria: flights }],
  Traveler: [travelerBody()],
  ...more,
})
const paid = (formOfPayment: Json): Json => ({
  FormOfPayment: [formOfPayment],
  Payment: [
    {
      '@type': 'Payment',
      Amount: { value: total, code: 'GBP' },
      FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
    },
  ],
})

describe('books in one request', () => {
  it.each([
    ['offers of a search', byReference],
    ['flights that are spelled out', byProducts],
  ])('%s: held without a payment, found again by its locator', async (_what, body) => {
    const { body: answer } = await build(body())
    const { Reservation, reservationStatus, Result } = answer.ReservationResponse
    const stored = await api.call('retrieveReservation', { path: { Identifier: locatorOf(Reservation) } })

    expect(reservationResponse.safeParse(answer).error).toBeUndefined()
    expect([reservationStatus, Result.status]).toEqual(['Success', 'Complete'])
    expect(Reservation.Offer).toMatchObject([{ id: 'offer_1', Price: { TotalPrice: total } }])
    expect(Reservation.Traveler).toMatchObject([{ PersonName: { Surname: 'FENWRIGHT' } }])
    expect(stored.body.ReservationResponse.Reservation).toEqual(Reservation)
  })

  it('tickets with a payment by card, of which nothing but the mask is kept', async () => {
    const { body } = await build(byReference(paid(cardBody())))
    const { Reservation } = body.ReservationResponse

    expect(documentsOf(Reservation)).toMatchObject([{ '@type': 'DocumentTicket', Amount: { Total: total } }])
    expect(Reservation.FormOfPayment[0].PaymentCard.CardNumber).toEqual({
      '@type': 'CardNumber',
      mask: '411111XXXXXX1111',
    })
    expect(Reservation.Payment).toMatchObject([{ OfferIdentifier: [{ id: 'offer_1' }] }])
  })

  it('a payment that names no form of payment takes the only one there is', async () => {
    const Payment = [{ Amount: { value: total } }]

    expect(
      ticketNumbersOf(
        (await build(byReference({ FormOfPayment: [cashBody], Payment }))).body.ReservationResponse
          .Reservation,
      ),
    ).toHaveLength(1)
    expect(errorOf((await build(byReference({ Payment }))).body).SourceCode).toBe('4178')
  })

  it('prices spelled out flights for the travelers that are sent, or for the passengers that are named', async () => {
    const Traveler = [travelerBody(), travelerBody({ passengerTypeCode: 'CNN', birthDate: '2020-01-05' })]
    const derived = (await build(byProducts({ Traveler }))).body.ReservationResponse.Reservation
    const PassengerCriteria = [{ number: 2, passengerTypeCode: 'ADT' }]

    expect(
      derived.Offer[0].Price.PriceBreakdown.map(({ requestedPassengerType }: Json) => requestedPassengerType),
    ).toEqual(['ADT', 'CNN'])
    const refused = (await build(byProducts({ PassengerCriteria }))).body
    expect(errorOf(refused)).toMatchObject({
      SourceCode: '4112',
      Message: expect.stringMatching(/PRICED ADT 2, SENT ADT 1$/),
    })
    expect(JSON.stringify(refused), 'there is no workbench to tell of').not.toMatch(/"workbench"|4215/)
  })

  it.each([
    ['flat', (body: Json) => body],
    ['with its member only', (body: Json) => ({ ReservationBuild: body })],
    [
      'without types',
      ({ '@type': _, ...body }: Json) => ({ ReservationQueryBuild: { ReservationBuild: body } }),
    ],
  ])('reads the body %s', async (_form, wrap) => {
    const { body } = await api.call('bookSinglePayload', { body: wrap(byReference()) })

    expect(locatorOf(body.ReservationResponse.Reservation)).toMatch(/^[A-Z0-9]{6}$/)
  })
})

/** All details of a reservation in addition to its offers, travelers and payments. */
const described: Json = {
  PrimaryContact: { Telephone: { phoneNumber: '20 7555 0100' }, TravelerIdentifier: { id: 'trav_1' } },
  ReservationComment: [
    { Comment: [{ name: 'RE', value: 'CALLED 12 MARCH' }] },
    { Comment: [{ name: 'HG', value: 'SEEN BEFORE' }] },
  ],
  SpecialService: [
    { '@type': 'SpecialServiceMeal', SpecialMealTypeEnum: 'Vegan', TravelerIdentifier: { id: 'trav_1' } },
    { SSRCode: 'WCHR', AppliesTo: { OfferIdentifier: [{ id: 'offer_1' }] } },
  ],
  DocumentOverrides: {
    Commissions: [
      { Commission: { '@type': 'CommissionPercent', Percent: 3 }, TravelerIdentifierRef: [{ id: 'trav_1' }] },
    ],
    TourCodes: [{ TourCode: { value: 'IT7BA2' } }],
  },
  Accounting: { dataType: 'Agency', NameValuePair: [{ name: 'CC', value: 'N-7' }] },
  TravelAgency: {
    OrganizationName: { value: 'NORTHFELL' },
    Telephone: [{ phoneNumber: '21 5550177' }],
    CorporateCode: 'A1',
  },
}

describe('details in addition to offers, travelers and payments', () => {
  it('is in the reservation, about the travelers and offers of the same request; overrides are on the ticket', async () => {
    const { body } = await build(
      byReference({ Traveler: [travelerBody({ id: 'trav_1' })], ...described, ...paid(cashBody) }),
    )
    const { Reservation } = body.ReservationResponse
    const path = { Identifier: locatorOf(Reservation) }
    const { body: stored } = await api.call('retrieveReservation', { path, query: { detailViewInd: 'true' } })
    const detailed = stored.ReservationResponse.Reservation

    expect(reservationResponse.safeParse(body).error).toBeUndefined()
    for (const shown of [Reservation, detailed]) {
      expect(shown.PrimaryContact).toMatchObject([
        { id: 'primaryContact_1', TravelerIdentifier: { id: 'trav_1' } },
      ])
      expect(shown.SpecialService).toMatchObject([
        { SSRCode: 'VGML', TravelerIdentifier: { id: 'trav_1' }, Status: { code: 'HK' } },
        { SSRCode: 'WCHR', AppliesTo: { OfferIdentifier: [{ id: 'offer_1' }] }, Status: { code: 'HK' } },
      ])
      expect(shown.TravelAgency).toMatchObject({
        OrganizationName: { value: 'NORTHFELL' },
        CorporateCode: 'A1',
      })
    }
    expect(Reservation.ReservationComment).toHaveLength(1)
    expect(detailed.ReservationComment).toHaveLength(2)
    expect(Reservation).not.toHaveProperty('DocumentOverrides')
    expect(Reservation).not.toHaveProperty('Accounting')
    expect(detailed.DocumentOverrides).toMatchObject([{ TourCodes: [{ TourCode: { value: 'IT7BA2' } }] }])
    expect(detailed.Accounting).toMatchObject({ NameValuePair: [{ name: 'CC', value: 'N-7' }] })
    expect(documentsOf(Reservation)).toMatchObject([{ Commission: { Percent: 3 } }])
  })
})

describe('flags of a commit', () => {
  const named = (Surname: string): Json => ({
    Traveler: [travelerBody({ PersonName: { Given: 'ISOLDE', Surname } })],
  })

  it.each([
    ['errorWhenOfferPriceChangesInd', 'PRICECHANGE', '4120'],
    ['errorWhenScheduleChangesInd', 'SCHEDULECHANGE', '4122'],
  ])('%s', async (flag, surname, code) => {
    expect(errorOf((await build(byReference({ ...named(surname), [flag]: true }))).body).SourceCode).toBe(
      code,
    )
  })

  it('Notification puts the reservation on queues; one that may not be used is refused', async () => {
    const notified = (value: number, more: Json = {}) =>
      byReference({ Notification: { QueueNumber: [{ value, ...more }], Comment: 'NEW' } })
    const { Reservation } = (await build(notified(70))).body.ReservationResponse
    const refused = await build(notified(71, { overridePCC: '8K2M' }))

    expect(await waitingOn(api, [70, 71])).toMatchObject([
      { Locator: { value: locatorOf(Reservation) }, Comment: 'NEW' },
    ])
    expect(errorOf(refused.body).SourceCode).toBe('4660')
  })

  it('scheduleChangeAcceptedInd: retimed flights are no problem', async () => {
    const flags = { errorWhenScheduleChangesInd: true, scheduleChangeAcceptedInd: true }
    const { body } = await build(byReference({ ...named('SCHEDULECHANGE'), ...flags }))

    expect(locatorOf(body.ReservationResponse.Reservation)).toMatch(/^[A-Z0-9]{6}$/)
  })

  it('overrideMCTInd: connections below the minimum are booked', async () => {
    const found = await client(api).search({ from: 'NCL', to: 'TRN' })
    const connection = {
      ...byReference(selectionBody(pickOffers(found)).OfferQueryBuildFromCatalogProductOfferings),
      ...named('SHORTCONNECTION'),
    }

    expect(errorOf((await build(connection)).body).SourceCode).toBe('4123')
    expect(
      (await build({ ...connection, overrideMCTInd: true })).body.ReservationResponse.Result.status,
    ).toBe('Complete')
  })

  it('issuance, autoDeleteDate and receivedFrom in the body, and Issuance in the query', async () => {
    const Result = { status: 'Not Processed', Error: [{ SourceCode: '4357' }] }
    const kept = await build(byReference({ autoDeleteDate: '2027-12-31', receivedFrom: 'MR MARROW' }))
    const reservation = await ledger(api).reservation(locatorOf(kept.body.ReservationResponse.Reservation))

    expect((await build(byReference({ issuance: 'Ticket' }))).body.ReservationResponse).toMatchObject({
      Result,
    })
    expect(
      (await build(byReference(), { query: { Issuance: 'Ticket' } })).body.ReservationResponse,
    ).toMatchObject({ Result })
    expect(kept.body.ReservationResponse.Reservation.autoDeleteDate).toBe('2027-12-31')
    expect(reservation.events).toMatchObject([{ kind: 'booked', receivedFrom: 'MR MARROW' }])
  })
})

describe('refuses, and leaves nothing behind', () => {
  const nothingLeft = async (sendRequest: () => Promise<Json>) => {
    const count = async () => [
      (await ledger(api).reservations()).length,
      (await ledger(api).supplierNames()).length,
      await ledger(api).seatsHeld(),
      (await ledger(api).documents()).length,
    ]
    const before = await count()
    const answer = await sendRequest()
    await api.service.idle()
    expect(await count()).toEqual(before)
    return answer
  }

  const contact = { Telephone: { phoneNumber: '20 7555 0100' } }
  const overrides = { TourCodes: [{ TourCode: { value: 'IT1' } }] }
  const about = (id: string) => ({ '@type': 'AppliesToOffer', OfferIdentifier: [{ id }] })

  it.each([
    ['no telephone', { Traveler: [travelerBody({ Telephone: [] })] }, '4113'],
    [
      'offers that no search gave out',
      {
        BuildFromCatalogProductOfferingsRequest: {
          CatalogProductOfferingsIdentifier: { id: 'nope' },
          CatalogProductOfferingSelection: [{ CatalogProductOfferingIdentifier: { id: 'o1' } }],
        },
      },
      '4101',
    ],
    [
      'seats that are gone',
      { Traveler: [travelerBody({ PersonName: { Given: 'I', Surname: 'SOLDOUT' } })] },
      '4012',
    ],
    [
      'a card that has expired',
      { FormOfPayment: [{ ...cardBody(), PaymentCard: { ...cardBody().PaymentCard, expireDate: '0120' } }] },
      '4179',
    ],
    [
      'a contact of an unknown traveler',
      { PrimaryContact: { ...contact, TravelerIdentifier: { id: 'trav_9' } } },
      '4106',
    ],
    [
      'a special service for an unknown traveler',
      { SpecialService: [{ SSRCode: 'WCHR', TravelerIdentifier: { id: 'trav_9' } }] },
      '4106',
    ],
    [
      'a special service for another offer',
      { SpecialService: [{ SSRCode: 'WCHR', AppliesTo: about('offer_2') }] },
      '4177',
    ],
    [
      'a remark about another offer',
      { ReservationComment: [{ Comment: [{ value: 'A' }], AppliesTo: [about('offer_2')] }] },
      '4177',
    ],
    [
      'overrides for another offer',
      { DocumentOverrides: { ...overrides, OfferIdentifier: { id: 'offer_2' } } },
      '4177',
    ],
  ])('%s', async (_what, more, code) => {
    const { status, body } = await nothingLeft(() => build(byReference(more)))

    expect(status).toBe(200)
    expect(body.ReservationResponse).toMatchObject({
      reservationStatus: 'Fail',
      Result: { status: 'Not Processed' },
    })
    expect(body.ReservationResponse.Reservation).toBeUndefined()
    expect(errorOf(body).SourceCode).toBe(code)
  })

  it.each([
    ['no traveler', { ProductCriteriaAir: [] }],
    ['neither offers nor flights', { Traveler: [travelerBody()] }],
    [
      'a kind of content that does not exist',
      { '@type': 'ReservationBuildFromVehicle', Traveler: [travelerBody()] },
    ],
    ['a contact that says nothing', byReference({ PrimaryContact: {} })],
    [
      'a remark that is too long',
      byReference({ ReservationComment: [{ Comment: [{ name: 'RE', value: 'x'.repeat(85) }] }] }),
    ],
    ['a special service that is none', byReference({ SpecialService: [{ FreeText: 'A SEAT IN THE SUN' }] })],
    ['overrides that say nothing', byReference({ DocumentOverrides: [{}] })],
    ['accounting that says nothing', byReference({ Accounting: {} })],
    ['an agency that says nothing', byReference({ TravelAgency: {} })],
    [
      'more remarks than a reservation holds',
      byReference({ ReservationComment: Array(100).fill({ Comment: [{ value: 'A' }] }) }),
    ],
  ])('%s, as invalid input', async (_what, body) => {
    const answer = await nothingLeft(() => build(body))

    expect(answer.status).toBe(400)
    expect(errorOf(answer.body).SourceCode).toBe('1586')
  })
})

describe('a repeated request', () => {
  it('with the same Idempotency-Key makes one reservation, also at once', async () => {
    const headers = { 'idempotency-key': 'build-1' }
    const names = (await ledger(api).supplierNames()).length
    const first = await build(byReference(), { headers })
    const again = await Promise.all([1, 2, 3].map(() => build(byReference(), { headers })))
    const [record, ...suppliers] = first.body.ReservationResponse.Reservation.Receipt
    const named = record.Confirmation.Locator.value

    expect(again.map(({ body }) => body)).toEqual([first.body, first.body, first.body])
    expect((await ledger(api).reservations()).filter(({ locator }) => locator === named)).toHaveLength(1)
    expect(await ledger(api).supplierNames()).toHaveLength(names + suppliers.length)
  })

  it('without a key makes another', async () => {
    const [one, two] = [await build(byReference()), await build(byReference())]

    const locators = [one, two].map(({ body }) => locatorOf(body.ReservationResponse.Reservation))
    const filed = (await ledger(api).reservations()).map(({ locator }) => locator)

    expect(new Set(locators).size).toBe(2)
    expect(filed).toEqual(expect.arrayContaining(locators))
  })

  it('that did not wait for the end gets it the next time, under the same key', async () => {
    const slow = await startApi({ waitTimeoutMs: 0 })
    try {
      const found = await client(slow).search()
      const body = {
        ...selectionBody(pickOffers(found)).OfferQueryBuildFromCatalogProductOfferings,
        Traveler: [travelerBody()],
      }
      const sendRequest = () =>
        slow.call('bookSinglePayload', { body, headers: { 'idempotency-key': 'slow-1' } })
      const first = await sendRequest()
      await slow.service.idle()
      const second = await sendRequest()

      expect(first.body.ReservationResponse).toMatchObject({
        reservationStatus: 'Pending',
        Result: { status: 'Incomplete' },
      })
      expect(locatorOf(second.body.ReservationResponse.Reservation)).toMatch(/^[A-Z0-9]{6}$/)
      expect(await ledger(slow).reservations()).toHaveLength(1)
    } finally {
      await slow.close()
    }
  })
})

it('a search of another tenant is unknown', async () => {
  expect(errorOf((await build(byReference(), { as: otherAccount })).body).SourceCode).toBe('4101')
})

describe('a car', () => {
  const book = (more: Json = {}) =>
    api.call('bookSinglePayload', {
      body: vehicleBuild(criteriaChoice(), {
        Traveler: [driverBody()],
        FormOfPayment: [cardBody()],
        ...more,
      }),
    })

  it('is booked in a reservation of its own, with the card kept masked for later payments; the same order once', async () => {
    const { status, body } = await book()
    const { Reservation, Identifier } = body.ReservationResponse
    const again = await book()
    const other = await api.call('bookVehicle', {
      body: vehicleBuild(criteriaChoice(), { Traveler: [driverBody()] }),
    })

    expect(status).toBe(200)
    expect(carsOf(Reservation)).toHaveLength(1)
    expect(Reservation.FormOfPayment).toMatchObject([
      { PaymentCard: { CardNumber: { mask: expect.stringMatching(/1111$/) } } },
    ])
    expect(again.body.ReservationResponse.Identifier.value).toBe(Identifier.value)
    expect(other.body.ReservationResponse.Identifier.value).not.toBe(Identifier.value)
  })

  it('includes the details of the reservation; nothing is booked when they are invalid', async () => {
    const driver = { Given: 'Tessa' }
    const more = {
      PrimaryContact: {
        Email: { value: 'desk@example.test' },
        TravelerIdentifier: { id: 'travelerRefId_1' },
      },
      ReservationComment: [{ Comment: [{ name: 'RE', value: 'CALLED 12 MARCH' }] }],
      SpecialService: { SSRCode: 'OTHS', FreeText: 'CHILD SEAT' },
      TravelAgency: { CorporateCode: 'A1' },
    }
    const wrong = await book({ Traveler: [driverBody(driver)], ...more, TravelAgency: {} })
    const { Reservation } = (await book({ Traveler: [driverBody(driver)], ...more })).body.ReservationResponse

    expect([wrong.status, errorOf(wrong.body).SourceCode]).toEqual([400, '1586'])
    expect(carsOf(Reservation)).toHaveLength(1)
    expect(Reservation).toMatchObject({
      PrimaryContact: [{ Email: { value: 'desk@example.test' } }],
      ReservationComment: more.ReservationComment,
      SpecialService: [{ SSRCode: 'OTHS', Status: { code: 'HK' } }],
      TravelAgency: { CorporateCode: 'A1' },
    })
  })

  it('is refused as cars are: 400 with an ErrorResponse', async () => {
    const { status, body } = await book({
      VehicleTravelCriteria: criteriaChoice({}, { VehicleMakeModel: [] }).VehicleTravelCriteria,
    })

    expect(status).toBe(400)
    expect(body.ErrorResponse.Result.Error[0].SourceCode).toBe('13003')
  })
})
