import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startOfTests } from '../../support/api.ts'
import { balanceFor, callerOf, orderOf } from './caller.ts'
import { type DuffelDouble, startDuffelDouble } from './duffel-double.ts'
import type { Fault, Oddities } from './faults.ts'
import type { Resource } from './state.ts'

const minute = 60_000
const hour = 60 * minute

describe('what goes wrong with the double of Duffel on demand', () => {
  let double: DuffelDouble
  let caller: ReturnType<typeof callerOf>
  beforeEach(async () => {
    double = await startDuffelDouble({ startsAt: startOfTests, searchesPerMinute: 1000 })
    caller = callerOf(double)
  })
  afterEach(() => double.close())

  const onOrder = (fault: Omit<Fault, 'method' | 'path'>): void =>
    double.fault({ method: 'POST', path: '/air/orders', ...fault })
  const alive = () => double.ledger.orders().filter(({ isAlive }) => isAlive)
  const segments = (one: Resource): Resource[] => one.slices.flatMap((slice: Resource) => slice.segments)
  const oddOffer = async (odd: Oddities, route = 'LHR-JFK'): Promise<Resource> => {
    double.odd(odd)
    return caller.offerOn(route)
  }

  it('an answer is lost after its effect', async () => {
    const offer = await caller.offerOn('LHR-JFK')
    onOrder({ kind: 'lostAfter' })

    await expect(caller.post('/air/orders', orderOf(offer))).rejects.toThrow('fetch failed')

    expect(alive()).toHaveLength(1)
    expect((await caller.get(`/air/orders?offer_id=${offer.id}`)).data).toHaveLength(1)
  })

  it('a connection is cut before any effect', async () => {
    const asked = orderOf(await caller.offerOn('LHR-JFK'))
    onOrder({ kind: 'cutBefore' })

    await expect(caller.post('/air/orders', asked)).rejects.toThrow('fetch failed')

    expect(double.ledger.orders()).toEqual([])
    expect((await caller.post('/air/orders', asked)).status).toBe(201)
  })

  it.each([
    ['late200', 200],
    ['late202', 202],
  ] as const)('%s: the order shows later, and its money is gone at once', async (kind, status) => {
    const offer = await caller.offerOn('LHR-JFK')
    onOrder({ kind, lateMs: hour })

    const answer = await caller.post('/air/orders', orderOf(offer, 'instant'))

    expect(answer.status).toBe(status)
    expect((await caller.get(`/air/orders/${answer.data.id}`)).status).toBe(404)
    expect(double.ledger.movements()).toHaveLength(1)
    double.advance(hour)
    expect((await caller.get(`/air/orders/${answer.data.id}`)).data.offer_id).toBe(offer.id)
  })

  it('202 comes to nothing, and the offer can be bought again then', async () => {
    const asked = orderOf(await caller.offerOn('LHR-JFK'))
    onOrder({ kind: 'late202', lateMs: 5 * minute, fails: true })

    expect((await caller.post('/air/orders', asked)).status).toBe(202)
    expect((await caller.post('/air/orders', asked)).code).toBe('order_creation_already_attempted')
    double.advance(5 * minute)
    expect((await caller.post('/air/orders', asked)).status).toBe(201)
    expect(double.ledger.postsByOffer()).toEqual({ [asked.selected_offers[0]]: 3 })
  })

  it('a payment is accepted, and fails later', async () => {
    const { data: order } = await caller.post('/air/orders', orderOf(await caller.offerOn('LHR-JFK')))
    const payment = { order_id: order.id, payment: balanceFor(order) }
    double.fault({ method: 'POST', path: '/air/payments', kind: 'late202', lateMs: minute, fails: true })

    expect((await caller.post('/air/payments', payment)).status).toBe(202)
    double.advance(minute)

    const { data } = await caller.get(`/air/payments?order_id=${order.id}`)
    expect(data).toMatchObject([{ status: 'failed' }])
    expect(double.ledger.movements()).toEqual([])
    expect((await caller.post('/air/payments', payment)).status).toBe(201)
  })

  it.each([
    [500, 'api_error'],
    [502, 'airline_error'],
    [503, 'api_error'],
    [504, 'api_error'],
    [429, 'rate_limit_error'],
  ])('%i on a path, as often as wanted, without effect', async (status, type) => {
    const asked = orderOf(await caller.offerOn('LHR-JFK'))
    onOrder({ kind: status, times: 2 })

    for (let count = 0; count < 2; count++) {
      const answer = await caller.post('/air/orders', asked)
      expect(answer.status).toBe(status)
      expect(answer.body.errors[0].type).toBe(type)
    }

    expect(double.ledger.orders()).toEqual([])
    expect((await caller.post('/air/orders', asked)).status).toBe(201)
  })

  it('a code is a number, a refusal plain text, a gateway answers a page', async () => {
    onOrder({ kind: 400, code: 400 })
    onOrder({ kind: 'plain403' })
    onOrder({ kind: 'html502' })
    const answers = [1, 2, 3].map(() => caller.post('/air/orders', {}))
    const [first, second, third] = [await answers[0], await answers[1], await answers[2]]

    expect(first).toMatchObject({ status: 400, code: 400 })
    expect(second).toMatchObject({ status: 403, body: undefined })
    expect(third).toMatchObject({ status: 502, body: undefined })
  })

  it('an answer comes slowly', async () => {
    double.fault({ method: 'GET', path: '/air/airlines', kind: 'slow', lateMs: 60 })
    const asked = performance.now()

    await caller.get('/air/airlines')

    expect(performance.now() - asked).toBeGreaterThan(55)
  })

  it('an order is in the list later than it can be read', async () => {
    double.odd({ listsAfterMs: minute })
    const { data: order } = await caller.post('/air/orders', orderOf(await caller.offerOn('LHR-JFK')))
    const listed = async () => (await caller.get(`/air/orders?offer_id=${order.offer_id}`)).data

    expect((await caller.get(`/air/orders/${order.id}`)).status).toBe(200)
    expect(await listed()).toEqual([])
    double.advance(minute)
    expect(await listed()).toHaveLength(1)
  })

  it('a price moves between read and order', async () => {
    const offer = await caller.offerOn('LHR-JFK')
    double.odd({ raisedBy: 1 })

    expect((await caller.post('/air/orders', orderOf(offer, 'instant'))).code).toBe(
      'payment_amount_does_not_match_order_amount',
    )
  })

  it('a held order costs more once its guarantee is over', async () => {
    double.odd({ raisedAfterGuarantee: 500 })
    const { data: held } = await caller.post('/air/orders', orderOf(await caller.offerOn('LHR-JFK')))
    const pay = (order: Resource) =>
      caller.post('/air/payments', { order_id: order.id, payment: balanceFor(order) })
    double.advance(49 * hour)

    expect((await pay(held)).code).toBe('payment_amount_does_not_match_order_amount')
    const { data: read } = await caller.get(`/air/orders/${held.id}`)
    expect(Number(read.total_amount)).toBeCloseTo(Number(held.total_amount) + 5)
    expect((await pay(read)).status).toBe(201)
  })

  it('documents come late', async () => {
    double.odd({ noDocumentsFor: minute })
    const { data: order } = await caller.post(
      '/air/orders',
      orderOf(await caller.offerOn('LHR-JFK'), 'instant'),
    )

    expect(order.documents).toEqual([])
    double.advance(minute)
    expect((await caller.get(`/air/orders/${order.id}`)).data.documents).toHaveLength(1)
  })

  it.each([
    ['short', /^1$/],
    ['thirteen', /^\d{13}$/],
    ['fourteen', /^\d{14}$/],
    ['dashed', /^\d{3}-\d{10}$/],
  ] as const)('document numbers are %s', async (documentNumbers, pattern) => {
    const asked = orderOf(await oddOffer({ documentNumbers }), 'instant')
    const { data } = await caller.post('/air/orders', asked)

    expect(data.documents[0].unique_identifier).toMatch(pattern)
  })

  it('an airline has no documents', async () => {
    const asked = orderOf(await oddOffer({ documentNumbers: 'none' }), 'instant')

    expect((await caller.post('/air/orders', asked)).data.documents).toEqual([])
  })

  it('members are null', async () => {
    const offer = await oddOffer({
      noTax: true,
      noAircraft: true,
      noConditions: true,
      noGuarantee: true,
      noDurations: true,
    })

    expect(offer).toMatchObject({ tax_amount: null, tax_currency: null, conditions: null })
    expect(offer.payment_requirements).toMatchObject({
      requires_instant_payment: false,
      price_guarantee_expires_at: null,
    })
    for (const one of segments(offer)) expect(one).toMatchObject({ aircraft: null, duration: null })
  })

  it('a penalty is in another currency', async () => {
    const offer = await oddOffer({ foreignPenalty: true })

    expect(offer.total_currency).toBe('GBP')
    expect(offer.conditions.change_before_departure.penalty_currency).toBe('USD')
  })

  it.each([
    ['JPY', 0, /^\d+$/],
    ['KWD', 3, /^\d+\.\d{3}$/],
  ] as const)('prices are in %s with %i decimals', async (currency, decimals, pattern) => {
    const offer = await oddOffer({ currency, decimals })
    const { data: order } = await caller.post('/air/orders', orderOf(offer, 'instant'))
    const { data: quote } = await caller.post('/air/order_cancellations', { order_id: order.id })

    expect(offer.total_amount).toMatch(pattern)
    expect(order).toMatchObject({ total_amount: offer.total_amount, total_currency: currency })
    expect(quote.refund_amount).toBe(order.total_amount)
  })

  it('a journey takes more than a day', async () => {
    double.odd({ longLayover: true })
    const { offers } = await caller.search('LHR-JFK')

    expect(offers.map(({ slices }: Resource) => slices[0].duration)).toContainEqual(
      expect.stringMatching(/^P1DT\d\dH\d\dM$/),
    )
  })

  it('flights cross the date line and changes of the clock', async () => {
    const [eastward] = segments(await caller.offerOn('NRT-HNL'))
    const [spring] = segments(
      await caller.offerOn('LHR-CDG', {
        slices: [{ origin: 'LHR', destination: 'CDG', departure_date: '2027-03-28' }],
      }),
    )

    expect(eastward.arriving_at < eastward.departing_at).toBe(true)
    expect(spring.departing_at.slice(0, 10)).toBe('2027-03-28')
  })

  it('nine travel together, infants on the laps of adults', async () => {
    const passengers = [
      ...Array.from({ length: 5 }, () => ({ type: 'adult' })),
      ...[14, 8, 1, 0].map((age) => ({ age })),
    ]
    const offer = await caller.offerOn('LHR-JFK', { passengers })
    const { data: order, text } = await caller.post('/air/orders', orderOf(offer, 'instant'))

    expect(order?.passengers, text).toHaveLength(9)
    expect(offer.passengers.map(({ type }: Resource) => type).slice(5)).toEqual([
      'child',
      'child',
      'infant_without_seat',
      'infant_without_seat',
    ])
    await expect(
      caller.search('LHR-JFK', { passengers: [...passengers, { type: 'adult' }] }),
    ).rejects.toThrow('validation_length')
  })

  it('ZZ draws for each search whether it changes and refunds, for 40.00', async () => {
    double.odd({ randomConditions: true })
    const found = new Set<string>()
    for (let count = 0; count < 12; count++) {
      const { conditions } = await caller.offerOn('LHR-JFK')
      for (const { allowed, penalty_amount } of Object.values<Resource>(conditions))
        found.add(`${allowed} ${penalty_amount}`)
    }

    expect([...found].sort()).toEqual(['false null', 'true 40.00'])
  })

  it('the airline refuses the same names on the same flights', async () => {
    double.odd({ refusesDuplicates: true })
    const book = async () => caller.post('/air/orders', orderOf(await caller.offerOn('LHR-JFK')))

    expect((await book()).status).toBe(201)
    expect(await book()).toMatchObject({ status: 422, code: 'duplicate_booking' })
  })

  it('a change gives money back', async () => {
    const { data: order } = await caller.post(
      '/air/orders',
      orderOf(await caller.offerOn('LHR-JFK'), 'instant'),
    )
    double.odd({ changeTotal: -3000 })
    const { data: request } = await caller.post('/air/order_change_requests', {
      order_id: order.id,
      slices: {
        remove: [{ slice_id: order.slices[0].id }],
        add: [{ origin: 'LHR', destination: 'JFK', departure_date: '2027-06-03' }],
      },
    })
    const [{ id, change_total_amount }] = request.order_change_offers
    const { data: change } = await caller.post('/air/order_changes', { selected_order_change_offer: id })

    expect(change_total_amount).toBe('-30.00')
    expect((await caller.post(`/air/order_changes/${change.id}/actions/confirm`, {})).status).toBe(200)
    expect(double.ledger.movements().at(-1)).toMatchObject({ what: 'change refund', minor: 3000 })
    expect(double.ledger.openingBalanceMinor - double.ledger.balanceMinor()).toBe(double.ledger.aliveMinor())
  })

  it('a cancellation gives back a part, to a voucher, or does not say how much', async () => {
    const { data: order } = await caller.post(
      '/air/orders',
      orderOf(await caller.offerOn('LHR-JFK'), 'instant'),
    )
    const quote = async (odd: Oddities) => {
      double.odd(odd)
      return (await caller.post('/air/order_cancellations', { order_id: order.id })).data
    }
    const half = Math.round(Number(order.total_amount) * 50) / 100

    expect((await quote({ unknownRefund: true })).refund_amount).toBeNull()
    expect(Number((await quote({ refundPart: 0.5 })).refund_amount)).toBe(half)
    const { id, refund_to } = await quote({ refundTo: 'voucher' })
    await caller.post(`/air/order_cancellations/${id}/actions/confirm`)
    expect(refund_to).toBe('voucher')
    expect(double.ledger.movements()).toHaveLength(1)
  })

  it('another airline flies, and does not tell its number', async () => {
    const [flight] = segments(await oddOffer({ codeshare: true }))

    expect([flight.marketing_carrier.iata_code, flight.operating_carrier.iata_code]).toEqual(['ZZ', 'Q9'])
    expect(flight.operating_carrier_flight_number).toBeNull()
  })

  it('a slow airline is left out, unless there is time', async () => {
    double.odd({ slowAirlineMs: 25_000 })
    const airlines = async (timeout: number): Promise<Set<string>> => {
      const { data } = await caller.post(`/air/offer_requests?supplier_timeout=${timeout}`, {
        slices: [{ origin: 'LHR', destination: 'JFK', departure_date: '2027-06-01' }],
        passengers: [{ type: 'adult' }],
      })
      return new Set(data.offers.map(({ owner }: Resource) => owner.iata_code))
    }

    expect(await airlines(18_000)).toEqual(new Set(['ZZ']))
    expect(await airlines(30_000)).toEqual(new Set(['ZZ', 'Q9']))
    // Out of range: 20 seconds.
    expect(await airlines(90_000)).toEqual(new Set(['ZZ']))
  })

  it('values come that nobody has seen', async () => {
    const offer = await oddOffer({ unknownValues: true })
    const { data } = await caller.get(`/air/offers/${offer.id}?return_available_services=true`)
    const { data: order } = await caller.post('/air/orders', orderOf(offer))

    expect(segments(offer)[0].passengers[0].baggages).toContainEqual({
      type: 'musical_instrument',
      quantity: 1,
    })
    expect(data.available_services[0].type).toBe('lounge_access')
    expect(order.available_actions).toContain('upgrade')
  })

  it('answers say that they are live', async () => {
    expect((await oddOffer({ liveMode: true })).live_mode).toBe(true)
    double.calm()
    expect((await caller.offerOn('LHR-JFK')).live_mode).toBe(false)
  })

  it('all of it ends when it is taken back, and a reset begins anew', async () => {
    const first = await caller.offerOn('LHR-JFK')
    await caller.post('/air/orders', orderOf(first, 'instant'))
    onOrder({ kind: 500 })
    double.odd({ noTax: true })
    double.calm()
    expect((await caller.offerOn('LHR-JFK')).tax_amount).not.toBeNull()

    double.reset()

    expect(double.ledger.orders()).toEqual([])
    expect(double.ledger.balanceMinor()).toBe(double.ledger.openingBalanceMinor)
    // The same seed, the same ids and prices.
    const again = await caller.offerOn('LHR-JFK')
    expect([again.id, again.total_amount]).toEqual([first.id, first.total_amount])
  })
})
