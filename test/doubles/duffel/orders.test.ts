import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startOfTests } from '../../support/api.ts'
import { balanceFor, callerOf, orderOf } from './caller.ts'
import { type DuffelDouble, startDuffelDouble } from './duffel-double.ts'
import type { Resource } from './state.ts'

const hour = 3_600_000
const day = 24 * hour

describe('orders at the double of Duffel', () => {
  let double: DuffelDouble
  let caller: ReturnType<typeof callerOf>
  beforeEach(async () => {
    double = await startDuffelDouble({ startsAt: startOfTests, searchesPerMinute: 1000 })
    caller = callerOf(double)
  })
  afterEach(() => double.close())

  const order = (asked: Resource) => caller.post('/air/orders', asked)
  const bought = async (route = 'LHR-JFK', type: 'hold' | 'instant' = 'instant'): Promise<Resource> =>
    (await order(orderOf(await caller.offerOn(route), type))).data
  const pay = (of: Resource) => caller.post('/air/payments', { order_id: of.id, payment: balanceFor(of) })
  const family = { passengers: [{ type: 'adult' }, { age: 7 }, { age: 1 }] }

  it.each<[string, (asked: Resource) => void, string]>([
    [
      'less than the price',
      (asked) => {
        asked.payments[0].amount = '1.00'
      },
      'payment_amount_does_not_match_order_amount',
    ],
    [
      'another currency',
      (asked) => {
        asked.payments[0].currency = 'USD'
      },
      'payment_currency_does_not_match_order_currency',
    ],
    [
      'a card',
      (asked) => {
        asked.payments[0].type = 'card'
      },
      'validation_inclusion',
    ],
    [
      'no payment',
      (asked) => {
        delete asked.payments
      },
      'validation_length',
    ],
    [
      'another kind',
      (asked) => {
        asked.type = 'pay_later'
      },
      'validation_inclusion',
    ],
    [
      'two offers',
      (asked) => {
        asked.selected_offers.push(asked.selected_offers[0])
      },
      'validation_length',
    ],
    [
      'a passenger less',
      (asked) => {
        asked.passengers.pop()
      },
      'order_passengers_incompatible_with_offer',
    ],
    [
      'an unknown passenger',
      (asked) => {
        asked.passengers[1].id = 'pas_x'
      },
      'validation_inclusion',
    ],
    [
      'another age',
      (asked) => {
        asked.passengers[1].born_on = '2018-02-03'
      },
      'order_passengers_incompatible_with_offer',
    ],
    [
      'an infant that no one carries',
      (asked) => {
        delete asked.passengers[0].infant_passenger_id
      },
      'validation_required',
    ],
    [
      'an infant that a child carries',
      (asked) => {
        asked.passengers[1].infant_passenger_id = asked.passengers[0].infant_passenger_id
        delete asked.passengers[0].infant_passenger_id
      },
      'validation_inclusion',
    ],
    [
      'a name with a digit',
      (asked) => {
        asked.passengers[0].given_name = 'Isolde2'
      },
      'invalid_passenger_name',
    ],
    [
      'a name with a ligature',
      (asked) => {
        asked.passengers[0].given_name = 'Æsa'
      },
      'invalid_passenger_name',
    ],
    [
      'a name of 21 letters',
      (asked) => {
        asked.passengers[0].given_name = 'A'.repeat(21)
      },
      'invalid_passenger_name',
    ],
    [
      'a title that there is not',
      (asked) => {
        asked.passengers[0].title = 'lord'
      },
      'invalid_passenger_title',
    ],
    [
      'no telephone',
      (asked) => {
        delete asked.passengers[0].phone_number
      },
      'validation_required',
    ],
    [
      'a telephone without its country',
      (asked) => {
        asked.passengers[0].phone_number = '02075550100'
      },
      'invalid_phone_number',
    ],
    [
      'a mail address without a domain',
      (asked) => {
        asked.passengers[0].email = 'isolde'
      },
      'invalid_email_address',
    ],
    [
      'twins of one name',
      (asked) => {
        asked.passengers[2].given_name = asked.passengers[1].given_name
        asked.passengers[2].born_on = asked.passengers[1].born_on
      },
      'order_passengers_incompatible_with_offer',
    ],
    [
      'a metadata key with a space',
      (asked) => {
        asked.metadata = { 'sale key': 'x' }
      },
      'validation_format',
    ],
    [
      'a service that there is not',
      (asked) => {
        asked.services = [{ id: 'ase_x', quantity: 1 }]
      },
      'validation_inclusion',
    ],
  ])('are refused with %s', async (_, spoil, code) => {
    const asked = orderOf(await caller.offerOn('LHR-JFK', family), 'instant')
    spoil(asked)

    expect(await order(asked)).toMatchObject({ status: 422, code })
    expect(double.ledger.orders()).toEqual([])
  })

  it('take the letters of Latin-1 and Latin Extended-A', async () => {
    const asked = orderOf(await caller.offerOn('LHR-JFK'))
    Object.assign(asked.passengers[0], { given_name: "Zoë O'Łęcka-É", family_name: 'Ñuñez Šmíd' })

    expect((await order(asked)).status).toBe(201)
  })

  it('want an identity document where the offer does', async () => {
    double.odd({ identityRequired: true })
    const asked = orderOf(await caller.offerOn('LHR-JFK'))
    const passport = {
      type: 'passport',
      unique_identifier: 'X1',
      issuing_country_code: 'GB',
      expires_on: '2030-01-01',
    }

    expect((await order(asked)).code).toBe('validation_required')
    asked.passengers[0].identity_documents = [passport]
    expect((await order(asked)).status).toBe(201)
  })

  it('are one for each search, whichever offer is asked for', async () => {
    const { offers } = await caller.search('LHR-JFK')
    const statuses = await Promise.all(offers.slice(0, 3).map((offer: Resource) => order(orderOf(offer))))

    expect(statuses.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    expect(statuses.map(({ code }) => code)).toContain('offer_request_already_booked')
  })

  it('are refused when the offer has expired', async () => {
    const offer = await caller.offerOn('LHR-JFK')
    double.advance(Date.parse(offer.expires_at) - double.now() - 1000)
    expect((await caller.get(`/air/offers/${offer.id}`)).status).toBe(200)
    double.advance(1000)

    expect((await caller.get(`/air/offers/${offer.id}`)).code).toBe('offer_no_longer_available')
    expect((await order(orderOf(offer))).code).toBe('offer_expired')
  })

  it('are not held where the airline wants its money at once', async () => {
    const { offers } = await caller.search('LHR-JFK')
    const instant = offers.find((one: Resource) => one.payment_requirements.requires_instant_payment)

    expect((await order(orderOf(instant))).code).toBe('invalid_order_create_type')
    expect((await order(orderOf(instant, 'instant'))).status).toBe(201)
  })

  it('cost what the balance has', async () => {
    const poor = await startDuffelDouble({ startsAt: startOfTests, openingBalanceMinor: 100 })
    const call = callerOf(poor)
    const answer = await call.post('/air/orders', orderOf(await call.offerOn('LHR-JFK'), 'instant'))
    await poor.close()

    expect(answer.code).toBe('insufficient_balance')
    expect(poor.ledger.orders()).toEqual([])
  })

  it('sell a seat once', async () => {
    const offers = [await caller.offerOn('LHR-JFK'), await caller.offerOn('LHR-JFK')]
    const [first, second] = await Promise.all(offers.map(firstSeat))
    const withSeat = (offer: Resource, seat: Resource) => ({
      ...orderOf(offer),
      services: [{ id: seat.service, quantity: 1 }],
    })

    const sold = await order(withSeat(offers[0], first))

    expect(second?.designator).toBe(first?.designator)
    expect(sold.data.services[0].metadata.designator).toBe(first?.designator)
    expect((await order(withSeat(offers[1], second))).code).toBe('ancillary_service_not_available')
    expect((await firstSeat(await caller.offerOn('LHR-JFK'))).designator).not.toBe(first?.designator)
  })

  async function firstSeat(offer: Resource): Promise<Resource> {
    const { data: maps } = await caller.get(`/air/seat_maps?offer_id=${offer.id}`)
    for (const row of maps[0].cabins[0].rows)
      for (const element of row.sections.flatMap((section: Resource) => section.elements))
        if (element.available_services?.[0])
          return { designator: element.designator, service: element.available_services[0].id }
    throw new Error('no seat')
  }

  it('are due 72 hours after the search', async () => {
    const held = await bought('LHR-JFK', 'hold')

    double.advance(3 * day)

    expect((await pay(held)).code).toBe('past_payment_required_by_date')
  })

  it('are paid once, with exactly their price; those of an instant order never', async () => {
    const held = await bought('LHR-JFK', 'hold')
    const instant = await bought()

    expect((await pay({ ...held, total_amount: '1.00' })).code).toBe(
      'payment_amount_does_not_match_order_amount',
    )
    expect((await pay(held)).status).toBe(201)
    expect((await pay(held)).code).toBe('already_paid')
    expect((await pay(instant)).code).toBe('order_type_not_eligible_for_payment')
    expect(double.ledger.movements()).toHaveLength(2)
  })

  it('are not paid while the airline has moved them', async () => {
    const held = await bought('LHR-JFK', 'hold')
    double.airlineChange(held.id)

    expect((await pay(held)).code).toBe('schedule_changed')
    const { data } = await caller.get('/air/orders?requires_action=true')
    expect(data.map(({ id }: Resource) => id)).toEqual([held.id])
  })

  it('sell nothing after the booking', async () => {
    const held = await bought('LHR-JFK', 'hold')
    const add = { add_services: [{ id: 'ase_x', quantity: 1 }] }

    expect((await caller.post(`/air/orders/${held.id}/services`, add)).code).toBe(
      'pay_later_order_no_payment_for_ancillaries',
    )
    expect(await caller.get(`/air/orders/${held.id}/available_services`)).toMatchObject({
      status: 400,
      code: 400,
    })
  })

  it('keep metadata, which can be replaced', async () => {
    const { data } = await order({
      ...orderOf(await caller.offerOn('LHR-JFK')),
      metadata: { sale_key: 'one', more: 'x' },
    })

    const path = `/air/orders/${data.id}`
    await caller.call('PATCH', path, { data: { metadata: { sale_key: 'two' } } })

    expect((await caller.get(path)).data.metadata).toEqual({ sale_key: 'two' })
    expect(double.ledger.orders()[0]?.saleKey).toBe('two')
  })

  it('are listed by what a client knows of them, the newest first', async () => {
    const held = await bought('LHR-JFK', 'hold')
    double.advance(hour)
    const paid = await bought('MEX-CUN')
    const found = async (query: string) =>
      (await caller.get(`/air/orders?${query}`)).data.map(({ id }: Resource) => id)

    expect(await found('')).toEqual([paid.id, held.id])
    expect(await found('sort=created_at')).toEqual([held.id, paid.id])
    expect(await found('awaiting_payment=true')).toEqual([held.id])
    expect(await found(`offer_id=${paid.offer_id}`)).toEqual([paid.id])
    expect(await found(`booking_reference=${held.booking_reference}`)).toEqual([held.id])
    expect(await found(`owner_id[]=${held.owner.id}`)).toHaveLength(2)
    expect(await found('origin_id[]=arp_mex_mx')).toEqual([paid.id])
    expect(await found(`created_at[after]=${held.created_at}`)).toEqual([paid.id])
    expect(await found(`created_at[before]=${paid.created_at}`)).toEqual([held.id])
    expect(await found('departing_at[after]=2027-06-02')).toEqual([])
  })

  describe('cancelled', () => {
    const quote = (of: Resource) => caller.post('/air/order_cancellations', { order_id: of.id })
    const confirm = ({ data }: Resource) => caller.post(`/air/order_cancellations/${data.id}/actions/confirm`)

    it('give back what the newest quote says, once', async () => {
      const paid = await bought()
      const [old, newest] = [await quote(paid), await quote(paid)]

      expect((await confirm(old)).status).toBe(422)
      expect(await confirm(newest)).toMatchObject({ status: 200, data: { refund_amount: paid.total_amount } })
      expect((await confirm(newest)).code).toBe('already_cancelled')
      expect((await quote(paid)).code).toBe('already_cancelled')
      expect(double.ledger.balanceMinor()).toBe(double.ledger.openingBalanceMinor)
      expect(double.order(paid.id)).toMatchObject({ available_actions: ['update'] })
    })

    it('keep what a quote an hour old says', async () => {
      const paid = await bought()
      const old = await quote(paid)
      double.advance(hour)

      expect((await confirm(old)).status).toBe(422)
      expect(double.ledger.orders()[0]?.isAlive).toBe(true)
    })

    it('cost nothing while they are not paid, and their quote ends with the payment', async () => {
      const held = await bought('LHR-JFK', 'hold')
      const unpaid = await quote(held)

      expect(unpaid.data).toMatchObject({ refund_amount: '0.00', refund_to: 'awaiting_payment' })
      await pay(held)
      expect((await confirm(unpaid)).status).toBe(422)
    })

    it('give nothing back where the airline keeps it', async () => {
      double.odd({ notRefundable: true })
      const paid = await bought()

      expect((await confirm(await quote(paid))).data.refund_amount).toBe('0.00')
      expect(double.ledger.orders()[0]?.keptMinor).toBe(
        double.ledger.openingBalanceMinor - double.ledger.balanceMinor(),
      )
    })
  })

  describe('changed', () => {
    const requestOf = async (of: Resource) =>
      caller.post('/air/order_change_requests', {
        order_id: of.id,
        slices: {
          remove: [{ slice_id: of.slices[0].id }],
          add: [{ origin: 'LHR', destination: 'JFK', departure_date: '2027-06-03' }],
        },
      })
    const changeTo = async (offer: Resource) =>
      (await caller.post('/air/order_changes', { selected_order_change_offer: offer.id })).data
    const confirm = (change: Resource, amount = change.change_total_amount) =>
      caller.post(`/air/order_changes/${change.id}/actions/confirm`, {
        payment: { type: 'balance', amount, currency: change.change_total_currency },
      })

    it('go at three times of the day in three cabins, each for 125.00 of which 25.00 are a penalty', async () => {
      const { data } = await requestOf(await bought())

      expect(data.order_change_offers).toHaveLength(9)
      for (const offer of data.order_change_offers)
        expect(offer).toMatchObject({ change_total_amount: '125.00', penalty_total_amount: '25.00' })
      const hours = data.order_change_offers.map((offer: Resource) =>
        offer.slices.add[0].segments[0].departing_at.slice(11, 16),
      )
      expect([...new Set(hours)]).toEqual(['06:00', '12:00', '18:00'])
    })

    it('cost exactly the change, lose the services of what they leave, and change no more', async () => {
      const offer = await caller.offerOn('LHR-JFK')
      const { data } = await caller.get(`/air/offers/${offer.id}?return_available_services=true`)
      const services = [{ id: data.available_services[0].id, quantity: 1 }]
      const total_amount = (Number(offer.total_amount) + 20).toFixed(2)
      const { data: paid } = await order({ ...orderOf({ ...offer, total_amount }, 'instant'), services })
      const {
        data: { order_change_offers: offers },
      } = await requestOf(paid)
      const change = await changeTo(offers[0])

      expect((await confirm(change, '1.00')).status).toBe(422)
      expect((await confirm(change)).status).toBe(200)

      const { data: changed } = await caller.get(`/air/orders/${paid.id}`)
      expect(Number(changed.total_amount)).toBeCloseTo(Number(paid.total_amount) + 125)
      expect(changed.services).toEqual([])
      expect(changed.slices[0].segments[0].departing_at.slice(0, 10)).toBe('2027-06-03')
      expect((await confirm(change)).code).toBe('order_change_already_actioned')
      expect((await requestOf(changed)).code).toBe('order_not_changeable')
    })

    it('can still be cancelled while a change waits', async () => {
      const paid = await bought()
      const { data } = await requestOf(paid)
      const change = await changeTo(data.order_change_offers[0])
      const { data: quote } = await caller.post('/air/order_cancellations', { order_id: paid.id })

      await caller.post(`/air/order_cancellations/${quote.id}/actions/confirm`)

      expect((await confirm(change)).code).toBe('order_not_changeable')
    })

    it('are not changed by an offer half an hour old', async () => {
      const { data } = await requestOf(await bought())
      double.advance(hour / 2)

      const { id } = data.order_change_offers[0]
      expect((await caller.get(`/air/order_change_offers/${id}`)).code).toBe('order_change_offer_expired')
    })
  })
})
