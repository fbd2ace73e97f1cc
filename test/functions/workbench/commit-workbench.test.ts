import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { reservationResponse } from '../../../lib/reservation/wire/reservation-schema.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import {
  cardBody,
  client,
  documentsOf,
  errorOf,
  inboundDate,
  locatorOf,
  ticketNumbersOf,
  travelerBody,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const refusedBy = async (workbench: string, body: Json = {}): Promise<Json> => {
  const answer = await client(api).commit(workbench, body)
  expect(answer.status).toBe(200)
  expect(answer.body.ReservationResponse.Reservation?.Offer).toBeUndefined()
  expect(answer.body.ReservationResponse).toMatchObject({
    reservationStatus: 'Fail',
    Result: { status: 'Not Processed' },
  })
  return errorOf(answer.body)
}

describe('without a payment', () => {
  it('books: a locator, the carriers’ locators, a payment time limit, seats held', async () => {
    const before = await ledger(api).seatsHeld()
    const { workbench, offer } = await client(api).prepare({ returnDate: inboundDate })
    const { body } = await client(api).commit(workbench)
    const { Reservation, reservationStatus, Identifier } = body.ReservationResponse
    const [record, ...suppliers] = Reservation.Receipt

    expect(reservationResponse.safeParse(body).error).toBeUndefined()
    expect(reservationStatus).toBe('Success')
    expect(Reservation.Identifier).toEqual(Identifier)
    expect(record).toMatchObject({
      '@type': 'ReceiptConfirmation',
      Confirmation: {
        '@type': 'ConfirmationHold',
        Locator: { source: '1G', value: expect.stringMatching(/^[A-Z0-9]{6}$/) },
      },
    })
    expect(record.OfferRef).toBeUndefined()
    expect(suppliers.length).toBeGreaterThan(0)
    for (const { OfferRef, Confirmation } of suppliers) {
      expect(OfferRef).toEqual(['offer_1'])
      expect(Confirmation.Locator).toMatchObject({
        sourceContext: 'Supplier',
        source: expect.stringMatching(/^[A-Z0-9]{2}$/),
      })
    }
    expect(Reservation.Offer[0].Price.TotalPrice).toBe(offer.Price.TotalPrice)
    expect(Date.parse(Reservation.Offer[0].TermsAndConditionsFull[0].PaymentTimeLimit)).toBeGreaterThan(
      api.now(),
    )
    const segments = offer.Product.flatMap(({ FlightSegment }: Json) => FlightSegment).length
    expect(await ledger(api).seatsHeld()).toBe(before + segments)
  })

  it('consumes the workbench: nothing can be added any more', async () => {
    const { workbench } = await client(api).prepare()
    await client(api).committed(workbench)
    const { body } = await api.call('addTraveler', {
      path: { ReservationResource_Identifier: workbench },
      body: travelerBody(),
    })

    expect(errorOf(body).SourceCode).toBe('4100')
  })

  it('a post-commit workbench with nothing changed is committed: the same reservation', async () => {
    const held = await client(api).hold()

    expect(await client(api).committed(await client(api).reopen(locatorOf(held)))).toEqual(held)
  })

  it('returns the same locator to a repeated commit', async () => {
    const { workbench } = await client(api).prepare()
    const first = await client(api).committed(workbench)
    const second = await client(api).committed(workbench)

    expect(locatorOf(second)).toBe(locatorOf(first))
  })
})

