import { afterAll, describe, expect, it } from 'vitest'
import { changeTotals } from '../../lib/exchange/change-terms.ts'
import type { FlightChange } from '../../lib/exchange/flight-change.ts'
import { addDays, hoursMs } from '../../lib/kernel/instant.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { type PricedItinerary, segmentsOf } from '../../lib/pricing/fare.ts'
import { passengerTotals, totalOf } from '../../lib/pricing/itinerary-price.ts'
import { withChangeFaults } from '../../lib/sandbox/change-faults.ts'
import { gdsHost } from '../../lib/sandbox/gds/host.ts'
import { ndcHost } from '../../lib/sandbox/ndc/host.ts'
import type { Waiver } from '../../lib/suppliers/air-changes.ts'
import { buyerOf } from '../suppliers/air-host/buyer.ts'
import { changeableOffer, isChangeable, ordersToChange } from '../suppliers/air-host/orders-to-change.ts'
import { journey } from '../suppliers/journey.ts'
import { refusal } from '../suppliers/refusal.ts'
import { startOfTests as now } from '../support/api.ts'
import { sandboxOrders } from '../support/sandbox-orders.ts'
import { callAt } from '../support/supplier-call.ts'

const database = startDatabase()
afterAll(async () => (await database).close())

const subject = async (host: typeof gdsHost) => {
  const { store } = await database
  return {
    host: host(store),
    journey,
    call: callAt(now),
    keys: 'changes#',
    budget: 300,
    ordersOf: sandboxOrders(await database),
  }
}

const waiver = (...waives: Waiver['waives']): Waiver => ({ code: 'WX7', waives })
const collected = ({ terms }: FlightChange): number => changeTotals(terms).collectMinor

describe('an exchange of GDS tickets', () => {
  const buyer = buyerOf('gds', () => subject(gdsHost))
  const orders = ordersToChange(buyer)

  it('costs each adult the highest fee of the fares, in the row of the clock', async ({ skip }) => {
    const { changes, request, sale } = await orders.ticketed(skip)
    const fees = sale.itinerary.legs.map(({ fare: { rule } }) =>
      rule.change.beforeDeparture?.permitted ? (rule.change.beforeDeparture.fee?.minor ?? 0) : 0,
    )

    for (const { terms } of await changes.find(request, buyer.call()))
      expect(terms.travelers.map(({ feeMinor }) => feeMinor)).toEqual(
        sale.travelers.map(() => Math.max(...fees)),
      )
  })

  it('has no fee with a waiver of the penalty, and costs nothing when the difference is waived too', async ({
    skip,
  }) => {
    const { changes, request } = await orders.ticketed(skip)
    const withWaiver = (...waives: Waiver['waives']) =>
      changes.find({ ...request, upsells: 0, waiver: waiver(...waives) }, buyer.call())
    const free = await withWaiver('changePenalty', 'priceDifference')

    for (const { terms } of await withWaiver('changePenalty')) {
      expect(terms.waiverCode).toBe('WX7')
      for (const { feeMinor } of terms.travelers) expect(feeMinor).toBe(0)
    }
    expect(free.length).toBeGreaterThan(0)
    for (const change of free) {
      const after = change.terms.travelers.reduce(
        (sum, one) => sum + passengerTotals(one.after).totalMinor,
        0,
      )
      expect(collected(change)).toBe(0)
      expect(totalOf(change.itinerary.price).minor).toBe(after)
    }
  })

  it('collects the whole fee, whatever the fare does, when it is not netted', async ({ skip }) => {
    const { changes, request } = await orders.ticketed(skip)

    for (const change of await changes.find({ ...request, isNotNetted: true }, buyer.call()))
      expect(collected(change)).toBeGreaterThanOrEqual(
        change.terms.travelers.reduce((sum, { feeMinor }) => sum + feeMinor, 0),
      )
  })

  it('is free, whatever the fare permits, once the carrier has replaced a flight', async ({ skip }) => {
    const { changes, request } = await orders.ticketed(skip)
    const { tickets, itinerary } = request
    const strict = tickets.map((ticket) => ({
      ...ticket,
      fares: ticket.fares.map((fare) => ({
        ...fare,
        change: { beforeDeparture: { permitted: false } as const },
      })),
    }))
    const legs = itinerary.legs.map((leg) => ({
      ...leg,
      segments: leg.segments.map((segment) => ({ ...segment, soldAs: ['BA1/2027-05-11/LHR'] })),
    }))
    const find = (booked: PricedItinerary) =>
      changes.find({ ...request, tickets: strict, itinerary: booked }, buyer.call())

    expect(await refusal(find(itinerary))).toBe('changeNotPermitted')
    for (const { terms } of await find({ ...itinerary, legs }))
      expect(changeTotals(terms)).toMatchObject({ forfeitedMinor: 0, feeMinor: 0 })
  })

  it('gives what is left of a partly flown ticket, and nothing while its flight is in the air', async ({
    skip,
  }) => {
    const flexible = ordersToChange(buyer, () => changeableOffer(buyer, 'afterDeparture'))
    const { changes, request, sale } = await flexible.ticketed(skip)
    const [out] = sale.itinerary.legs
    const [first, last] = [out?.segments[0]?.flight, out?.segments.at(-1)?.flight]
    const home = request.legs.at(-1)
    if (!first || !last || !home) throw new Error('the journey has two legs')
    const { locked: _, ...leg } = home
    const remaining = { ...request, legs: [{ ...leg, date: addDays(leg.date, 2) }] }
    const at = (moment: number) => ({ ...buyer.call(), now: moment })

    expect(await refusal(changes.find(remaining, at(first.departsAt)))).toBe('changeNotPermitted')
    const [change] = await changes.find(remaining, at(last.arrivesAt + hoursMs(1)))
    const [traveler] = change?.terms.travelers ?? []
    const paid = request.tickets[0]?.price
    if (!traveler || !paid || 'totalMinor' in paid) throw new Error('the change is for a traveler')
    const { totalMinor } = passengerTotals(traveler.before)
    expect(change?.itinerary.legs).toHaveLength(1)
    expect(totalMinor).toBeGreaterThan(0)
    expect(totalMinor).toBeLessThan(passengerTotals(paid).totalMinor)
    const penalty = sale.itinerary.legs[1]?.fare.rule.change.afterDeparture
    expect(traveler.feeMinor).toBe(penalty?.permitted ? penalty.fee?.minor : undefined)
  })

  it('does as the surname of a traveler with a ticket says', async ({ skip }) => {
    const { changes, request } = await orders.ticketed(skip)
    const forced = withChangeFaults(changes)
    const named = (surname: string) => ({
      ...request,
      tickets: request.tickets.map((ticket) => ({ ...ticket, traveler: { ...ticket.traveler, surname } })),
    })
    const [found] = await forced.find(named('CHANGEPRICE'), buyer.call())
    const priced = found && (await forced.price(found, named('CHANGEPRICE'), buyer.call()))

    expect(await refusal(forced.find(named('NOCHANGE'), buyer.call()))).toBe('changeNotPermitted')
    expect(priced && changeTotals(priced.terms).netMinor).toBeGreaterThan(
      found ? changeTotals(found.terms).netMinor : 0,
    )
    const [free] = await forced.find(named('INVOLUNTARY'), buyer.call())
    expect(free?.terms.travelers.map(({ feeMinor }) => feeMinor)).toEqual(request.travelers.map(() => 0))
  })
})

