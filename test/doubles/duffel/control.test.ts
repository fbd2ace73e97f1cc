import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startOfTests } from '../../support/api.ts'
import { callerOf, orderOf } from './caller.ts'
import { startControl } from './control.ts'
import { type DuffelDouble, startDuffelDouble } from './duffel-double.ts'

describe('the control port of the double of Duffel', () => {
  let double: DuffelDouble
  let control: Awaited<ReturnType<typeof startControl>>
  beforeEach(async () => {
    double = await startDuffelDouble({ startsAt: startOfTests })
    control = await startControl(double)
  })
  afterEach(async () => {
    await control.close()
    await double.close()
  })

  async function command(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${control.url}/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: JSON.parse(await answer.text()) }
  }
  const caller = () => callerOf(double)

  it('orders faults and takes them back', async () => {
    await command('POST', 'faults', { method: 'GET', path: '/air/airlines', kind: 500, times: 2 })

    expect((await caller().get('/air/airlines')).status).toBe(500)
    await command('DELETE', 'faults')
    expect((await caller().get('/air/airlines')).status).toBe(200)
  })

  it('moves the clock, changes content, and makes the airline change an order', async () => {
    await command('PUT', 'oddities', { noTax: true })
    const { body: clock } = await command('POST', 'clock', { advanceMs: 86_400_000 })
    const offer = await caller().offerOn('LHR-JFK')
    const { data: order } = await caller().post('/air/orders', orderOf(offer, 'instant'))
    const change = await command('POST', 'airline-changes', { order_id: order.id, kind: 'cancelled' })

    expect(clock.now).toMatch(/^2027-03-02T10:00/)
    expect(offer.tax_amount).toBeNull()
    expect(change.body).toMatchObject({ order_id: order.id, added: [] })
    const { body: ledger } = await command('GET', 'ledger')
    expect(ledger).toMatchObject({
      orders: [{ id: order.id, isAlive: true, isPaid: true }],
      postsByOffer: { [offer.id]: 1 },
    })
    expect(ledger.openingBalanceMinor - ledger.balanceMinor).toBe(ledger.aliveMinor)
    await command('POST', 'reset')
    expect((await command('GET', 'ledger')).body.orders).toEqual([])
  })

  it('says what it can, and what it could not', async () => {
    expect((await command('GET', 'nothing')).body.commands).toContain('GET ledger')
    expect((await command('POST', 'airline-changes', { order_id: 'ord_x' })).status).toBe(400)
  })

  it('is nothing of what Duffel has', async () => {
    expect((await caller().get('/_double/ledger')).status).toBe(404)
  })
})