describe('with a payment', () => {
  it('issues a ticket of 13 digits for every traveler, one coupon per segment, the amounts adding up', async () => {
    const passengers = [
      { passengerTypeCode: 'ADT', number: 1 },
      { passengerTypeCode: 'CNN', number: 1, age: 7 },
      { passengerTypeCode: 'INF', number: 1 },
    ]
    const workbench = await client(api).openWorkbench()
    const offer = await client(api).addOffer(workbench, { passengers, returnDate: inboundDate })
    await client(api).addTraveler(workbench)
    await client(api).addTraveler(workbench, {
      passengerTypeCode: 'CNN',
      birthDate: '2020-01-05',
      PersonName: { Given: 'Tom', Surname: 'Fenwright' },
    })
    await client(api).addTraveler(workbench, {
      passengerTypeCode: 'INF',
      birthDate: '2026-09-01',
      PersonName: { Given: 'Ada', Surname: 'Fenwright' },
    })
    await client(api).pay(workbench, offer, cardBody())
    const reservation = await client(api).committed(workbench)
    const tickets = documentsOf(reservation)

    expect(tickets).toHaveLength(3)
    expect(new Set(ticketNumbersOf(reservation)).size).toBe(3)
    for (const ticket of tickets)
      expect(ticket).toMatchObject({
        '@type': 'DocumentTicket',
        Number: expect.stringMatching(/^\d{13}$/),
        IssuingPCC: '7N4Q',
      })
    const cents = (value: number) => Math.round(value * 100)
    expect(tickets.reduce((sum, { Amount }) => sum + cents(Amount.Total), 0)).toBe(
      cents(offer.Price.TotalPrice),
    )
    const segments = offer.Product.flatMap(({ FlightSegment }: Json) => FlightSegment).length
    for (const number of ticketNumbersOf(reservation))
      expect((await ledger(api).document(number)).coupons).toHaveLength(segments)
  })

  it('sells seats to seated travelers, not to an infant on a lap', async () => {
    const before = await ledger(api).seatsHeld()
    const passengers = [
      { passengerTypeCode: 'ADT', number: 2 },
      { passengerTypeCode: 'INF', number: 1 },
    ]
    const workbench = await client(api).openWorkbench()
    const offer = await client(api).addOffer(workbench, { passengers })
    await client(api).addTraveler(workbench)
    await client(api).addTraveler(workbench)
    await client(api).addTraveler(workbench, { passengerTypeCode: 'INF', birthDate: '2026-09-01' })
    await client(api).committed(workbench)

    expect(await ledger(api).seatsHeld()).toBe(before + 2 * offer.Product[0].FlightSegment.length)
  })

  it('issues conjunction tickets when a journey has more than four segments', async () => {
    const SearchCriteriaFlight = ['LHR', 'CDG', 'FRA', 'FCO', 'MAD', 'LIS']
      .slice(1)
      .map((to, index, cities) => ({
        departureDate: `2027-05-${11 + 2 * index}`,
        From: { value: ['LHR', ...cities][index] },
        To: { value: to },
      }))
    const workbench = await client(api).openWorkbench()
    const found = await client(api).search({}, { SearchCriteriaFlight })
    const { pickOffers, selectionBody } = await import('../../support/trip.ts')
    const added = await api.call('addOffer', {
      path: { ReservationResource_Identifier: workbench },
      body: selectionBody(pickOffers(found)),
    })
    const [offer] = added.body.OfferListResponse.OfferID
    await client(api).addTraveler(workbench)
    await client(api).pay(workbench, offer)
    const numbers = ticketNumbersOf(await client(api).committed(workbench)).map(Number)

    expect(numbers).toHaveLength(2)
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1)
  })

  it('tickets a held reservation from a post-commit workbench; the locator is kept', async () => {
    const held = await client(api).hold()
    const workbench = await client(api).reopen(locatorOf(held))
    await client(api).pay(workbench, held.Offer[0], cardBody())
    const ticketed = await client(api).committed(workbench)

    expect(locatorOf(ticketed)).toBe(locatorOf(held))
    expect(ticketNumbersOf(ticketed)).toHaveLength(1)
    expect(ticketed.Receipt.map((receipt: Json) => receipt['@type'])).toEqual([
      'ReceiptConfirmation',
      'ReceiptConfirmation',
      'ReceiptPayment',
    ])
  })

  it('tickets for every value of Issuance, and requires a form of payment for Ticket', async () => {
    const { workbench } = await client(api).prepare()
    const answer = await api.call('commitWorkbench', {
      path: { Identifier: workbench },
      query: { Issuance: 'Ticket' },
      body: {},
    })

    expect(errorOf(answer.body)).toMatchObject({
      SourceCode: '4357',
      Message: 'DOCUMENT ISSUANCE FAILED. FORM OF PAYMENT IS MISSING',
    })
  })

  it('a form of payment without a payment does not ticket, not even with Issuance Ticket: held', async () => {
    const { workbench } = await client(api).prepare()
    await api.call('addFormOfPayment', {
      path: { ReservationResource_Identifier: workbench },
      body: cardBody(),
    })
    const { body } = await api.call('commitWorkbench', {
      path: { Identifier: workbench },
      query: { Issuance: 'Ticket' },
      body: {},
    })

    expect(body.ReservationResponse.Result.status).toBe('Complete')
    expect(ticketNumbersOf(body.ReservationResponse.Reservation)).toEqual([])
    expect(body.ReservationResponse.Reservation.FormOfPayment).toHaveLength(1)
  })

  it('keeps the booking when the card is declined, with a warning', async () => {
    const { workbench, offer } = await client(api).prepare()
    await client(api).pay(workbench, offer, cardBody('4000000000000002'))
    const { body } = await client(api).commit(workbench)
    const { Reservation, Result, reservationStatus } = body.ReservationResponse

    expect([reservationStatus, Result.status]).toEqual(['Partial', 'Incomplete'])
    expect(Result.Error[0].Message).toContain('CARD DECLINED BY ISSUER')
    expect(locatorOf(Reservation)).toMatch(/^[A-Z0-9]{6}$/)
    expect(ticketNumbersOf(Reservation)).toEqual([])
    const again = await api.call('retrieveReservation', { path: { Identifier: locatorOf(Reservation) } })
    expect(again.body.ReservationResponse.Reservation.Payment).toBeUndefined()
  })
})

