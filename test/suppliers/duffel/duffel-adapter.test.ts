import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../lib/kernel/store.ts'
import { startDatabase } from '../../../lib/platform/local/database.ts'
import { priceTotals } from '../../../lib/pricing/itinerary-price.ts'
import type { FareGroup, ShopRequest } from '../../../lib/shopping/shopping.ts'
import { SupplierUnavailable } from '../../../lib/suppliers/air-host.ts'
import { duffelAirHost, duffelHostOver, duffelParts } from '../../../lib/suppliers/duffel/host.ts'
import { searchOver } from '../../../lib/suppliers/duffel/search.ts'
import { guesses } from '../../../lib/suppliers/duffel/settings.ts'
import type { SellOrder } from '../../../lib/suppliers/seat-orders.ts'
import { quietSupplierLog } from '../../../lib/suppliers/supplier-log.ts'
import { type DuffelDouble, startDuffelDouble } from '../../doubles/duffel/duffel-double.ts'
import { startOfTests } from '../../support/api.ts'
import { callAt, issuingOffice } from '../../support/supplier-call.ts'
import { selection } from '../air-host/buyer.ts'
import { journey } from '../journey.ts'
import { orderTravelers } from '../people.ts'
import { refusal } from '../refusal.ts'
import { contextOf, duffelHost } from './duffel-under-test.ts'

const database = startDatabase()
let store: Store
let double: DuffelDouble
beforeAll(async () => {
  ;({ store } = await database)
  double = await startDuffelDouble({ startsAt: startOfTests })
})
afterEach(() => double.reset())
afterAll(async () => {
  await double.close()
  await (await database).close()
})

const call = () => callAt(double.now())
const oneWay = (from: string, to: string): ShopRequest => ({
  ...journey,
  legs: [{ from: { code: from, scope: 'airport' }, to: { code: to, scope: 'airport' }, date: '2027-05-11' }],
  passengers: [{ ptc: 'ADT', count: 1 }],
})
const host = () => duffelHost(double, store)

async function priced(request: ShopRequest, isWanted: (group: FareGroup) => boolean = () => true) {
  const group = (await host().shop(request, call())).find(isWanted)
  if (!group) throw new Error('nothing is offered')
  const { passengers, pointOfSale, currency } = request
  return host().price(
    { ...selection(group, 0), passengers, pointOfSale, currency, requireSeats: false },
    call(),
  )
}
let count = 0
async function orderOf(request: ShopRequest, isWanted?: (group: FareGroup) => boolean): Promise<SellOrder> {
  const itinerary = await priced(request, isWanted)
  return {
    key: `order-${++count}`,
    itinerary,
    travelers: orderTravelers(request.passengers, double.now()),
    contacts: [],
    specialServices: [],
    services: [],
    ticketingTimeLimit: itinerary.ticketingTimeLimit,
    isPaid: !itinerary.capabilities.includes('hold'),
  }
}
const sell = (order: SellOrder) => host().sell(order, call())
const ofAirways = ({ validatingCarrier }: FareGroup): boolean => validatingCarrier === 'ZZ'

describe('what Duffel does not tell', () => {
  it('is absent: aircraft, taxes, conditions', async () => {
    double.odd({ noAircraft: true, noTax: true, noConditions: true })
    const itinerary = await priced(oneWay('LHR', 'JFK'))
    const [leg] = itinerary.legs

    expect(leg?.segments[0]?.flight.equipment).toBeUndefined()
    expect(leg?.segments[0]?.seatsLeft).toBeUndefined()
    expect(priceTotals(itinerary.price)).toEqual({ totalMinor: expect.any(Number) })
    expect(leg?.fare.rule).toEqual({ change: {}, refund: {} })
    expect(leg?.fare.brand.services).not.toHaveProperty('Refund')
  })

  it('is not shared out: a penalty is for all passengers, and known of one alone', async () => {
    const [one, two] = [
      await priced(oneWay('LHR', 'JFK'), ofAirways),
      await priced({ ...oneWay('LHR', 'JFK'), passengers: [{ ptc: 'ADT', count: 2 }] }, ofAirways),
    ]

    expect(one.legs[0]?.fare.rule.change.beforeDeparture).toEqual({
      permitted: true,
      fee: { minor: 4000, currency: 'GBP' },
    })
    expect(two.legs[0]?.fare.rule.change.beforeDeparture).toEqual({ permitted: true })
  })
})

