import { formatAmount } from '../../../../lib/kernel/money.ts'
import { instant, type SupplierClock } from './clock.ts'
import type { KeptOffer, OfferBook } from './offers.ts'
import { type CancellationResource, type OrderPassenger, type OrderResource, Rejected } from './resources.ts'

export interface NewOrder {
  readonly type: 'instant' | 'hold'
  readonly selected_offer: string
  readonly passengers: readonly OrderPassenger[]
  /** Of an instant order. */
  readonly payment?: { readonly amount: string; readonly currency: string }
  readonly metadata: Readonly<Record<string, string>>
}

/** An order in the supplier's books. */
export interface KeptOrder {
  readonly id: string
  readonly offer: KeptOffer
  readonly reference: string
  readonly totalMinor: number
  readonly currency: string
  readonly passengers: readonly OrderPassenger[]
  readonly metadata: Readonly<Record<string, string>>
  readonly payableUntil: number
  status: OrderResource['status']
  paidAt?: number
  cancelledAt?: number
  cancellation?: CancellationResource
  documents: OrderResource['documents']
}

interface Quote {
  readonly order: KeptOrder
  readonly refundMinor: number
  readonly expiresAt: number
  confirmedAt?: number
}

const hour = 3_600_000


/**
 * The supplier's orders: one of an offer, paid at once or held, cancelled as a whole only.
 *
 * @param required members of a passenger that it makes no order without
 */