describe('details of a traveler, at ticketing', () => {
  it('an incomplete passport keeps the booking and refuses the ticket', async () => {
    const TravelDocument = [{ docType: 'Passport', docNumber: 'ZX0042117', issueCountry: 'PT' }]
    const { workbench, offer } = await client(api).prepare({}, { TravelDocument })
    await client(api).pay(workbench, offer)
    const { body } = await client(api).commit(workbench)

    expect(body.ReservationResponse.reservationStatus).toBe('Partial')
    expect(errorOf(body)).toMatchObject({ SourceCode: '4933', SourceID: '1G' })
    expect(locatorOf(body.ReservationResponse.Reservation)).toMatch(/^[A-Z0-9]{6}$/)
    expect(ticketNumbersOf(body.ReservationResponse.Reservation)).toEqual([])
  })

  it('an office that may not issue tickets keeps the booking: 4227', async () => {
    const agent = client(api, otherAccount)
    const { workbench, offer } = await agent.prepare()
    await agent.pay(workbench, offer)
    const headers = { 'TVP-PCC-Core': '8K4B' }
    const { body } = await api.call('commitWorkbench', {
      path: { Identifier: workbench },
      body: {},
      headers,
      as: otherAccount,
    })

    expect(body.ReservationResponse.reservationStatus).toBe('Partial')
    expect(errorOf(body)).toMatchObject({
      SourceCode: '4227',
      Message: 'ELECTRONIC TICKETING NOT AUTHORISED FOR YOUR AGENCY',
    })
    expect(locatorOf(body.ReservationResponse.Reservation)).toMatch(/^[A-Z0-9]{6}$/)
    expect(ticketNumbersOf(body.ReservationResponse.Reservation)).toEqual([])
  })

  it('given name and surname of more than 22 characters are cut on the ticket, the given name first', async () => {
    const PersonName = { Given: 'Maximiliana Theodora', Surname: 'Fenwright-Smythe' }
    const [number = ''] = ticketNumbersOf(await client(api).ticket({}, { PersonName }))

    expect((await ledger(api).document(number)).traveler).toMatchObject({
      given: 'MAXIMI',
      surname: 'FENWRIGHT SMYTHE',
    })
  })
})

