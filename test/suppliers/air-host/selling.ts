import { describe, expect, it, type TestContext } from 'vitest'
import { flightKey, inventoryKey } from '../../../lib/kernel/flight.ts'
import { countSeats } from '../../../lib/kernel/passengers.ts'
import type { PricedItinerary } from '../../../lib/pricing/fare.ts'
import { segmentsOf } from '../../../lib/pricing/fare.ts'
import { totalOf } from '../../../lib/pricing/itinerary-price.ts'
import { SupplierUnavailable } from '../../../lib/suppliers/air-host.ts'
import type { SellOrder } from '../../../lib/suppliers/seat-orders.ts'
import { refusal } from '../refusal.ts'
import type { Buyer } from './buyer.ts'
import type { SupplierOrder } from './host-under-test.ts'
import { held, type KindOfSale, kindsOfSale, paidAtSale } from './kinds-of-sale.ts'

/** That an order in the supplier's books is for what was priced: flights, seats and amount. */
function expectPriced(order: SupplierOrder | undefined, priced: PricedItinerary): void {
  const flights = segmentsOf(priced).map(({ flight }) => flight)
  expect(order?.flights).toHaveLength(flights.length)
  for (const flight of flights)
    expect([flightKey(flight), inventoryKey(flight)].some((key) => order?.flights.includes(key))).toBe(true)
  expect(order?.seats).toBe(countSeats(priced.passengers))
  if (order?.total) expect(order.total).toEqual(totalOf(priced.price))
}

/** Sales of priced offers, held or paid at once, and of seats without a price. */
export function sellingContract(buyer: Buyer): void {
  for (const kind of kindsOfSale) describe(kind.name, () => saleContract(buyer, kind))
  unpaidContract(buyer)
  partsContract(buyer)
}

/** What holds for every sale. */
function saleContract(buyer: Buyer, { isOf, missing }: KindOfSale): void {
  const order = async (skip: TestContext['skip']): Promise<SellOrder> =>
    buyer.order((await buyer.offer(isOf)) ?? skip(missing))
  const sell = (sale: SellOrder) => buyer.host().sell(sale, buyer.call())
  const ordersOf = ({ key }: SellOrder) => buyer.subject().ordersOf(key)

  it('is sold as it was priced: flights, seats and amount', async ({ skip }) => {
    const sale = await order(skip)
    const booking = await sell(sale)
    const orders = await ordersOf(sale)

    expect(booking.supplierLocators.length).toBeGreaterThan(0)
    expect(orders).toHaveLength(1)
    expectPriced(orders[0], sale.itinerary)
  })

  it('is sold to the travelers of the order, in full', async ({ skip }) => {
    const sale = await order(skip)
    await sell(sale)
    const [{ travelers } = { travelers: undefined }] = await ordersOf(sale)
    if (!travelers) return skip('the books of the supplier have no names')

    expect(sale.travelers).toMatchObject(travelers)
    for (const traveler of travelers)
      expect(traveler).toMatchObject({ given: expect.any(String), surname: 'MARROW' })
  })

  it('is sold once for each key, and found by it', async ({ skip }) => {
    const sale = await order(skip)
    const first = await sell(sale)

    expect(await sell(sale)).toEqual(first)
    expect(await buyer.host().findSale(sale.key, buyer.call())).toMatchObject(first)
    expect(await ordersOf(sale)).toHaveLength(1)
  })

  it('is sold once by two concurrent calls under one key', async ({ skip }) => {
    const sale = await order(skip)
    const outcomes = await Promise.allSettled([sell(sale), sell(sale)])
    const found = await buyer.host().findSale(sale.key, buyer.call())

    expect(found).toBeDefined()
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') expect(found).toMatchObject(outcome.value)
      else expect(outcome.reason).toBeInstanceOf(SupplierUnavailable)
    }
    expect(await ordersOf(sale)).toHaveLength(1)
  })

  it('is found when the answer to its sale was lost, and not sold again', async ({ skip }) => {
    const lose = buyer.subject().loseNextAnswer ?? skip('no answer of this supplier gets lost')
    const sale = await order(skip)
    lose()
    await expect(sell(sale)).rejects.toThrow(SupplierUnavailable)
    const found = await buyer.host().findSale(sale.key, buyer.call())

    expect(found).toBeDefined()
    expect(await sell(sale)).toMatchObject(found ?? {})
    expect(await ordersOf(sale)).toHaveLength(1)
  })

  it('is released, however often, and then not sold under its key any more', async ({ skip }) => {
    const sale = await order(skip)
    await sell(sale)
    for (const _ of [1, 2]) await buyer.host().release(sale.key, sale.itinerary, buyer.call())

    expect(await buyer.host().findSale(sale.key, buyer.call())).toBeUndefined()
    expect(await ordersOf(sale)).toEqual([])
    expect(await refusal(sell(sale))).not.toBe('done')
    expect(await ordersOf(sale)).toEqual([])
  })

  it('is released without complaint when it was never sold, which forbids a late sale', async ({ skip }) => {
    const sale = await order(skip)
    for (const _ of [1, 2]) await buyer.host().release(sale.key, sale.itinerary, buyer.call())

    expect(await refusal(sell(sale))).not.toBe('done')
    expect(await buyer.host().findSale(sale.key, buyer.call())).toBeUndefined()
    expect(await ordersOf(sale)).toEqual([])
  })
}

