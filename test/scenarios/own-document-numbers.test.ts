import { afterEach, expect, it } from 'vitest'
import { otherAccount } from '../../lib/platform/local/accounts.ts'
import type { AirHost } from '../../lib/suppliers/air-host.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { silent } from '../support/campaign.ts'
import { ledger, refundsOf } from '../support/ledger.ts'
import { type Relabel, withOwnDocuments } from '../support/numbering-host.ts'
import { adults, prepareParty } from '../support/party.ts'
import { cardBody, client, documentsOf, errorOf, locatorOf, ticketNumbersOf } from '../support/trip.ts'
import { wrapped } from '../support/wrapped.ts'

/** Suppliers that number documents in their own manner, or not at all. */

let api: Api
const start = async (relabel: Relabel): Promise<void> => {
  api = await startApi({
    withHosts: wrapped((host: AirHost) => withOwnDocuments(host, relabel)),
    log: silent,
  })
}
afterEach(() => api.close())

/** As Duffel Airways does. */
const byPosition: Relabel = (ticket, position) => ({ ...ticket, numbers: [`${position + 1}`] })
const ticketless: Relabel = (ticket) => ({ ...ticket, numbers: [] })

async function ticketed(people: number): Promise<Json> {
  const { workbench, offer } = await prepareParty(api, adults(people))
  await client(api).pay(workbench, offer, cardBody())
  return client(api).committed(workbench)
}

const display = (Identifier: string, more: object = {}) =>
  api.call('displayTicket', { path: { Identifier }, ...more })
const retrieve = async (Identifier: string, query = {}): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier }, query })).body
const voidBy = (locator: string, number?: readonly string[]) =>
  api.call('voidDocuments', {
    body: {
      locator: { value: locator },
      documentVoid: [{ documentType: 'Ticket', ...(number && { number }) }],
    },
  })
const historyOf = async (locator: string, number: string): Promise<Json> =>
  (
    await api.call('documentHistory', {
      body: { locator, documentNumbers: [{ number, documentType: 'TKT' }] },
    })
  ).body

const ambiguous = 'SEVERAL DOCUMENTS HAVE THE NUMBER 1. RETRIEVE THE RESERVATION BY ITS LOCATOR'
const byNumber = { identifierType: 'DocumentNumber' }

it('numbers of one order only: a document is found by its number while no other has it', async () => {
  await start(byPosition)
  const reservation = await ticketed(2)

  expect(ticketNumbersOf(reservation)).toEqual(['1', '2'])
  expect((await display('1')).body.TicketListResponse.TicketID[0].Identifier.value).toBe('1')
  expect((await retrieve('2', byNumber)).ReservationResponse.Reservation).toEqual(reservation)
  expect(errorOf((await display('3')).body).Message).toBe('DOCUMENT TICKET DOES NOT EXIST')
  expect(errorOf((await display('1', { as: otherAccount })).body).SourceCode).toBe('4140')
})

it('numbers that two reservations have: each has its own documents, and the number alone is refused', async () => {
  await start(byPosition)
  const [first, second] = [await ticketed(2), await ticketed(2)]
  const { body } = await voidBy(locatorOf(second), ['1'])
  const after = [await retrieve(locatorOf(first)), await retrieve(locatorOf(second))]
  const history = await historyOf(locatorOf(second), '1')

  expect(errorOf((await display('1')).body).Message).toBe(ambiguous)
  expect(errorOf((await api.call('voidTicket', { path: { Identifier: '1' }, body: {} })).body).Message).toBe(
    ambiguous,
  )
  expect(errorOf(await retrieve('1', byNumber)).Message).toBe(ambiguous)
  expect(body.DocumentVoidListResponse.documentStatus).toEqual([
    { documentType: 'Ticket', number: '1', status: 'VOID' },
  ])
  expect(
    after.map(({ ReservationResponse: { Reservation } }) =>
      documentsOf(Reservation).map((document) => [document['@type'], document.Number]),
    ),
  ).toEqual([
    [
      ['DocumentTicket', '1'],
      ['DocumentTicket', '2'],
    ],
    [
      ['DocumentTicketVoid', '1'],
      ['DocumentTicket', '2'],
    ],
  ])
  expect(history.DocumentHistoryResponse.documentHistories[0]).toMatchObject({
    number: { number: '1' },
    travelportLocator: { Locator: locatorOf(second) },
    documentDetail: { voidDetail: { voidDocumentNumber: '1' } },
  })
})

