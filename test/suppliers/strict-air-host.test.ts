import { afterAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { strictAirHost } from '../support/strict-air-host/adapter/strict-air-host.ts'
import type { Send } from '../support/strict-air-host/supplier/resources.ts'
import { callAt } from '../support/supplier-call.ts'
import { airHostContract } from './air-host.contract.ts'
import { journey } from './journey.ts'
import { refusal } from './refusal.ts'
import { call, orderOf, startStrict } from './strict-orders.ts'

const database = startDatabase()
afterAll(async () => (await database).close())
const start = async (options?: Parameters<typeof startStrict>[1]) =>
  startStrict((await database).store, options)

airHostContract('the strict air host', async () => {
  const { supplier, host, ordersOf } = await start()
  return {
    host,
    journey,
    get call() {
      return callAt(supplier.clock.now())
    },
    keys: 'suite#',
    budget: 60,
    ordersOf,
    loseNextAnswer: () => supplier.mishap('change', 'lost'),
  }
})

/** A line on which orders wait until there are so many of them. */
function together(send: Send, count: number): Send {
  const { promise, resolve } = Promise.withResolvers<void>()
  let waiting = 0
  return async (request) => {
    if (request.path === '/orders') {
      if (++waiting === count) resolve()
      await promise
    }
    return send(request)
  }
}

describe('the offers of the strict supplier', () => {
  it('have other names in every answer, kilobytes long, which differ by letter case', async () => {
    const { host } = await start()
    const refs = async () =>
      (await host.shop(journey, call)).flatMap(({ fares }) => fares.map(({ offerRef = '' }) => offerRef))
    const [first, second] = [await refs(), await refs()]
    const all = [...first, ...second]

    expect(new Set(all).size).toBe(first.length * 2)
    expect(new Set(all.map((ref) => ref.toLowerCase())).size).toBeLessThan(all.length)
    for (const ref of all) expect(ref.length).toBeGreaterThan(2048)
  })

  it('expire by its own clock, each at its own time', async () => {
    const { supplier, host } = await start()
    const [early, late] = [await orderOf(host, 'X9'), await orderOf(host, 'ZZ')]
    supplier.clock.advance(early.itinerary.guaranteedUntil - supplier.clock.now())

    expect(early.itinerary.guaranteedUntil).toBeLessThan(late.itinerary.guaranteedUntil)
    expect(await refusal(host.sell(early, call))).toBe('offerExpired')
    expect(await refusal(host.sell(late, call))).toBe('done')
  })

  it('are priced at what they cost now, and not sold at what they cost before', async () => {
    const { supplier, host, ordersOf } = await start()
    const order = await orderOf(host)
    supplier.raisePrices(1050)
    const outcome = await host.sell(order, call).catch((error: unknown) => error)

    expect(outcome).toBeInstanceOf(Refusal)
    expect(outcome).toMatchObject({
      code: 'priceChanged',
      details: { previousTotal: expect.stringMatching(/^\d+\.\d\d GBP$/), currentTotal: expect.any(String) },
    })
    expect(await ordersOf(order.key)).toEqual([])
  })

  it('are ordered once, by whichever key comes first', async () => {
    const { host, ordersOf } = await start()
    const order = await orderOf(host)
    const other = { ...order, key: `${order.key}-other` }
    await host.sell(order, call)

    expect(await refusal(host.sell(other, call))).toBe('segmentsCannotBeBooked')
    expect(await host.findSale(other.key, call)).toBeUndefined()
    expect(await ordersOf(order.key)).toHaveLength(1)
  })

  it('are ordered once by two sales under one key whose orders reach it at the same time', async () => {
    const { store } = await database
    const { supplier, ordersOf } = await start()
    const host = strictAirHost({ name: 'strict-air', store }, together(supplier.send, 2))
    const order = await orderOf(host)
    const [first, second] = await Promise.all([host.sell(order, call), host.sell(order, call)])

    expect(first).toEqual(second)
    expect(await ordersOf(order.key)).toHaveLength(1)
  })

  it('are not ordered for travelers of whom it knows too little', async () => {
    const { host, ordersOf } = await start()
    const order = await orderOf(host)
    const travelers = order.travelers.map(({ birthDate: _, ...traveler }) => traveler)

    expect(order.itinerary.requires).toEqual(['birthDate', 'gender', 'email'])
    expect(await refusal(host.sell({ ...order, travelers }, call))).toBe('segmentsCannotBeBooked')
    expect(await ordersOf(order.key)).toEqual([])
  })
})
