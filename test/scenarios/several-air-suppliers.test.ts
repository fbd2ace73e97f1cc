import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import { defaultLimits } from '../../lib/suppliers/gate/gate-limits.ts'
import { makeGate } from '../../lib/suppliers/gate/make-gate.ts'
import type { SupplierGate } from '../../lib/suppliers/gate/supplier-gate.ts'
import type { ServingHost } from '../../lib/suppliers/hosts.ts'
import type { GatedCall } from '../../lib/suppliers/supplier-log.ts'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { silent, untilOver } from '../support/campaign.ts'
import { strictAirHost } from '../support/strict-air-host/adapter/strict-air-host.ts'
import { type StrictSupplier, strictSupplier } from '../support/strict-air-host/supplier/supplier.ts'
import { cardBody, client, locatorOf, offeringsOf, searchBody, ticketNumbersOf } from '../support/trip.ts'

const names = ['acme-ndc', 'bolt-ndc'] as const
type Name = (typeof names)[number]

let suppliers: Readonly<Record<Name, StrictSupplier>>
let gates: Readonly<Record<Name, SupplierGate>>
/** The hosts that serve, in the order of the configuration. */
let serving: ServingHost[] = []
/** What came to the gates. */
let gated: GatedCall[] = []
/** How far the clock of the gates is ahead. */
let aheadMs = 0
/** Offices that the second supplier serves; undefined: all. */
let offices: readonly string[] | undefined
let api: Api

/** Carriers of the first; the second has the others. */
const carriers = ['BA', 'X9']

const gateOf = (supplier: Name): SupplierGate =>
  makeGate({
    supplier,
    limits: defaultLimits,
    spent: { add: async () => 0 },
    now: () => Date.now() + aheadMs,
    report(call) {
      gated.push(call)
      // The commit comes again after a while.
      if (call.result === 'refused' && call.lane !== 'search') aheadMs += 12_000
    },
  })

beforeAll(async () => {
  const supplierOf = () => strictSupplier({ startsAt: startOfTests, searchesPerMinute: 10_000 })
  suppliers = { 'acme-ndc': supplierOf(), 'bolt-ndc': supplierOf() }
  api = await startApi({
    log: silent,
    pendingMs: 20,
    waitTimeoutMs: 2000,
    withHosts(hosts, store) {
      gates = { 'acme-ndc': gateOf('acme-ndc'), 'bolt-ndc': gateOf('bolt-ndc') }
      const hostOf = (name: Name) => strictAirHost({ name, store, gate: gates[name] }, suppliers[name].send)
      const strict: ServingHost[] = [
        { host: hostOf('acme-ndc'), searchMs: 5000, carriers },
        {
          host: hostOf('bolt-ndc'),
          searchMs: 5000,
          exceptCarriers: carriers,
          get pccs() {
            return offices
          },
        },
      ]
      const others = hosts.map((one) => ({ ...one, exceptCarriers: ['BA', '4Q', 'X9', 'ZZ'] }))
      serving = [...others, ...strict]
      return serving
    },
  })
})
afterAll(() => api.close())
beforeEach(() => {
  gated = []
  offices = undefined
  ordersBefore = ordersAt()
})

/** Runs while other hosts serve, or the same ones in another order: as after a deployment. */
async function servingAs<T>(hosts: readonly ServingHost[], run: () => Promise<T>): Promise<T> {
  const before = serving.splice(0, serving.length, ...hosts)
  try {
    return await run()
  } finally {
    serving.splice(0, serving.length, ...before)
  }
}

const market = { from: 'LHR', to: 'JFK' }
const ndcSearch = searchBody(market, { contentSourceList: ['NDC'] })
const search = () => client(api).search(market, { contentSourceList: ['NDC'], offersPerPage: 200 })
const carrierOf = ({ ProductBrandOptions }: Json): string =>
  ProductBrandOptions[0].ProductBrandOffering[0].Identifier.authority
const carriersOf = (found: Json): Set<string> => new Set(offeringsOf(found).map(carrierOf))
const ordersAt = () => names.map((name) => suppliers[name].orders.alive().length)
let ordersBefore: number[] = []
/** Orders that this test made, by supplier. */
const ordersSince = () => ordersAt().map((count, index) => count - (ordersBefore[index] ?? 0))
const reservationIn = ({ body }: { body: Json }): Json => body.ReservationResponse.Reservation
const commit = (workbench: string) => untilOver(api, () => client(api).commit(workbench))
const sentTo = (name: Name): GatedCall[] =>
  gated.filter(({ supplier, result }) => supplier === name && result !== 'refused')

/** The supplier fails until its gate stops its calls of a kind. */
async function stop(name: Name, lane: 'search' | 'sale'): Promise<void> {
  for (let failure = 0; failure < 5; failure++) {
    const call = gates[name].call({ lane, deadlineMs: 1000 }, async () => {
      throw new SupplierUnavailable('down')
    })
    await expect(call).rejects.toThrow(SupplierUnavailable)
  }
  gated = []
}
/** Time enough for its gate to let a call through again. */
const goOn = () => {
  aheadMs += 11_000
}