it('a third one with the number does not make it known again', async () => {
  await start(byPosition)
  for (const _ of [1, 2, 3]) await ticketed(1)

  expect(errorOf((await display('1')).body).Message).toBe(ambiguous)
  expect((await ledger(api).documents()).map(({ number }) => number)).toEqual(['1', '1', '1'])
})

it('numbers that travelers of one reservation share: both are shown, and the number is refused', async () => {
  await start((ticket) => ({ ...ticket, numbers: ['1'] }))
  const locator = locatorOf(await ticketed(2))
  const { body } = await voidBy(locator, ['1'])
  const tickets = await api.call('retrieveTickets', {
    body: { Locator: locator, TicketNumber: [{ value: '1' }] },
  })

  expect(body.DocumentVoidListResponse.Result).toMatchObject({
    status: 'Not Processed',
    Error: [{ Message: ambiguous }],
  })
  expect(tickets.body.TicketListResponse.TicketID).toHaveLength(2)
  expect(errorOf(await historyOf(locator, '1')).Message).toBe(ambiguous)
})

it('a number with letters is opaque, and its letter case counts', async () => {
  await start((ticket) => ({ ...ticket, numbers: ['aB-7'] }))
  await ticketed(1)

  expect((await display('aB-7')).body.TicketListResponse.TicketID).toHaveLength(1)
  expect(errorOf((await display('AB-7')).body).SourceCode).toBe('4140')
})

it('one number with a dash for five coupons: all are on its document, which is found without the dash too', async () => {
  await start((ticket) => ({ ...ticket, numbers: ['125-2125439352'] }))
  const SearchCriteriaFlight = [
    ['LHR', 'CDG', '2027-05-11'],
    ['CDG', 'FCO', '2027-05-13'],
    ['FCO', 'MAD', '2027-05-15'],
    ['MAD', 'LIS', '2027-05-17'],
    ['LIS', 'LHR', '2027-05-19'],
  ].map(([from, to, departureDate]) => ({ departureDate, From: { value: from }, To: { value: to } }))
  const reservation = await client(api).ticket({ more: { SearchCriteriaFlight } }, {}, cardBody())
  const segments = reservation.Offer[0].Product.flatMap(({ FlightSegment }: Json) => FlightSegment)
  const shown = await Promise.all(
    ['125-2125439352', '1252125439352'].map(
      async (number) => (await display(number)).body.TicketListResponse.TicketID,
    ),
  )
  const voided = await voidBy(locatorOf(reservation), ['1252125439352'])

  expect(segments.length).toBeGreaterThan(4)
  for (const [ticket] of shown)
    expect(ticket).toMatchObject({
      Identifier: { value: '125-2125439352' },
      numberOfTicketsIssued: 1,
      TicketSegment: segments.map((_: Json, at: number) => ({ sequence: at + 1 })),
    })
  expect(voided.body.DocumentVoidListResponse.Result.status).toBe('Complete')
})

