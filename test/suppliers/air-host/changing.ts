import { describe, expect, it, type TestContext } from 'vitest'
import { changeTotals } from '../../../lib/exchange/change-terms.ts'
import type { FlightChange } from '../../../lib/exchange/flight-change.ts'
import { inventoryKey } from '../../../lib/kernel/flight.ts'
import { can } from '../../../lib/pricing/capabilities.ts'
import { segmentsOf } from '../../../lib/pricing/fare.ts'
import { passengerTotals, totalOf } from '../../../lib/pricing/itinerary-price.ts'
import { refusal } from '../refusal.ts'
import type { Buyer } from './buyer.ts'
import { keptSeats, ordersToChange } from './orders-to-change.ts'
import { documentsOf } from './ticketing.ts'

/** Flights of orders that are changed. */
export function changingContract(buyer: Buyer): void {
  describe('changes of an order', () => findContract(buyer))
  describe('an order that is changed', () => sellContract(buyer))
  describe('tickets of an order that is changed', () => exchangeContract(buyer))
}

const flightsOf = ({ itinerary }: Pick<FlightChange, 'itinerary'>): string[] =>
  segmentsOf(itinerary).map(({ flight, bookingClass }) => `${inventoryKey(flight)} ${bookingClass}`)

/** Searches and prices. */
function findContract(buyer: Buyer): void {
  const orders = ordersToChange(buyer)
  const kinds = {
    'held unpaid': orders.changeableUnpaid.bind(orders),
    ticketed: orders.ticketed.bind(orders),
  }

  for (const [kind, order] of Object.entries(kinds))
    describe(`that is ${kind}`, () => {
      it('are whole journeys of the same carrier, as many as requested, the cheapest first', async ({
        skip,
      }) => {
        const { changes, request } = await order(skip)
        const found = await changes.find(request, buyer.call())
        const journeys = Map.groupBy(found, ({ itinerary }) =>
          segmentsOf(itinerary)
            .map(({ flight }) => inventoryKey(flight))
            .join(),
        )
        const cheapest = [...journeys.values()].map(([base]) =>
          base ? totalOf(base.itinerary.price).minor : 0,
        )

        expect(found.length).toBeGreaterThan(0)
        expect(journeys.size).toBeLessThanOrEqual(request.maxChanges)
        expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b))
        for (const { itinerary, expiresAt } of found) {
          const { source, validatingCarrier, price } = request.itinerary
          expect(itinerary).toMatchObject({ source, validatingCarrier, price: { currency: price.currency } })
          expect(itinerary.legs.map(({ segments }) => segments[0]?.flight.departure.date)).toEqual(
            request.legs.map(({ date }) => date),
          )
          expect(expiresAt).toBeGreaterThan(buyer.call().now)
        }
      })

      it('cost what the difference is, with fee, and without what is forfeited', async ({ skip }) => {
        const { changes, request } = await order(skip)
        for (const { itinerary, terms } of await changes.find(request, buyer.call())) {
          expect(terms.travelers.map(({ travelerId }) => travelerId)).toEqual(
            request.travelers.map(({ id }) => id),
          )
          expect(terms.currency).toBe(itinerary.price.currency)
          const after = terms.travelers.reduce((sum, one) => sum + passengerTotals(one.after).totalMinor, 0)
          const before = terms.travelers.reduce((sum, one) => sum + passengerTotals(one.before).totalMinor, 0)
          expect({ minor: after, currency: terms.currency }).toEqual(totalOf(itinerary.price))
          expect(before).toBe(totalOf(request.itinerary.price).minor)
          const fees = terms.travelers.reduce((sum, one) => sum + one.feeMinor + one.forfeitedMinor, 0)
          expect(after + fees).toBe(before + changeTotals(terms).netMinor)
        }
      })

      it('are priced again at the same terms', async ({ skip }) => {
        const { changes, request } = await order(skip)
        const [first] = await changes.find(request, buyer.call())
        const priced = first && (await changes.price(first, request, buyer.call()))

        expect(priced?.terms).toEqual(first?.terms)
        expect(priced && flightsOf(priced)).toEqual(first && flightsOf(first))
      })
    })

  it('are not made with tickets that are closed, nor to be had after they expired', async ({ skip }) => {
    const { changes, request, tickets } = await orders.ticketed(skip)
    const [first] = await changes.find(request, buyer.call())
    if (!first) throw new Error('there is nothing to change to')
    const closed = tickets.map((ticket) => ({
      ...ticket,
      coupons: ticket.coupons.map((coupon) => ({ ...coupon, status: 'Refund' as const })),
    }))
    const expired = { ...first, expiresAt: buyer.call().now }

    expect(await refusal(changes.find({ ...request, tickets: closed }, buyer.call()))).toBe(
      'changeNotPermitted',
    )
    expect(await refusal(changes.price(first, { ...request, tickets: closed }, buyer.call()))).toBe(
      'changeNotPermitted',
    )
    expect(await refusal(changes.price(expired, request, buyer.call()))).toBe('changeExpired')
  })
}

