import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { ledger } from '../support/ledger.ts'
import { cardBody, client, documentsOf, locatorOf, ticketNumbersOf, travelerBody } from '../support/trip.ts'

/**
 * One group from search to cancellation: nine travelers, two of them infants on a lap. Each step goes on
 * where the one before ended.
 */
let api: Api
let locator: string
let offer: Json
let numbers: string[]
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const types = ['ADT', 'ADT', 'ADT', 'ADT', 'ADT', 'CNN', 'CNN', 'INF', 'INF']
const bornOn: Readonly<Record<string, string>> = { ADT: '1988-04-02', CNN: '2019-06-01', INF: '2026-09-01' }
const names = ['ISOLDE', 'QUILLON', 'JONAS', 'MARIT', 'OREST', 'TOM', 'UNA', 'ADA', 'BEN']
const passengers = [
  { passengerTypeCode: 'ADT', number: 5 },
  { passengerTypeCode: 'CNN', number: 2, age: 7 },
  { passengerTypeCode: 'INF', number: 2 },
]
const seated = 7

const cents = (value: number): number => Math.round(value * 100)
const retrieve = async (): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
const kindsOf = (reservation: Json): string[] => documentsOf(reservation).map((document) => document['@type'])
const voidTickets = async (number?: readonly string[]): Promise<Json> =>
  (
    await api.call('voidDocuments', {
      body: { locator: { value: locator }, documentVoid: [{ documentType: 'Ticket', number }] },
    })
  ).body.DocumentVoidListResponse

/** Is held: nine travelers, a seat for each but the infants. */
async function holdGroup(): Promise<void> {
  const workbench = await client(api).openWorkbench()
  offer = await client(api).addOffer(workbench, { from: 'LHR', to: 'DUB', passengers })
  const Traveler = types.map((passengerTypeCode, index) =>
    travelerBody({
      passengerTypeCode,
      birthDate: bornOn[passengerTypeCode],
      PersonName: { Given: names[index], Surname: 'FENWRIGHT' },
      ...(index > 0 && { Telephone: undefined }),
    }),
  )
  await api.call('addTravelerList', {
    path: { ReservationResource_Identifier: workbench },
    body: { Traveler },
  })
  const held = await client(api).committed(workbench)
  locator = locatorOf(held)

  expect(held.Traveler.map(({ passengerTypeCode }: Json) => passengerTypeCode)).toEqual(types)
  expect(held.TravelerProduct).toHaveLength(9)
  expect(
    held.Offer[0].Price.PriceBreakdown.map(({ requestedPassengerType, quantity }: Json) => [
      requestedPassengerType,
      quantity,
    ]),
  ).toEqual([
    ['ADT', 5],
    ['CNN', 2],
    ['INF', 2],
  ])
  expect(await ledger(api).seatsHeld()).toBe(seated * offer.Product[0].FlightSegment.length)
}

/** Is ticketed later, by one card: a ticket for each of the nine, together what the offer costs. */
async function ticketGroup(): Promise<void> {
  const workbench = await client(api).reopen(locator)
  await client(api).pay(workbench, offer, cardBody())
  const ticketed = await client(api).committed(workbench)
  const tickets = documentsOf(ticketed)
  const totals = (ptc: string) =>
    new Set(
      tickets.flatMap(({ TravelerIdentifierRef, Amount }) =>
        TravelerIdentifierRef.passengerTypeCode === ptc ? [Amount.Total] : [],
      ),
    )
  numbers = ticketNumbersOf(ticketed)

  expect(new Set(numbers).size).toBe(9)
  expect(tickets.map(({ TravelerIdentifierRef }) => TravelerIdentifierRef.id)).toEqual(
    ticketed.Traveler.map(({ id }: Json) => id),
  )
  expect(tickets.reduce((sum, { Amount }) => sum + cents(Amount.Total), 0)).toBe(
    cents(offer.Price.TotalPrice),
  )
  for (const ptc of ['ADT', 'CNN', 'INF']) expect(totals(ptc).size).toBe(1)
}

/** One ticket is voided, an infant’s: the others are kept, and the seats are firm. */
async function voidOneTicket(): Promise<void> {
  const last = numbers.at(-1) ?? ''
  const answer = await voidTickets([last])

  expect(answer).toMatchObject({
    Result: { status: 'Complete' },
    documentStatus: [{ number: last, status: 'VOID' }],
  })
  expect(kindsOf(await retrieve())).toEqual([...Array(8).fill('DocumentTicket'), 'DocumentTicketVoid'])
  expect(await ledger(api).seatsHeld()).toBe(seated * offer.Product[0].FlightSegment.length)
}

/** A ticketed group cannot be cancelled before its documents are void. */
async function cannotCancel(): Promise<void> {
  const { body } = await api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } })

  expect(body.ReceiptListResponse.Result.Error[0].Message).toBe('VOID OR REFUND DOCUMENTS BEFORE CANCELLING')
}

/** All tickets are voided: held again, nothing paid. */
async function voidAllTickets(): Promise<void> {
  const answer = await voidTickets()
  const held = await retrieve()

  expect(answer.documentStatus).toHaveLength(8)
  expect(kindsOf(held)).toEqual(Array(9).fill('DocumentTicketVoid'))
  expect(held.Offer).toHaveLength(1)
  expect(held.Payment.reduce((sum: number, { Amount }: Json) => sum + Amount.value, 0)).toBeCloseTo(0, 2)
}

/** Is cancelled: a shell with its nine travelers, every seat released. */
async function cancelGroup(): Promise<void> {
  const { body } = await api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } })
  const shell = await retrieve()

  expect(body.ReceiptListResponse.ReceiptID).toMatchObject([
    { '@type': 'ReceiptCancellation', OfferRef: ['offer_1'] },
  ])
  expect(shell.Offer).toBeUndefined()
  expect(shell.Traveler).toHaveLength(9)
  expect(await ledger(api).seatsHeld()).toBe(0)
}

it('nine travelers are held, ticketed, voided and cancelled', async () => {
  await holdGroup()
  await ticketGroup()
  await voidOneTicket()
  await cannotCancel()
  await voidAllTickets()
  await cancelGroup()
}, 60_000)
