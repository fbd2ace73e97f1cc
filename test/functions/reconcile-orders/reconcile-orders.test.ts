import { afterAll, beforeAll, expect, it } from 'vitest'
import { minutesMs } from '../../../lib/kernel/instant.ts'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import type { FlightsNow, OrderFact } from '../../../lib/suppliers/supplier-inbox.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { waitingOn } from '../../support/queue.ts'
import { addSeat } from '../../support/seat.ts'
import { standInInbox } from '../../support/stand-in-inbox.ts'
import { client, documentsOf, errorOf, inboundDate, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

const ndc = standInInbox()
const gds = standInInbox()
let api: Api
beforeAll(async () => {
  api = await startApi({
    supplierInboxes: new Map([
      ['sandbox-ndc', ndc.inbox],
      ['sandbox-gds', gds.inbox],
    ]),
  })
})
afterAll(() => api.close())

const nonStop = { from: 'CDG', to: 'FCO' }
const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
const flightsOf = (reservation: Json): Json[] =>
  reservation.Offer.flatMap(({ Product }: Json) =>
    Product.flatMap(({ FlightSegment }: Json) => FlightSegment.map(({ Flight }: Json) => Flight)),
  )
const timesOf = (reservation: Json) =>
  flightsOf(reservation).map(({ Departure, Arrival }) => [Departure.time, Arrival.time])
const remarksOf = ({ ReservationComment = [] }: Json): string[] =>
  ReservationComment.flatMap(({ commentSource, Comment }: Json) =>
    commentSource === 'Supplier' ? Comment.map(({ value }: Json) => value) : [],
  )
const cancellationsOf = (reservation: Json): Json[] =>
  reservation.Receipt.filter((one: Json) => one['@type'] === 'ReceiptCancellation')
const commentsOn = async (queue: number, locator: string) =>
  (await waitingOn(api, queue))
    .filter(({ Locator }) => Locator.value === locator)
    .map(({ Comment }) => Comment)

/** The flights of the first offer, each so many minutes later than it was sold. */
async function later(locator: string, minutes: number): Promise<OrderFact & { kind: 'flights' }> {
  const { legs } = (await ledger(api).reservation(locator)).offers[0].itinerary
  const flights = legs.flatMap(({ segments }: Json) =>
    segments.map(({ flight, bookingClass, cabin, soldAs }: Json): FlightsNow => {
      const { carrier, number, departure, arrival } = flight
      const key = `${carrier}${number}/${departure.date}/${departure.airport}`
      const now = {
        ...flight,
        departsAt: flight.departsAt + minutesMs(minutes),
        arrivesAt: flight.arrivesAt + minutesMs(minutes),
        departure: { ...departure, time: '05:05' },
        arrival: { ...arrival, time: '06:35' },
      }
      return { sold: soldAs ?? [key], now: [{ flight: now, bookingClass, cabin }] }
    }),
  )
  return { kind: 'flights', flights }
}

/** A ticketed order of an NDC carrier that the stand-in has too. */
async function ordered() {
  const reservation = await client(api).orderNdc()
  const locator = locatorOf(reservation)
  return { reservation, locator, orderId: await ndc.adopt(api, locator) }
}

it('a retimed flight is shown in place of the old one at the price that was paid, with a remark of the vendor, and the office has it on the queue for it', async () => {
  const { reservation, locator, orderId } = await ordered()

  ndc.change(api, orderId, [await later(locator, 40)])
  await ndc.deliver(api, { orderId, type: 'flights' })

  const after = await retrieve(locator)
  expect(timesOf(after)).toEqual([['05:05:00', '06:35:00']])
  expect(after.Offer[0].Price).toEqual(reservation.Offer[0].Price)
  expect(remarksOf(after)).toEqual(['CHANGED BY CARRIER SEGMENTS 1'])
  expect(await commentsOn(11, locator)).toEqual(['CHANGED BY CARRIER SEGMENTS 1'])
  const { events } = await ledger(api).reservation(locator)
  expect(events.at(-1)).toMatchObject({ kind: 'flightsChanged', supplier: 'sandbox-ndc', segments: [1] })
})

it('flights of a GDS that were retimed are on the queue of changed times', async () => {
  const held = await client(api).hold({ ...nonStop, returnDate: inboundDate })
  const orderId = await gds.adopt(api, locatorOf(held))

  gds.change(api, orderId, [await later(locatorOf(held), 40)])
  await gds.deliver(api, { orderId, supplier: 'sandbox-gds' })

  expect(await commentsOn(22, locatorOf(held))).toEqual(['CHANGED BY CARRIER SEGMENTS 1 2'])
})

it('a seat stays with its flight, whatever the times; with another aircraft it is lost, and the office is told', async () => {
  const { workbench } = await client(api).prepare(nonStop)
  const seat = await addSeat(api, workbench, 'paid')
  const locator = locatorOf(await client(api).committed(workbench))
  const orderId = await gds.adopt(api, locator)
  const seatsOf = async (): Promise<string[]> =>
    (await retrieve(locator)).Offer.flatMap(({ Product: [{ Ancillary }] }: Json) =>
      Ancillary ? [Ancillary.SeatAssignment.Seat] : [],
    )
  const own = seat.Product[0].Ancillary.SeatAssignment.Seat
  const change = await later(locator, 40)

  gds.change(api, orderId, [change])
  await gds.deliver(api, { orderId, supplier: 'sandbox-gds' })
  const retimed = await seatsOf()
  const otherAircraft = change.flights.map(({ sold, now }) => ({
    sold,
    now: now.map((one) => ({ ...one, flight: { ...one.flight, equipment: 'E90' } })),
  }))
  gds.change(api, orderId, [{ ...change, flights: otherAircraft }])
  await gds.deliver(api, { orderId, supplier: 'sandbox-gds' })
  const after = await retrieve(locator)

  expect(retimed).toEqual([own])
  expect(await seatsOf()).toEqual([])
  expect(remarksOf(after).at(-1)).toBe(`RELEASED BY CARRIER SEAT ${own}`)
  expect(cancellationsOf(after).map(({ OfferRef }) => OfferRef)).toEqual([[seat.id]])
  expect(await commentsOn(16, locator)).toEqual([`RELEASED BY CARRIER SEAT ${own}`])
})

it('an order cancelled by its carrier leaves the reservation with status HX; its ticket keeps its value', async () => {
  const { locator, orderId } = await ordered()

  ndc.change(api, orderId, [{ kind: 'cancelled' }])
  await ndc.deliver(api, { orderId, type: 'cancelled' })

  const after = await retrieve(locator)
  expect(after.Offer).toBeUndefined()
  expect(cancellationsOf(after)).toMatchObject([
    {
      OfferRef: ['offer_1'],
      Cancellation: {
        Locator: { value: locator },
        OfferStatus: { StatusAir: [{ code: 'HX', flightRefs: ['Flight_1'] }] },
      },
    },
  ])
  expect(documentsOf(after)).toMatchObject([{ '@type': 'DocumentTicketRetained', ValueRetainedInd: true }])
  expect(await commentsOn(23, locator)).toEqual(['CANCELLED BY CARRIER'])
})

it('a cancelled flight leaves its offer, the others stay', async () => {
  const held = await client(api).hold({ ...nonStop, returnDate: inboundDate })
  const locator = locatorOf(held)
  const orderId = await gds.adopt(api, locator)
  const [, inbound] = (await later(locator, 0)).flights

  gds.change(api, orderId, [{ kind: 'flights', flights: [{ sold: inbound?.sold ?? [], now: [] }] }])
  await gds.deliver(api, { orderId, supplier: 'sandbox-gds' })

  const after = await retrieve(locator)
  expect(flightsOf(after).map(({ number }) => number)).toEqual([flightsOf(held)[0].number])
  expect(cancellationsOf(after)).toMatchObject([{ OfferRef: ['offer_1'], SegmentSequenceList: [2] }])
  expect(await commentsOn(23, locator)).toEqual(['CANCELLED BY CARRIER SEGMENTS 2'])
})

it('a refund is noted once, also after the order was cancelled', async () => {
  const { locator, orderId } = await ordered()
  const refund: OrderFact = {
    kind: 'refunded',
    refundId: 'ref_1',
    amount: { minor: 31_840, currency: 'AUD' },
    to: 'originalPayment',
  }

  ndc.change(api, orderId, [{ kind: 'cancelled' }])
  await ndc.deliver(api, { orderId, type: 'cancelled' })
  ndc.change(api, orderId, [{ kind: 'cancelled' }, refund])
  await ndc.deliver(api, { id: 'evt_2', orderId, type: 'refunded' })
  await ndc.deliver(api, { id: 'evt_3', orderId, type: 'refunded' })

  expect(remarksOf(await retrieve(locator))).toEqual([
    'CANCELLED BY CARRIER',
    'REFUND 318.40 AUD TO ORIGINAL PAYMENT',
  ])
  expect(await commentsOn(16, locator)).toEqual(['REFUND 318.40 AUD TO ORIGINAL PAYMENT'])
})

it('documents that the carrier refunded have that status; one that it issued later is noted', async () => {
  const { reservation, locator, orderId } = await ordered()
  const [number = ''] = ticketNumbersOf(reservation)

  ndc.change(api, orderId, [
    {
      kind: 'documents',
      documents: [
        { number, status: 'Refund' },
        { number: 'D-77', status: 'OpenForUse' },
      ],
    },
  ])
  await ndc.deliver(api, { orderId, type: 'documents' })

  const { body } = await api.call('retrieveTickets', {
    body: { Locator: locator, TicketNumber: [{ value: number }] },
  })
  expect(body.TicketListResponse.TicketID[0].TicketSegment).toMatchObject([{ Status: 'Refund' }])
  const after = await retrieve(locator)
  expect(documentsOf(after)).toMatchObject([{ '@type': 'DocumentTicketRefund', Number: number }])
  expect(remarksOf(after)).toEqual([
    'DOCUMENTS ISSUED BY CARRIER D-77',
    `DOCUMENTS REFUNDED BY CARRIER ${number}`,
  ])
})

it('the same delivery again, and a late one of an earlier event, change nothing', async () => {
  const { locator, orderId } = await ordered()
  ndc.change(api, orderId, [await later(locator, 40), { kind: 'cancelled' }])

  await ndc.deliver(api, { id: 'evt_2', orderId, type: 'cancelled' })
  const cancelled = await ledger(api).reservation(locator)
  await ndc.deliver(api, { id: 'evt_2', orderId, type: 'cancelled' })
  await ndc.deliver(api, { id: 'evt_1', orderId, type: 'flights' })

  expect(await ledger(api).reservation(locator)).toEqual(cancelled)
  expect(await commentsOn(23, locator)).toEqual(['CANCELLED BY CARRIER'])
  expect(await commentsOn(11, locator)).toEqual([])
  expect((await ledger(api).reportedOrders()).filter(({ order }) => order.orderId === orderId)).toEqual([])
})

it('flights that are retimed and return to their old times are on the queue twice', async () => {
  const { reservation, locator, orderId } = await ordered()
  const sold = await later(locator, 0)
  const original = (await ledger(api).reservation(locator)).offers[0].itinerary.legs[0].segments[0].flight

  ndc.change(api, orderId, [await later(locator, 40)])
  await ndc.deliver(api, { id: 'evt_1', orderId })
  const [first] = sold.flights
  const [{ bookingClass, cabin } = { bookingClass: '', cabin: 'Economy' as const }] = first?.now ?? []
  const now = [{ flight: original, bookingClass, cabin }]
  ndc.change(api, orderId, [{ kind: 'flights', flights: [{ sold: first?.sold ?? [], now }] }])
  await ndc.deliver(api, { id: 'evt_2', orderId })

  expect(timesOf(await retrieve(locator))).toEqual(timesOf(reservation))
  expect(await commentsOn(11, locator)).toHaveLength(2)
})

it('a delivery with a wrong signature changes nothing', async () => {
  const { reservation, locator, orderId } = await ordered()
  ndc.change(api, orderId, [{ kind: 'cancelled' }])

  await ndc.deliver(api, { orderId }, { signature: `t=${api.now() / 1000},v1=${'a'.repeat(64)}` })

  expect(await retrieve(locator)).toEqual(reservation)
})

it('an order of one tenant is out of reach of a delivery for another', async () => {
  const { reservation, locator, orderId } = await ordered()
  ndc.change(api, orderId, [{ kind: 'cancelled' }])

  await ndc.deliver(api, { orderId, tenantId: otherAccount.accessGroup })
  await ndc.adopt(api, locator, otherAccount.accessGroup)
  ndc.change(api, orderId, [{ kind: 'cancelled' }])
  await ndc.deliver(api, { orderId, tenantId: otherAccount.accessGroup })

  expect(await retrieve(locator)).toEqual(reservation)
})

it('an inbox does not reach offers of another supplier', async () => {
  const held = await client(api).hold()
  const orderId = await ndc.adopt(api, locatorOf(held))
  ndc.change(api, orderId, [{ kind: 'cancelled' }])

  await ndc.deliver(api, { orderId })

  expect(await retrieve(locatorOf(held))).toEqual(held)
})

it('a workbench that was opened before its flights were retimed cannot be committed', async () => {
  const held = await client(api).hold(nonStop)
  const locator = locatorOf(held)
  const workbench = await client(api).reopen(locator)
  await client(api).pay(workbench, held.Offer[0])
  const orderId = await gds.adopt(api, locator)
  gds.change(api, orderId, [await later(locator, 40)])
  await gds.deliver(api, { orderId, supplier: 'sandbox-gds' })

  const late = await client(api).commit(workbench)
  const next = await client(api).reopen(locator)
  await client(api).pay(next, held.Offer[0])
  const ticketed = await client(api).committed(next)

  expect(errorOf(late.body)).toMatchObject({ SourceCode: '4367' })
  expect(timesOf(ticketed)).toEqual([['05:05:00', '06:35:00']])
  expect(ticketNumbersOf(ticketed)).toHaveLength(1)
  expect(remarksOf(await retrieve(locator))).toHaveLength(1)
})
