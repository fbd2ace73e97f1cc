import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasSeatMap } from '../../lib/seat/seat-map.ts'
import type { AncillaryRequest } from '../../lib/suppliers/air-ancillaries.ts'
import { type AirHost, SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { SellOrder } from '../../lib/suppliers/seat-orders.ts'
import {
  addAncillary,
  bookBody,
  offeringsIn,
  offeringWith,
  pickBody,
  shopAncillaries,
} from '../support/ancillary.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { requireBalance, silent, untilOver } from '../support/campaign.ts'
import { stoppingStore } from '../support/faulty-store.ts'
import { prepareParty } from '../support/party.ts'
import { addSeat, bookSeats, ofWorkbench, seatItem, seatMap, seatsOf } from '../support/seat.ts'
import { withServicesInOrders } from '../support/services-with-orders.ts'
import { cardBody, client, errorOf, locatorOf, ticketNumbersOf } from '../support/trip.ts'
import { wrapped } from '../support/wrapped.ts'

/** A bag that everybody may buy. */
const bag = '0CE'

let orders: SellOrder[] = []
let requests: AncillaryRequest[] = []
let isAnswerLost = false
let leavesServicesOut = false

/** A host that sells services with the flights only, under references of its own for each traveler. */
function withOrdersOnly(sandbox: AirHost): AirHost {
  const host = withServicesInOrders(sandbox)
  return {
    ...host,
    async sell(order, call) {
      orders.push(order)
      const booking = await host.sell(leavesServicesOut ? { ...order, services: [] } : order, call)
      if (isAnswerLost) {
        isAnswerLost = false
        throw new SupplierUnavailable('the answer was lost')
      }
      return booking
    },
    ...(host.seats && {
      seats: {
        async seatMaps(request, call) {
          const maps = (await host.seats?.seatMaps(request, call)) ?? []
          return maps.map((map) =>
            hasSeatMap(map)
              ? {
                  ...map,
                  groups: map.groups.map((group) => ({
                    ...group,
                    seats: group.seats.map((seat) => ({ ...seat, ref: `seat_${seat.designator}_xY` })),
                  })),
                }
              : map,
          )
        },
      },
    }),
    ancillaries: {
      ...host.ancillaries,
      async shop(request, call) {
        requests.push(request)
        const quotes = await host.ancillaries.shop(request, call)
        return quotes.map((quote, index) => ({
          ...quote,
          service: { ...quote.service, ref: `ase_${quote.travelerId}_${index}_aB` },
        }))
      },
    },
  }
}

const faults = stoppingStore()
let api: Api
beforeAll(async () => {
  api = await startApi({ withHosts: wrapped(withOrdersOnly), wrapStore: faults.wrap, log: silent })
})
afterAll(() => api.close())
beforeEach(() => {
  orders = []
  requests = []
  isAnswerLost = false
  leavesServicesOut = false
})

const ancillariesOf = ({ Offer = [] }: Json): Json[] =>
  Offer.filter(({ Product: [product] }: Json) => product['@type'] === 'ProductAncillary')

/** A workbench with a bag for its traveler. */
async function withBag(): Promise<{ workbench: string; offer: Json; service: Json }> {
  const prepared = await client(api).prepare({}, { id: 'trav_1', Identifier: { value: 'T-1' } })
  return { ...prepared, service: await addAncillary(api, prepared.workbench, bag) }
}

/** Pays for the offers of a workbench, ancillaries included. */
async function payAll(workbench: string, offer: Json, service: Json): Promise<void> {
  await client(api).pay(workbench, offer, cardBody())
  const body = {
    id: 'payment_1',
    Amount: { value: offer.Price.TotalPrice + service.Price.TotalPrice },
    FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
    OfferIdentifier: [{ id: offer.id }, { id: service.id }],
  }
  await api.call('addPayment', { path: { ReservationResource_Identifier: workbench }, body })
}

describe('a host that sells services with the flights only', () => {
  it('gets them in the order, each with its traveler, flights and the reference of its shop', async () => {
    const { workbench } = await withBag()
    const reservation = await client(api).committed(workbench)

    const [order] = orders
    const [shop] = requests
    expect(ancillariesOf(reservation)).toHaveLength(1)
    expect(orders).toHaveLength(1)
    expect(shop).toMatchObject({ saleKey: undefined, travelers: [{ id: 'T-1', given: 'ISOLDE' }] })
    expect(order?.services).toMatchObject([
      {
        travelerId: 'T-1',
        quantity: 1,
        service: { ref: expect.stringMatching(/^ase_T-1_\d+_aB$/) },
        price: { currency: order?.itinerary.price.currency },
      },
    ])
    expect(order?.services[0]?.flights).toEqual(
      order?.itinerary.legs.flatMap(({ segments }) => segments.map(({ flight }) => flight)),
    )
    expect(order?.services[0]?.key).not.toBe(order?.key)
  })

  it('gets a chosen seat with the order, beside the bag', async () => {
    const { workbench } = await withBag()
    const map = await seatMap(api, ofWorkbench(workbench))
    const [seat = ''] = seatsOf(map, 'paid')
    await bookSeats(api, workbench, seatItem(map, seat, { TravelerIdentifierRef: { id: 'trav_1' } }))
    await client(api).committed(workbench)

    const [bagged, seated, ...others] = orders[0]?.services ?? []
    expect(others).toEqual([])
    expect(bagged).not.toHaveProperty('seat')
    expect(seated).toMatchObject({ seat, travelerId: 'T-1' })
    await requireBalance(api, 'a chosen seat')
  })

  it('gets a seat in the order, under the reference of its map; none is added to what is booked', async () => {
    const { workbench } = await client(api).prepare()
    const offer = await addSeat(api, workbench, 'paid')
    const reservation = await client(api).committed(workbench)
    const seat = offer.Product[0].Ancillary.SeatAssignment.Seat
    const again = await client(api).reopen(locatorOf(reservation))
    const map = await seatMap(api, ofWorkbench(again))
    const late = await bookSeats(api, again, seatItem(map, seatsOf(map, 'paid')[0] ?? ''))

    expect(orders[0]?.services).toMatchObject([{ seat, service: { kind: 'seat', ref: `seat_${seat}_xY` } }])
    expect(ancillariesOf(reservation)).toHaveLength(1)
    expect(late.Result.Error[0].SourceCode).toBe('4961')
    await requireBalance(api, 'a seat with its order')
  })

  it('loses a seat that its order lacks: nothing is booked', async () => {
    const { workbench } = await client(api).prepare()
    await addSeat(api, workbench, 'paid')
    leavesServicesOut = true

    expect(errorOf((await client(api).commit(workbench)).body).SourceCode).toBe('4975')
    await requireBalance(api, 'an order without its seat')
  })

  it('gets each traveler’s own service', async () => {
    const people = [
      { id: 'a', Identifier: { value: 'A' } },
      { id: 'b', Identifier: { value: 'B' } },
    ]
    const { workbench } = await prepareParty(api, people)
    for (const group of ['CT2', 'CT1']) await addAncillary(api, workbench, bag, group)
    await client(api).committed(workbench)

    expect(orders[0]?.services.map(({ travelerId, service }) => [travelerId, service.ref])).toEqual([
      ['B', expect.stringMatching(/^ase_B_/)],
      ['A', expect.stringMatching(/^ase_A_/)],
    ])
  })

  it('sells them once when its answer is lost, and issues their EMDs', async () => {
    const { workbench, offer, service } = await withBag()
    await payAll(workbench, offer, service)
    isAnswerLost = true
    const reservation = await client(api).committed(workbench)

    expect(orders).toHaveLength(1)
    expect(ticketNumbersOf(reservation)).toHaveLength(2)
    await requireBalance(api, 'a lost answer')
  })

  it.each(['before', 'after'] as const)('sells them once when the process stops %s a write', async (when) => {
    const prepared = async () => {
      const { workbench } = await withBag()
      return () => client(api).commit(workbench)
    }
    const undisturbed = await prepared()
    faults.restart()
    await undisturbed()
    await api.service.idle()
    const writes = faults.writes()
    for (let write = 1; write <= writes; write++) {
      const request = await prepared()
      faults.stopAt(write, when)
      await request()
      await api.service.idle()
      faults.restart()
      const { body } = await untilOver(api, request)
      const { Reservation, Result } = body.ReservationResponse
      expect([write, Result]).toMatchObject([write, { status: 'Complete' }])
      expect(ancillariesOf(Reservation)).toHaveLength(1)
      await requireBalance(api, `stopped ${when} write ${write}`)
    }
  })

  it('books nothing when its order lacks one of them', async () => {
    const { workbench } = await withBag()
    leavesServicesOut = true
    const refused = await client(api).commit(workbench)

    expect(errorOf(refused.body).SourceCode).toBe('4954')
    await requireBalance(api, 'an order without its services')
  })

  it('sells none for flights that are booked: refused when it is added', async () => {
    const { workbench: first } = await client(api).prepare()
    const workbench = await client(api).reopen(locatorOf(await client(api).committed(first)))
    const shop = await shopAncillaries(api, workbench)
    const answer = await api.call('bookAncillaries', {
      path: { ReservationResource_Identifier: workbench },
      body: bookBody(pickBody(shop, offeringWith(shop, bag))),
    })

    expect(offeringsIn(shop).length).toBeGreaterThan(0)
    expect(requests.at(-1)?.saleKey).toBe(orders[0]?.key)
    expect(errorOf(answer.body)).toMatchObject({
      SourceCode: '4961',
      Message: expect.stringMatching(/ IS SOLD WITH OFFER offer_1 ONLY, NOT AFTER ITS BOOKING$/),
    })
  })
})
