import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type {
  OrderFact,
  OrderHint,
  SupplierInbox,
  SupplierOrder,
} from '../../lib/suppliers/supplier-inbox.ts'
import type { Answer, Api } from './api.ts'
import { ledger } from './ledger.ts'

const secret = 'secret-of-the-webhook'
const toleranceMs = 5 * 60_000

/** An event of the supplier: what changed is not in it. */
interface SupplierEvent {
  readonly id: string
  readonly type: OrderHint['kind'] | 'ping'
  readonly tenantId: string
  readonly orderId: string
}

const signatureOf = (body: string | Uint8Array, seconds: number): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')

function requireSigned(header: string | undefined, body: Uint8Array, now: number): void {
  const [, seconds, signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  const isSigned =
    seconds !== undefined &&
    Math.abs(now - Number(seconds) * 1000) <= toleranceMs &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(body, Number(seconds))))
  if (!isSigned) throw new Refusal('deliveryNotAuthentic')
}

/**
 * A supplier that keeps orders of its own and tells by signed deliveries when something happens to them, or only
 * when it is asked. The sales are those of the sandbox.
 */
export function standInInbox({ isPolled = false } = {}) {
  const orders = new Map<string, { readonly tenantId: string; order: SupplierOrder; changedAt: number }>()
  let isOutOfReach = false
  let reads = 0

  const readOrder: SupplierInbox['readOrder'] = async ({ order }, { tenantId }) => {
    reads++
    if (isOutOfReach) throw new SupplierUnavailable('no answer')
    const found = [...orders].find(([id, kept]) =>
      'orderId' in order ? id === order.orderId : kept.order.saleKey === order.saleKey,
    )?.[1]
    return found?.tenantId === tenantId ? found.order : undefined
  }
  const readDelivery: SupplierInbox['readDelivery'] = async ({ headers, body }, now) => {
    requireSigned(headers['x-stand-in-signature'], body, now)
    const { id, type, tenantId, orderId }: SupplierEvent = JSON.parse(Buffer.from(body).toString('utf8'))
    return type === 'ping' ? [] : [{ eventId: id, tenantId, order: { orderId }, kind: type }]
  }
  const changedSince: SupplierInbox['changedSince'] = async (since) => {
    if (isOutOfReach) throw new SupplierUnavailable('no answer')
    return [...orders].flatMap(([orderId, { tenantId, changedAt }]) =>
      changedAt >= since
        ? [{ eventId: `${orderId}@${changedAt}`, tenantId, order: { orderId }, kind: 'other' as const }]
        : [],
    )
  }
  const inbox: SupplierInbox = isPolled ? { readOrder, changedSince } : { readOrder, readDelivery }

  return {
    inbox,
    reads: () => reads,
    setOutOfReach(is: boolean): void {
      isOutOfReach = is
    },

    /** The supplier has an order for the first offer of a reservation. @returns its id there */
    async adopt(api: Api, locator: string, tenantId: string = sandboxAccount.accessGroup): Promise<string> {
      const { offers } = await ledger(api).reservation(locator)
      const { saleKey, supplierLocators, orderId } = offers[0].booking
      const booking = { supplierLocators, ...(orderId !== undefined && { orderId }) }
      const id = orderId ?? `order of ${locator}`
      orders.set(id, {
        tenantId,
        order: { saleKey, booking, isOver: false, facts: [] },
        changedAt: api.now(),
      })
      return id
    },

    /** The supplier has an order that was never filed here. */
    sell(api: Api, id: string): void {
      const order = { saleKey: `sale of ${id}`, booking: { supplierLocators: [] }, isOver: false, facts: [] }
      orders.set(id, { tenantId: sandboxAccount.accessGroup, order, changedAt: api.now() })
    },

    /** Something happened to the order: how it is now. */
    change(api: Api, orderId: string, facts: readonly OrderFact[]): void {
      const kept = orders.get(orderId)
      if (!kept) throw new Error(`${orderId} is no order`)
      const isOver = facts.some(({ kind }) => kind === 'cancelled')
      orders.set(orderId, { ...kept, order: { ...kept.order, isOver, facts }, changedAt: api.now() })
    },

    /** Delivers an event, and waits until the service has dealt with it. */
    async deliver(
      api: Api,
      event: DeliveredEvent,
      { signature, at = api.now() }: Signing = {},
    ): Promise<Answer> {
      const { supplier = 'sandbox-ndc', ...rest } = event
      const raw = JSON.stringify({
        id: 'evt_1',
        type: 'other',
        tenantId: sandboxAccount.accessGroup,
        ...rest,
      })
      const seconds = Math.floor(at / 1000)
      const signed = signature ?? `t=${seconds},v1=${signatureOf(raw, seconds)}`
      const answer = await api.request('POST', `/11/supplier-events/${supplier}`, {
        raw,
        headers: { 'x-stand-in-signature': signed },
      })
      await api.service.idle()
      return answer
    },
  }
}

/** Members of an event that a test sets. */
interface DeliveredEvent extends Partial<SupplierEvent> {
  readonly supplier?: string
}

interface Signing {
  readonly signature?: string
  readonly at?: number
}
