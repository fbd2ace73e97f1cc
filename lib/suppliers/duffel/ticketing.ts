import { formatMoney } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { OutcomePending, SupplierUnavailable } from '../air-host.ts'
import type { IssuedTicket, IssueOrder, VoidOrder } from '../document-orders.ts'
import type { changingOver } from './changing.ts'
import { answered, unavailable } from './client.ts'
import { type DuffelOrders, type DuffelParts, isPaid, type OurOrder, totalOfOrder } from './orders.ts'
import type { PartRecord } from './records.ts'
import { payment, readEach } from './resources.ts'
import { amountOf } from './selling.ts'

const isEmd = (type: string): boolean => type.startsWith('electronic_miscellaneous')

/** The tickets of travelers; a document that Duffel does not assign to one of them is left out. */
export const toTickets = (
  { order, record }: OurOrder,
  travelerIds: readonly string[],
  kind: 'ticket' | 'emd' = 'ticket',
): IssuedTicket[] =>
  travelerIds.map((travelerId) => {
    const own = order.passengers.filter(({ id }) => record.travelers?.[id] === travelerId).map(({ id }) => id)
    const numbers = (order.documents ?? []).flatMap(
      ({ type, unique_identifier: number, passenger_ids: ids }) =>
        isEmd(type) === (kind === 'emd') && ids?.some((id) => own.includes(id)) ? number : [],
    )
    return {
      travelerId,
      numbers: [...new Set(numbers)],
      ...(order.void_window_ends_at && { voidableUntil: order.void_window_ends_at }),
    }
  })

/**
 * Tickets. Paying an order from the balance tickets everybody in it; an order that was paid with its sale is ticketed
 * already, and issuing reads what the sale bought.
 */
export function ticketingOver(
  parts: DuffelParts,
  orders: DuffelOrders,
  changing: ReturnType<typeof changingOver>,
) {
  const { ask, records, now, slowestMs, verified } = parts
  const { issues } = records
  const end = (key: string) =>
    issues.update(key, (record) => {
      if (!record?.triedAt) return undefined
      const { triedAt: _, ...rest } = record
      return rest
    })

  /** Whether an earlier payment of ours was made. @throws OutcomePending, SupplierUnavailable that is not known */
  async function wasPaid({ order }: OurOrder, { triedAt = 0 }: PartRecord): Promise<boolean> {
    if (isPaid(order)) return true
    const answer = await answered(
      ask({ method: 'GET', path: '/air/payments', query: { order_id: order.id } }),
    )
    const made = answer.is === 'done' ? readEach(payment, answer.data) : []
    if (made.some(({ status }) => status === 'succeeded')) return true
    if (made.some(({ status }) => status === 'pending')) throw new OutcomePending('the payment is pending')
    if (now() - triedAt < slowestMs) throw new SupplierUnavailable('the order is being paid')
    if (verified.has('alreadyPaid')) return false
    throw new OutcomePending('whether the order was paid is not known')
  }

  /** Whether an issuance made tickets. */
  async function isTicketed(key: string, ours: OurOrder, record: PartRecord): Promise<boolean> {
    const { changes } = ours.record
    if (changes) return changes.issueKey === key && (await changing.isConfirmed(ours, record.saleKey ?? ''))
    return isPaid(ours.order) || (record.triedAt !== undefined && (await wasPaid(ours, record)))
  }

  /** Pays a held order, once. @throws Refusal `issuanceFailed` */
  async function pay(key: string, ours: OurOrder): Promise<void> {
    const total = totalOfOrder(ours.order)
    // After the end of its guarantee an order may cost something else than what was agreed.
    if (ours.record.total !== undefined && ours.record.total !== formatMoney(total))
      throw new Refusal('issuanceFailed')
    let isOurs = false
    const record = await issues.update(key, (found) => {
      isOurs = found !== undefined && !found.isOver && found.triedAt === undefined
      return found && isOurs ? { ...found, triedAt: now() } : undefined
    })
    if (record?.isOver) throw new Refusal('issuanceFailed')
    if (!isOurs && (await wasPaid(ours, record ?? {}))) return
    const body = { order_id: ours.order.id, payment: { type: 'balance', ...amountOf(total) } }
    const outcome = await ask({ method: 'POST', path: '/air/payments', body })
    if (outcome.is === 'unknown') throw new SupplierUnavailable('whether the order was paid is not known')
    if (outcome.is === 'nothing') {
      await end(key)
      throw unavailable(outcome)
    }
    if (outcome.is === 'refused') {
      if (outcome.code === 'already_paid') return
      await end(key)
      throw new Refusal('issuanceFailed')
    }
    if (outcome.status !== 201) throw new OutcomePending('the payment is not decided yet')
    const { status } = payment.parse(outcome.data)
    if (status === 'pending') throw new OutcomePending('the payment is pending')
    if (status === 'succeeded') return
    await end(key)
    throw new Refusal('issuanceFailed')
  }

  return {
    async issue({ key, saleKey, tickets }: IssueOrder): Promise<IssuedTicket[]> {
      const record = await issues.update(key, (found) => (found ? undefined : { saleKey }))
      const ours = record?.isOver ? undefined : await orders.findAlive(saleKey)
      if (!ours || tickets.length < ours.order.passengers.length) throw new Refusal('issuanceFailed')
      const ids = tickets.map(({ travelerId }) => travelerId)
      if (ours.record.changes) await changing.ticket({ key, saleKey }, ours)
      else if (isPaid(ours.order)) return toTickets(ours, ids)
      else await pay(key, ours)
      return toTickets({ ...ours, order: await orders.get(ours.order.id) }, ids)
    },

    async findIssue(key: string): Promise<IssuedTicket[] | undefined> {
      const record = await issues.find(key)
      if (record?.saleKey === undefined || record.isOver) return undefined
      const ours = await orders.findAlive(record.saleKey)
      if (!ours || !(await isTicketed(key, ours, record))) return undefined
      // It may have been ticketed since it was read.
      const order = await orders.get(ours.order.id)
      return toTickets({ ...ours, order }, [...new Set(Object.values(ours.record.travelers ?? {}))])
    },

    /** The order as a whole, for all that was paid, or nothing. */
    async voidIssue({ key, saleKey, documents }: VoidOrder): Promise<Record<string, never>> {
      if (documents) throw new Refusal('voidRefused')
      const record = await issues.update(key, (found) =>
        found?.isOver ? undefined : { ...found, isOver: true },
      )
      const ours = record?.saleKey === undefined ? undefined : await orders.findAlive(saleKey)
      if (!ours) return {}
      if (ours.record.changes) await changing.giveUp(saleKey)
      else if (await isTicketed(key, ours, record ?? {}))
        await orders.cancelInFull(await orders.get(ours.order.id))
      return {}
    },
  }
}