describe('query parameters and flags', () => {
  const commitWith = (workbench: string, query: Record<string, string>, body: Json = {}) =>
    api.call('commitWorkbench', { path: { Identifier: workbench }, query, body })

  it('autoDeleteDate is kept until 000/00/00 removes it', async () => {
    const { workbench } = await client(api).prepare()
    const first = await commitWith(workbench, { autoDeleteDate: '2027-12-31' })
    const { Reservation } = first.body.ReservationResponse
    const again = await commitWith(await client(api).reopen(locatorOf(Reservation)), {})
    const last = await commitWith(await client(api).reopen(locatorOf(Reservation)), {
      autoDeleteDate: '000/00/00',
    })

    expect(Reservation.autoDeleteDate).toBe('2027-12-31')
    expect(again.body.ReservationResponse.Reservation.autoDeleteDate).toBe('2027-12-31')
    expect(last.body.ReservationResponse.Result.status).toBe('Complete')
    expect(last.body.ReservationResponse.Reservation.autoDeleteDate).toBeUndefined()
  })

  it('a value that a parameter does not have is invalid input', async () => {
    const { workbench } = await client(api).prepare()

    const wrong: Record<string, string>[] = [
      { Issuance: 'Maybe' },
      { DocumentValue: 'Burn' },
      { autoDeleteDate: '31.12.2027' },
    ]
    for (const query of wrong) {
      const { status, body } = await commitWith(workbench, query)
      expect(status, JSON.stringify(query)).toBe(400)
      expect(errorOf(body).category).toBe('VALIDATION')
    }
    expect(
      (await commitWith(workbench, { issuance: 'ALL' })).body.ReservationResponse.Result.Error[0].SourceCode,
    ).toBe('4357')
  })

  it('Issuance, DocumentValue and payLaterInd are accepted without a payment: held', async () => {
    const { workbench } = await client(api).prepare()
    const { body } = await commitWith(workbench, {
      Issuance: 'BackOffice',
      DocumentValue: 'Retain',
      payLaterInd: 'true',
      detailViewInd: 'true',
    })

    expect(body.ReservationResponse.Result.status).toBe('Complete')
    expect(ticketNumbersOf(body.ReservationResponse.Reservation)).toEqual([])
  })

  it('ReceivedFrom is kept in the history of the reservation', async () => {
    const { workbench } = await client(api).prepare()
    const { body } = await client(api).commit(workbench, { ReceivedFrom: 'MR MARROW BY PHONE' })
    const { events } = await ledger(api).reservation(locatorOf(body.ReservationResponse.Reservation))

    expect(events).toMatchObject([{ kind: 'booked', receivedFrom: 'MR MARROW BY PHONE' }])
  })

  it('what only Retrieve shows is not answered, by no workbench either, whatever parameters of Retrieve are sent', async () => {
    const query = {
      detailViewInd: 'true',
      viewBrandCompleteInfoInd: 'true',
      viewBaggageDetailInd: 'true',
      includeFlightAmenitiesInd: 'true',
    }
    const headers = { fareRuleRetrievalType: 'long' }
    const { workbench } = await client(api).prepare()
    const open = await api.call('retrieveWorkbench', { path: { Identifier: workbench }, query, headers })
    const committed = await api.call('commitWorkbench', {
      path: { Identifier: workbench },
      query,
      headers,
      body: {},
    })
    const Locator = locatorOf(committed.body.ReservationResponse.Reservation)
    const reopened = await api.call('postCommitWorkbench', { query: { Locator, ...query }, headers })

    for (const { body } of [open, committed, reopened]) {
      expect(body.ReservationResponse.Reservation['@type']).toBe('Reservation')
      expect(body.ReservationResponse.Reservation.Offer).toHaveLength(1)
      const text = JSON.stringify(body)
      for (const member of [
        'BrandAttribute',
        'DocumentOverrides',
        'Accounting',
        'FareRule',
        'TextBlock',
        'Amenit',
        'Measurement',
        'BaggageFee',
      ])
        expect(text).not.toContain(member)
    }
  })

  it('members that are no flags are tolerated', async () => {
    const { workbench } = await client(api).prepare()
    const { body } = await client(api).commit(workbench, {
      Ticketing: { autoDeleteDate: 'x' },
      autoDeleteDate: '2027-12-31',
    })

    expect(body.ReservationResponse.Result.status).toBe('Complete')
    expect(body.ReservationResponse.Reservation.autoDeleteDate).toBe('2027-12-31')
  })
})

