import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { addAncillary } from '../../support/ancillary.ts'
import { type Api, type Json, startApi, startOfTests } from '../../support/api.ts'
import { ledger, refundsOf } from '../../support/ledger.ts'
import {
  cardBody,
  client,
  documentsOf,
  errorOf,
  inboundDate,
  locatorOf,
  ticketNumbersOf,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const voidTicket = (Identifier: string, more: object = {}) =>
  api.call('voidTicket', { path: { Identifier }, body: {}, ...more })
const display = async (Identifier: string): Promise<Json> =>
  (await api.call('displayTicket', { path: { Identifier } })).body.TicketListResponse.TicketID[0]
const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
const refunded = async (): Promise<number> =>
  refundsOf(await ledger(api).charges()).reduce((sum, minor) => sum + minor, 0)

describe('a void on the day of issue', () => {
  let reservation: Json
  let number: string
  let answer: Json
  beforeAll(async () => {
    reservation = await client(api).ticket({}, {}, cardBody())
    number = ticketNumbersOf(reservation)[0] ?? ''
    answer = await voidTicket(number, { body: { TicketQueryUpdateTicket: {} } })
  })
  const bookingOf = async (): Promise<Json> =>
    (await ledger(api).reservation(locatorOf(reservation))).offers[0].booking

  it('answers with the settlement authorisation code of the carrier', () => {
    expect(answer.body.TicketIdResponse).toMatchObject({ Result: { status: 'Complete' } })
    expect(answer.body.TicketIdResponse.SettlementAuthorizationCode).toMatch(
      new RegExp(`^${number.slice(0, 3)}[A-Z0-9]{10}$`),
    )
  })

  it('makes all coupons void, and the document a DocumentTicketVoid', async () => {
    expect((await display(number)).TicketSegment.map(({ Status }: Json) => Status)).toEqual(['Void'])
    expect(documentsOf(await retrieve(locatorOf(reservation)))).toMatchObject([
      { '@type': 'DocumentTicketVoid', Number: number, VoidInd: true },
    ])
  })

  it('leaves the itinerary booked: held again until the payment time limit, and unpaid', async () => {
    const after = await retrieve(locatorOf(reservation))
    const { saleKey } = await bookingOf()
    const hold = (await ledger(api).holds()).find(({ key }) => key === saleKey)

    expect(after.Offer).toHaveLength(1)
    const [charged, returned] = after.Payment
    expect(after.Payment).toHaveLength(2)
    expect(returned.Amount.value).toBe(-charged.Amount.value)
    expect(hold.until).toBe(startOfTests + 24 * 3_600_000)
  })

  it('refunds what was paid, once: a repetition answers that it is void already', async () => {
    const { chargeKey } = (await ledger(api).document(number)).payments[0]
    const again = await voidTicket(number)
    const charge = (await ledger(api).charges()).find(({ key }) => key === chargeKey)

    expect(errorOf(again.body).Message).toBe('DOCUMENT IS ALREADY IN VOID STATUS')
    expect(refundsOf([charge])).toEqual([charge.amount.minor])
  })

  it('is written into the history of the reservation', async () => {
    const { events } = await ledger(api).reservation(locatorOf(reservation))

    expect(events.map(({ kind, documentIds }: Json) => [kind, documentIds])).toEqual([
      ['booked', undefined],
      ['ticketed', [number]],
      ['voided', [number]],
    ])
  })
})

it('a booking whose ticket is void can be ticketed again, and cancelled', async () => {
  const seats = await ledger(api).seatsHeld()
  const reservation = await client(api).ticket()
  const [number = ''] = ticketNumbersOf(reservation)
  await voidTicket(number)
  const reopened = await client(api).reopen(locatorOf(reservation))
  await client(api).pay(reopened, reservation.Offer[0])
  const ticketed = await client(api).committed(reopened)
  const live = documentsOf(ticketed).filter((document) => document['@type'] === 'DocumentTicket')
  expect(live).toHaveLength(1)

  await voidTicket(live[0].Number)
  const cancelled = await api.call('cancelReservation', {
    path: { ReservationResource_Identifier: locatorOf(reservation) },
  })
  expect(cancelled.body.ReceiptListResponse.ReceiptID).toMatchObject([{ '@type': 'ReceiptCancellation' }])
  expect(await ledger(api).seatsHeld()).toBe(seats)
})

it.each([undefined, {}, { status: 'VOIDED' }, { TicketQueryUpdateTicket: { status: 'Void' } }])(
  'accepts the body %j',
  async (body) => {
    const [number = ''] = ticketNumbersOf(await client(api).ticket())

    expect((await voidTicket(number, { body })).body.TicketIdResponse.Result.status).toBe('Complete')
  },
)

it('accepts the number with a hyphen, and the older path', async () => {
  const [first = '', second = ''] = [
    ...ticketNumbersOf(await client(api).ticket()),
    ...ticketNumbersOf(await client(api).ticket()),
  ]
  const older = await api.request('PUT', `/11/air/ticket/tickets/${second}`, {
    headers: { authorization: `Bearer ${await api.token()}` },
    body: { TicketQueryUpdateTicket: {} },
  })

  expect(
    (await voidTicket(`${first.slice(0, 3)}-${first.slice(3)}`)).body.TicketIdResponse.Result.status,
  ).toBe('Complete')
  expect(older.body.TicketIdResponse.Result.status).toBe('Complete')
})

it('warns of an EMD that went with the ticket and is still open', async () => {
  const { workbench, offer } = await client(api).prepare()
  const bag = await addAncillary(api, workbench)
  await client(api).pay(workbench, offer, cardBody())
  await client(api).pay(workbench, bag, { ...cardBody(), id: 'formOfPayment_2' })
  const [ticket = '', emd = ''] = ticketNumbersOf(await client(api).committed(workbench))
  const { body } = await voidTicket(ticket)

  expect(body.TicketIdResponse.Result).toMatchObject({
    status: 'Complete',
    Warning: [{ Message: 'ASSOCIATED EMD STILL OPEN', NameValuePair: [{ name: 'number', value: emd }] }],
  })
})

it('voids a conjunction set together', async () => {
  const search = {
    SearchCriteriaFlight: [
      ['LHR', 'CDG', '2027-05-11'],
      ['CDG', 'FCO', '2027-05-13'],
      ['FCO', 'MAD', '2027-05-15'],
      ['MAD', 'LIS', '2027-05-17'],
      ['LIS', 'LHR', '2027-05-19'],
    ].map(([from, to, departureDate]) => ({ departureDate, From: { value: from }, To: { value: to } })),
  }
  const reservation = await client(api).ticket({ more: search }, {}, cardBody())
  const numbers = ticketNumbersOf(reservation)
  expect(numbers).toHaveLength(2)
  const tickets = await Promise.all(numbers.map(display))
  const segments = reservation.Offer[0].Product.flatMap(({ FlightSegment }: Json) => FlightSegment)
  expect(segments.length).toBeGreaterThan(4)
  expect(tickets.map((ticket) => ticket.TicketSegment.map(({ sequence }: Json) => sequence))).toEqual([
    [1, 2, 3, 4],
    segments.slice(4).map((_: Json, at: number) => at + 1),
  ])
  expect(tickets.map(({ numberOfTicketsIssued }) => numberOfTicketsIssued)).toEqual([2, 2])
  expect(tickets.map(({ TicketPrice }) => TicketPrice.Total)).toEqual([
    reservation.Offer[0].Price.TotalPrice,
    0,
  ])
  const before = await refunded()

  await voidTicket(numbers[1] ?? '')

  expect(
    (await Promise.all(numbers.map(display))).flatMap(({ TicketSegment }) =>
      TicketSegment.map(({ Status }: Json) => Status),
    ),
  ).toEqual(segments.map(() => 'Void'))
  expect((await refunded()) - before).toBe(Math.round(reservation.Offer[0].Price.TotalPrice * 100))
})

it('leaves the tickets of other travelers as they are; only who has none is paid for again', async () => {
  const workbench = await client(api).openWorkbench()
  const offer = await client(api).addOffer(workbench, {
    passengers: [{ number: 2, passengerTypeCode: 'ADT' }],
    returnDate: inboundDate,
  })
  await client(api).addTraveler(workbench)
  await client(api).addTraveler(workbench, { PersonName: { Given: 'JONAS', Surname: 'FENWRIGHT' } })
  await client(api).pay(workbench, offer, cardBody())
  const reservation = await client(api).committed(workbench)
  const [first = '', second = ''] = ticketNumbersOf(reservation)
  const before = await refunded()
  await voidTicket(first)
  const reopened = await client(api).reopen(locatorOf(reservation))
  await client(api).pay(
    reopened,
    { ...offer, Price: { ...offer.Price, TotalPrice: offer.Price.TotalPrice / 2 } },
    cardBody(),
  )
  const again = await client(api).committed(reopened)

  expect((await display(second)).TicketSegment[0].Status).toBe('OpenForUse')
  expect((await refunded()) - before).toBe(Math.round(offer.Price.TotalPrice * 50))
  expect(documentsOf(again).filter((document) => document['@type'] === 'DocumentTicket')).toHaveLength(2)
})

describe('the void period', () => {
  /** Issued on 1 March 2027 at 10:00 UTC by an agency of the city. */
  const agencyAt = (pcc: string): Api => ({
    ...api,
    call: (key, options = {}) =>
      api.call(key, { ...options, headers: { 'tvp-pcc-core': pcc, ...options.headers } }),
  })

  it('after the time limit of the booking leaves the flights held for another day', async () => {
    const ticketed = await client(agencyAt('5D2R')).ticket()
    const { itinerary } = (await ledger(api).reservation(locatorOf(ticketed))).offers[0]
    const headers = { 'x-sandbox-clock': '2027-03-02T20:00:00Z' }
    await voidTicket(ticketNumbersOf(ticketed)[0] ?? '', { headers })
    const { body } = await api.call('retrieveReservation', {
      path: { Identifier: locatorOf(ticketed) },
      headers,
    })
    const [terms] = body.ReservationResponse.Reservation.Offer[0].TermsAndConditionsFull

    expect(itinerary.ticketingTimeLimit).toBeLessThan(Date.parse(headers['x-sandbox-clock']))
    expect(terms.PaymentTimeLimit).toBe('2027-03-03T20:00:00Z')
  })

  it.each([
    ['LONDON', '7N4Q', '2027-03-02T00:00:00Z'],
    ['PARIS', '3B9H', '2027-03-01T23:00:00Z'],
    ['NEW YORK, where it is a day longer', '5D2R', '2027-03-03T05:00:00Z'],
  ])(
    'lasts until the end of the day of issue on the clocks of the issuing agency: %s',
    async (_city, pcc, end) => {
      const [number = ''] = ticketNumbersOf(await client(agencyAt(pcc)).ticket())
      const voidAt = (at: number) =>
        voidTicket(number, { headers: { 'x-sandbox-clock': new Date(at).toISOString() } })

      expect(errorOf((await voidAt(Date.parse(end))).body).Message).toBe('VOID PERIOD HAS EXPIRED')
      expect((await voidAt(Date.parse(end) - 1)).body.TicketIdResponse.Result.status).toBe('Complete')
    },
  )
})

it('is refused once a coupon was used', async () => {
  const [number = ''] = ticketNumbersOf(await client(api).ticket())
  const { Departure } = (await display(number)).TicketSegment[0]
  const boarded = await voidTicket(number, { headers: { 'x-sandbox-clock': `${Departure.date}T23:59:00Z` } })

  expect(errorOf(boarded.body).Message).toBe('TICKET STATUS DOES NOT ALLOW VOID')
})

it('is refused for NDC, an unknown number, and a number of another tenant', async () => {
  const [number = ''] = ticketNumbersOf(await client(api).ticket())
  const [ndc = ''] = ticketNumbersOf(await client(api).orderNdc())

  expect(errorOf((await voidTicket(ndc)).body).Message).toBe('NOT SUPPORTED FOR NDC. CANCEL THE OFFER')
  expect(errorOf((await voidTicket('1252400000099')).body).Message).toBe('DOCUMENT TICKET DOES NOT EXIST')
  expect(errorOf((await voidTicket(number, { as: otherAccount })).body).Message).toBe(
    'DOCUMENT TICKET DOES NOT EXIST',
  )
})