describe('amounts', () => {
  it.each([
    ['JPY', 0],
    ['KWD', 3],
    ['GBP', 2],
  ])('of %s have %i decimals, and are paid as they were priced', async (currency, decimals) => {
    double.odd({ currency, decimals })
    const order = await orderOf(oneWay('LHR', 'JFK'), ({ validatingCarrier }) => validatingCarrier === 'Q9')
    await sell(order)
    const { total } = double.ledger.orders()[0] ?? {}

    expect(total?.amount.split('.')[1]?.length ?? 0).toBe(decimals)
    expect(priceTotals(order.itinerary.price).totalMinor).toBe(Number(total?.amount.replace('.', '')))
  })

  it('with more decimals than their currency has are not guessed at', async () => {
    double.odd({ currency: 'JPY', decimals: 2 })

    await expect(host().shop(oneWay('LHR', 'JFK'), call())).rejects.toThrow(SupplierUnavailable)
  })
})

describe('routes of the test mode', () => {
  it('that answers nothing in time leaves the search without Duffel', async () => {
    await expect(host().shop(oneWay('STN', 'LHR'), call())).rejects.toThrow(SupplierUnavailable)
  })

  it('that has no offers finds none, nor does a place that there is not', async () => {
    expect(await host().shop(oneWay('PVD', 'RAI'), call())).toEqual([])
    expect(await host().shop(oneWay('LHR', 'XQX'), call())).toEqual([])
  })

  it('whose offers are gone when they are read are not priced', async () => {
    expect(await refusal(priced(oneWay('LGW', 'LHR')))).toBe('noApiOffers')
  })

  it('whose offers get dearer whenever they are read are priced at what they cost then', async () => {
    const [group] = await host().shop(oneWay('LHR', 'STN'), call())
    const itinerary = await priced(oneWay('LHR', 'STN'))

    expect(priceTotals(itinerary.price).totalMinor).toBe(
      (group?.fares[0] ? priceTotals(group.fares[0].price).totalMinor : 0) + 1000,
    )
  })

  it('whose airline fails leaves the outcome unknown, and one without balance sells nothing', async () => {
    const unknown = await orderOf(oneWay('LHR', 'LGW'))
    const poor = await orderOf(oneWay('LGW', 'STN'))

    await expect(sell(unknown)).rejects.toThrow(SupplierUnavailable)
    await expect(host().findSale(unknown.key, call())).rejects.toThrow('not known')
    expect(await refusal(sell(poor))).toBe('segmentsCannotBeBooked')
    expect(await host().findSale(poor.key, call())).toBeUndefined()
  })

  it('whose cancellation gives credits of the airline is not cancelled by an undo: a person decides', async () => {
    const order = await orderOf(oneWay('LTN', 'SYD'), ({ validatingCarrier }) => validatingCarrier === 'Q9')
    await sell(order)

    await expect(host().release(order.key, order.itinerary, call())).rejects.toThrow('airline_credits')
    expect(double.ledger.orders()).toMatchObject([{ isAlive: true }])
  })
})

describe('an order whose outcome is not known', () => {
  it('is never sent again, however often it is asked for', async () => {
    const order = await orderOf(oneWay('LHR', 'JFK'))
    double.fault({ method: 'POST', path: '/air/orders', kind: 'cutBefore' })
    const outcomes: string[] = []
    for (const _ of [1, 2, 3]) {
      await sell(order).catch((error: Error) => outcomes.push(error.name))
      double.advance(86_400_000)
    }

    expect(outcomes).toEqual(['SupplierUnavailable', 'OutcomePending', 'OutcomePending'])
    expect(double.ledger.posts().filter((one) => one.includes('/air/orders'))).toEqual([])
  })

  it('that turns up later is found, and counts as sold', async () => {
    const order = await orderOf(oneWay('LHR', 'JFK'))
    double.fault({ method: 'POST', path: '/air/orders', kind: 'late202', lateMs: 60_000 })
    await expect(sell(order)).rejects.toThrow('not read it back')
    double.advance(61_000)
    const booking = await sell(order)

    expect(await host().findSale(order.key, call())).toEqual(booking)
    expect(double.ledger.orders()).toHaveLength(1)
  })

  it('that turns up after its sale was given up is cancelled when that is tried again', async () => {
    const order = await orderOf(oneWay('LHR', 'JFK'))
    double.fault({ method: 'POST', path: '/air/orders', kind: 'late202', lateMs: 60_000 })
    await sell(order).catch(() => undefined)
    await expect(host().release(order.key, order.itinerary, call())).rejects.toThrow('not known')
    double.advance(61_000)
    await host().release(order.key, order.itinerary, call())

    expect(double.ledger.orders()).toMatchObject([{ isAlive: false }])
  })
})

it('an order whose token could not be read was not sent: it is sent as soon as it can be', async () => {
  const order = await orderOf(oneWay('LHR', 'JFK'))
  let reads = 0
  const own = duffelAirHost({
    ...contextOf(double, store),
    // The offer is read again before it is ordered.
    secret: async () => {
      if (++reads === 2) throw new SupplierUnavailable('the secret cannot be read')
      return double.token
    },
  })
  await expect(own.sell(order, call())).rejects.toThrow('cannot be read')
  await own.sell(order, call())

  expect(double.ledger.orders()).toHaveLength(1)
})

