import { createHmac, timingSafeEqual } from 'node:crypto'
import { flightKey } from '../../kernel/flight.ts'
import { type EpochMs, minutesMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { HostContext } from '../host-context.ts'
import type {
  Delivery,
  FlightsNow,
  OrderFact,
  OrderHint,
  SupplierInbox,
  SupplierOrder,
} from '../supplier-inbox.ts'
import { toCancellation } from './cancellations.ts'
import { answered } from './client.ts'
import { duffelParts } from './host.ts'
import { toFlight, toSegment } from './offers.ts'
import { isAlive, ordersOver, toBooking } from './orders.ts'
import {
  airlineChange,
  type DuffelAirlineChange,
  type DuffelOrder,
  order,
  readEach,
  webhookEvent,
} from './resources.ts'
import { webhookSecretOf } from './settings.ts'

/** How old a delivery may be. Source: guess. */
const oldestMs = minutesMs(5)

/** Before a moment that is asked about: changes show a little later. */
const overlapMs = minutesMs(5)

const kinds: Readonly<Record<string, OrderHint['kind']>> = {
  'order.created': 'sold',
  'order.airline_initiated_change_detected': 'flights',
  'air.order.changed': 'flights',
  'order_cancellation.confirmed': 'cancelled',
  'air.payment.succeeded': 'documents',
}

/**
 * What Duffel tells after the sale: signed deliveries, which only name an order, and changes of airlines that wait for an
 * answer, which are looked up every few minutes.
 */
export function duffelInbox(context: HostContext): SupplierInbox {
  const { parts } = duffelParts(context)
  const { ask, records } = parts
  const orders = ordersOver(parts)

  /** Whose order it is; undefined: none of this service. */
  async function ownerOf(found: { readonly id: string; readonly metadata?: DuffelOrder['metadata'] }) {
    const saleKey = (await records.saleKeys.find(found.id))?.saleKey ?? found.metadata?.sale_key
    const record = saleKey === undefined ? undefined : await records.sales.find(saleKey)
    return saleKey !== undefined && record ? { saleKey, tenantId: record.tenantId } : undefined
  }

  const hintOf = async (
    eventId: string,
    kind: OrderHint['kind'],
    found: Parameters<typeof ownerOf>[0],
  ): Promise<OrderHint[]> => {
    const owner = await ownerOf(found)
    return owner ? [{ eventId, kind, tenantId: owner.tenantId, order: { saleKey: owner.saleKey } }] : []
  }

  return {
    async readDelivery({ headers, body }, now) {
      const secret = webhookSecretOf(await context.secret())
      if (!isSigned({ headers, body }, secret, now)) {
        context.log.alert('duffel', 'deliveryRefused')
        throw new Refusal('deliveryNotAuthentic')
      }
      const event = webhookEvent.safeParse(parse(body)).data
      if (!event) throw new Refusal('inputInvalid')
      const { object } = event.data
      const id = [object?.order_id, object?.id].find((one) => one?.startsWith('ord_'))
      if (!id) return []
      const known = await hintOf(event.id, kinds[event.type] ?? 'other', { id })
      if (known.length > 0) return known
      // An order that was answered late: it alone knows the key of its sale.
      const answer = await answered(ask({ method: 'GET', path: `/air/orders/${encodeURIComponent(id)}` }))
      const found = answer.is === 'done' ? order.safeParse(answer.data).data : undefined
      return found ? hintOf(event.id, kinds[event.type] ?? 'other', found) : []
    },

    async changedSince(since) {
      const lists = [
        { requires_action: 'true' },
        { 'created_at[after]': new Date(since - overlapMs).toISOString() },
      ]
      const found: OrderHint[] = []
      for (const query of lists) {
        const answer = await answered(
          ask({ method: 'GET', path: '/air/orders', query: { ...query, limit: '200' } }),
        )
        for (const one of answer.is === 'done' ? readEach(order, answer.data) : [])
          found.push(...(await hintOf(`listed-${one.id}`, 'other', one)))
      }
      return found
    },

    async readOrder({ order: name }, call): Promise<SupplierOrder | undefined> {
      const saleKey = 'saleKey' in name ? name.saleKey : (await records.saleKeys.find(name.orderId))?.saleKey
      const found = saleKey === undefined ? undefined : await orders.find(saleKey)
      if (!found || saleKey === undefined || found.record.tenantId !== call.tenantId) return undefined
      const { id } = found.order
      const path = '/air/airline_initiated_changes'
      const answer = await answered(ask({ method: 'GET', path, query: { order_id: id } }))
      const changes = answer.is === 'done' ? readEach(airlineChange, answer.data) : []
      const isOurs = found.record.isOver === true
      return {
        saleKey,
        isOver: !isAlive(found.order),
        booking: toBooking(found.order),
        facts: [
          ...flightsFact(changes),
          ...(isOurs ? [] : cancellationFacts(found.order)),
          ...documentsFact(found.order),
        ],
      }
    },
  }
}

/** Whether a delivery was signed with the secret, and lately. */
function isSigned({ headers, body }: Delivery, secret: string | undefined, now: EpochMs): boolean {
  const [, seconds, signature] =
    /^t=(\d+),v\d+=([0-9a-f]{64})$/.exec(headers['x-duffel-signature'] ?? '') ?? []
  if (secret === undefined || seconds === undefined || signature === undefined) return false
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  const isOurs = timingSafeEqual(expected, Buffer.from(signature, 'hex'))
  return isOurs && Math.abs(now - Number(seconds) * 1000) <= oldestMs
}

/** @returns undefined for what is no JSON */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

/**
 * Flights as the airline has them now. Of several changes each begins where the one before ended, so that they are told
 * from the flights that were sold.
 */
function flightsFact(changes: readonly DuffelAirlineChange[]): OrderFact[] {
  const flights: FlightsNow[] = []
  for (const { added, removed } of changes.toSorted((a, b) => (a.created_at ?? 0) - (b.created_at ?? 0))) {
    const gone = removed.flatMap(({ segments }) => segments.map((segment) => flightKey(toFlight(segment))))
    const now = added.flatMap(({ segments }) => segments.map(toSegment))
    const earlier = flights.findIndex((one) => one.now.some(({ flight }) => gone.includes(flightKey(flight))))
    if (earlier >= 0) flights[earlier] = { sold: flights[earlier]?.sold ?? gone, now }
    else flights.push({ sold: gone, now })
  }
  return flights.length > 0 ? [{ kind: 'flights', flights }] : []
}

/** An order that someone else cancelled: the airline, or a person at Duffel. */
function cancellationFacts(found: DuffelOrder): OrderFact[] {
  if (isAlive(found)) return []
  const { refund, refundTo } = found.cancellation ? toCancellation(found.cancellation) : {}
  return [
    { kind: 'cancelled' },
    ...(refund && refundTo && found.cancellation
      ? [{ kind: 'refunded' as const, refundId: found.cancellation.id, amount: refund, to: refundTo }]
      : []),
  ]
}

/** Documents that came after the order was paid. */
function documentsFact(found: DuffelOrder): OrderFact[] {
  const numbers = [...new Set((found.documents ?? []).map(({ unique_identifier }) => unique_identifier))]
  if (numbers.length === 0 || !isAlive(found)) return []
  return [
    { kind: 'documents', documents: numbers.map((number) => ({ number, status: 'OpenForUse' as const })) },
  ]
}
