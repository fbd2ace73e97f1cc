import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AirHost } from '../../../lib/suppliers/air-host.ts'
import type { AirOrderFlights } from '../../../lib/suppliers/air-orders.ts'
import { type Api, type CallOptions, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { snapshotOf } from '../../support/ledger.ts'
import { cancelIn, refundsToCard, reopenAt } from '../../support/refund.ts'
import { addSeat } from '../../support/seat.ts'
import { cardBody, client, errorOf, locatorOf, outboundDate, ticketNumbersOf } from '../../support/trip.ts'
import { wrapped } from '../../support/wrapped.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const at = (clock: string): CallOptions => ({ headers: { 'x-sandbox-clock': clock } })
const later = at('2027-03-02T20:00:00Z')
const returning = { from: 'LHR', to: 'JFK', returnDate: '2027-05-18' }

/** A journey there and back with a carrier that cancels parts of it. */
const order = (carrier = 'BA', options: Json = returning, traveler: Json = {}): Promise<Json> =>
  client(api).orderNdc(options, carrier, undefined, traveler)
const reopened = (reservation: Json, options: CallOptions = later): Promise<string> =>
  reopenAt(api, reservation, options)
const quote = async (
  workbench: string,
  offer: Json,
  parts: Json = { ProductIdentifier: [{ id: 'product_2' }] },
  options: CallOptions = later,
): Promise<Json> =>
  (
    await api.call('cancelOffer', {
      path: { ReservationResource_Identifier: workbench },
      body: {
        '@type': 'OfferQueryCancelOffer',
        BuildFromOffer: {
          '@type': 'BuildFromOfferAir',
          OfferIdentifier: { Identifier: offer.Identifier },
          ...parts,
        },
      },
      ...options,
    })
  ).body
const cancel = (workbench: string, offer: Json, options: CallOptions = later): Promise<Json> =>
  cancelIn(api, workbench, offer, options)
const commit = async (workbench: string, query: Record<string, string> = {}): Promise<Json> =>
  (await api.call('commitWorkbench', { path: { Identifier: workbench }, query, body: {}, ...later })).body
    .ReservationResponse
const retrieved = async (reservation: Json, options: CallOptions = later): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locatorOf(reservation) }, ...options })).body
    .ReservationResponse.Reservation
const documentsOfAll = (): Promise<Json[]> => snapshotOf(api).documents()
const refunds = (reservation: Json): Promise<number[]> => refundsToCard(api, reservation)
const ticketIn = async (reservation: Json, options: CallOptions): Promise<Json> => {
  const TicketNumber = ticketNumbersOf(reservation).map((value) => ({ value, contentSource: 'NDC' }))
  const body = { Locator: locatorOf(reservation), TicketNumber }
  return (await api.call('retrieveTickets', { body, ...options })).body
}
const statusesIn = (body: Json): string[] =>
  [...JSON.stringify(body).matchAll(/"Status":"(\w+)"/g)].map(([, status = '']) => status)
const legsOf = (offer: Json): string[] =>
  offer.Product.map(({ FlightSegment: [first] }: Json) => first.Flight.Departure.location)
const receiptsIn = (body: Json): Json[] => body.ReceiptListResponse.ReceiptID
const required = /PERFORM A REFUND QUOTE AND TRY AGAIN/