describe('of several suppliers of air content', () => {
  it('each offers the carriers that it serves, and sells what it offered', async () => {
    expect([...carriersOf(await search())]).toEqual(expect.arrayContaining(['BA', '4Q', 'ZZ', 'X9']))
    for (const carrier of ['BA', 'ZZ']) {
      const { workbench, offer } = await client(api).prepareNdc(market, carrier)
      await client(api).pay(workbench, offer, cardBody())
      expect(ticketNumbersOf(reservationIn(await commit(workbench)))).toHaveLength(1)
    }

    expect(ordersSince()).toEqual([1, 1])
  })

  it('the same flights of two are two offers', async () => {
    const countOf = async () => offeringsOf(await search()).filter((one) => carrierOf(one) === 'BA').length
    const [alone, both] = [
      await countOf(),
      await servingAs(
        serving.map((one) =>
          one.host.supplier === 'bolt-ndc' ? { host: one.host, searchMs: one.searchMs } : one,
        ),
        countOf,
      ),
    ]

    expect([alone > 0, both]).toEqual([true, 2 * alone])
  })

  it('one that does not serve the office is not asked', async () => {
    offices = ['8K2M']
    const found = carriersOf(await search())

    expect([found.has('BA'), found.has('4Q')]).toEqual([true, false])
    expect([sentTo('acme-ndc').length, sentTo('bolt-ndc').length]).toEqual([1, 0])
  })

  it('the one that made an offer prices, holds, tickets and cancels it, whatever their order is by then', async () => {
    const { workbench } = await client(api).prepareNdc(market, 'BA')
    gated = []
    const held = await servingAs(serving.toReversed(), async () => reservationIn(await commit(workbench)))
    const reopened = await client(api).reopen(locatorOf(held))
    await client(api).pay(reopened, held.Offer[0], cardBody())
    const [ticketed, cancelled] = await servingAs(serving.toReversed(), async () => [
      reservationIn(await commit(reopened)),
      await api.call('cancelReservation', { path: { ReservationResource_Identifier: locatorOf(held) } }),
    ])

    expect(ticketNumbersOf(ticketed)).toHaveLength(1)
    expect(cancelled.status).toBe(200)
    expect(ordersSince()).toEqual([0, 0])
    expect(sentTo('acme-ndc').length).toBeGreaterThan(4)
    expect(sentTo('bolt-ndc')).toEqual([])
  })

  it('it sells what it offered also when it does not serve its carrier and the office any more', async () => {
    const { workbench } = await client(api).prepareNdc(market, 'BA')
    const [found, held] = await servingAs(
      serving.map((one) =>
        one.host.supplier === 'acme-ndc' ? { ...one, carriers: ['X9'], pccs: ['8K2M'] } : one,
      ),
      async () => [carriersOf(await search()), await commit(workbench)],
    )

    expect(found.has('BA')).toBe(false)
    expect(ordersSince()).toEqual([1, 0])
    expect(held.status).toBe(200)
  })
})

describe('a supplier whose calls are stopped', () => {
  it('leaves the others’ offers, with a warning, and nothing is sent to it', async () => {
    await stop('bolt-ndc', 'search')
    const found = await search()
    const { Result } = found.CatalogProductOfferingsResponse

    expect([carriersOf(found).has('BA'), carriersOf(found).has('4Q')]).toEqual([true, false])
    expect(Result.status).toBe('Incomplete')
    expect(JSON.stringify(Result.Warning)).toContain('bolt-ndc')
    expect(sentTo('bolt-ndc')).toEqual([])
    goOn()
    expect(carriersOf(await search()).has('4Q')).toBe(true)
  })

  it('is, where it is the only one, answered by 503 with the time after which to ask again', async () => {
    await stop('acme-ndc', 'search')
    const acme = serving.filter(({ host }) => host.supplier === 'acme-ndc')
    const { status, headers } = await servingAs(acme, () => api.call('search', { body: ndcSearch }))

    expect(status).toBe(503)
    expect(Number(headers['retry-after'])).toBe(10 + aheadMs / 1000)
    goOn()
  })

  it('is asked what became of a sale, and when it answers it is sold to', async () => {
    const { workbench } = await client(api).prepareNdc(market, 'BA')
    await stop('acme-ndc', 'sale')
    const held = await commit(workbench)

    expect(held.status).toBe(200)
    expect(gated.map(({ lane, result }) => `${lane} ${result}`)).toEqual([
      'outcome answered',
      'read answered',
      'sale answered',
    ])
    expect(ordersSince()).toEqual([1, 0])
  })
})

it('a supplier that takes no more calls for a while is sold to when it does again: once', async () => {
  const { workbench } = await client(api).prepareNdc(market, 'BA')
  gates['acme-ndc'].limited('sale', Date.now() + aheadMs + 71_500)
  gated = []
  const held = await commit(workbench)

  expect(held.status).toBe(200)
  expect(gated.filter(({ result }) => result === 'refused')).toHaveLength(6)
  expect(ordersSince()).toEqual([1, 0])
})