describe('refuses', () => {
  const prepare = async (
    options: Parameters<ReturnType<typeof client>['prepare']>[0],
    ...travelers: Json[]
  ) => {
    const workbench = await client(api).openWorkbench()
    await client(api).addOffer(workbench, options)
    for (const traveler of travelers) await client(api).addTraveler(workbench, traveler)
    return workbench
  }

  it('without an offer', async () => {
    expect((await refusedBy(await client(api).openWorkbench())).Message).toContain('NO OFFER')
  })

  it('without a traveler', async () => {
    expect((await refusedBy(await prepare({}))).Message).toContain('NO TRAVELER')
  })

  it('without a telephone', async () => {
    expect((await refusedBy(await prepare({}, { Telephone: [] }))).Message).toBe(
      'TELEPHONE IS A REQUIRED FIELD',
    )
  })

  it('with other travelers than were priced', async () => {
    expect((await refusedBy(await prepare({}, {}, {}))).Message).toContain('TRAVELERS MUST MATCH')
  })

  it.each(['CNN', 'CHD', 'UNN', 'INS', 'INF'])('with a %s of unknown age', async (passengerTypeCode) => {
    const passengers = [
      { passengerTypeCode: 'ADT', number: 1 },
      { passengerTypeCode, number: 1 },
    ]
    const workbench = await prepare({ passengers }, {}, { passengerTypeCode, birthDate: undefined })

    expect((await refusedBy(workbench)).Message).toContain('BIRTH DATE OR AGE IS REQUIRED')
  })

  it('without a given name', async () => {
    expect((await refusedBy(await prepare({}, { PersonName: { Surname: 'Fenwright' } }))).Message).toBe(
      'GIVEN NAME IS A REQUIRED FIELD',
    )
  })

  it('with a telephone that has other characters than digits, dash, space and period', async () => {
    const Telephone = [{ phoneNumber: '+44 (20) 7555' }]

    expect((await refusedBy(await prepare({}, { Telephone }))).Message).toBe(
      'PHONE FIELD CONTAINS INVALID CHARACTER',
    )
  })

  it('a workbench that is not there', async () => {
    expect((await refusedBy('nope')).SourceCode).toBe('4100')
  })

  it('a workbench that expired after 30 minutes', async () => {
    const { workbench } = await client(api).prepare()
    const before = api.now()
    api.advance(30)
    const refused = await refusedBy(workbench)
    api.setNow(before)

    expect(refused.SourceCode).toBe('4434')
  })

  it('flights that are not sold any more, so shortly before they leave', async () => {
    const tomorrow = { from: 'LHR', to: 'DUB', date: '2027-03-02' }
    const departureOf = ({ Product }: Json): number => {
      const { date, time } = Product[0].FlightSegment[0].Flight.Departure
      return Date.parse(`${date}T${time}Z`)
    }
    const before = api.now()
    api.setNow(departureOf((await client(api).prepare(tomorrow)).offer) - 65 * 60_000)
    const { workbench, offer } = await client(api).prepare(tomorrow)
    api.setNow(departureOf(offer) - 55 * 60_000)
    const refused = await refusedBy(workbench)
    api.setNow(before)

    expect(refused).toMatchObject({ Message: 'UNABLE TO FARE QUOTE', SourceCode: '9010', SourceID: '1G' })
  })

  it('when another workbench changed the reservation first', async () => {
    const locator = locatorOf(await client(api).hold())
    const [one, two] = [await client(api).reopen(locator), await client(api).reopen(locator)]
    await api.call('cancelItems', {
      path: { ReservationResource_Identifier: one },
      body: { cancelAllInd: true },
    })
    await client(api).committed(one)

    expect((await refusedBy(two)).SourceCode).toBe('4367')
  })
})

