import { expect, it, type TestContext } from 'vitest'
import type { PricedItinerary } from '../../../lib/pricing/fare.ts'
import { type Buyer, canAll } from './buyer.ts'

/** The same journey for so many of each type. */
export const withPassengers = (priced: PricedItinerary, count: number): PricedItinerary => ({
  ...priced,
  passengers: priced.passengers.map((passenger) => ({ ...passenger, count })),
})

/** A sale for two, of which the second traveler leaves. */
export async function soldForTwo(buyer: Buyer, skip: TestContext['skip'], offer = buyer.offer) {
  if (!buyer.host().divide) return skip('divides no sales')
  const priced = (await offer(canAll('hold', 'divide'))) ?? skip('no offer can be held and divided')
  const sale = buyer.order(priced)
  const [stays, leaves] = sale.travelers.map(({ id }) => id)
  if (stays === undefined || leaves === undefined) throw new Error('the journey is not for two')
  await buyer.host().sell(sale, buyer.call())
  const divided = {
    key: buyer.newKey('divided'),
    saleKey: sale.key,
    itinerary: withPassengers(priced, 1),
    travelerIds: [leaves],
    seatsKept: 1,
    issueKeys: [],
  }
  return { sale, stays, leaves, divided }
}

/** Divided sales. */
export function dividingContract(buyer: Buyer): void {
  const seatsOf = async (key: string): Promise<number[]> =>
    (await buyer.subject().ordersOf(key)).map(({ seats }) => seats)

  it('divides a sale once for each key: a new locator, no seat sold or released', async ({ skip }) => {
    const { sale, divided } = await soldForTwo(buyer, skip)
    const { host, call } = { host: buyer.host(), call: buyer.call() }
    const first = await host.divide?.(divided, call)
    const second = await host.divide?.(divided, call)
    const parent = await host.findSale(sale.key, call)

    expect(second).toEqual(first)
    expect(await host.findSale(divided.key, call)).toMatchObject(first ?? {})
    expect(first?.supplierLocators.map(({ carrier }) => carrier)).toEqual(
      parent?.supplierLocators.map(({ carrier }) => carrier),
    )
    expect(first?.supplierLocators).not.toEqual(parent?.supplierLocators)
    expect(await seatsOf(sale.key)).toEqual([1])
    expect(await seatsOf(divided.key)).toEqual([1])
  })

  it('releases each part of a divided sale by its own key, and divides it not again', async ({ skip }) => {
    const { sale, divided } = await soldForTwo(buyer, skip)
    const { host, call } = { host: buyer.host(), call: buyer.call() }
    await host.divide?.(divided, call)
    await host.release(divided.key, divided.itinerary, call)
    await host.divide?.(divided, call)

    expect(await seatsOf(sale.key)).toEqual([1])
    expect(await seatsOf(divided.key)).toEqual([])
    await host.release(sale.key, sale.itinerary, call)
    expect(await seatsOf(sale.key)).toEqual([])
  })

  it('divides nothing off a sale that was released', async ({ skip }) => {
    const { sale, divided } = await soldForTwo(buyer, skip)
    const { host, call } = { host: buyer.host(), call: buyer.call() }
    await host.release(sale.key, sale.itinerary, call)
    await host.divide?.(divided, call)

    expect(await host.findSale(divided.key, call)).toBeUndefined()
    expect(await seatsOf(divided.key)).toEqual([])
  })
}
