import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignedQueues } from '../../lib/queue/queue.ts'
import { quietSupplierLog } from '../../lib/suppliers/supplier-log.ts'
import { type DuffelDouble, startDuffelDouble } from '../doubles/duffel/duffel-double.ts'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { silent } from '../support/campaign.ts'
import { ledger } from '../support/ledger.ts'
import { locatorsOn } from '../support/queue.ts'
import { cardBody, client, errorOf, locatorOf, ticketNumbersOf } from '../support/trip.ts'

/** The service with Duffel as its supplier, as its configuration says it, and what is told after the sale. */

const webhookSecret = 'whs_of_the_tests'
const alerts: string[] = []
let api: Api
let double: DuffelDouble
beforeAll(async () => {
  double = await startDuffelDouble({ startsAt: startOfTests, searchesPerMinute: 1000 })
  api = await startApi({
    environment: {
      AIR_GDS: 'none',
      AIR_NDC: 'duffel',
      DUFFEL_URL: double.url,
      DUFFEL_TOKEN: `${double.token} ${webhookSecret}`,
      SANDBOX_BESIDE_LIVE: 'on',
    },
    log: silent,
    supplierLog: { ...quietSupplierLog, alert: (supplier, alert) => alerts.push(`${supplier} ${alert}`) },
  })
})
afterAll(async () => {
  await api.close()
  await double.close()
})

const traveler = { birthDate: '1988-04-12', gender: 'Female' }
const market = { from: 'LHR', to: 'JFK' }

async function ordered(): Promise<{ readonly locator: string; readonly orderId: string }> {
  const locator = locatorOf(await client(api).orderNdc(market, 'ZZ', cardBody(), traveler))
  return { locator, orderId: double.ledger.orders().at(-1)?.id ?? '' }
}
const reservation = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation

/** Both clocks go on. */
function later(minutes: number): void {
  api.advance(minutes)
  double.advance(minutes * 60_000)
}

async function deliver(type: string, object: object, secret = webhookSecret) {
  const { body, headers } = double.delivery(secret, type, object)
  const answer = await api.request('POST', '/11/supplier-events/duffel-ndc', {
    raw: body.toString(),
    headers,
  })
  await api.service.idle()
  return answer
}

describe('a flight that its airline moves', () => {
  it('is told by a signed delivery, shown in the reservation, and put on a queue of its office', async () => {
    const { locator, orderId } = await ordered()
    const [before] = (await reservation(locator)).Offer
    double.airlineChange(orderId, 'moved', 75)
    const answer = await deliver('order.airline_initiated_change_detected', { order_id: orderId })
    const [after] = (await reservation(locator)).Offer
    const departure = (offer: Json): string =>
      offer.Product[0].FlightSegment[0].Flight.Departure.time.slice(0, 5)
    const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

    expect(answer.status).toBe(202)
    expect(minutes(departure(after)) - minutes(departure(before))).toBe(75)
    expect(await locatorsOn(api, assignedQueues.ndcChanges)).toContain(locator)
  })

  it('is found without a delivery, when the service asks which orders wait for an answer', async () => {
    const { locator, orderId } = await ordered()
    double.airlineChange(orderId, 'cancelled')
    await api.service.reconcileOrders()
    later(10)
    await api.service.reconcileOrders()

    expect(JSON.stringify(await reservation(locator))).toContain('HX')
  })
})

describe('documents that come late', () => {
  it('are noted in the reservation once Duffel has them', async () => {
    double.odd({ noDocumentsFor: 60_000 })
    const { locator, orderId } = await ordered()
    double.odd({})
    double.advance(61_000)
    await deliver('air.payment.succeeded', { order_id: orderId })
    const { events } = await ledger(api).reservation(locator)

    expect(ticketNumbersOf(await reservation(locator))).toEqual([undefined])
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'documentsIssued',
        documents: [expect.objectContaining({ number: expect.stringMatching(/^125\d{10}$/) })],
      }),
    )
  })
})

describe('a delivery', () => {
  it('about an order of someone else changes nothing', async () => {
    expect((await deliver('order.created', { id: 'ord_0000000000000000000000' })).status).toBe(202)
  })

  it.each([
    ['with another secret', 'whs_other', 0],
    ['that is an hour old', webhookSecret, 3_600_000],
  ])('%s is not read', async (_name, secret, late) => {
    const { body, headers } = double.delivery(secret, 'order.created', { id: 'ord_1' })
    const now = api.now()
    api.advance(late / 60_000)
    const answer = await api.request('POST', '/11/supplier-events/duffel-ndc', {
      raw: body.toString(),
      headers,
    })

    api.setNow(now)

    expect(answer.status).toBe(401)
    expect(alerts.at(-1)).toBe('duffel deliveryRefused')
  })
})

describe('a traveler', () => {
  it('of whom Duffel needs to know more is refused before anything is sold', async () => {
    const before = double.ledger.orders().length
    const { workbench } = await client(api).prepareNdc(market, 'ZZ', { gender: undefined })
    const { body } = await client(api).commit(workbench)

    expect(errorOf(body).Message).toContain('GENDER')
    expect(double.ledger.orders()).toHaveLength(before)
  })
})

describe('an operator', () => {
  it('is told when the balance is used up, and when an outcome is not known', async () => {
    const send = async (route: { readonly from: string; readonly to: string }) => {
      const { workbench, offer } = await client(api).prepareNdc(route, 'ZZ', traveler)
      await client(api).pay(workbench, offer, cardBody())
      return client(api).commit(workbench)
    }
    alerts.length = 0
    await send({ from: 'LGW', to: 'STN' })
    double.fault({ method: 'POST', path: '/air/orders', kind: 'lostAfter' })
    const { body } = await send(market)

    expect(alerts).toEqual(['duffel noBalance', 'duffel unknownOutcome'])
    expect(ticketNumbersOf(body.ReservationResponse.Reservation)).toHaveLength(1)
  })
})