it('ticketless: the travelers are ticketed and paid for, without a number; a void refunds and holds again', async () => {
  await start(ticketless)
  const reservation = await ticketed(2)
  const locator = locatorOf(reservation)
  const listed = await api.call('listDocuments', { path: { identifier: locator } })
  const retrieved = await api.call('retrieveTickets', { body: { Locator: locator } })
  const receipts = await api.call('listReceipts', { path: { ReservationResource_Identifier: locator } })
  const [charge] = await ledger(api).charges()
  const { body } = await voidBy(locator)
  const held = (await retrieve(locator)).ReservationResponse.Reservation
  const [refunded] = await ledger(api).charges()

  expect(documentsOf(reservation).map((document) => [document['@type'], document.Number])).toEqual([
    ['DocumentTicket', undefined],
    ['DocumentTicket', undefined],
  ])
  expect(receipts.body.ReceiptListResponse.ReceiptID[0].Document).toHaveLength(2)
  expect(listed.body.DocumentHistoryListResponse.documentHistoryList).toHaveLength(2)
  expect(retrieved.body.TicketListResponse.TicketID).toMatchObject([
    { PersonName: { Given: 'ADA' }, TicketSegment: [{ Status: 'OpenForUse' }] },
    { PersonName: { Given: 'BO' }, TicketSegment: [{ Status: 'OpenForUse' }] },
  ])
  expect(retrieved.body.TicketListResponse.TicketID[0].Identifier).toBeUndefined()
  expect(charge.status).toBe('captured')
  expect(body.DocumentVoidListResponse.documentStatus).toEqual([
    { documentType: 'Ticket', status: 'VOID' },
    { documentType: 'Ticket', status: 'VOID' },
  ])
  expect(refundsOf([refunded]).reduce((sum, minor) => sum + minor, 0)).toBe(charge.amount.minor)
  expect(held.Payment.reduce((sum: number, { Amount }: Json) => sum + Amount.value, 0)).toBeCloseTo(0, 2)
  expect((await ledger(api).reservation(locator)).offers[0].booking.status).toBe('held')
})

it('ticketless, in part: only the travelers who have not paid are ticketed by the next payment', async () => {
  await start(ticketless)
  const { workbench, offer } = await prepareParty(api, adults(2))
  const payFor = async (at: string, traveler: number) => {
    const path = { ReservationResource_Identifier: at }
    await api.call('addFormOfPayment', { path, body: cardBody() })
    return api.call('addPayment', {
      path,
      body: {
        Amount: { value: offer.Price.TotalPrice },
        FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
        OfferIdentifier: [{ id: 'offer_1' }],
        TravelerIdentifierRef: [{ id: `travelerRefId_${traveler}` }],
      },
    })
  }
  await payFor(workbench, 1)
  const first = await client(api).committed(workbench)
  const reopened = await client(api).reopen(locatorOf(first))
  await payFor(reopened, 2)
  const second = await client(api).committed(reopened)
  const charges = await ledger(api).charges()

  expect([first, second].map((reservation) => documentsOf(reservation).length)).toEqual([1, 2])
  expect(charges.map(({ status }) => status)).toEqual(['captured', 'captured'])
  expect(new Set(charges.map(({ amount }) => amount.minor)).size).toBe(1)
})

it('a supplier that lists a further number with each ticket: the coupons are on the first document', async () => {
  await start((ticket, position) => ({ ...ticket, numbers: [`${position}1`, `${position}2`] }))
  const reservation = await ticketed(1)
  const tickets = await Promise.all(
    ['01', '02'].map(async (number) => (await display(number)).body.TicketListResponse.TicketID[0]),
  )
  const { body } = await voidBy(locatorOf(reservation), ['02'])
  const after = (await retrieve(locatorOf(reservation))).ReservationResponse.Reservation

  expect(tickets.map(({ TicketSegment }) => TicketSegment.length)).toEqual([1, 0])
  expect(documentsOf(reservation).map(({ Amount }) => Amount.Total)).toEqual([
    reservation.Offer[0].Price.TotalPrice,
    0,
  ])
  expect(body.DocumentVoidListResponse.Result.status).toBe('Complete')
  expect(documentsOf(after).map((document) => document['@type'])).toEqual([
    'DocumentTicketVoid',
    'DocumentTicketVoid',
  ])
})