describe('two-step commit', () => {
  /** Low fares must be bought three weeks ahead: the price of an offer changes when that day has passed. */
  const changedPrice = async () => {
    api.setNow(Date.parse('2027-04-20T22:50:00Z'))
    const { workbench, offer } = await client(api).prepare()
    api.setNow(Date.parse('2027-04-20T23:10:00Z'))
    return { workbench, offer }
  }

  it('stops when the price changed: nothing booked, the workbench open, the difference reported', async () => {
    const { workbench, offer } = await changedPrice()
    const before = await ledger(api).reservations()
    const { body } = await client(api).commit(workbench, { enableTwoStepCommitInd: true })
    const { Reservation, Result } = body.ReservationResponse

    expect(Result.status).toBe('Not Processed')
    expect(Result.Warning[0].Message).toContain('OFFER PRICE HAS CHANGED')
    expect(Reservation.Receipt).toBeUndefined()
    const [modified] = Reservation.Offer
    expect(modified).toMatchObject({
      '@type': 'OfferModify',
      priceUpdatedInd: true,
      productsUpdatedInd: false,
      scheduleChangeInd: false,
      OfferIdentifier: { id: offer.id, Identifier: offer.Identifier },
    })
    expect(modified.ModifyPrice.TotalPrice).toBeCloseTo(modified.Price.TotalPrice - offer.Price.TotalPrice, 2)
    expect(await ledger(api).reservations()).toEqual(before)
  })

  it('books at the new price when committed again without the flag', async () => {
    const { workbench, offer } = await changedPrice()
    const { body } = await client(api).commit(workbench, {
      ReservationQueryCommitReservation: { enableTwoStepCommitInd: 'true' },
    })
    const [reported] = body.ReservationResponse.Reservation.Offer
    const reservation = await client(api).committed(workbench)

    expect(reservation.Offer[0].Price.TotalPrice).toBe(reported.Price.TotalPrice)
    expect(reservation.Offer[0].Price.TotalPrice).toBeGreaterThan(offer.Price.TotalPrice)
  })

  it('refuses, and discards the workbench, when two-step is requested again', async () => {
    const { workbench } = await changedPrice()
    await client(api).commit(workbench, { enableTwoStepCommitInd: true })

    expect((await refusedBy(workbench, { enableTwoStepCommitInd: true })).Message).toContain(
      'OFFER PRICE HAS CHANGED',
    )
    const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
    expect(errorOf(body).SourceCode).toBe('4100')
  })

  it('refuses a changed price on request', async () => {
    const { workbench } = await changedPrice()

    expect((await refusedBy(workbench, { errorWhenOfferPriceChangesInd: true })).Message).toContain(
      'OFFER PRICE HAS CHANGED FROM',
    )
  })

  it('keeps the workbench open when it stops: it is shown as it was, and can be changed', async () => {
    const { workbench, offer } = await client(api).prepare(
      {},
      { PersonName: { Given: 'ISOLDE', Surname: 'PRICECHANGE' } },
    )
    await client(api).commit(workbench, { enableTwoStepCommitInd: true })
    const shown = (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body
      .ReservationResponse.Reservation
    const ofTraveler = { ReservationResource_Identifier: workbench, Identifier: 'travelerRefId_1' }
    const replaced = await api.call('replaceTraveler', { path: ofTraveler, body: travelerBody() })
    const { body } = await client(api).commit(workbench, { enableTwoStepCommitInd: true })

    expect(shown.Offer[0]).toMatchObject({ '@type': 'Offer', Price: { TotalPrice: offer.Price.TotalPrice } })
    expect(replaced.status).toBe(204)
    expect(body.ReservationResponse.Result.status, 'two-step requested again, the problem gone').toBe(
      'Complete',
    )
  })

  it('stops a post-commit workbench too: the reservation does not change', async () => {
    const held = await client(api).hold({}, { PersonName: { Given: 'ISOLDE', Surname: 'PRICECHANGE' } })
    const workbench = await client(api).reopen(locatorOf(held))
    await client(api).addOffer(workbench, { date: inboundDate })
    const { body } = await client(api).commit(workbench, { enableTwoStepCommitInd: true })
    const { Reservation, Result } = body.ReservationResponse
    const stored = (await api.call('retrieveReservation', { path: { Identifier: locatorOf(held) } })).body
      .ReservationResponse.Reservation

    expect(Result.status).toBe('Not Processed')
    expect(Reservation.Receipt).toBeUndefined()
    expect(Reservation.Offer.map(({ id, priceUpdatedInd }: Json) => [id, priceUpdatedInd])).toEqual([
      ['offer_1', false],
      ['offer_2', true],
    ])
    expect(stored).toEqual(held)
    expect((await client(api).committed(workbench)).Offer).toHaveLength(2)
  })

  it('books at once when nothing changed', async () => {
    const { workbench } = await client(api).prepare()
    const { body } = await client(api).commit(workbench, { enableTwoStepCommitInd: true })

    expect(body.ReservationResponse.Result.status).toBe('Complete')
  })
})

describe('what changed since the offer was added', () => {
  const bySurname = (Surname: string, options: Json = {}) =>
    client(api).prepare(options, { PersonName: { Given: 'ISOLDE', Surname } })
  const twoStep = { enableTwoStepCommitInd: true }
  /** From Newcastle to Turin one has to change somewhere. */
  const withConnection = { from: 'NCL', to: 'TRN' }

  it.each([
    [
      'the price went up',
      'PRICECHANGE',
      {},
      'OFFER PRICE HAS CHANGED',
      { priceUpdatedInd: true, scheduleChangeInd: false },
    ],
    [
      'the quoted fare is gone',
      'PRICECANCELLED',
      {},
      'OFFER PRICE HAS BEEN CANCELLED',
      { priceUpdatedInd: true },
    ],
    [
      'a flight was retimed',
      'SCHEDULECHANGE',
      {},
      'HAS CHANGED FROM',
      { priceUpdatedInd: false, scheduleChangeInd: true },
    ],
    [
      'a connection is too short',
      'SHORTCONNECTION',
      withConnection,
      'BELOW MINIMUM CONNECTION TIME',
      { OfferStatus: { StatusAir: [{ value: 'Rejected' }] } },
    ],
  ])(
    'two-step stops when %s, books nothing, and books on the second commit',
    async (_what, surname, options, message, offer) => {
      const { workbench } = await bySurname(surname, options)
      const seats = await ledger(api).seatsHeld()
      const { body } = await client(api).commit(workbench, twoStep)
      const { Reservation, Result } = body.ReservationResponse

      expect(Result.status).toBe('Not Processed')
      expect(Result.Warning[0].Message).toContain(message)
      expect(Reservation.Offer).toMatchObject([{ '@type': 'OfferModify', ...offer }])
      expect(Reservation.Receipt).toBeUndefined()
      expect(await ledger(api).seatsHeld()).toBe(seats)
      expect(locatorOf(await client(api).committed(workbench))).toMatch(/^[A-Z0-9]{6}$/)
    },
  )

  it('books the flights at their new times', async () => {
    const { workbench, offer } = await bySurname('SCHEDULECHANGE')
    const reservation = await client(api).committed(workbench)

    const departsAt = ({ Product }: Json): number => {
      const { date, time } = Product[0].FlightSegment[0].Flight.Departure
      return Date.parse(`${date}T${time}Z`)
    }

    expect(departsAt(offer) - departsAt(reservation.Offer[0])).toBe(25 * 60_000)
  })

  it.each([
    ['errorWhenOfferPriceChangesInd', 'PRICECHANGE', {}, '4120'],
    ['errorWhenOfferPriceCancelledInd', 'PRICECANCELLED', {}, '4121'],
    ['errorWhenScheduleChangesInd', 'SCHEDULECHANGE', {}, '4122'],
  ])(
    '%s fails the commit, without it the offer is booked as it is now',
    async (flag, surname, options, code) => {
      const refused = await bySurname(surname, options)
      const booked = await bySurname(surname, options)

      expect((await refusedBy(refused.workbench, { [flag]: true })).SourceCode).toBe(code)
      expect(locatorOf(await client(api).committed(booked.workbench))).toMatch(/^[A-Z0-9]{6}$/)
    },
  )

  it.each([
    ['PRICECHANGE', '4120', 'OFFER PRICE HAS CHANGED FROM'],
    ['PRICECANCELLED', '4121', 'OFFER PRICE HAS BEEN CANCELLED. WAS'],
    ['SCHEDULECHANGE', '4122', 'HAS CHANGED FROM'],
  ])('%s is told by a warning when it is not refused', async (surname, code, message) => {
    const { workbench } = await bySurname(surname)
    const { Result, reservationStatus } = (await client(api).commit(workbench)).body.ReservationResponse

    expect(reservationStatus).toBe('Success')
    expect(Result).toMatchObject({
      status: 'Complete',
      Warning: [{ SourceCode: code, Message: expect.stringContaining(message) }],
    })
  })

  it('the price went up, and a payment at the former price charges nothing: held, with the warning and both amounts', async () => {
    const { workbench, offer } = await bySurname('PRICECHANGE')
    await client(api).pay(workbench, offer, cardBody())
    const before = await ledger(api).charges()
    const { Result, Reservation, reservationStatus } = (await client(api).commit(workbench)).body
      .ReservationResponse
    const paid = `${offer.Price.TotalPrice.toFixed(2)} GBP`
    const due = `${Reservation.Offer[0].Price.TotalPrice.toFixed(2)} GBP`

    expect(reservationStatus).toBe('Partial')
    expect(Result).toMatchObject({
      Error: [
        {
          SourceCode: '4201',
          Message: `PAYMENT AMOUNT ${paid} IS LESS THAN THE AMOUNT DUE OF ${due}. NOTHING WAS CHARGED`,
        },
      ],
      Warning: [{ SourceCode: '4120', Message: `OFFER PRICE HAS CHANGED FROM ${paid} TO ${due}` }],
    })
    expect(await ledger(api).charges()).toEqual(before)
  })

  it('a connection below the minimum fails the commit, with overrideMCTInd it is booked', async () => {
    const refused = await bySurname('SHORTCONNECTION', withConnection)
    const { workbench } = await bySurname('SHORTCONNECTION', withConnection)
    const { body } = await client(api).commit(workbench, { overrideMCTInd: true, ...twoStep })

    expect((await refusedBy(refused.workbench)).SourceCode).toBe('4123')
    expect(body.ReservationResponse.Result.status).toBe('Complete')
  })

  it.each([
    ['RetainOfferPrice', 'the quoted price is kept'],
    ['AcceptOfferPriceDifference', 'the flights cost what they cost now'],
  ])('scheduleChangeReprice %s: %s', async (scheduleChangeReprice) => {
    const before = api.now()
    api.setNow(Date.parse('2027-04-20T22:50:00Z'))
    const { workbench, offer } = await bySurname('SCHEDULECHANGE')
    api.setNow(Date.parse('2027-04-20T23:10:00Z'))
    const flags = { scheduleChangeAcceptedInd: true, scheduleChangeReprice }
    const { body } = await client(api).commit(workbench, flags)
    api.setNow(before)
    const { TotalPrice } = body.ReservationResponse.Reservation.Offer[0].Price

    if (scheduleChangeReprice === 'RetainOfferPrice') expect(TotalPrice).toBe(offer.Price.TotalPrice)
    else expect(TotalPrice).toBeGreaterThan(offer.Price.TotalPrice)
  })

  it('scheduleChangeAcceptedInd: retimed flights are no problem', async () => {
    const { workbench } = await bySurname('SCHEDULECHANGE')
    const { body } = await client(api).commit(workbench, {
      scheduleChangeAcceptedInd: 'true',
      errorWhenScheduleChangesInd: true,
      ...twoStep,
    })

    expect(body.ReservationResponse.Result.status).toBe('Complete')
  })
})