export function orderBook(
  clock: SupplierClock,
  offers: OfferBook,
  { currency, required }: { readonly currency: string; readonly required: readonly (keyof OrderPassenger)[] },
) {
  const kept: KeptOrder[] = []
  const quotes = new Map<string, Quote>()
  let documents = 0
  let quoted = 0
  let balanceMinor = 0
  const amount = (minor: number): string => formatAmount({ minor, currency })
  const isOverdue = (order: KeptOrder): boolean =>
    order.status === 'confirmed' && order.paidAt === undefined && clock.now() >= order.payableUntil
  const isAlive = (order: KeptOrder): boolean =>
    order.status === 'confirmed' && order.cancelledAt === undefined && !isOverdue(order)

  function pay(order: KeptOrder): void {
    order.paidAt = clock.now()
    balanceMinor -= order.totalMinor
    const { documentNumber } = order.offer.carrier
    order.documents = documentNumber
      ? order.passengers.map(({ id }, index) => ({
          unique_identifier: documentNumber(++documents, index + 1),
          passenger_id: id,
        }))
      : []
  }

  function requirePassengers(offer: KeptOffer, passengers: readonly OrderPassenger[]): void {
    if (passengers.map(({ id }) => id).join() !== offer.passengers.map(({ id }) => id).join())
      throw new Rejected(422, 'order_passengers_incompatible_with_offer')
    for (const passenger of passengers)
      for (const member of required) if (!passenger[member]) throw new Rejected(422, 'validation_required')
  }

  function requirePrice(offer: KeptOffer, { payment }: NewOrder): void {
    const total = offers.totalMinor(offer)
    if (payment && (payment.amount !== amount(total) || payment.currency !== currency))
      throw new Rejected(422, 'payment_amount_does_not_match_order_amount')
  }

  /** @throws Rejected */
  function require(id: string): KeptOrder {
    const order = kept.find((one) => one.id === id)
    if (!order) throw new Rejected(404, 'not_found')
    return order
  }

  function toResource(order: KeptOrder): OrderResource {
    const { offer, status, paidAt, cancelledAt } = order
    const endedAt = cancelledAt ?? (isOverdue(order) ? order.payableUntil : undefined)
    return {
      id: order.id,
      offer_id: offer.id,
      booking_reference: status === 'confirmed' ? order.reference : null,
      owner: offer.carrier.code,
      status,
      cancelled_at: endedAt === undefined ? null : instant(endedAt),
      cancellation: order.cancellation ?? null,
      total_amount: amount(order.totalMinor),
      total_currency: currency,
      awaiting_payment: paidAt === undefined,
      payment_required_by: paidAt === undefined ? instant(order.payableUntil) : null,
      void_window_ends_at: paidAt === undefined ? null : instant(paidAt + 24 * hour),
      documents: order.documents,
      passengers: order.passengers,
      slices: offer.slices,
      metadata: order.metadata,
    }
  }

  function refundOf({ paidAt, totalMinor, offer }: KeptOrder): number {
    if (paidAt === undefined) return 0
    if (clock.now() < paidAt + 24 * hour) return totalMinor
    const { refundFee } = offer.fare
    return typeof refundFee === 'number' ? Math.max(0, totalMinor - refundFee) : 0
  }

  const toCancellation = (id: string, { order, ...quote }: Quote): CancellationResource => ({
    id,
    order_id: order.id,
    refund_amount: amount(quote.refundMinor),
    refund_currency: currency,
    refund_to: order.paidAt === undefined ? 'awaiting_payment' : 'balance',
    expires_at: instant(quote.expiresAt),
    confirmed_at: quote.confirmedAt === undefined ? null : instant(quote.confirmedAt),
  })

  return {
    /** All orders that are neither cancelled nor failed nor overdue. */
    alive: (): readonly KeptOrder[] => kept.filter(isAlive),
    /** What its customer has at the supplier: payments taken off, refunds added. */
    balanceMinor: (): number => balanceMinor,
    read: (id: string): OrderResource => toResource(require(id)),
    ofOffer: (offerId: string): OrderResource[] =>
      kept.filter(({ offer }) => offer.id === offerId).map(toResource),

    /** @param isOpen it accepts the order and decides later */
    create(order: NewOrder, isOpen: boolean): OrderResource {
      const offer = offers.require(order.selected_offer)
      if (kept.some((one) => one.offer.id === offer.id)) throw new Rejected(422, 'offer_already_booked')
      const isHeld = order.type === 'hold'
      if (isHeld && offer.carrier.holdHours === 0) throw new Rejected(422, 'invalid_order_create_type')
      requirePassengers(offer, order.passengers)
      requirePrice(offer, order)
      const n = kept.length + 1
      const made: KeptOrder = {
        id: `ord_${n}aB`,
        offer,
        reference: `R${(n * 7919).toString(36).toUpperCase().padStart(5, '0')}`,
        totalMinor: offers.totalMinor(offer),
        currency,
        passengers: order.passengers,
        metadata: order.metadata,
        payableUntil: clock.now() + (isHeld ? offer.carrier.holdHours * hour : 0),
        status: isOpen ? 'pending' : 'confirmed',
        documents: [],
      }
      kept.push(made)
      if (!isHeld && !isOpen) pay(made)
      return toResource(made)
    },

    /** Decides what is open: all of it. */
    decide(isYes: boolean): void {
      for (const order of kept.filter(({ status }) => status === 'pending')) {
        order.status = isYes ? 'confirmed' : 'failed'
        if (isYes && order.offer.carrier.holdHours === 0) pay(order)
      }
    },

    pay(id: string, payment: { readonly amount: string; readonly currency: string }): OrderResource {
      const order = require(id)
      if (order.cancelledAt !== undefined || order.status !== 'confirmed')
        throw new Rejected(422, 'already_cancelled')
      if (order.paidAt !== undefined) throw new Rejected(422, 'already_paid')
      if (isOverdue(order)) throw new Rejected(422, 'past_payment_required_by_date')
      if (payment.amount !== amount(order.totalMinor) || payment.currency !== currency)
        throw new Rejected(422, 'payment_amount_does_not_match_order_amount')
      pay(order)
      return toResource(order)
    },

    quoteCancellation(id: string): CancellationResource {
      const order = require(id)
      if (!isAlive(order)) throw new Rejected(422, 'already_cancelled')
      const quoteId = `ore_${++quoted}`
      for (const [old, { order: of }] of quotes) if (of === order) quotes.delete(old)
      const quote = { order, refundMinor: refundOf(order), expiresAt: clock.now() + hour }
      quotes.set(quoteId, quote)
      return toCancellation(quoteId, quote)
    },

    confirmCancellation(quoteId: string): CancellationResource {
      const quote = quotes.get(quoteId)
      if (!quote) throw new Rejected(404, 'not_found')
      if (quote.order.cancelledAt !== undefined) throw new Rejected(422, 'already_cancelled')
      if (clock.now() >= quote.expiresAt) throw new Rejected(422, 'order_cancellation_expired')
      quote.confirmedAt = clock.now()
      quote.order.cancelledAt = clock.now()
      balanceMinor += quote.refundMinor
      quote.order.cancellation = toCancellation(quoteId, quote)
      return quote.order.cancellation
    },
  }
}