describe('a refund quote of some legs of an NDC order', () => {
  it('shows what was paid, no refund, the value that is kept, and the legs that will be cancelled', async () => {
    const reservation = await order()
    const [offer] = reservation.Offer
    const { OfferListResponse } = await quote(await reopened(reservation), offer)
    const [quoted] = OfferListResponse.OfferID

    expect(quoted).toMatchObject({
      '@type': 'OfferModify',
      Identifier: offer.Identifier,
      retainedValueInd: true,
      Price: { TotalPrice: offer.Price.TotalPrice },
      ModifyPrice: { Base: 0, TotalTaxes: 0, TotalFees: 0, TotalPrice: 0 },
      SupplierRetainedPrice: { TotalPrice: offer.Price.TotalPrice },
      TermsAndConditionsFull: [{ ExpiryDate: '2027-03-02T20:30:00Z' }],
    })
    expect(quoted.Product).toHaveLength(1)
    expect(quoted.Product[0]).toMatchObject({ id: 'product_2', FlightSegment: [{ sequence: 2 }] })
    expect((await retrieved(reservation)).Offer[0].Product).toHaveLength(2)
  })

  it('names segments by their numbers in the offer, also inside a product', async () => {
    const reservation = await order()
    const [offer] = reservation.Offer
    const workbench = await reopened(reservation)
    const productsOf = async (parts: Json) =>
      (await quote(workbench, offer, parts)).OfferListResponse.OfferID[0].Product.map(({ id }: Json) => id)

    expect(await productsOf({ SegmentSequence: [1] })).toEqual(['product_1'])
    expect(await productsOf({ ProductIdentifier: [{ id: 'product_2' }], SegmentSequence: [2] })).toEqual([
      'product_2',
    ])
    const unknown = await quote(workbench, offer, { SegmentSequence: [3] })
    expect(errorOf(unknown).Message).toMatch(/DOES NOT EXIST/)
  })

  it('is one of the whole order when all of its legs are named', async () => {
    const reservation = await order()
    const [quoted] = (
      await quote(await reopened(reservation), reservation.Offer[0], { SegmentSequence: [1, 2] })
    ).OfferListResponse.OfferID

    expect(quoted.retainedValueInd).toBeUndefined()
    expect(quoted.Product).toHaveLength(2)
  })

  it('is refused where the carrier does not cancel parts, and for a flight that departed', async () => {
    const qantas = await order('QF', { from: 'SYD', to: 'MEL', returnDate: '2027-05-18' })
    const refused = await quote(await reopened(qantas), qantas.Offer[0])
    const british = await order()
    const flown = at('2027-05-13T00:00:00Z')
    const departed = await quote(
      await reopened(british, flown),
      british.Offer[0],
      { SegmentSequence: [1] },
      flown,
    )

    expect(errorOf(refused)).toMatchObject({
      SourceCode: '4999',
      Message: 'CARRIER QF DOES NOT CANCEL PARTS OF AN OFFER',
    })
    expect(errorOf(departed).Message).toMatch(/A COUPON OF THESE FLIGHTS IS USED/)
  })
})

