import { countPassengers } from '../../../../lib/kernel/passengers.ts'
import { Refusal } from '../../../../lib/kernel/refusals.ts'
import { updateItem } from '../../../../lib/kernel/update-item.ts'
import type { AirAncillaries } from '../../../../lib/suppliers/air-ancillaries.ts'
import { type AirHost, SupplierUnavailable } from '../../../../lib/suppliers/air-host.ts'
import type { IssuedTicket } from '../../../../lib/suppliers/document-orders.ts'
import type { HostContext } from '../../../../lib/suppliers/host-context.ts'
import type { SupplierCall } from '../../../../lib/suppliers/supplier-call.ts'
import type { HostBooking } from '../../../../lib/workbench/host-booking.ts'
import { acmeClient } from './client.ts'
import { isFor, toGroup, toItinerary } from './offers.ts'
import { type Offer, type Order, offer as offerResource, order as orderResource } from './resources.ts'

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

const toBooking = ({ id, reference, carrier, payBy }: Order): HostBooking => ({
  supplierLocators: [{ carrier, locator: reference }],
  orderId: id,
  ticketingTimeLimit: payBy,
})

/** What the adapter keeps of a key: that nothing may begin under it any more, and the sale of an issuance. */
interface KeyRecord {
  readonly saleKey?: string
  readonly isOver?: true
}

/**
 * Acme as an air host: single flights, held, ticketed, voided. Its orders are named by our key, so that the same order is
 * made once however often it is sent; a supplier without such names needs a record of each attempt before it is made.
 */
export function acmeAirHost(context: HostContext): AirHost {
  const { name: supplier, store } = context
  const ask = acmeClient(context)
  const recordKey = (kind: 'sale' | 'issue', key: string): string => `${supplier}#${kind}#${key}`
  const recordOf = async (kind: 'sale' | 'issue', key: string): Promise<KeyRecord | undefined> =>
    (await store.read<KeyRecord>('supplierOrders', recordKey(kind, key)))?.value
  const update = (
    kind: 'sale' | 'issue',
    key: string,
    change: (record?: KeyRecord) => KeyRecord | undefined,
  ) => updateItem<KeyRecord>(store, { table: 'supplierOrders', key: recordKey(kind, key), change })
  const end = (record?: KeyRecord): KeyRecord | undefined =>
    record?.isOver ? undefined : { ...record, isOver: true }
  const pathOf = (key: string): string => `/orders/${encodeURIComponent(key)}`

  async function orderOf(key: string, call: SupplierCall): Promise<Order | undefined> {
    const { code, body } = await ask({ method: 'GET', path: pathOf(key), lane: 'outcome' }, call)
    if (code !== undefined) return undefined
    const found = read(orderResource, body)
    return found.isAlive ? found : undefined
  }

  const toTickets = ({ tickets }: Order): IssuedTicket[] =>
    tickets.map(({ travelerId, number }) => ({ travelerId, numbers: [number] }))

  return {
    source: 'NDC',
    supplier,
    ancillaries: noAncillaries,

    async shop(request, call) {
      const [leg, ...others] = request.legs
      if (!leg || others.length > 0) return []
      const body = {
        from: leg.from.code,
        to: leg.to.code,
        date: leg.date,
        seats: countPassengers(request.passengers),
      }
      const found = await ask({ method: 'POST', path: '/search', body, lane: 'search' }, call)
      const offers = found.code === undefined && Array.isArray(found.body) ? found.body : []
      return offers
        .map((one): Offer => read(offerResource, one))
        .map((one) => toGroup(one, request, supplier))
    },

    async price(request, call) {
      if (request.offerRef === undefined) throw new Refusal('noApiOffers')
      const path = `/offers/${encodeURIComponent(request.offerRef)}`
      const { code, body } = await ask({ method: 'GET', path, lane: 'read' }, call)
      if (code !== undefined) throw new Refusal('offerOrProductUnknown')
      const offer = read(offerResource, body)
      if (!isFor(offer, request, countPassengers(request.passengers)))
        throw new Refusal('offerOrProductUnknown')
      return toItinerary(offer, request, supplier)
    },

    async sell({ key, itinerary, travelers }, call) {
      const record = await update('sale', key, (found) => (found ? undefined : {}))
      if (record?.isOver) throw new Refusal('segmentsCannotBeBooked')
      const body = {
        offer: itinerary.offerRef,
        travelers: travelers.map(({ id, given, surname, birthDate }) => ({ id, given, surname, birthDate })),
      }
      const made = await ask({ method: 'PUT', path: pathOf(key), body, lane: 'sale' }, call)
      if (made.code !== undefined) throw new Refusal('segmentsCannotBeBooked')
      if ((await recordOf('sale', key))?.isOver) {
        // It was released while it was sold.
        await ask({ method: 'DELETE', path: pathOf(key), lane: 'sale' }, call)
        throw new Refusal('segmentsCannotBeBooked')
      }
      return toBooking(read(orderResource, made.body))
    },

    async findSale(key, call) {
      const found = await orderOf(key, call)
      return found && toBooking(found)
    },

    async release(key, _seats, call) {
      await update('sale', key, end)
      await ask({ method: 'DELETE', path: pathOf(key), lane: 'sale' }, call)
    },

    async issue({ key, saleKey, tickets }, call) {
      const record = await update('issue', key, (found) => (found ? undefined : { saleKey }))
      const sold = record?.isOver ? undefined : await orderOf(saleKey, call)
      if (!sold) throw new Refusal('issuanceFailed')
      const body = { issue: key, travelers: tickets.map(({ travelerId }) => travelerId) }
      const issued = await ask(
        { method: 'POST', path: `${pathOf(saleKey)}/tickets`, body, lane: 'sale' },
        call,
      )
      if (issued.code !== undefined) throw new Refusal('issuanceFailed')
      return toTickets(read(orderResource, issued.body))
    },

    async findIssue(key, call) {
      const record = await recordOf('issue', key)
      if (record?.saleKey === undefined || record.isOver) return undefined
      const sold = await orderOf(record.saleKey, call)
      return sold && sold.tickets.length > 0 ? toTickets(sold) : undefined
    },

    async voidIssue({ key, saleKey, documents }, call) {
      const record = documents ? await recordOf('issue', key) : await update('issue', key, end)
      if (documents && record?.saleKey !== saleKey) throw new Refusal('voidRefused')
      if (record?.saleKey === undefined) return {}
      const numbers = documents?.map(({ number }) => number)
      const path = `${pathOf(saleKey)}/void`
      const voided = await ask(
        { method: 'POST', path, body: { ...(numbers && { numbers }) }, lane: 'sale' },
        call,
      )
      if (voided.code !== undefined && documents) throw new Refusal('voidRefused')
      return {}
    },
  }
}

/** @throws SupplierUnavailable the answer is not what can be read */
function read<T>(
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  value: unknown,
): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new SupplierUnavailable('the answer cannot be read')
  return parsed.data
}