it('an order that is paid while it is looked up has the documents of now', async () => {
  const order = await orderOf(oneWay('LHR', 'JFK'), ofAirways)
  await sell(order)
  const context = contextOf(double, store)
  const { parts, settings } = duffelParts(context)
  const own = duffelHostOver(
    {
      ...parts,
      ask(request) {
        // The payment is decided after the order was read and before the payments are.
        if (request.method === 'GET' && request.path === '/air/payments') double.advance(60_000)
        return parts.ask(request)
      },
    },
    searchOver({ ...parts, settings, searchMs: context.searchMs }),
  )
  const issue = {
    ...{ key: `${order.key}-issue`, saleKey: order.key, itinerary: order.itinerary, agency: issuingOffice },
    tickets: order.travelers.map(({ id, surname }) => ({ travelerId: id, surname, coupons: 1 })),
  }
  double.fault({ method: 'POST', path: '/air/payments', kind: 'late202', lateMs: 30_000 })
  await expect(own.issue(issue, call())).rejects.toThrow('not decided')

  expect(await own.findIssue(issue.key, call())).toEqual([
    expect.objectContaining({ numbers: [expect.stringMatching(/^\d+$/)] }),
  ])
})

describe('the limit of searches', () => {
  it('is kept: once Duffel said so, no search is sent before the minute is over, and sales go on', async () => {
    const limited = await startDuffelDouble({ startsAt: startOfTests, searchesPerMinute: 1 })
    const own = duffelHost(limited, store)
    await own.shop(oneWay('LHR', 'JFK'), call())
    await expect(own.shop(oneWay('LHR', 'JFK'), call())).rejects.toThrow(SupplierUnavailable)
    const sent = limited.ledger.requests()
    await expect(own.shop(oneWay('LHR', 'JFK'), call())).rejects.toThrow(SupplierUnavailable)
    const after = limited.ledger.requests()
    const sale = await own.findSale('never', call())
    await limited.close()

    expect(after).toBe(sent)
    expect(sale).toBeUndefined()
  })
})

describe('the token', () => {
  const withToken = (token: string, settings: Readonly<Record<string, string>> = {}) =>
    duffelAirHost({ ...contextOf(double, store, settings), secret: async () => token })
  const all = Object.keys(guesses).join()

  it.each([
    ['is no token of Duffel', 'sk_1', {}],
    ['is live, and nobody said that this is meant', 'duffel_live_1', {}],
    ['is live, and what is guessed was not verified', 'duffel_live_1', { LIVE: 'on', VERIFIED: 'metadata' }],
  ])('that %s is never sent', async (_name, token, settings) => {
    const before = double.ledger.requests()
    const alerts: string[] = []
    const log = { ...quietSupplierLog, alert: (_: string, alert: string) => alerts.push(alert) }
    const own = duffelAirHost({ ...contextOf(double, store, settings), log, secret: async () => token })

    await expect(own.shop(oneWay('LHR', 'JFK'), call())).rejects.toThrow('not taken')
    expect(double.ledger.requests()).toBe(before)
    expect(alerts).toEqual(['tokenRefused'])
  })

  it('that is live is sent once the operator has verified what is guessed', async () => {
    const before = double.ledger.requests()

    await expect(
      withToken('duffel_live_1', { LIVE: 'on', VERIFIED: all }).shop(oneWay('LHR', 'JFK'), call()),
    ).rejects.toThrow('refuses to search')
    expect(double.ledger.requests()).toBeGreaterThan(before)
  })

  it('belongs to the mode that answers: an answer of the other one is none', async () => {
    const live = await startDuffelDouble({ startsAt: startOfTests, token: 'duffel_live_1' })
    const own = duffelAirHost({
      ...contextOf(live, store, { LIVE: 'on', VERIFIED: all }),
      secret: async () => 'duffel_live_1',
    })
    await expect(own.shop(oneWay('LHR', 'JFK'), call())).rejects.toThrow('test mode')
    await live.close()
  })
})

describe('the records of the adapter', () => {
  it('hold no personal data', async () => {
    const order = await orderOf(oneWay('LHR', 'JFK'))
    await sell(order)
    const kept = JSON.stringify((await store.read('supplierOrders', `duffel-ndc#sale#${order.key}`))?.value)

    expect(kept).toContain('"state":"sold"')
    for (const { given, surname, emails, birthDate } of order.travelers)
      for (const personal of [given, surname, ...emails, birthDate ?? ''])
        expect(kept).not.toContain(personal)
  })
})

it('what is guessed and touches money is on the list of the documentation', () => {
  const page = readFileSync(new URL('../../../docs/suppliers/duffel.md', import.meta.url), 'utf8')

  for (const [name, fact] of Object.entries(guesses)) expect(page).toContain(`| \`${name}\` | ${fact} |`)
})