describe('a change of an NDC order', () => {
  const buyer = buyerOf('ndc', () => subject(ndcHost))
  const orders = ordersToChange(buyer, () =>
    buyer.offer((priced) => isChangeable(priced) && priced.capabilities.includes('standaloneReprice')),
  )
  const without = (itinerary: PricedItinerary, capability: string): PricedItinerary => ({
    ...itinerary,
    capabilities: itinerary.capabilities.filter((one) => one !== capability),
  })

  it('is refused by a carrier that cannot make it', async ({ skip }) => {
    const { changes, request } = await orders.held(skip)
    const itinerary = without(request.itinerary, 'exchange')

    await expect(changes.find({ ...request, itinerary }, buyer.call())).rejects.toThrow(
      'DOES NOT CHANGE ORDERS',
    )
  })

  it('expires with its offer, and returns what it leaves to the form of payment', async ({ skip }) => {
    const { changes, request } = await orders.held(skip)
    const [found] = await changes.find(request, buyer.call())
    if (!found) throw new Error('there is nothing to change to')

    expect(found.expiresAt).toBe(found.itinerary.guaranteedUntil)
    expect(found.terms.residualMethod).toBe('originalPayment')
    expect(await refusal(changes.price(found, request, callAt(found.expiresAt)))).toBe('changeExpired')
  })

  it('is priced again as a whole, also after its hold, and sold as the order it was', async ({ skip }) => {
    const { changes, request, sale } = await orders.held(skip)
    const booking = await buyer.host().findSale(sale.key, buyer.call())
    const later = callAt(sale.ticketingTimeLimit + 1)
    const repriced = (await changes.reprice?.(request, later)) ?? skip('nothing is repriced')
    const seats = ({ itinerary }: { itinerary: PricedItinerary }) =>
      segmentsOf(itinerary).map(({ flight, bookingClass }) => `${flight.number} ${bookingClass}`)

    expect(seats(repriced)).toEqual(seats(sale))
    expect(repriced.itinerary.guaranteedUntil).toBeGreaterThan(later.now)
    const changed = await buyer.host().sell(orders.orderOf({ sale }, repriced), later)
    expect(changed).toMatchObject({ orderId: booking?.orderId, supplierLocators: booking?.supplierLocators })
  })

  it('remains the same order when it is changed again after it was released', async ({ skip }) => {
    const order = await orders.held(skip)
    const booking = await buyer.host().findSale(order.sale.key, buyer.call())
    const changed = orders.orderOf(order, await orders.firstChange(order))
    await buyer.host().sell(changed, buyer.call())
    for (const { key, itinerary } of [order.sale, changed])
      await buyer.host().release(key, itinerary, buyer.call())
    const request = { ...order.request, saleKey: changed.key, itinerary: changed.itinerary }
    const repriced = (await order.changes.reprice?.(request, buyer.call())) ?? skip('nothing is repriced')
    const again = await buyer.host().sell(orders.orderOf({ sale: changed }, repriced), buyer.call())

    expect(again.orderId).toBe(booking?.orderId)
  })

  it('is not priced again as a whole with tickets, nor by a carrier that cannot', async ({ skip }) => {
    const { changes, request } = await orders.ticketed(skip)
    const { reprice } = changes
    if (!reprice) return skip('nothing is repriced')
    const itinerary = without(request.itinerary, 'standaloneReprice')

    expect(await refusal(reprice(request, buyer.call()))).toBe('changeNotPermitted')
    expect(await refusal(reprice({ ...request, tickets: [], itinerary }, buyer.call()))).toBe(
      'changeNotPermitted',
    )
  })
})
