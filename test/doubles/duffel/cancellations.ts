import { createCredits } from './credits.ts'
import { findOrder, shown } from './kept-orders.ts'
import { invalidState, notFound } from './problem.ts'
import { act, create, list, type Request, type Route, read } from './route.ts'
import type { DuffelState, Resource } from './state.ts'
import { emit } from './webhooks.ts'
import { decimalsOf, minorOf, money } from './world.ts'

const quoteLifeMs = 3_600_000

const shownQuote = ({ _, ...quote }: Resource): Resource => quote

/** What comes back for an order as a whole; nothing happens yet. The newest quote replaces the others. */
function quoteCancellation({ state, body }: Request): Resource {
  state.posts.push(`POST /air/order_cancellations ${body?.order_id}`)
  const order = findOrder(state, body?.order_id)
  if (order.cancelled_at) throw invalidState('already_cancelled')
  const isUnpaid = order.payment_status.awaiting_payment
  const { refundPart = order._.isRefundable ? 1 : 0, refundTo = 'balance', unknownRefund } = state.odd
  const refund = isUnpaid ? 0 : Math.round(minorOf(order.total_amount) * refundPart)
  const quote = {
    id: state.id('ore'),
    live_mode: false,
    order_id: order.id,
    refund_amount: unknownRefund ? null : money(refund, decimalsOf(order.total_amount)),
    refund_currency: order.total_currency,
    refund_to: isUnpaid ? 'awaiting_payment' : order._.route === 'LTN-SYD' ? 'airline_credits' : refundTo,
    airline_credits: [],
    expires_at: state.iso(quoteLifeMs),
    confirmed_at: null,
    created_at: state.iso(),
    _: { total: order.total_amount, refund },
  }
  order._.newestQuote = quote.id
  state.cancellations.set(quote.id, quote)
  emit(state, 'order_cancellation.created', shownQuote(quote))
  return shownQuote(quote)
}

/** Ends the order, and gives back what the quote says. */
function confirmCancellation({ state, ids }: Request): Resource {
  state.posts.push(`POST /air/order_cancellations/confirm ${ids[0]}`)
  const quote = keptQuote(state, ids[0])
  const order = findOrder(state, quote.order_id)
  if (order.cancelled_at) throw invalidState('already_cancelled')
  // Paid, changed or replaced since: the quote is about something else.
  const isOutdated = order._.newestQuote !== quote.id || order.total_amount !== quote._.total
  const isUnpaid = order.payment_status.awaiting_payment
  if (isOutdated || isUnpaid !== (quote.refund_to === 'awaiting_payment') || state.isPast(quote.expires_at))
    throw invalidState('order_cancellation_expired')
  quote.confirmed_at = state.iso()
  if (quote.refund_to === 'airline_credits') quote.airline_credits = createCredits(state, order)
  if (quote.refund_to === 'balance')
    state.movements.push({ what: 'refund', orderId: order.id, minor: quote._.refund })
  Object.assign(order, {
    cancelled_at: state.iso(),
    cancellation: shownQuote(quote),
    available_actions: ['update'],
  })
  emit(state, 'order_cancellation.confirmed', shownQuote(quote))
  emit(state, 'air.order.changed', shown(state, order))
  return shownQuote(quote)
}

function keptQuote(state: DuffelState, id: string | undefined): Resource {
  const quote = state.cancellations.get(id ?? '')
  if (!quote) throw notFound()
  return quote
}

export const cancellationRoutes: readonly Route[] = [
  create('/air/order_cancellations', quoteCancellation),
  list('/air/order_cancellations', ({ state, query }) =>
    [...state.cancellations.values()]
      .filter((one) => !query.has('order_id') || one.order_id === query.get('order_id'))
      .reverse()
      .map(shownQuote),
  ),
  read('/air/order_cancellations/{id}', ({ state, ids }) => shownQuote(keptQuote(state, ids[0]))),
  act('/air/order_cancellations/{id}/actions/confirm', confirmCancellation),
]
