import { Refusal } from '../../../../lib/kernel/refusals.ts'
import type { AirAncillaries } from '../../../../lib/suppliers/air-ancillaries.ts'
import type { AirHost } from '../../../../lib/suppliers/air-host.ts'
import type { HostContext } from '../../../../lib/suppliers/host-context.ts'
import type { OfferResource, Send } from '../supplier/resources.ts'
import { cancellationsOver } from './cancellations.ts'
import { askOver, askThrough } from './line.ts'
import { isFor, toGroup, toItinerary, toPassengers } from './offers.ts'
import { ordersOver, toBooking, toTickets } from './orders.ts'
import { keyRecords } from './records.ts'

/** The supplier sells nothing beside its fares. */
const noAncillaries: AirAncillaries = {
  shop: async () => [],
  async sell({ ancillary }) {
    throw new Refusal('ancillarySoldOut', { service: ancillary.service.name })
  },
  isSold: async () => false,
  release: async () => undefined,
  async issue() {
    throw new Refusal('issuanceFailed')
  },
  findIssue: async () => undefined,
  voidIssue: async () => ({}),
}

/** The strict supplier as an air host. */
export function strictAirHost(
  context: Pick<HostContext, 'name' | 'store'> & Partial<Pick<HostContext, 'gate'>>,
  send: Send,
): AirHost {
  const { name: supplier, gate } = context
  const ask = gate ? askThrough(gate, askOver(send)) : askOver(send)
  const orders = ordersOver(ask)
  const sales = keyRecords(context, 'sale')
  const issues = keyRecords(context, 'issue')

  /** The order of a sale that is alive. */
  const orderOf = async (saleKey: string, call: Parameters<typeof ask>[1]) => {
    const sale = await sales.find(saleKey)
    return sale && orders.find(saleKey, sale, call)
  }

  return {
    source: 'NDC',
    supplier,
    ancillaries: noAncillaries,

    async shop({ legs, passengers }, call) {
      const slices = legs.map(({ from, to, date }) => ({
        origin: from.code,
        destination: to.code,
        departure_date: date,
      }))
      const body = { slices, passengers: toPassengers(passengers) }
      const found = await ask({ method: 'POST', path: '/offer_requests', body }, call)
      const offers: OfferResource[] = found.body.offers
      return offers
        .sort((a, b) => Number(a.total_amount) - Number(b.total_amount))
        .map((offer) => toGroup(offer, passengers, supplier))
    },

    async price(request, call) {
      if (request.offerRef === undefined) throw new Refusal('noApiOffers')
      const path = `/offers/${encodeURIComponent(request.offerRef)}`
      const { code, body } = await ask({ method: 'GET', path }, call)
      if (code) throw new Refusal(code === 'not_found' ? 'offerOrProductUnknown' : 'noApiOffers')
      if (!isFor(body, request)) throw new Refusal('offerOrProductUnknown')
      return toItinerary(body, request, supplier)
    },

    async sell(order, call) {
      const { key, itinerary } = order
      const record = await sales.begin(key, itinerary.offerRef ?? '')
      if (record.isOver) throw new Refusal('segmentsCannotBeBooked')
      const made = (await orders.find(key, record, call)) ?? (await orders.make(order, record, call))
      if (!(await sales.find(key))?.isOver) return toBooking(made)
      // It was released while it was sold.
      await orders.cancelInFull(made, call)
      throw new Refusal('segmentsCannotBeBooked')
    },

    async findSale(key, call) {
      const order = await orderOf(key, call)
      return order && toBooking(order)
    },

    async release(key, _seats, call) {
      const order = await orders.find(key, await sales.end(key), call)
      if (order) await orders.cancelInFull(order, call)
    },

    async issue({ key, saleKey, tickets }, call) {
      const record = await issues.begin(key, saleKey)
      const order = record.isOver ? undefined : await orderOf(saleKey, call)
      if (!order || tickets.length < order.passengers.length) throw new Refusal('issuanceFailed')
      return toTickets(order.awaiting_payment ? await orders.pay(order, call) : order)
    },

    async findIssue(key, call) {
      const record = await issues.find(key)
      if (record?.subject === undefined || record.isOver) return undefined
      const order = await orderOf(record.subject, call)
      return order && !order.awaiting_payment ? toTickets(order) : undefined
    },

    /** The order as a whole, for all that was paid, or nothing. */
    async voidIssue({ key, saleKey, documents }, call) {
      if (documents) throw new Refusal('voidRefused')
      const { subject } = await issues.end(key)
      const order = subject === undefined ? undefined : await orderOf(saleKey, call)
      if (order && !order.awaiting_payment) await orders.cancelInFull(order, call)
      return {}
    },

    orders: cancellationsOver(ask, async (saleKey, call) =>
      orders.read(saleKey, (await sales.find(saleKey)) ?? {}, call),
    ),
  }
}