/** What is not sold, or not found. */
function unpaidContract(buyer: Buyer): void {
  it('sells nothing unpaid that it does not hold', async ({ skip }) => {
    const sale = buyer.order((await buyer.offer(paidAtSale.isOf)) ?? skip(paidAtSale.missing))

    expect(await refusal(buyer.host().sell({ ...sale, isPaid: false }, buyer.call()))).toBe('paymentRequired')
    expect(await buyer.subject().ordersOf(sale.key)).toEqual([])
  })

  it('finds nothing under a key that nothing was sold under', async () => {
    expect(await buyer.host().findSale(buyer.newKey('never'), buyer.call())).toBeUndefined()
  })
}

/** Seats without a price, and some flights of a sale. */
function partsContract(buyer: Buyer): void {
  it('sells seats without a price, once for each key, and releases them', async ({ skip }) => {
    const host = buyer.host()
    if (!host.sellUnquotedSeats) return skip('sells priced journeys only')
    const priced = (await buyer.offer(held.isOf)) ?? skip(held.missing)
    const { services: _, ...seats } = buyer.order(priced)
    const itinerary = {
      legs: priced.legs.map(({ segments }) => ({ segments })),
      passengers: priced.passengers,
    }
    const order = { ...seats, itinerary }
    const first = await host.sellUnquotedSeats(order, buyer.call())

    expect(await host.sellUnquotedSeats(order, buyer.call())).toEqual(first)
    expect(await host.findSale(order.key, buyer.call())).toMatchObject(first)
    expect(await buyer.subject().ordersOf(order.key)).toHaveLength(1)
    await host.release(order.key, itinerary, buyer.call())
    expect(await buyer.subject().ordersOf(order.key)).toEqual([])
  })

  it('releases the seats of some flights of a sale and keeps the others', async ({ skip }) => {
    const host = buyer.host()
    if (!host.releaseFlights) return skip('sells a journey as a whole only')
    const sale = buyer.order((await buyer.offer(held.isOf)) ?? skip(held.missing))
    const flights = segmentsOf(sale.itinerary).map(({ flight }) => flight)
    await host.sell(sale, buyer.call())
    for (const _ of [1, 2]) await host.releaseFlights(sale.key, flights.slice(0, 1), buyer.call())
    await host.releaseFlights(buyer.newKey('never'), flights, buyer.call())
    const [order] = await buyer.subject().ordersOf(sale.key)

    expect(order?.flights).toHaveLength(flights.length - 1)
    expect(await host.findSale(sale.key, buyer.call())).toBeDefined()
  })
}