describe('the cancellation of some legs of an NDC order', () => {
  it('cancels these flights only, keeps the value on the ticket, and returns nothing', async () => {
    const reservation = await order()
    const [offer] = reservation.Offer
    const workbench = await reopened(reservation)
    await quote(workbench, offer)
    const receipts = receiptsIn(await cancel(workbench, offer))
    const after = await retrieved(reservation)

    expect(receipts.map((receipt) => receipt['@type'])).toEqual(['ReceiptCancellation', 'ReceiptPayment'])
    expect(receipts[0]).toMatchObject({ OfferRef: ['offer_1'], SegmentSequenceList: [2] })
    expect(receipts[1]?.Document).toMatchObject([
      {
        '@type': 'DocumentTicketRetained',
        Number: ticketNumbersOf(reservation)[0],
        ValueRetainedInd: true,
        Amount: { Total: offer.Price.TotalPrice },
      },
    ])
    expect(legsOf(after.Offer[0])).toEqual(legsOf(offer).slice(0, 1))
    expect(after.Offer[0].Identifier).toEqual(offer.Identifier)
    expect(await refunds(reservation)).toEqual([])
    expect(await discrepancies(api)).toEqual([])
  })

  it('happens at a commit of the workbench with the quote, whatever DocumentValue says', async () => {
    const reservation = await order()
    const workbench = await reopened(reservation)
    await quote(workbench, reservation.Offer[0], { ProductIdentifier: [{ id: 'product_1' }] })
    const committed = await commit(workbench, { DocumentValue: 'Forfeit' })

    expect(committed.Result.status).toBe('Complete')
    expect(legsOf(committed.Reservation.Offer[0])).toEqual(legsOf(reservation.Offer[0]).slice(1))
    expect(JSON.stringify(committed)).toContain('DocumentTicketRetained')
    expect(await refunds(reservation)).toEqual([])
    expect(await discrepancies(api)).toEqual([])
  })

  it('leaves the coupon of a cancelled flight open when the flight departs; the other one is used', async () => {
    const reservation = await order()
    const [offer] = reservation.Offer
    const workbench = await reopened(reservation)
    await quote(workbench, offer)
    await cancel(workbench, offer)
    const [before, after] = [
      await ticketIn(reservation, later),
      await ticketIn(reservation, at('2027-06-01T00:00:00Z')),
    ]

    expect(statusesIn(before)).toEqual(['OpenForUse', 'OpenForUse'])
    expect(statusesIn(after)).toEqual(['Used', 'OpenForUse'])
  })

  it('takes the seats of these flights with it; their EMDs keep their value too', async () => {
    const { workbench: booking, offer } = await client(api).prepareNdc(returning, 'BA')
    const seat = await addSeat(api, booking, 'paid')
    await client(api).pay(booking, offer, cardBody())
    const path = { ReservationResource_Identifier: booking }
    const payment = {
      Amount: { value: seat.Price.TotalPrice },
      FormOfPaymentIdentifier: { id: cardBody().id },
      OfferIdentifier: [{ id: seat.id }],
    }
    await api.call('addPayment', { path, body: payment })
    const reservation = await client(api).committed(booking)
    const before = (await retrieved(reservation)).Offer
    const workbench = await reopened(reservation)
    const [quoted] = (await quote(workbench, offer, { SegmentSequence: [1] })).OfferListResponse.OfferID
    const receipts = receiptsIn(await cancel(workbench, offer))
    const retained = receipts.flatMap(({ Document = [] }) => Document)
    const { Offer } = await retrieved(reservation)
    const emds = (await documentsOfAll()).filter(
      ({ kind, locator }) => kind === 'EMD' && locator === locatorOf(reservation),
    )

    expect([before.length, Offer.length]).toEqual([2, 1])
    expect(quoted.Price.TotalPrice).toBeCloseTo(offer.Price.TotalPrice + seat.Price.TotalPrice)
    expect(retained.map((document: Json) => document['@type'])).toEqual([
      'DocumentTicketRetained',
      'DocumentEMD',
    ])
    expect(emds).toMatchObject([{ retained: true, coupons: [{ status: 'OpenForUse' }] }])
    expect(emds[0]?.coupons[0].usedFrom).toBeUndefined()
    expect(await refunds(reservation)).toEqual([])
    expect(await discrepancies(api)).toEqual([])
  })

  it('is refused when the quote has expired: the rest of the order, which could be voided, stays', async () => {
    const reservation = await order()
    const [offer] = reservation.Offer
    const workbench = await reopened(reservation, {})
    await quote(workbench, offer, { SegmentSequence: [2] }, {})
    await api.call('addFormOfPayment', {
      path: { ReservationResource_Identifier: workbench },
      body: cardBody(),
      ...at('2027-03-01T10:20:00Z'),
    })
    const refused = await cancel(workbench, offer, at('2027-03-01T10:30:00Z'))

    expect(errorOf(refused).Message).toMatch(required)
    expect((await retrieved(reservation)).Offer[0].Product).toHaveLength(2)
  })

  it.each([
    ['Norefund', /VOID WAS REFUSED BY THE CARRIER/],
    ['Refundchange', required],
  ])('is refused by the carrier for a traveler called %s: nothing changes', async (Surname, message) => {
    const reservation = await order('BA', returning, { PersonName: { Given: 'Ada', Surname } })
    const workbench = await reopened(reservation)
    await quote(workbench, reservation.Offer[0])

    expect(errorOf(await cancel(workbench, reservation.Offer[0])).Message).toMatch(message)
    expect((await retrieved(reservation)).Offer[0].Product).toHaveLength(2)
    expect(await discrepancies(api)).toEqual([])
  })

  it('leaves an order that can be quoted and cancelled as a whole for all of its value', async () => {
    const reservation = await order()
    const [offer] = reservation.Offer
    const first = await reopened(reservation)
    await quote(first, offer)
    await cancel(first, offer)
    const second = await reopened(reservation)
    const [quoted] = (await quote(second, offer, {})).OfferListResponse.OfferID
    await cancel(second, offer)

    expect(quoted.Price.TotalPrice).toBe(offer.Price.TotalPrice)
    expect(quoted.Product).toHaveLength(1)
    expect(await refunds(reservation)).toEqual(
      quoted.ModifyPrice.TotalPrice > 0 ? [Math.round(quoted.ModifyPrice.TotalPrice * 100)] : [],
    )
    expect((await retrieved(reservation)).Offer).toBeUndefined()
    expect(await discrepancies(api)).toEqual([])
  })
})

