import { afterAll, expect, it } from 'vitest'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import type { PricedItinerary } from '../../lib/pricing/fare.ts'
import { segmentsOf } from '../../lib/pricing/fare.ts'
import { withFaultsByName } from '../../lib/sandbox/faults.ts'
import { gdsHost } from '../../lib/sandbox/gds/host.ts'
import { ndcHost } from '../../lib/sandbox/ndc/host.ts'
import type { ShopRequest } from '../../lib/shopping/shopping.ts'
import type { AirHost } from '../../lib/suppliers/air-host.ts'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { SellOrder } from '../../lib/suppliers/seat-orders.ts'
import { airHostContract } from '../suppliers/air-host.contract.ts'
import { closedAirHostContract } from '../suppliers/closed-air-host.contract.ts'
import { journey } from '../suppliers/journey.ts'
import { anOrderTraveler } from '../suppliers/people.ts'
import { startOfTests as now } from '../support/api.ts'
import { sandboxOrders } from '../support/sandbox-orders.ts'
import { callAt, issuingOffice } from '../support/supplier-call.ts'
import { picked } from './world/journeys.ts'

const database = startDatabase()
const hosts = database.then(({ store }) => ({ ndc: ndcHost(store), gds: gdsHost(store) }))
afterAll(async () => (await database).close())

const one = [{ ptc: 'ADT', count: 1 }]
const toFrankfurt: ShopRequest = {
  ...journey,
  legs: [
    { from: { code: 'IST', scope: 'airport' }, to: { code: 'FRA', scope: 'airport' }, date: '2027-05-11' },
  ],
  passengers: one,
}

const underTest = async (sold: ShopRequest) => {
  return {
    host: (await hosts).ndc,
    journey: sold,
    call: callAt(now),
    keys: 'suite#',
    budget: 300,
    ordersOf: sandboxOrders(await database),
  }
}
airHostContract('the NDC host', () => underTest(journey))
closedAirHostContract('the NDC host', () => underTest(journey))
airHostContract('the NDC host, with a carrier that holds nothing', async () => ({
  ...(await underTest({ ...toFrankfurt, passengers: [{ ptc: 'ADT', count: 2 }] })),
  keys: 'unheld#',
}))

/** The cheapest offer of a carrier, priced. */
/** The first offer of a carrier on a flight that it operates. */
async function itineraryOf(host: AirHost, carrier: string, request = toFrankfurt): Promise<PricedItinerary> {
  const group = (await host.shop(request, callAt(now))).find(
    ({ validatingCarrier, legs }) =>
      validatingCarrier === carrier && legs[0]?.options[0]?.flights.every(({ operating }) => !operating),
  )
  if (!group) throw new Error(`${carrier} offers nothing`)
  return host.price(picked(group, 0, [0, 0], request), callAt(now))
}

const order = (key: string, itinerary: PricedItinerary): SellOrder => ({
  key,
  itinerary,
  travelers: [anOrderTraveler('t', now)],
  contacts: [],
  specialServices: [],
  services: [],
  ticketingTimeLimit: itinerary.ticketingTimeLimit,
})
const issueOrder = ({ key, itinerary }: SellOrder) => ({
  key: `${key}-issue`,
  saleKey: key,
  itinerary,
  agency: issuingOffice,
  tickets: [{ travelerId: 't', surname: 'MARROW', coupons: segmentsOf(itinerary).length }],
})

const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'done'
}

it('makes one order at the carrier that made the offer, with an identifier and one locator', async () => {
  const { ndc } = await hosts
  const sale = order('order', await itineraryOf(ndc, 'LH'))
  const booking = await ndc.sell(sale, callAt(now))

  expect(booking.orderId).toMatch(/^LH[2-9A-Z]{12}$/)
  expect(booking.supplierLocators.map(({ carrier }) => carrier)).toEqual(['LH'])
  expect(await ndc.findSale('order', callAt(now))).toMatchObject({ orderId: booking.orderId })
})

