import { Duffel, DuffelError } from '@duffel/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOfTests } from '../../support/api.ts'
import { orderOf } from './caller.ts'
import { type DuffelDouble, startDuffelDouble } from './duffel-double.ts'
import { type Receiver, startReceiver } from './receiver.ts'

type Offer = Awaited<ReturnType<Duffel['offers']['get']>>['data']
type Order = Awaited<ReturnType<Duffel['orders']['get']>>['data']
type CreateOrder = Parameters<Duffel['orders']['create']>[0]

/** Duffel's own client, which knows nothing of the double. */
describe('the double of Duffel, driven by the SDK of Duffel', () => {
  let double: DuffelDouble
  let receiver: Receiver
  let duffel: Duffel
  beforeAll(async () => {
    double = await startDuffelDouble({
      startsAt: startOfTests,
      searchesPerMinute: 1000,
      webhooksOnLoopback: true,
      stays: true,
    })
    receiver = await startReceiver()
    // Without the slash at the end its base path is lost.
    duffel = new Duffel({ token: double.token, basePath: `${double.url}/` })
  })
  afterAll(async () => {
    await receiver.close()
    await double.close()
  })

  async function firstOffer(): Promise<Offer> {
    const { data: request } = await duffel.offerRequests.create({
      slices: [
        { origin: 'LHR', destination: 'JFK', departure_date: '2027-06-01' },
        { origin: 'JFK', destination: 'LHR', departure_date: '2027-06-08' },
      ] as Parameters<typeof duffel.offerRequests.create>[0]['slices'],
      passengers: [{ type: 'adult' }, { age: 7 }],
      cabin_class: 'economy',
      return_offers: false,
    })
    const offers: Offer[] = []
    for await (const { data } of duffel.offers.listWithGenerator({
      offer_request_id: request.id,
      sort: 'total_amount',
      limit: 2,
    }))
      offers.push(data)
    const offer = offers.find(({ owner }) => owner.iata_code === 'ZZ')
    if (!offer) throw new Error('no offer of ZZ')
    return (await duffel.offers.get(offer.id, { return_available_services: true })).data
  }

  // The types of the SDK lag behind the wire, which says `hold`.
  const asSdk = (order: unknown): CreateOrder => order as CreateOrder
  const hold = async (): Promise<Order> =>
    (await duffel.orders.create(asSdk(orderOf(await firstOffer())))).data
  const pay = ({ id, total_amount: amount, total_currency: currency }: Order) =>
    duffel.payments.create({ order_id: id, payment: { type: 'balance', amount, currency } })

  it('finds places, airports, airlines and aircraft', async () => {
    const { data: places } = await duffel.suggestions.list({ query: 'lond' })
    const { data: airports } = await duffel.airports.list({ limit: 3 })
    const { data: airlines } = await duffel.airlines.list()
    const { data: aircraft } = await duffel.aircraft.list()

    expect(places[0]).toMatchObject({ type: 'city', iata_code: 'LON' })
    expect(airports).toHaveLength(3)
    expect(airlines.map(({ iata_code }) => iata_code)).toContain('ZZ')
    expect((await duffel.aircraft.get(aircraft[0]?.id ?? '')).data).toEqual(aircraft[0])
  })

  it('prices an offer with its services, and sells it at once for exactly that', async () => {
    const offer = await firstOffer()
    const bag = offer.available_services?.[0]
    if (!bag) throw new Error('no bag')
    const services = [{ id: bag.id, quantity: 1 }]

    const { data: priced } = await duffel.offers.getPriced(offer.id, {
      intended_payment_methods: [],
      intended_services: services,
    })
    const { data: order } = await duffel.orders.create(
      asSdk({ ...orderOf({ ...offer, total_amount: priced.total_amount }, 'instant'), services }),
    )

    expect(Number(priced.total_amount)).toBe(Number(offer.total_amount) + 20)
    expect(order.total_amount).toBe(priced.total_amount)
    expect(order.documents?.map(({ type }) => type)).toEqual([
      'electronic_ticket',
      'electronic_ticket',
      'electronic_miscellaneous_document_associated',
    ])
    expect(order.services).toMatchObject([{ type: 'baggage', quantity: 1 }])
  })

  it('shows the seats of each flight', async () => {
    const offer = await firstOffer()

    const { data: maps } = await duffel.seatMaps.get({ offer_id: offer.id })

    const segments = offer.slices.flatMap((slice) => slice.segments)
    expect(maps.map(({ segment_id }) => segment_id)).toEqual(segments.map(({ id }) => id))
    const elements = maps[0]?.cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections)) ?? []
    const seats = elements.flatMap((section) => section.elements).filter((one) => 'designator' in one)
    expect(seats).toHaveLength(192)
    expect(seats.filter((seat) => seat.available_services.length > 0)).toHaveLength(76)
  })

  it('holds, finds, pays, changes and cancels an order', async () => {
    const held = await hold()
    const { data: listed } = await duffel.orders.list({ booking_reference: held.booking_reference })
    expect(listed.map(({ id }) => id)).toEqual([held.id])
    expect(held.payment_status.awaiting_payment).toBe(true)

    await pay(held)
    await expect(pay(held)).rejects.toMatchObject({ errors: [{ code: 'already_paid' }] })
    const { data: paid } = await duffel.orders.get(held.id)
    expect(paid.documents).toHaveLength(2)

    const { data: request } = await duffel.orderChangeRequests.create({
      order_id: held.id,
      slices: {
        remove: [{ slice_id: paid.slices[0]?.id ?? '' }],
        add: [{ origin: 'LHR', destination: 'JFK', departure_date: '2027-06-02', cabin_class: 'economy' }],
      },
    })
    const { data: offers } = await duffel.orderChangeOffers.list({
      order_change_request_id: request.id,
    } as Parameters<typeof duffel.orderChangeOffers.list>[0])
    expect(offers).toHaveLength(9)
    const { data: change } = await duffel.orderChanges.create({
      selected_order_change_offer: offers[0]?.id ?? '',
    })
    await duffel.orderChanges.confirm(change.id, {
      payment: {
        type: 'balance',
        amount: change.change_total_amount,
        currency: change.change_total_currency,
      },
    } as Parameters<typeof duffel.orderChanges.confirm>[1])
    const { data: changed } = await duffel.orders.get(held.id)
    expect(Number(changed.total_amount)).toBeCloseTo(Number(paid.total_amount) + 125)

    const { data: quote } = await duffel.orderCancellations.create({ order_id: held.id })
    const { data: cancelled } = await duffel.orderCancellations.confirm(quote.id)
    expect(cancelled.refund_amount).toBe(changed.total_amount)
    expect(double.order(held.id).cancelled_at).toBe(cancelled.confirmed_at)
  })

  it('is told of a change of the airline, and accepts the newest', async () => {
    const { id } = await hold()
    double.airlineChange(id)
    const { id: newest } = double.airlineChange(id, 'moved', 30)

    const { data: changes } = await duffel.airlineInitiatedChanges.list(id)
    await expect(duffel.airlineInitiatedChanges.accept(changes[0]?.id ?? '')).rejects.toBeInstanceOf(
      DuffelError,
    )
    const { data: accepted } = await duffel.airlineInitiatedChanges.accept(newest)

    expect(accepted.action_taken).toBe('accepted')
    const { data: order } = await duffel.orders.get(id)
    expect(order.slices[0]?.segments[0]?.departing_at).toBe(accepted.added[0]?.segments[0]?.departing_at)
  })

  it('makes a webhook, pings it, and lists its deliveries', async () => {
    const { data: webhook } = await duffel.webhooks.create({ url: receiver.url, events: ['order.created'] })
    // The SDK reads a body where a 204 has none.
    await expect(duffel.webhooks.ping(webhook.id)).rejects.toBeInstanceOf(TypeError)
    const order = await hold()
    await double.sendEvents()

    const { data: deliveries } = await duffel.webhooks.listDeliveries({
      endpoint_id: webhook.id,
      delivery_success: true,
    } as Parameters<typeof duffel.webhooks.listDeliveries>[0])

    expect(deliveries.map(({ type }) => type)).toEqual(['order.created', 'ping.triggered'])
    expect(receiver.events.map((event) => event.data.object.id)).toEqual([webhook.id, order.id])
    await expect(duffel.webhooks.delete(webhook.id)).rejects.toBeInstanceOf(TypeError)
    expect((await duffel.webhooks.list({})).data).toEqual([])
  })

  it('finds, quotes, books and cancels a hotel', async () => {
    const { data: found } = await duffel.stays.search({
      check_in_date: '2027-06-10',
      check_out_date: '2027-06-12',
      rooms: 1,
      guests: [{ type: 'adult' }],
      location: { radius: 2, geographic_coordinates: { latitude: -24.38, longitude: -128.32 } },
    })
    const { data: hotel } = await duffel.stays.searchResults.fetchAllRates(found.results[0]?.id ?? '')
    const rate = hotel.accommodation.rooms[0]?.rates[0]
    const { data: quote } = await duffel.stays.quotes.create(rate?.id ?? '')
    const { data: booking } = await duffel.stays.bookings.create({
      quote_id: quote.id,
      email: 'isolde@example.test',
      phone_number: '+442075550100',
      guests: [{ given_name: 'Isolde', family_name: 'Fenwright' }],
    })
    const { data: listed } = await duffel.stays.bookings.list()
    const { data: cancelled } = await duffel.stays.bookings.cancel(booking.id)

    expect(quote.total_amount).toBe(rate?.total_amount)
    expect(listed.map(({ id }) => id)).toEqual([booking.id])
    expect(cancelled.status).toBe('cancelled')
  })
})
