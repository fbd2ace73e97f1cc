import { Refusal } from '../../kernel/refusals.ts'
import type { HostBooking } from '../../workbench/host-booking.ts'
import { OutcomePending } from '../air-host.ts'
import type { IssueOrder } from '../document-orders.ts'
import type { ChangedOrder, SellOrder } from '../seat-orders.ts'
import { answered, unavailable } from './client.ts'
import { type DuffelOrders, type DuffelParts, type OurOrder, toBooking } from './orders.ts'
import type { SaleRecord } from './records.ts'
import { change, type DuffelChange, read } from './resources.ts'
import { amountOf } from './selling.ts'
import { moneyOf } from './values.ts'

/**
 * Changes that are bought. The sale of a change is a pending change at Duffel, which costs nothing and hinders nothing; it
 * is confirmed, and paid, when its tickets are issued. That cannot be undone.
 */
export function changingOver({ ask, records }: DuffelParts, orders: DuffelOrders) {
  const { sales, saleKeys } = records

  async function readChange(id: string): Promise<DuffelChange> {
    const answer = await answered(
      ask({ method: 'GET', path: `/air/order_changes/${encodeURIComponent(id)}` }),
    )
    if (answer.is === 'refused') throw new OutcomePending(`Duffel does not show the change: ${answer.code}`)
    return read(change, answer.data)
  }

  /** The order goes on under the key of its change. */
  async function confirmed(key: string, { record, order }: OurOrder, changes: Change): Promise<void> {
    await saleKeys.update(order.id, () => ({ saleKey: key }))
    await sales.update(changes.saleKey, (found) => (found ? { ...found, changedBy: key } : undefined))
    await sales.update(key, (found) => ({ ...(found ?? record), changes: { ...changes, isConfirmed: true } }))
  }

  /** Whether a change was confirmed under an issuance. */
  async function isConfirmed(ours: OurOrder, saleKey: string): Promise<boolean> {
    const { changes } = ours.record
    if (!changes || changes.isConfirmed) return changes?.isConfirmed === true
    if (changes.issueKey === undefined || !(await readChange(changes.changeId)).confirmed_at) return false
    await confirmed(saleKey, ours, changes)
    return true
  }

  /** Confirms and pays. @throws Refusal `issuanceFailed` @throws SupplierUnavailable, OutcomePending */
  async function confirm(changes: Change): Promise<void> {
    const pending = await readChange(changes.changeId)
    if (pending.confirmed_at) return
    const due = moneyOf(pending.change_total_amount, pending.change_total_currency)
    const body = due.minor > 0 ? { payment: { type: 'balance', ...amountOf(due) } } : undefined
    const path = `/air/order_changes/${encodeURIComponent(changes.changeId)}/actions/confirm`
    const outcome = await ask({ method: 'POST', path, ...(body && { body }) })
    if (outcome.is === 'done' && read(change, outcome.data).confirmed_at) return
    if (outcome.is === 'done') throw new OutcomePending('the airline has not changed the order yet')
    if (outcome.is !== 'refused') throw unavailable(outcome)
    if (outcome.code === 'order_change_already_actioned' && (await readChange(changes.changeId)).confirmed_at)
      return
    throw new Refusal('issuanceFailed')
  }

  return {
    isConfirmed,

    /** @throws Refusal `offerExpired` the change is not to be had any more; `segmentsCannotBeBooked` */
    async sell({ key, itinerary }: SellOrder, { saleKey, ref }: ChangedOrder): Promise<HostBooking> {
      const known = await sales.find(key)
      if (known?.isOver) throw new Refusal('segmentsCannotBeBooked')
      const former = await orders.findAlive(known?.changes?.saleKey ?? saleKey)
      if (!former || ref === undefined) throw new Refusal('segmentsCannotBeBooked')
      if (!known?.changes) {
        const body = { selected_order_change_offer: ref }
        const answer = await answered(ask({ method: 'POST', path: '/air/order_changes', body }))
        if (answer.is === 'refused')
          throw new Refusal('offerExpired', { expiredAt: new Date(itinerary.guaranteedUntil).toISOString() })
        const { id: changeId } = read(change, answer.data)
        const { changes: _, changedBy: __, total: ___, ...record } = former.record
        await sales.update(key, (found) =>
          found
            ? undefined
            : { ...record, state: 'sold', orderId: former.order.id, changes: { saleKey, changeId } },
        )
      }
      return toBooking(former.order)
    },

    /** Confirms the change under the key of one issuance. @returns whether this is that issuance */
    async ticket({ key, saleKey }: Pick<IssueOrder, 'key' | 'saleKey'>, ours: OurOrder): Promise<void> {
      const record = await sales.update(saleKey, (found) =>
        found?.changes && !found.isOver && found.changes.issueKey === undefined
          ? { ...found, changes: { ...found.changes, issueKey: key } }
          : undefined,
      )
      if (!record?.changes || record.isOver || record.changes.issueKey !== key)
        throw new Refusal('issuanceFailed')
      if (record.changes.isConfirmed) return
      await confirm(record.changes)
      await confirmed(saleKey, ours, record.changes)
    },

    /**
     * Gives a change up before it is confirmed: it lapses.
     *
     * @throws OutcomePending it is confirmed: nothing brings the former flights back
     */
    async giveUp(saleKey: string): Promise<void> {
      const ours = await orders.findAlive(saleKey)
      if (ours && (await isConfirmed(ours, saleKey)))
        throw new OutcomePending('a change that is confirmed cannot be undone')
    },
  }
}

type Change = NonNullable<SaleRecord['changes']>