describe('the cancellation of some legs while another workbench is committed', () => {
  it('is refused; the flights that the carrier cancelled leave the reservation all the same', async () => {
    let meanwhile = async (): Promise<unknown> => undefined
    const interrupted = (host: AirHost): AirHost => {
      const { orders } = host
      if (!orders?.flights) return host
      const { flights } = orders
      const cancel: AirOrderFlights['cancel'] = async (...asked) => {
        await flights.cancel(...asked)
        await meanwhile()
      }
      return { ...host, orders: { ...orders, flights: { ...flights, cancel } } }
    }
    const busy = await startApi({ withHosts: wrapped(interrupted) })
    const reservation = await client(busy).orderNdc(returning, 'BA')
    const [first, second] = [
      await client(busy).reopen(locatorOf(reservation)),
      await client(busy).reopen(locatorOf(reservation)),
    ]
    meanwhile = () => client(busy).commit(second)
    const path = { ReservationResource_Identifier: first }
    const body = { BuildFromOffer: { OfferIdentifier: { id: 'offer_1' }, SegmentSequence: [2] } }
    await busy.call('cancelOffer', { path, body })
    const refused = await busy.call('cancelReservation', { path })
    const after = await busy.call('retrieveReservation', { path: { Identifier: locatorOf(reservation) } })
    const { Offer, Receipt } = after.body.ReservationResponse.Reservation

    expect(errorOf(refused.body).Message).toMatch(/HOST SESSION HAS EXPIRED/)
    expect(Offer[0].Product).toHaveLength(1)
    expect(Receipt.at(-1)).toMatchObject({ '@type': 'ReceiptCancellation', SegmentSequenceList: [2] })
    expect(JSON.stringify(Receipt)).toContain('DocumentTicketRetained')
    expect(await discrepancies(busy)).toEqual([])
    await busy.close()
  })
})

describe('DocumentValue=Forfeit', () => {
  it.each([
    ['outside the void period', later],
    ['inside the void period', {}],
  ])('gives the value up %s: the order is cancelled, nothing is returned', async (_, options) => {
    const reservation = await client(api).orderNdc()
    const [offer] = reservation.Offer
    const workbench = await reopened(reservation, options)
    await quote(workbench, offer, {}, options)
    const { body } = await api.call('commitWorkbench', {
      path: { Identifier: workbench },
      query: { DocumentValue: 'Forfeit' },
      body: {},
      ...options,
    })
    const documents = body.ReservationResponse.Reservation.Receipt.flatMap(
      ({ Document = [] }: Json) => Document,
    )

    expect(documents).toMatchObject([
      {
        '@type': 'DocumentForfeit',
        Number: ticketNumbersOf(reservation)[0],
        forfeitInd: true,
        Amount: { Total: offer.Price.TotalPrice },
      },
    ])
    expect(await refunds(reservation)).toEqual([])
    expect((await retrieved(reservation)).Offer).toBeUndefined()
    expect(await discrepancies(api)).toEqual([])
  })
})

describe('a ticket that keeps its value', () => {
  it('is not used when its cancelled flights depart', async () => {
    const reservation = await client(api).orderNdc()
    await cancel(await reopened(reservation), reservation.Offer[0], {
      headers: { ...later.headers, RetainFlag: 'true' },
    })
    const after = await ticketIn(reservation, at(`${outboundDate.slice(0, 5)}06-01T00:00:00Z`))

    expect(statusesIn(after)).toEqual(['OpenForUse'])
  })
})
