import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startOfTests } from '../../support/api.ts'
import { balanceFor, callerOf, orderOf } from './caller.ts'
import { type DuffelDouble, startDuffelDouble } from './duffel-double.ts'
import type { Resource } from './state.ts'

const minute = 60_000

describe('the test routes of Duffel', () => {
  let double: DuffelDouble
  let caller: ReturnType<typeof callerOf>
  beforeEach(async () => {
    double = await startDuffelDouble({ startsAt: startOfTests, searchesPerMinute: 1000 })
    caller = callerOf(double)
  })
  afterEach(() => double.close())

  const order = async (route: string, type: 'hold' | 'instant' = 'hold') =>
    caller.post('/air/orders', orderOf(await caller.offerOn(route), type))
  const segments = (offer: Resource): Resource[] => offer.slices.flatMap((slice: Resource) => slice.segments)
  const alive = () => double.ledger.orders().filter(({ isAlive }) => isAlive)

  it('PVD-RAI has no offers', async () => {
    expect((await caller.search('PVD-RAI')).offers).toEqual([])
  })

  it('JFK-EWR has only offers that can be held', async () => {
    const { offers } = await caller.search('JFK-EWR')

    expect(offers).not.toHaveLength(0)
    for (const { payment_requirements } of offers)
      expect(payment_requirements.requires_instant_payment).toBe(false)
  })

  it('LHR-DXB has connections only', async () => {
    for (const offer of (await caller.search('LHR-DXB')).offers) expect(segments(offer)).toHaveLength(2)
  })

  it('DXB-AMS stops within its segment', async () => {
    for (const offer of (await caller.search('DXB-AMS')).offers) {
      const [{ stops, departing_at }, ...others] = segments(offer)
      expect(others).toEqual([])
      expect(stops).toHaveLength(1)
      expect(stops[0].airport.iata_code).not.toBe('DXB')
      expect(stops[0].departing_at > departing_at).toBe(true)
    }
  })

  it('BTS-MRU has no baggage, BTS-ABV nothing to buy', async () => {
    const bare = await caller.offerOn('BTS-MRU')
    const { id } = await caller.offerOn('BTS-ABV')

    expect(segments(bare)[0].passengers[0].baggages).toEqual([])
    const { data } = await caller.get(`/air/offers/${id}?return_available_services=true`)
    expect(data.available_services).toEqual([])
  })

  it('STN-LHR takes too long', async () => {
    await expect(caller.search('STN-LHR')).rejects.toThrow('gateway_timeout_error')
  })

  it('LGW-LHR is gone when its offer is read', async () => {
    const { id } = await caller.offerOn('LGW-LHR')

    expect(await caller.get(`/air/offers/${id}`)).toMatchObject({
      status: 422,
      code: 'offer_no_longer_available',
    })
  })

  it('LHR-STN costs 10.00 more when it is read, and is not sold for less', async () => {
    const offer = await caller.offerOn('LHR-STN')
    const { data: read } = await caller.get(`/air/offers/${offer.id}`)

    expect(Number(read.total_amount)).toBeCloseTo(Number(offer.total_amount) + 10)
    expect(await caller.post('/air/orders', orderOf(offer, 'instant'))).toMatchObject({
      status: 422,
      code: 'payment_amount_does_not_match_order_amount',
    })
    expect((await caller.post('/air/orders', orderOf(read, 'instant'))).status).toBe(201)
  })

  it('LHR-LGW and LGW-STN fail, and leave no order', async () => {
    expect(await order('LHR-LGW')).toMatchObject({ status: 502, code: 'airline_unknown' })
    expect(await order('LGW-STN')).toMatchObject({ status: 422, code: 'insufficient_balance' })
    expect(double.ledger.orders()).toEqual([])
  })

  it.each([
    ['LTN-STN', 200],
    ['SEN-STN', 202],
  ])('%s answers %i, and shows the order later', async (route, status) => {
    const offer = await caller.offerOn(route)
    const asked = orderOf(offer, 'instant')
    const listed = async () => (await caller.get(`/air/orders?offer_id=${offer.id}`)).data

    expect((await caller.post('/air/orders', asked)).status).toBe(status)

    expect(await listed()).toEqual([])
    expect((await caller.post('/air/orders', asked)).code).toBe('order_creation_already_attempted')
    double.advance(60 * minute)
    expect(await listed()).toHaveLength(1)
    expect((await caller.post('/air/orders', asked)).code).toBe('offer_request_already_booked')
    expect(alive()).toHaveLength(1)
  })

  it('SEN-STN pays later, too', async () => {
    await order('SEN-STN')
    double.advance(60 * minute)
    const [{ id }] = (await caller.get('/air/orders')).data as [Resource]
    const held = double.order(id)
    const payment = { order_id: id, payment: balanceFor(held) }

    const answer = await caller.post('/air/payments', payment)

    expect(answer).toMatchObject({ status: 202, data: { status: 'pending' } })
    expect(double.order(id).payment_status.awaiting_payment).toBe(true)
    double.advance(60 * minute)
    const { data: paid } = await caller.get(`/air/payments/${answer.data.id}`)
    expect(paid.status).toBe('succeeded')
    expect(double.ledger.movements()).toHaveLength(1)
    expect((await caller.post('/air/payments', payment)).code).toBe('already_paid')
  })

  it('LCY-STN answers 202, and comes to nothing', async () => {
    expect((await order('LCY-STN', 'instant')).status).toBe(202)
    double.advance(60 * minute)

    expect(double.ledger.orders()).toEqual([])
    expect(double.ledger.movements()).toEqual([])
  })

  it('LHR-LTN is moved by an hour each time its changes are read, and only the last one can be accepted', async () => {
    const { data } = await order('LHR-LTN')
    const departs = data.slices[0].segments[0].departing_at
    const changes = async () => (await caller.get(`/air/airline_initiated_changes?order_id=${data.id}`)).data

    await changes()
    const [first, second] = await changes()

    const hours = (one: Resource): number =>
      (Date.parse(one.added[0].segments[0].departing_at) - Date.parse(departs)) / 3_600_000
    expect([first, second].map(hours)).toEqual([1, 2])
    const accept = ({ id }: Resource) => caller.post(`/air/airline_initiated_changes/${id}/actions/accept`)
    expect((await accept(first)).code).toBe('stale_airline_initiated_change_accept')
    expect((await accept(second)).data.action_taken).toBe('accepted')
    expect(double.order(data.id).slices).toEqual(second.added)
  })

  it('LTN-SYD gives airline credits back, and no money', async () => {
    const { data } = await order('LTN-SYD', 'instant')
    const { data: quote } = await caller.post('/air/order_cancellations', { order_id: data.id })
    const { data: done } = await caller.post(`/air/order_cancellations/${quote.id}/actions/confirm`)

    expect(done.refund_to).toBe('airline_credits')
    const { data: credits } = await caller.get('/air/airline_credits')
    expect(credits).toMatchObject([{ amount: data.total_amount, order_id: data.id, spent_at: null }])
    expect(credits[0].code).toMatch(/^\d{13}$/)
    expect(double.ledger.movements().map(({ what }) => what)).toEqual(['payment'])
  })

  it('LTN-SYD gives each passenger a share; together they are the price', async () => {
    const passengers = [{ type: 'adult' }, { type: 'adult' }, { age: 7 }]
    const offer = await caller.offerOn('LTN-SYD', { passengers })
    const { data } = await caller.post('/air/orders', orderOf({ ...offer }, 'instant'))
    const { data: quote } = await caller.post('/air/order_cancellations', { order_id: data.id })
    await caller.post(`/air/order_cancellations/${quote.id}/actions/confirm`)

    const { data: credits } = await caller.get('/air/airline_credits')
    const minor = credits.map(({ amount }: Resource) => Math.round(Number(amount) * 100))
    expect(minor).toHaveLength(3)
    expect(minor.reduce((sum: number, one: number) => sum + one, 0)).toBe(
      Math.round(Number(data.total_amount) * 100),
    )
  })

  it('Amelia Earhart flies with ZZ for a tenth less', async () => {
    const offer = await caller.offerOn('LHR-JFK')
    const loyalty_programme_accounts = [{ airline_iata_code: 'ZZ', account_number: '1234567890' }]
    const name = { given_name: 'Amelia', family_name: 'Earhart', loyalty_programme_accounts }

    const path = `/air/offers/${offer.id}/passengers/${offer.passengers[0].id}`
    expect((await caller.call('PATCH', path, { data: name })).data).toMatchObject(name)

    const { data } = await caller.get(`/air/offers/${offer.id}`)
    expect(Number(data.total_amount)).toBeCloseTo(Number(offer.total_amount) * 0.9, 1)
  })
})
