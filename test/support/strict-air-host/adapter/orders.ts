import { formatMoney, sameMoney } from '../../../../lib/kernel/money.ts'
import { Refusal } from '../../../../lib/kernel/refusals.ts'
import { totalOf } from '../../../../lib/pricing/itinerary-price.ts'
import { OutcomePending } from '../../../../lib/suppliers/air-host.ts'
import type { IssuedTicket } from '../../../../lib/suppliers/document-orders.ts'
import type { SellOrder } from '../../../../lib/suppliers/seat-orders.ts'
import type { SupplierCall } from '../../../../lib/suppliers/supplier-call.ts'
import type { HostBooking } from '../../../../lib/workbench/host-booking.ts'
import type { OfferResource, OrderResource } from '../supplier/resources.ts'
import type { Ask } from './line.ts'
import { moneyOf } from './offers.ts'
import type { KeyRecord } from './records.ts'

export const toBooking = ({ id, owner, booking_reference, ...order }: OrderResource): HostBooking => ({
  supplierLocators: booking_reference === null ? [] : [{ carrier: owner, locator: booking_reference }],
  orderId: id,
  ...(order.payment_required_by !== null && { ticketingTimeLimit: Date.parse(order.payment_required_by) }),
})

/** The documents of each traveler; the order itself remembers who is who. */
export const toTickets = ({ documents, passengers, metadata }: OrderResource): IssuedTicket[] =>
  passengers.map(({ id }, index) => ({
    travelerId: metadata.travelers?.split(' ')[index] ?? '',
    numbers: documents.flatMap((one) => (one.passenger_id === id ? one.unique_identifier : [])),
  }))

/** The body of an order: passengers come in the order of the offer. */
function toOrder({ key, itinerary, travelers, contacts }: SellOrder, offer: OfferResource): object {
  const people = itinerary.passengers.flatMap(({ ptc }) => travelers.filter((one) => one.ptc === ptc))
  const payment = { amount: offer.total_amount, currency: offer.total_currency }
  return {
    selected_offer: offer.id,
    passengers: people.map(({ given, surname, birthDate, gender, emails }, index) => ({
      id: offer.passengers[index]?.id,
      given_name: given,
      family_name: surname,
      born_on: birthDate,
      gender: gender && { Male: 'm', Female: 'f' }[gender],
      email: emails[0] ?? contacts.find(({ email }) => email)?.email,
    })),
    metadata: { sale_key: key, travelers: people.map(({ id }) => id).join(' ') },
    ...(offer.requires_instant_payment ? { type: 'instant', payment } : { type: 'hold' }),
  }
}

/** Orders at the supplier: it makes one of an offer, which protects the key that the offer was begun under. */
export function ordersOver(ask: Ask) {
  /** The order of a key, alive or not. @throws OutcomePending the supplier has not decided */
  async function read(
    key: string,
    { subject }: KeyRecord,
    call: SupplierCall,
  ): Promise<OrderResource | undefined> {
    if (subject === undefined) return undefined
    const path = `/orders?offer_id=${encodeURIComponent(subject)}`
    const orders: OrderResource[] = (await ask({ method: 'GET', path }, call)).body
    const order = orders.find(({ metadata }) => metadata.sale_key === key)
    if (order?.status === 'pending') throw new OutcomePending('the supplier has not decided yet')
    return order
  }

  /** The order of a key that is alive. @throws OutcomePending */
  async function find(
    key: string,
    record: KeyRecord,
    call: SupplierCall,
  ): Promise<OrderResource | undefined> {
    const order = await read(key, record, call)
    return order?.status === 'confirmed' && order.cancelled_at === null ? order : undefined
  }

  /** The offer at the price of the order. @throws Refusal `offerExpired`, `priceChanged` */
  async function requireOffer({ itinerary }: SellOrder, call: SupplierCall): Promise<OfferResource> {
    const path = `/offers/${encodeURIComponent(itinerary.offerRef ?? '')}`
    const { code, body } = await ask({ method: 'GET', path }, call)
    if (code)
      throw new Refusal('offerExpired', { expiredAt: new Date(itinerary.guaranteedUntil).toISOString() })
    const [previous, current] = [totalOf(itinerary.price), moneyOf(body.total_amount, body.total_currency)]
    if (sameMoney(previous, current)) return body
    throw new Refusal('priceChanged', {
      previousTotal: formatMoney(previous),
      currentTotal: formatMoney(current),
    })
  }

  /** @throws Refusal @throws OutcomePending */
  async function make(order: SellOrder, record: KeyRecord, call: SupplierCall): Promise<OrderResource> {
    const offer = await requireOffer(order, call)
    if (offer.requires_instant_payment && !order.isPaid)
      throw new Refusal('paymentRequired', { carrier: offer.owner })
    const made = await ask({ method: 'POST', path: '/orders', body: toOrder(order, offer) }, call)
    if (made.status === 202) throw new OutcomePending('the supplier has accepted the order and decides later')
    if (!made.code) return made.body
    if (made.code === 'payment_amount_does_not_match_order_amount') await requireOffer(order, call)
    const own = made.code === 'offer_already_booked' ? await find(order.key, record, call) : undefined
    if (own) return own
    throw new Refusal('segmentsCannotBeBooked')
  }

  /** Pays a held order, once. @throws Refusal `issuanceFailed` */
  async function pay({ id, ...order }: OrderResource, call: SupplierCall): Promise<OrderResource> {
    const body = { order_id: id, amount: order.total_amount, currency: order.total_currency }
    const paid = await ask({ method: 'POST', path: '/payments', body }, call)
    if (!paid.code) return paid.body
    if (paid.code === 'already_paid') return (await ask({ method: 'GET', path: `/orders/${id}` }, call)).body
    throw new Refusal('issuanceFailed')
  }

  /** Cancels an order for all that was paid. @throws OutcomePending less would come back: a person decides */
  async function cancelInFull(order: OrderResource, call: SupplierCall): Promise<void> {
    const asked = { method: 'POST', path: '/order_cancellations', body: { order_id: order.id } } as const
    const { code, body: quote } = await ask(asked, call)
    if (code === 'already_cancelled') return
    if (code || (!order.awaiting_payment && quote.refund_amount !== order.total_amount))
      throw new OutcomePending(`the supplier would refund ${quote.refund_amount} of ${order.total_amount}`)
    const done = await ask({ method: 'POST', path: `/order_cancellations/${quote.id}/confirm` }, call)
    if (done.code && done.code !== 'already_cancelled') throw new OutcomePending(done.code)
  }

  return { read, find, make, pay, cancelInFull }
}
