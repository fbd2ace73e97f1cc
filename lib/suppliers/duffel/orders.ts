import { type EpochMs, minutesMs } from '../../kernel/instant.ts'
import type { Money } from '../../kernel/money.ts'
import { sameMoney } from '../../kernel/money.ts'
import type { HostBooking } from '../../workbench/host-booking.ts'
import { OutcomePending, SupplierUnavailable } from '../air-host.ts'
import { type Ask, answered } from './client.ts'
import type { DuffelRecords, SaleRecord } from './records.ts'
import {
  cancellation,
  type DuffelCancellation,
  type DuffelOrder,
  order,
  read,
  readEach,
} from './resources.ts'
import type { DuffelSettings } from './settings.ts'
import { moneyOf } from './values.ts'

/** What the parts of the adapter have in common. */
export interface DuffelParts {
  /** Name of the host. */
  readonly supplier: string
  readonly ask: Ask
  readonly records: DuffelRecords
  readonly now: () => EpochMs
  /** The longest that a call may take: what was sent longer ago has an outcome. */
  readonly slowestMs: number
  readonly verified: DuffelSettings['verified']
}

export const isAlive = ({ cancelled_at }: DuffelOrder): boolean => !cancelled_at
export const isPaid = ({ payment_status: { awaiting_payment } }: DuffelOrder): boolean => !awaiting_payment
export const totalOfOrder = ({ total_amount, total_currency }: DuffelOrder): Money =>
  moneyOf(total_amount, total_currency)

export const toBooking = ({
  id,
  owner,
  booking_reference,
  payment_status: payment,
}: DuffelOrder): HostBooking => ({
  supplierLocators: booking_reference ? [{ carrier: owner.iata_code, locator: booking_reference }] : [],
  orderId: id,
  ...(payment.awaiting_payment &&
    payment.payment_required_by && { ticketingTimeLimit: payment.payment_required_by }),
  ...(payment.awaiting_payment &&
    payment.price_guarantee_expires_at && { priceGuaranteedUntil: payment.price_guarantee_expires_at }),
})

/** How long an order may be under way without being listed: an hour after a 202, and a little more. */
const longestSecretMs = minutesMs(70)

/** An order of ours and what we know of it. */
export interface OurOrder {
  readonly record: SaleRecord
  readonly order: DuffelOrder
}

