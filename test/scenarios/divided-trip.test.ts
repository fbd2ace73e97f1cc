import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { discrepancies } from '../support/discrepancies.ts'
import { ledger, refundsOf } from '../support/ledger.ts'
import { divide, prepareParty } from '../support/party.ts'
import {
  cardBody,
  client,
  documentsOf,
  errorOf,
  inboundDate,
  locatorOf,
  ticketNumbersOf,
} from '../support/trip.ts'

/** A family of four whose plans part: each step goes on where the one before ended. */
vi.setConfig({ testTimeout: 60_000 })

let api: Api
let family: Json
let part: Json
let seatsOfOne: number
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const retrieve = async (name: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: name } })).body.ReservationResponse.Reservation
const typesOf = ({ Traveler }: Json): string[] =>
  Traveler.map(({ passengerTypeCode }: Json) => passengerTypeCode)
const breakdownOf = ({ Offer }: Json): [string, number, number][] =>
  Offer[0].Price.PriceBreakdown.map(({ requestedPassengerType, quantity, Amount }: Json) => [
    requestedPassengerType,
    quantity,
    Amount.Total,
  ])
const refunded = async (): Promise<number> =>
  refundsOf(await ledger(api).charges()).reduce((sum, minor) => sum + minor, 0)

/** Two adults, a child and an infant are booked and ticketed with one card. */
async function bookFamily(): Promise<void> {
  const people = [
    {},
    { Telephone: [] },
    { passengerTypeCode: 'CNN', birthDate: '2019-06-01', Telephone: [] },
    { passengerTypeCode: 'INF', birthDate: '2026-08-01', Telephone: [] },
  ]
  const { workbench, offer } = await prepareParty(api, people, { returnDate: inboundDate })
  await client(api).pay(workbench, offer, cardBody())
  family = await client(api).committed(workbench)
  seatsOfOne = family.Offer[0].Product.flatMap(({ FlightSegment }: Json) => FlightSegment).length

  expect(new Set(ticketNumbersOf(family)).size).toBe(4)
  expect(await ledger(api).seatsHeld()).toBe(3 * seatsOfOne)
}

/** The second adult leaves with the infant: the price of each type goes along, to the cent. */
async function divideFamily(): Promise<void> {
  part = (await divide(api, locatorOf(family), [2, 4])).body.ReservationResponse.Reservation
  const rest = await retrieve(locatorOf(family))
  const [adult, child, infant] = breakdownOf(family)

  expect([typesOf(part), typesOf(rest)]).toEqual([
    ['ADT', 'INF'],
    ['ADT', 'CNN'],
  ])
  expect(breakdownOf(part)).toEqual([[adult?.[0], 1, adult?.[2]], infant])
  expect(breakdownOf(rest)).toEqual([[adult?.[0], 1, adult?.[2]], child])
  expect(await ledger(api).seatsHeld()).toBe(3 * seatsOfOne)
  expect(await discrepancies(api)).toEqual([])
}

/** Both tickets are voided there and refunded; the seats remain held until the part is cancelled. */
async function voidAndCancelPart(): Promise<void> {
  const documentVoid = [{ documentType: 'Ticket' }]
  const { body } = await api.call('voidDocuments', {
    body: { locator: { value: locatorOf(part) }, documentVoid },
  })
  const minor = Math.round(part.Offer[0].Price.TotalPrice * 100)

  expect(body.DocumentVoidListResponse.documentStatus).toHaveLength(2)
  expect(await refunded()).toBe(minor)
  expect(await ledger(api).seatsHeld()).toBe(3 * seatsOfOne)
  await api.call('cancelReservation', { path: { ReservationResource_Identifier: locatorOf(part) } })
  expect((await retrieve(locatorOf(part))).Offer).toBeUndefined()
  expect(await ledger(api).seatsHeld()).toBe(2 * seatsOfOne)
  expect(await discrepancies(api)).toEqual([])
}

/**
 * The others travel as booked: their tickets are open, and theirs is the only reservation that can still be
 * changed.
 */
async function keepTheRest(): Promise<void> {
  const rest = await retrieve(locatorOf(family))
  const later = { headers: { 'x-sandbox-clock': '+P3D' } }
  const afterLimit = await api.call('retrieveReservation', {
    path: { Identifier: locatorOf(family) },
    ...later,
  })

  expect(documentsOf(rest).map((document: Json) => document['@type'])).toEqual([
    'DocumentTicket',
    'DocumentTicket',
  ])
  expect(afterLimit.body.ReservationResponse.Reservation.Offer).toEqual(rest.Offer)
  expect(errorOf((await divide(api, locatorOf(part), [2])).body).SourceCode).toBe('4394')
  expect(
    errorOf((await client(api).commit(await client(api).reopen(locatorOf(family)))).body),
  ).toBeUndefined()
}

it('a family of four is divided, and each part is changed by itself', async () => {
  await bookFamily()
  await divideFamily()
  await voidAndCancelPart()
  await keepTheRest()
})
