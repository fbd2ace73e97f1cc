import { afterAll, describe, expect, it } from 'vitest'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { OutcomePending, SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import { journey } from './journey.ts'
import { refusal } from './refusal.ts'
import { call, orderOf, startStrict } from './strict-orders.ts'

const database = startDatabase()
afterAll(async () => (await database).close())
const start = async (options?: Parameters<typeof startStrict>[1]) =>
  startStrict((await database).store, options)

describe('the answers of the strict supplier', () => {
  it('to searches stop when there are too many in a minute of its clock', async () => {
    const { supplier, host } = await start({ searchesPerMinute: 3, latencyMs: 0 })
    for (const _ of [1, 2, 3]) await host.shop(journey, call)

    await expect(host.shop(journey, call)).rejects.toThrow(SupplierUnavailable)
    supplier.clock.advance(60_000)
    expect(await host.shop(journey, call)).not.toEqual([])
  })

  it('may take a minute of its clock', async () => {
    const { supplier, host } = await start()
    const order = await orderOf(host)
    supplier.mishap('order', { slow: 60_000 })
    const before = supplier.clock.now()

    expect(await refusal(host.sell(order, call))).toBe('done')
    expect(supplier.clock.now() - before).toBeGreaterThanOrEqual(60_000)
  })

  it('may not come before the caller gives up: the sale is found then', async () => {
    const { supplier, host, ordersOf } = await start()
    const order = await orderOf(host)
    const caller = new AbortController()
    supplier.mishap('order', 'hangs')
    const sale = host.sell(order, { ...call, signal: caller.signal })
    const givenUp = expect(sale).rejects.toThrow(SupplierUnavailable)
    await expect.poll(() => ordersOf(order.key)).toHaveLength(1)
    caller.abort()

    await givenUp
    expect(await host.findSale(order.key, call)).toBeDefined()
  })

  it.each(['unreached', 'down'] as const)(
    'are missing when it is %s: nothing was sold, the sale is repeated',
    async (what) => {
      const { supplier, host, ordersOf } = await start()
      const order = await orderOf(host)
      supplier.mishap('order', what)

      await expect(host.sell(order, call)).rejects.toThrow(SupplierUnavailable)
      expect(await host.findSale(order.key, call)).toBeUndefined()
      expect(await refusal(host.sell(order, call))).toBe('done')
      expect(await ordersOf(order.key)).toHaveLength(1)
    },
  )
})

describe.each(['ZZ', 'X9'])('an order of %s that it accepts and decides later', (carrier) => {
  const accepted = async () => {
    const started = await start()
    const order = await orderOf(started.host, carrier)
    started.supplier.mishap('order', 'accepted')
    await expect(started.host.sell(order, call)).rejects.toThrow(OutcomePending)
    return { ...started, order }
  }

  it('is pending to everyone who asks, and is not undone', async () => {
    const { host, order } = await accepted()

    await expect(host.findSale(order.key, call)).rejects.toThrow(OutcomePending)
    await expect(host.sell(order, call)).rejects.toThrow(OutcomePending)
    await expect(host.release(order.key, order.itinerary, call)).rejects.toThrow(OutcomePending)
  })

  it('is sold once it says yes', async () => {
    const { supplier, host, order, ordersOf } = await accepted()
    supplier.decide(true)

    expect(await host.findSale(order.key, call)).toBeDefined()
    expect(await refusal(host.sell(order, call))).toBe('done')
    expect(await ordersOf(order.key)).toHaveLength(1)
  })

  it('is not sold once it says no', async () => {
    const { supplier, host, order, ordersOf } = await accepted()
    supplier.decide(false)

    expect(await host.findSale(order.key, call)).toBeUndefined()
    expect(await refusal(host.sell(order, call))).toBe('segmentsCannotBeBooked')
    expect(await ordersOf(order.key)).toEqual([])
  })

  it('is cancelled when it says yes after all was released', async () => {
    const { supplier, host, order, ordersOf } = await accepted()
    await expect(host.release(order.key, order.itinerary, call)).rejects.toThrow(OutcomePending)
    supplier.decide(true)
    await host.release(order.key, order.itinerary, call)

    expect(await ordersOf(order.key)).toEqual([])
    expect(supplier.orders.balanceMinor()).toBe(0)
  })
})

it('keeps a paid order whose cancellation would not give back everything: a person decides', async () => {
  const { supplier, host, ordersOf } = await start()
  const order = await orderOf(host, '4Q')
  await host.sell(order, call)
  supplier.clock.advance(25 * 3_600_000)

  await expect(host.release(order.key, order.itinerary, call)).rejects.toThrow(OutcomePending)
  expect(await ordersOf(order.key)).toHaveLength(1)
})
