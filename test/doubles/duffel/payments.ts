import { issueDocuments } from './documents.ts'
import { findOrder } from './kept-orders.ts'
import { lateOfRoute } from './late.ts'
import { checkBalance, checkPayment } from './order-checks.ts'
import { invalidState, notFound, refused } from './problem.ts'
import { Answered, create, type Late, list, type Request, type Route, read } from './route.ts'
import type { DuffelState, Resource } from './state.ts'
import { emit } from './webhooks.ts'
import { minorOf } from './world.ts'

const voidWindowMs = 20 * 3_600_000

/** Takes the money for an order, and issues its documents. */
export function takePayment(state: DuffelState, order: Resource): void {
  state.movements.push({ what: 'payment', orderId: order.id, minor: -minorOf(order.total_amount) })
  order.payment_status = {
    awaiting_payment: false,
    payment_required_by: null,
    price_guarantee_expires_at: null,
    paid_at: state.iso(),
  }
  order.void_window_ends_at = state.iso(voidWindowMs)
  order._.documents = issueDocuments(state, order)
  order._.documentsAt = state.nowMs + order._.documentsLateMs
}

/** @throws Problem the order cannot be paid, or not like that */
function checkPayable(state: DuffelState, order: Resource, payment: Resource): void {
  if (order.cancelled_at) throw invalidState('already_cancelled')
  if (order.type === 'instant') throw refused('order_type_not_eligible_for_payment')
  if (!order.payment_status.awaiting_payment) throw invalidState('already_paid')
  if (state.isPast(order.payment_status.payment_required_by))
    throw invalidState('past_payment_required_by_date')
  const moved = state.airlineChanges.some((one) => one.order_id === order.id && !one.action_taken)
  if (moved && order._.route !== 'LHR-LTN') throw invalidState('schedule_changed')
  checkPayment(payment, order, minorOf(order.total_amount))
  checkBalance(state, minorOf(order.total_amount))
}

function createPayment({ state, body, late: forced }: Request): Resource {
  state.posts.push(`POST /air/payments ${body?.order_id}`)
  const order = findOrder(state, body?.order_id)
  if (order._.pendingPayment) throw invalidState('payment_already_attempted')
  checkPayable(state, order, body.payment)
  const payment: Resource = {
    id: state.id('pay'),
    live_mode: false,
    order_id: order.id,
    type: 'balance',
    status: 'pending',
    amount: order.total_amount,
    currency: order.total_currency,
    failure_reason: null,
    created_at: state.iso(),
  }
  state.payments.set(payment.id, payment)
  const late = forced ?? lateOfRoute(state, order._.route)
  if (!late) return settle(state, payment, order)
  return new Answered(late.status, settleLater(state, payment, { order, late }))
}

function settle(state: DuffelState, payment: Resource, order: Resource): Resource {
  takePayment(state, order)
  payment.status = 'succeeded'
  emit(state, 'air.payment.succeeded', payment)
  return { ...payment }
}

/** A payment that stays pending for a while. */
function settleLater(
  state: DuffelState,
  payment: Resource,
  { order, late }: { order: Resource; late: Late },
): Resource {
  order._.pendingPayment = true
  emit(state, 'air.payment.pending', payment)
  state.later(late.at, () => {
    order._.pendingPayment = false
    const isPayable = !late.fails && !order.cancelled_at
    if (isPayable) return void settle(state, payment, order)
    Object.assign(payment, { status: 'failed', failure_reason: 'airline_error' })
    emit(state, 'air.payment.failed', payment)
  })
  return { ...payment }
}

export const paymentRoutes: readonly Route[] = [
  create('/air/payments', createPayment),
  list('/air/payments', ({ state, query }) =>
    [...state.payments.values()]
      .filter((one) => !query.has('order_id') || one.order_id === query.get('order_id'))
      .reverse(),
  ),
  read('/air/payments/{id}', ({ state, ids }) => {
    const payment = state.payments.get(ids[0] ?? '')
    if (!payment) throw notFound()
    return payment
  }),
]
