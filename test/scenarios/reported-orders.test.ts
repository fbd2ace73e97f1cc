import { afterAll, beforeAll, expect, it } from 'vitest'
import { lifetimes } from '../../lib/kernel/limits.ts'
import type { OrderFact } from '../../lib/suppliers/supplier-inbox.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { silent } from '../support/campaign.ts'
import { stoppingStore } from '../support/faulty-store.ts'
import { ledger } from '../support/ledger.ts'
import { locatorsOn } from '../support/queue.ts'
import { standInInbox } from '../support/stand-in-inbox.ts'
import { client, locatorOf } from '../support/trip.ts'

const supplier = standInInbox()
const faults = stoppingStore()
const cancelled: readonly OrderFact[] = [{ kind: 'cancelled' }]
let api: Api
beforeAll(async () => {
  api = await startApi({
    supplierInboxes: new Map([['sandbox-ndc', supplier.inbox]]),
    wrapStore: faults.wrap,
    log: silent,
  })
})
afterAll(() => api.close())

const offersOf = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation.Offer
const noted = async (orderId: string) =>
  (await ledger(api).reportedOrders()).filter(({ order }) => order.orderId === orderId)

async function ordered() {
  const locator = locatorOf(await client(api).orderNdc())
  return { locator, orderId: await supplier.adopt(api, locator) }
}

it('an order that the supplier does not know yet is kept aside, and read again after a pause that grows', async () => {
  const locator = locatorOf(await client(api).orderNdc())
  const { orderId } = (await ledger(api).reservation(locator)).offers[0].booking
  const answer = await supplier.deliver(api, { orderId })
  await supplier.adopt(api, locator)
  supplier.change(api, orderId, cancelled)
  const tooEarly = await api.service.reconcileOrders()
  const before = await offersOf(locator)
  api.advance(1)
  const inTime = await api.service.reconcileOrders()

  expect(answer.status).toBe(202)
  expect([tooEarly, inTime]).toEqual([
    { filed: 0, waiting: 0 },
    { filed: 1, waiting: 0 },
  ])
  expect([before.length, await offersOf(locator)]).toEqual([1, undefined])
  expect(await noted(orderId)).toEqual([])
})

it('a supplier that does not answer keeps nothing from being noted, and is asked again', async () => {
  const { locator, orderId } = await ordered()
  supplier.change(api, orderId, cancelled)
  supplier.setOutOfReach(true)
  const answer = await supplier.deliver(api, { orderId })
  api.advance(1)
  const outOfReach = await api.service.reconcileOrders()
  supplier.setOutOfReach(false)
  api.advance(60)
  const again = await api.service.reconcileOrders()

  expect(answer.status).toBe(202)
  expect([outOfReach, again]).toEqual([
    { filed: 0, waiting: 1 },
    { filed: 1, waiting: 0 },
  ])
  expect(await offersOf(locator)).toBeUndefined()
})

it('a sold order that no reservation has after a week is given up, with an error for the operator', async () => {
  const { locator } = await ordered()
  const orderId = 'sold without a reservation'
  supplier.sell(api, orderId)
  await supplier.deliver(api, { orderId, type: 'sold' })
  const start = api.now()
  api.setNow(start + lifetimes.reportedOrderMs - 1)
  const waiting = await api.service.reconcileOrders()
  api.setNow(start + lifetimes.reportedOrderMs + lifetimes.lookAgainMs.most)
  const end = api.service.reconcileOrders()

  expect(waiting).toEqual({ filed: 0, waiting: 1 })
  await expect(end).rejects.toMatchObject({ errors: [{ message: expect.stringContaining(orderId) }] })
  expect(await noted(orderId)).toEqual([])
  expect(await offersOf(locator)).toHaveLength(1)
})

it('a process that stops at any write of the reconciler loses nothing and does nothing twice', async () => {
  const stoppedAt = async (write: number, when: 'before' | 'after') => {
    const { locator, orderId } = await ordered()
    supplier.change(api, orderId, cancelled)
    faults.stopAt(write, when)
    await supplier.deliver(api, { orderId })
    const writes = faults.writes()
    faults.restart()
    api.advance(60)
    await api.service.reconcileOrders()
    return { locator, orderId, writes }
  }
  const { writes } = await stoppedAt(99, 'after')

  for (let write = 1; write <= writes; write++)
    for (const when of ['before', 'after'] as const) {
      // The delivery is not noted: its supplier gets no answer, and delivers it again.
      if (write === 1 && when === 'before') continue
      const { locator, orderId } = await stoppedAt(write, when)
      const { offers, events, documentIds } = await ledger(api).reservation(locator)
      expect({ write, when, offers, events: events.map(({ kind }: Json) => kind) }).toEqual({
        write,
        when,
        offers: [],
        events: ['booked', 'ticketed', 'offerCancelled'],
      })
      expect((await locatorsOn(api, 23)).filter((one) => one === locator)).toHaveLength(1)
      expect((await ledger(api).document(documentIds[0])).retained).toBe(true)
      expect(await noted(orderId)).toEqual([])
    }
  expect(writes).toBeGreaterThan(4)
}, 120_000)

it('a supplier that sends nothing is asked on the schedule for the orders that changed since', async () => {
  const polled = standInInbox({ isPolled: true })
  const other = await startApi({ supplierInboxes: new Map([['sandbox-ndc', polled.inbox]]) })
  try {
    const locator = locatorOf(await client(other).orderNdc())
    const orderId = await polled.adopt(other, locator)
    other.advance(5)
    await other.service.reconcileOrders()
    other.advance(5)
    const nothing = await other.service.reconcileOrders()
    polled.change(other, orderId, cancelled)
    other.advance(5)
    polled.setOutOfReach(true)
    await other.service.reconcileOrders()
    polled.setOutOfReach(false)
    const found = await other.service.reconcileOrders()

    expect([nothing, found]).toEqual([
      { filed: 0, waiting: 0 },
      { filed: 1, waiting: 0 },
    ])
    expect((await ledger(other).reservation(locator)).offers).toEqual([])
  } finally {
    await other.close()
  }
})