/** Sales of changes. */
function sellContract(buyer: Buyer): void {
  const orders = ordersToChange(buyer)
  const alive = (key: string) => buyer.subject().ordersOf(key)
  async function changed(skip: TestContext['skip']) {
    const order = await orders.changeableUnpaid(skip)
    const booking = await buyer.host().findSale(order.sale.key, buyer.call())
    const before = await alive(order.sale.key)
    const change = await orders.firstChange(order)
    const sale = orders.orderOf(order, change)
    return { ...order, former: { booking, before }, change: sale }
  }

  it('is sold once for each key, and remains the same order', async ({ skip }) => {
    const { former, change, sale } = await changed(skip)
    const booking = await buyer.host().sell(change, buyer.call())
    const locators = former.booking?.supplierLocators ?? []

    expect(await buyer.host().sell(change, buyer.call())).toEqual(booking)
    expect(booking.orderId).toBe(former.booking?.orderId)
    for (const { carrier, locator } of booking.supplierLocators)
      expect(locators.find((one) => one.carrier === carrier)?.locator ?? locator).toBe(locator)
    expect(await alive(change.key)).toHaveLength(1)
    await buyer.host().release(sale.key, sale.itinerary, buyer.call())
    expect(await alive(sale.key)).toEqual([])
    expect(await alive(change.key)).toMatchObject([{ seats: sale.travelers.length }])
    expect((await alive(change.key))[0]?.flights).toHaveLength(segmentsOf(change.itinerary).length)
  })

  it('has what it had before when the change is undone', async ({ skip }) => {
    const { former, change, sale } = await changed(skip)
    const { undoSale } = buyer.host()
    if (!undoSale) return skip('this supplier does not let sales inherit seats')
    await buyer.host().sell(change, buyer.call())
    const undone = {
      key: change.key,
      itinerary: change.itinerary,
      replacesSegments: keptSeats(sale, change.itinerary),
    }
    for (const _ of [1, 2]) await undoSale(undone, buyer.call())

    expect(await alive(change.key)).toEqual([])
    expect(await alive(sale.key)).toEqual(former.before)
    expect(await buyer.host().findSale(sale.key, buyer.call())).toEqual(former.booking)
    expect(await refusal(buyer.host().sell(change, buyer.call()))).not.toBe('done')
  })
}

/** Tickets that are issued in exchange. */
function exchangeContract(buyer: Buyer): void {
  const orders = ordersToChange(buyer)
  async function exchangeable(skip: TestContext['skip']) {
    const order = await orders.ticketed(skip)
    const change = await orders.firstChange(order)
    const sale = orders.orderOf(order, change)
    await buyer.host().sell(sale, buyer.call())
    const exchange = orders.exchangeOf(sale, change, order)
    return { ...order, change, newSale: sale, exchange }
  }
  it('are exchanged once for each key, with the documents that the terms say', async ({ skip }) => {
    const { change, exchange } = await exchangeable(skip)
    const issued = await buyer.host().issue(exchange, buyer.call())
    const { feeCollection, residualMethod } = change.terms

    expect(await buyer.host().issue(exchange, buyer.call())).toEqual(issued)
    expect(await buyer.host().findIssue(exchange.key, buyer.call())).toEqual(issued)
    for (const { travelerId, emds = [] } of issued) {
      const terms = change.terms.travelers.find((one) => one.travelerId === travelerId)
      const hasFee = terms && terms.feeMinor > 0 && feeCollection !== 'Tax'
      const hasResidual = terms && terms.residualMinor > 0 && ['EMD', 'MCO'].includes(residualMethod)
      expect(emds.map(({ reason }) => reason)).toEqual([
        ...(hasFee ? ['changeFee'] : []),
        ...(hasResidual ? ['residual'] : []),
      ])
    }
  })

  it('are not voided any more once they are exchanged, until the new ones are void', async ({ skip }) => {
    const { sale, issue, issued, exchange } = await exchangeable(skip)
    if (!can(sale.itinerary, 'void')) return skip('its documents are not voided one by one')
    const fresh = await buyer.host().issue(exchange, buyer.call())
    const voidFormer = () =>
      refusal(buyer.host().voidIssue({ ...issue, documents: issued.flatMap(documentsOf) }, buyer.call()))

    expect(await voidFormer()).toBe('voidRefused')
    await buyer.host().voidIssue({ ...exchange, documents: fresh.flatMap(documentsOf) }, buyer.call())
    expect(await voidFormer()).toBe('done')
  })

  it('are exchanged only once, for one issuance', async ({ skip }) => {
    const { sale, exchange } = await exchangeable(skip)
    await buyer.host().issue(exchange, buyer.call())
    const other = { ...exchange, key: buyer.newKey('again') }

    expect(await refusal(buyer.host().issue(other, buyer.call()))).toBe('issuanceFailed')
    expect(await buyer.host().findIssue(other.key, buyer.call())).toBeUndefined()
    if (!can(sale.itinerary, 'void')) return
    await buyer.host().voidIssue(exchange, buyer.call())
    expect(await refusal(buyer.host().issue({ ...exchange, key: buyer.newKey('then') }, buyer.call()))).toBe(
      'done',
    )
  })
}