/** Orders at Duffel by the keys of their sales. */
export function ordersOver({ ask, records: { sales, saleKeys }, now, slowestMs, verified }: DuffelParts) {
  async function get(id: string): Promise<DuffelOrder> {
    const answer = await answered(ask({ method: 'GET', path: `/air/orders/${encodeURIComponent(id)}` }))
    if (answer.is === 'refused') throw new OutcomePending(`Duffel does not show the order: ${answer.code}`)
    return read(order, answer.data)
  }

  /** Keeps the order of a sale. @returns the record as it is now */
  async function keep(key: string, { id }: Pick<DuffelOrder, 'id'>): Promise<SaleRecord | undefined> {
    await saleKeys.update(id, (found) => (found ? undefined : { saleKey: key }))
    return sales.update(key, (record) =>
      record && record.orderId !== id ? { ...record, state: 'sold', orderId: id } : undefined,
    )
  }

  /** The order that was made of an offer under a key; undefined: none is listed. */
  async function listed(key: string, offerId: string): Promise<DuffelOrder | undefined> {
    const answer = await answered(ask({ method: 'GET', path: '/air/orders', query: { offer_id: offerId } }))
    if (answer.is === 'refused') throw new SupplierUnavailable(`Duffel lists no orders: ${answer.code}`)
    const orders = readEach(order, answer.data)
    const ours = orders.filter(({ metadata }) => metadata?.sale_key === key)
    // Only this service orders with this token: an order without a key is ours when there is no other.
    const nameless = orders.filter(({ metadata }) => metadata?.sale_key === undefined)
    const found = ours.length > 0 ? ours : nameless
    if (found.length > 1) throw new OutcomePending(`Duffel has ${found.length} orders of one offer`)
    return found[0]
  }

  /**
   * The order of a sale, alive or not; undefined: certainly nothing was sold.
   *
   * @throws SupplierUnavailable no answer, or the order is being made
   * @throws OutcomePending whether there is one is not known
   */
  async function find(key: string): Promise<OurOrder | undefined> {
    const record = await sales.find(key)
    if (!record || record.state === 'begun' || record.state === 'refused') return undefined
    if (record.orderId !== undefined) return { record, order: await get(record.orderId) }
    // Before the list is asked for: an order may show while it is on its way.
    const age = now() - (record.triedAt ?? 0)
    const found = await listed(key, record.offerId)
    if (found) return { record: (await keep(key, found)) ?? record, order: found }
    if (record.state === 'trying' && age < slowestMs) throw new SupplierUnavailable('the order is being made')
    if (!verified.has('absenceIsFinal') || age < longestSecretMs)
      throw new OutcomePending('whether Duffel made the order is not known')
    await sales.update(key, (one) =>
      one?.orderId === undefined ? { ...record, ...one, state: 'refused' } : undefined,
    )
    return undefined
  }

  /** The order of a sale that is alive. */
  async function findAlive(key: string): Promise<OurOrder | undefined> {
    const found = await find(key)
    return found && isAlive(found.order) ? found : undefined
  }

  /**
   * Cancels an order that is not paid, or for all that was paid.
   *
   * @throws OutcomePending less would come back: a person decides
   * @throws SupplierUnavailable repeat
   */
  async function cancelInFull(ours: DuffelOrder): Promise<void> {
    const quote = await quoteOf(ours.id)
    if (quote === 'cancelled') return
    if (quote === 'refused') throw new OutcomePending('Duffel does not cancel the order')
    if (isPaid(ours) && !isFull(quote, totalOfOrder(ours)))
      throw new OutcomePending(
        `Duffel would refund ${quote.refund_amount} to ${quote.refund_to} of ${ours.total_amount}`,
      )
    const done = await confirm(quote.id)
    if (done === 'refused' || done === 'refundQuoteRequired')
      throw new OutcomePending('Duffel does not cancel the order')
  }

  /** A new quote for the cancellation of an order: only the newest counts. */
  async function quoteOf(orderId: string): Promise<DuffelCancellation | 'cancelled' | 'refused'> {
    const answer = await answered(
      ask({ method: 'POST', path: '/air/order_cancellations', body: { order_id: orderId } }),
    )
    if (answer.is === 'done') return read(cancellation, answer.data)
    return answer.code === 'already_cancelled' ? 'cancelled' : 'refused'
  }

  /**
   * Cancels on the terms of a quote.
   *
   * @throws SupplierUnavailable the outcome is unknown: the order tells
   * @throws OutcomePending it is decided later
   */
  async function confirm(
    quoteId: string,
  ): Promise<DuffelCancellation | 'cancelled' | 'refused' | 'refundQuoteRequired'> {
    const path = `/air/order_cancellations/${encodeURIComponent(quoteId)}/actions/confirm`
    const answer = await answered(ask({ method: 'POST', path }))
    if (answer.is === 'refused') {
      if (answer.code === 'already_cancelled') return 'cancelled'
      return answer.code === 'order_not_cancellable' ? 'refused' : 'refundQuoteRequired'
    }
    const done = read(cancellation, answer.data)
    if (!done.confirmed_at) throw new OutcomePending('the airline has not cancelled the order yet')
    return done
  }

  return { get, keep, find, findAlive, cancelInFull, quoteOf, confirm }
}
export type DuffelOrders = ReturnType<typeof ordersOver>

/** Whether a cancellation gives back everything, as money. */
function isFull({ refund_amount, refund_currency, refund_to }: DuffelCancellation, paid: Money): boolean {
  if (!refund_amount || !refund_currency) return false
  return isMoney(refund_to) && sameMoney(moneyOf(refund_amount, refund_currency), paid)
}

/** Vouchers and credits of airlines are none. */
export const isMoney = (refundTo: string | null | undefined): boolean =>
  refundTo !== 'voucher' && refundTo !== 'airline_credits'
