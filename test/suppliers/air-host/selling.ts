import { expect, it } from 'vitest'
import { flightKey, inventoryKey } from '../../../lib/kernel/flight.ts'
import { countSeats } from '../../../lib/kernel/passengers.ts'
import { can } from '../../../lib/pricing/capabilities.ts'
import type { PricedItinerary } from '../../../lib/pricing/fare.ts'
import { priceTotals, segmentsOf } from '../../../lib/pricing/fare.ts'
import { SupplierUnavailable } from '../../../lib/suppliers/air-host.ts'
import { refusal } from '../refusal.ts'
import { type Buyer, canAll } from './buyer.ts'
import type { SupplierOrder } from './host-under-test.ts'

/** That an order in the supplier's books is for what was priced: flights, seats and amount. */
function expectPriced(order: SupplierOrder | undefined, priced: PricedItinerary): void {
  const flights = segmentsOf(priced).map(({ flight }) => flight)
  expect(order?.flights).toHaveLength(flights.length)
  for (const flight of flights)
    expect([flightKey(flight), inventoryKey(flight)].some((key) => order?.flights.includes(key))).toBe(true)
  expect(order?.seats).toBe(countSeats(priced.passengers))
  if (order?.total)
    expect(order.total).toEqual({
      minor: priceTotals(priced.price).totalMinor,
      currency: priced.price.currency,
    })
}

/** Sales of priced offers. */
export function sellingContract(buyer: Buyer): void {
  const holdable = () => buyer.offer(canAll('hold'))
  const noHold = 'no offer of the journey can be held'

  it('sells what was priced: flights, seats and amount', async ({ skip }) => {
    const priced = (await holdable()) ?? skip(noHold)
    const sale = buyer.order(priced)
    const booking = await buyer.host().sell(sale, buyer.call())
    const orders = await buyer.subject().ordersOf(sale.key)

    expect(booking.supplierLocators.length).toBeGreaterThan(0)
    expect(orders).toHaveLength(1)
    expectPriced(orders[0], priced)
  })

  it('sells once for each key, and finds the sale by it', async ({ skip }) => {
    const sale = buyer.order((await holdable()) ?? skip(noHold))
    const first = await buyer.host().sell(sale, buyer.call())
    const second = await buyer.host().sell(sale, buyer.call())

    expect(second).toEqual(first)
    expect(await buyer.host().findSale(sale.key, buyer.call())).toMatchObject(first)
    expect(await buyer.subject().ordersOf(sale.key)).toHaveLength(1)
  })

  it('makes one order of two concurrent sales under one key', async ({ skip }) => {
    const sale = buyer.order((await holdable()) ?? skip(noHold))
    const outcomes = await Promise.allSettled([1, 2].map(() => buyer.host().sell(sale, buyer.call())))
    const found = await buyer.host().findSale(sale.key, buyer.call())

    expect(found).toBeDefined()
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') expect(found).toMatchObject(outcome.value)
      else expect(outcome.reason).toBeInstanceOf(SupplierUnavailable)
    }
    expect(await buyer.subject().ordersOf(sale.key)).toHaveLength(1)
  })

  it('finds nothing under a key that nothing was sold under', async () => {
    expect(await buyer.host().findSale(buyer.newKey('never'), buyer.call())).toBeUndefined()
  })

  it('finds a sale whose answer was lost, and does not sell it again', async ({ skip }) => {
    const lose = buyer.subject().loseNextAnswer ?? skip('no answer of this supplier gets lost')
    const sale = buyer.order((await holdable()) ?? skip(noHold))
    lose()
    await expect(buyer.host().sell(sale, buyer.call())).rejects.toThrow(SupplierUnavailable)
    const found = await buyer.host().findSale(sale.key, buyer.call())

    expect(found).toBeDefined()
    expect(await buyer.host().sell(sale, buyer.call())).toMatchObject(found ?? {})
    expect(await buyer.subject().ordersOf(sale.key)).toHaveLength(1)
  })

  it('releases a sale, however often, and does not sell it any more under its key', async ({ skip }) => {
    const sale = buyer.order((await holdable()) ?? skip(noHold))
    const { host, call } = { host: buyer.host(), call: buyer.call() }
    await host.sell(sale, call)
    for (const _ of [1, 2]) await host.release(sale.key, sale.itinerary, call)

    expect(await host.findSale(sale.key, call)).toBeUndefined()
    expect(await buyer.subject().ordersOf(sale.key)).toEqual([])
    expect(await refusal(host.sell(sale, call))).not.toBe('done')
    expect(await buyer.subject().ordersOf(sale.key)).toEqual([])
  })

  it('releases what was never sold without complaint, which forbids a late sale', async ({ skip }) => {
    const sale = buyer.order((await holdable()) ?? skip(noHold))
    const { host, call } = { host: buyer.host(), call: buyer.call() }
    for (const _ of [1, 2]) await host.release(sale.key, sale.itinerary, call)

    expect(await refusal(host.sell(sale, call))).not.toBe('done')
    expect(await host.findSale(sale.key, call)).toBeUndefined()
    expect(await buyer.subject().ordersOf(sale.key)).toEqual([])
  })

  it('holds nothing unpaid where it does not say that it does', async ({ skip }) => {
    const priced =
      (await buyer.offer((one) => !can(one, 'hold'))) ?? skip('every offer of the journey can be held')
    const sale = buyer.order(priced)

    expect(await refusal(buyer.host().sell(sale, buyer.call()))).toBe('paymentRequired')
    expect(await buyer.subject().ordersOf(sale.key)).toEqual([])
  })

  it('sells seats without a price, once for each key, and releases them', async ({ skip }) => {
    const host = buyer.host()
    if (!host.sellUnquotedSeats) return skip('sells priced journeys only')
    const priced = (await holdable()) ?? skip(noHold)
    const { travelers, key, ticketingTimeLimit } = buyer.order(priced)
    const itinerary = {
      legs: priced.legs.map(({ segments }) => ({ segments })),
      passengers: priced.passengers,
    }
    const order = { key, travelers, ticketingTimeLimit, itinerary }
    const first = await host.sellUnquotedSeats(order, buyer.call())

    expect(await host.sellUnquotedSeats(order, buyer.call())).toEqual(first)
    expect(await host.findSale(key, buyer.call())).toMatchObject(first)
    expect(await buyer.subject().ordersOf(key)).toHaveLength(1)
    await host.release(key, itinerary, buyer.call())
    expect(await buyer.subject().ordersOf(key)).toEqual([])
  })

  it('releases the seats of some flights of a sale and keeps the others', async ({ skip }) => {
    const host = buyer.host()
    if (!host.releaseFlights) return skip('sells a journey as a whole only')
    const sale = buyer.order((await holdable()) ?? skip(noHold))
    const flights = segmentsOf(sale.itinerary).map(({ flight }) => flight)
    await host.sell(sale, buyer.call())
    for (const _ of [1, 2]) await host.releaseFlights(sale.key, flights.slice(0, 1), buyer.call())
    await host.releaseFlights(buyer.newKey('never'), flights, buyer.call())
    const [order] = await buyer.subject().ordersOf(sale.key)

    expect(order?.flights).toHaveLength(flights.length - 1)
    expect(await host.findSale(sale.key, buyer.call())).toBeDefined()
  })
}