it('accepts no order for an expired offer, but finds the order that was made in time', async () => {
  const { ndc } = await hosts
  const itinerary = await itineraryOf(ndc, 'LH')
  const inTime = order('in-time', itinerary)
  await ndc.sell(inTime, callAt(itinerary.guaranteedUntil - 1))

  expect(await refusal(ndc.sell(inTime, callAt(itinerary.guaranteedUntil)))).toBe('done')
  expect(await refusal(ndc.sell(order('too-late', itinerary), callAt(itinerary.guaranteedUntil)))).toBe(
    'offerExpired',
  )
})

it('accepts an unpaid order of a carrier that holds none only when the tickets follow', async () => {
  const { ndc } = await hosts
  const itinerary = await itineraryOf(ndc, 'TK')

  expect(await refusal(ndc.sell(order('unpaid', itinerary), callAt(now)))).toBe('paymentRequired')
  expect(await refusal(ndc.sell({ ...order('paid', itinerary), isPaid: true }, callAt(now)))).toBe('done')
})

it('sells the seats that the GDS has not sold yet, and the other way round', async () => {
  const { ndc, gds } = await hosts
  const nonStop: ShopRequest = {
    ...toFrankfurt,
    legs: toFrankfurt.legs.map((leg) => ({ ...leg, date: '2027-06-02' })),
  }
  const [own, filed] = [await itineraryOf(ndc, 'LH', nonStop), await itineraryOf(gds, 'LH', nonStop)]
  const seat = (itinerary: PricedItinerary) =>
    segmentsOf(itinerary).map(({ flight, bookingClass }) => `${flight.number} ${bookingClass}`)
  expect(seat(own)).toEqual(seat(filed))

  for (let sold = 0; (await refusal(gds.sell(order(`gds-${sold}`, filed), callAt(now)))) === 'done'; sold++);
  expect(await refusal(ndc.sell(order('after-gds', own), callAt(now)))).toBe('segmentsCannotBeBooked')
  expect(seat(await itineraryOf(ndc, 'LH', nonStop))).not.toEqual(seat(own))
  await gds.release('gds-0', filed, callAt(now))
  expect(await refusal(ndc.sell(order('after-release', own), callAt(now)))).toBe('done')
  expect(await refusal(gds.sell(order('after-ndc', filed), callAt(now)))).toBe('segmentsCannotBeBooked')
})

it('issues from the same stock as the GDS: no number occurs twice', async () => {
  const { ndc, gds } = await hosts
  const sales: [AirHost, SellOrder][] = [
    [ndc, order('stock-ndc', await itineraryOf(ndc, 'LH'))],
    [gds, order('stock-gds', await itineraryOf(gds, 'LH'))],
  ]
  const numbers = []
  for (const [host, sale] of sales) {
    await host.sell(sale, callAt(now))
    numbers.push(...(await host.issue(issueOrder(sale), callAt(now))).flatMap((ticket) => ticket.numbers))
  }

  expect(new Set(numbers).size).toBe(2)
  for (const number of numbers) expect(number.slice(0, 3)).toBe('220')
})

it('does not answer a search with the account code of its outage', async () => {
  const { ndc, gds } = await hosts
  const down = (code: string): ShopRequest => ({ ...toFrankfurt, fares: { accountCodes: [{ code }] } })

  await expect(withFaultsByName(ndc).shop(down('NDCDOWN'), callAt(now))).rejects.toThrow(SupplierUnavailable)
  await expect(withFaultsByName(gds).shop(down('GDSDOWN'), callAt(now))).rejects.toThrow(SupplierUnavailable)
  expect(await withFaultsByName(gds).shop(down('NDCDOWN'), callAt(now))).not.toEqual([])
  expect(await withFaultsByName(ndc).shop(down('GDSDOWN'), callAt(now))).not.toEqual([])
})
