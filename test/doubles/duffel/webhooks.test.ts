import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startOfTests } from '../../support/api.ts'
import { balanceFor, callerOf, orderOf } from './caller.ts'
import { type DuffelDouble, startDuffelDouble } from './duffel-double.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import type { Resource } from './state.ts'

const hour = 3_600_000
const events = [
  'order.created',
  'order.creation_failed',
  'air.payment.succeeded',
  'air.order.changed',
  'order_cancellation.created',
  'order_cancellation.confirmed',
  'order.airline_initiated_change_detected',
]

describe('webhooks of the double of Duffel', () => {
  let double: DuffelDouble
  let caller: ReturnType<typeof callerOf>
  let receiver: Receiver
  beforeEach(async () => {
    double = await startDuffelDouble({
      startsAt: startOfTests,
      searchesPerMinute: 1000,
      webhooksOnLoopback: true,
    })
    caller = callerOf(double)
    receiver = await startReceiver()
  })
  afterEach(async () => {
    await receiver.close()
    await double.close()
  })

  const register = async (): Promise<Resource> =>
    (await caller.post('/air/webhooks', { url: receiver.url, events })).data
  const book = async (route = 'LHR-JFK') =>
    (await caller.post('/air/orders', orderOf(await caller.offerOn(route)))).data
  const types = (): string[] => receiver.events.map(({ type }) => type)

  it('are signed over their moment and their bytes with a secret that is told once', async () => {
    const { id, secret } = await register()
    await book()
    await double.sendEvents()

    expect((await caller.get(`/air/webhooks/${id}`)).data.secret).toBeUndefined()
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    const [, seconds, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(`${headers['x-duffel-signature']}`) ?? []
    expect(signature).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
    expect(Math.abs(Number(seconds) * 1000 - double.now())).toBeLessThan(5000)
  })

  it('tell what happens to an order', async () => {
    await register()
    const held = await book()
    await caller.post('/air/payments', { order_id: held.id, payment: balanceFor(held) })
    double.airlineChange(held.id)
    const { data: quote } = await caller.post('/air/order_cancellations', { order_id: held.id })
    await caller.post(`/air/order_cancellations/${quote.id}/actions/confirm`)
    await double.sendEvents()

    expect(types()).toEqual([
      'order.created',
      'air.payment.succeeded',
      'order.airline_initiated_change_detected',
      'order_cancellation.created',
      'order_cancellation.confirmed',
      'air.order.changed',
    ])
    expect(receiver.events[0]).toMatchObject({
      api_version: 'v2',
      live_mode: false,
      idempotency_key: held.id,
      data: { object: { id: held.id } },
    })
  })

  it('tell what became of a 202: an order, or none', async () => {
    await register()
    await book('SEN-STN')
    await book('LCY-STN')
    await double.sendEvents()
    expect(types()).toEqual([])

    double.advance(hour)
    await double.sendEvents()

    expect(types()).toEqual(['order.creation_failed', 'order.created'])
  })

  it('come twice, and in another order', async () => {
    await register()
    double.odd({ holdsEvents: true, eventCopies: 2 })
    const first = await book()
    const second = await book()
    expect(types()).toEqual([])

    await double.sendEvents('backwards')

    const ids = receiver.events.map(({ data }) => data.object.id)
    expect(ids).toEqual([second.id, second.id, first.id, first.id])
    expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(2)
  })

  it('try again for three days, more and more rarely', async () => {
    await register()
    receiver.answerWith(500)
    await book()
    await double.sendEvents()
    expect(receiver.received).toHaveLength(1)

    for (let passed = 0; passed < 80; passed++) {
      double.advance(hour)
      await double.sendEvents()
    }
    expect(receiver.received).toHaveLength(9)
    const { data } = await caller.get('/air/webhooks/deliveries?delivery_success=false')
    expect(data).toHaveLength(9)
    expect(data[0]).toMatchObject({ type: 'order.created', response_status_code: 500 })
  })

  it('are delivered again on request, with the same event', async () => {
    await register()
    await book()
    await double.sendEvents()
    const [event] = receiver.events

    expect((await caller.get(`/air/webhooks/events/${event.id}`)).data).toEqual(event)
    expect((await caller.post(`/air/webhooks/events/${event.id}/actions/redeliver`)).status).toBe(204)
    expect(receiver.events).toEqual([event, event])
  })

  it('are pinged, and say when nobody answers', async () => {
    const { id } = await register()

    expect((await caller.post(`/air/webhooks/${id}/actions/ping`)).status).toBe(204)
    receiver.answerWith(500)
    expect((await caller.post(`/air/webhooks/${id}/actions/ping`)).code).toBe('webhook_client_error')
    expect(types()).toEqual(['ping.triggered', 'ping.triggered'])
  })

  it('are one for an account, which can be put to sleep, changed and removed', async () => {
    const { id } = await register()
    const path = `/air/webhooks/${id}`

    expect((await caller.post('/air/webhooks', { url: receiver.url, events })).code).toBe('unsafe_unique')
    expect((await caller.call('PATCH', path, { data: { active: false } })).data.active).toBe(false)
    await book()
    await double.sendEvents()
    expect(receiver.received).toEqual([])
    expect((await caller.call('DELETE', path)).status).toBe(204)
    expect((await caller.get('/air/webhooks')).data).toEqual([])
  })

  it.each([
    'http://example.test/events',
    'https://192.0.2.7/events',
    'https://[2001:db8::1]/events',
    'nonsense',
    'http://127.0.0.1/events',
  ])('do not go to %s', async (url) => {
    const strict = await startDuffelDouble({ startsAt: startOfTests })
    const answer = await callerOf(strict).post('/air/webhooks', { url, events })
    await strict.close()

    expect(answer).toMatchObject({ status: 422, code: 'validation_format' })
  })
})
