import { expect, it, type TestContext } from 'vitest'
import { ancillaryTotalMinor } from '../../../lib/ancillary/ancillary.ts'
import { can } from '../../../lib/pricing/capabilities.ts'
import { segmentsOf } from '../../../lib/pricing/fare.ts'
import { issuingOffice } from '../../support/supplier-call.ts'
import { refusal } from '../refusal.ts'
import { type Buyer, canAll } from './buyer.ts'
import type { KindOfSale } from './kinds-of-sale.ts'

type KindOfServices = Pick<KindOfSale, 'isOf' | 'missing'>

const anyServices: KindOfServices = { isOf: () => true, missing: 'the host has no content for the journey' }
const later: KindOfServices = {
  isOf: canAll('servicesLater'),
  missing: 'sells no services after the order',
}
const withOrder: KindOfServices = {
  isOf: (priced) => !can(priced, 'servicesLater'),
  missing: 'sells services after the order',
}

/** Ancillary services and their EMDs. */
export function ancillariesContract(buyer: Buyer): void {
  async function offered(skip: TestContext['skip'], { isOf, missing }: KindOfServices = anyServices) {
    const itinerary = (await buyer.offer(isOf)) ?? skip(missing)
    const quotes = await buyer
      .host()
      .ancillaries.shop(
        { itinerary, saleKey: undefined, travelers: buyer.travelers(itinerary) },
        buyer.call(),
      )
    if (quotes.length === 0) return skip('sells no services on the journey')
    return { itinerary, quotes }
  }
  async function serviceOrder(skip: TestContext['skip']) {
    const { itinerary, quotes } = await offered(skip, later)
    const quote = quotes.find(({ isSoldOut }) => !isSoldOut) ?? skip('every service is sold out')
    const flights = segmentsOf(itinerary).flatMap(({ flight }, index) =>
      quote.segments.includes(index + 1) ? [flight] : [],
    )
    return {
      key: buyer.newKey('service'),
      ancillary: { service: quote.service, quantity: 1, flights },
      traveler: buyer.travelers(itinerary).find(({ id }) => id === quote.travelerId) ?? skip('for nobody'),
      itinerary,
    }
  }
  const emdOrder = ({ key, itinerary }: Awaited<ReturnType<typeof serviceOrder>>) => ({
    key: buyer.newKey('emd'),
    saleKey: key,
    itinerary,
    agency: issuingOffice,
    tickets: [{ travelerId: 'ADT-0', surname: 'MARROW', coupons: 1 }],
  })

  it('offers services on flights of the journey, in the currency of its price', async ({ skip }) => {
    const { itinerary, quotes } = await offered(skip)
    const segments = segmentsOf(itinerary).map((_, index) => index + 1)

    for (const { price, segments: covered } of quotes) {
      expect(price.currency).toBe(itinerary.price.currency)
      expect(ancillaryTotalMinor({ price, quantity: 1 })).toBeGreaterThan(0)
      expect(segments).toEqual(expect.arrayContaining([...covered]))
    }
  })

  it('offers services to travelers of the booking, each its own', async ({ skip }) => {
    const { itinerary, quotes } = await offered(skip)
    const travelers = buyer.travelers(itinerary).map(({ id }) => id)
    const names = quotes.map(({ travelerId, service, segments }) =>
      [travelerId, service.code, segments, service.ref].join('/'),
    )

    for (const { travelerId } of quotes) expect(travelers).toContain(travelerId)
    expect(new Set(names).size).toBe(names.length)
  })

  it('sells services with the order, where it sells none later: each under its key', async ({ skip }) => {
    const { itinerary, quotes } = await offered(skip, withOrder)
    const [{ segments: covered, ...quote } = skip('sells no services on the journey')] = quotes
    const flights = segmentsOf(itinerary).flatMap(({ flight }, index) =>
      covered.includes(index + 1) ? [flight] : [],
    )
    const service = { ...quote, key: buyer.newKey('service'), quantity: 1, flights }
    const { ancillaries } = buyer.host()
    const before = await ancillaries.isSold(service.key, buyer.call())
    await buyer.host().sell({ ...buyer.order(itinerary), services: [service] }, buyer.call())

    expect(before).toBe(false)
    expect(await ancillaries.isSold(service.key, buyer.call())).toBe(true)
  })

  it('sells a service once for each key; what was released, or never sold, is not sold any more', async ({
    skip,
  }) => {
    const { ancillaries } = buyer.host()
    const [sale, never] = [await serviceOrder(skip), await serviceOrder(skip)]
    for (const _ of [1, 2]) await ancillaries.sell(sale, buyer.call())
    const isSold = [
      await ancillaries.isSold(sale.key, buyer.call()),
      await ancillaries.isSold(never.key, buyer.call()),
    ]
    for (const { key, ancillary } of [sale, sale, never])
      await ancillaries.release(key, ancillary, buyer.call())

    expect(isSold).toEqual([true, false])
    expect(await ancillaries.isSold(sale.key, buyer.call())).toBe(false)
    expect(await refusal(ancillaries.sell(sale, buyer.call()))).toBe('ancillarySoldOut')
    expect(await refusal(ancillaries.sell(never, buyer.call()))).toBe('ancillarySoldOut')
  })

  it('issues an EMD once for each key, voided once and for all, none for what was not sold', async ({
    skip,
  }) => {
    const { ancillaries } = buyer.host()
    const sale = await serviceOrder(skip)
    const unsold = await refusal(ancillaries.issue(emdOrder(sale), buyer.call()))
    await ancillaries.sell(sale, buyer.call())
    const emd = emdOrder(sale)
    const first = await ancillaries.issue(emd, buyer.call())
    const second = await ancillaries.issue(emd, buyer.call())
    const found = await ancillaries.findIssue(emd.key, buyer.call())
    await ancillaries.voidIssue(emd, buyer.call())

    expect(unsold).toBe('issuanceFailed')
    expect(second).toEqual(first)
    expect(found).toEqual(first)
    expect(first.map(({ travelerId }) => travelerId)).toEqual(['ADT-0'])
    expect(await ancillaries.findIssue(emd.key, buyer.call())).toBeUndefined()
    expect(await refusal(ancillaries.issue(emd, buyer.call()))).toBe('issuanceFailed')
    expect(await ancillaries.isSold(sale.key, buyer.call())).toBe(true)
  })
}
