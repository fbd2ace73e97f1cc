import { afterAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { can } from '../../lib/pricing/capabilities.ts'
import { type AirHost, OutcomePending, SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { SellOrder } from '../../lib/suppliers/seat-orders.ts'
import { startOfTests } from '../support/api.ts'
import { strictAirHost } from '../support/strict-air-host/adapter/strict-air-host.ts'
import { strictBooks } from '../support/strict-air-host/books.ts'
import type { Send } from '../support/strict-air-host/supplier/resources.ts'
import type { SupplierOptions } from '../support/strict-air-host/supplier/supplier.ts'
import { strictSupplier } from '../support/strict-air-host/supplier/supplier.ts'
import { callAt } from '../support/supplier-call.ts'
import { selection } from './air-host/buyer.ts'
import { airHostContract } from './air-host.contract.ts'
import { journey } from './journey.ts'
import { orderTravelers } from './people.ts'
import { refusal } from './refusal.ts'

const database = startDatabase()
afterAll(async () => (await database).close())

async function start(options: Partial<SupplierOptions> = {}) {
  const { store } = await database
  const supplier = strictSupplier({ startsAt: startOfTests, ...options })
  return { supplier, host: strictAirHost(supplier.send, store), ordersOf: strictBooks(supplier) }
}

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

let count = 0
const call = callAt(startOfTests)

/** An order of the cheapest offer of a carrier. */
async function orderOf(host: AirHost, carrier = 'ZZ'): Promise<SellOrder> {
  const group = (await host.shop(journey, call)).find(
    ({ validatingCarrier }) => validatingCarrier === carrier,
  )
  if (!group) throw new Error(`${carrier} offers nothing`)
  const { passengers, pointOfSale, currency } = journey
  const request = { ...selection(group, 0), passengers, pointOfSale, currency, requireSeats: false }
  const itinerary = await host.price(request, call)
  return {
    key: `strict-${++count}`,
    itinerary,
    travelers: orderTravelers(passengers, startOfTests),
    contacts: [],
    specialServices: [],
    services: [],
    ticketingTimeLimit: itinerary.ticketingTimeLimit,
    isPaid: !can(itinerary, 'hold'),
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
    const { supplier, ordersOf } = await start()
    const host = strictAirHost(together(supplier.send, 2), (await database).store)
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
