import { notFound } from './problem.ts'
import type { DuffelState, Resource } from './state.ts'
import { decimalsOf, minorOf, money } from './world.ts'

/** An order as it shows now. */
export function shown(state: DuffelState, order: Resource): Resource {
  const { _, ...resource } = order
  const isIssued = _.documentsAt !== undefined && state.nowMs >= _.documentsAt
  return {
    ...resource,
    ...(state.odd.unknownValues && {
      available_actions: [...resource.available_actions, 'upgrade'],
      sustainability: { level: 'leaf' },
    }),
    documents: isIssued ? _.documents : [],
    airline_initiated_changes: state.airlineChanges.filter((one) => one.order_id === order.id),
  }
}

/** @throws Problem there is none, or none that shows yet */
export function findOrder(state: DuffelState, id: string | undefined): Resource {
  const order = state.orders.get(id ?? '')
  if (!order || order._.visibleAt > state.nowMs) throw notFound()
  riseAfterGuarantee(state, order)
  return order
}

/** Without its guarantee a held order may cost more. */
function riseAfterGuarantee(state: DuffelState, order: Resource): void {
  const { awaiting_payment, price_guarantee_expires_at } = order.payment_status
  const raise: number = order._.raisedAfterGuarantee
  if (raise === 0 || !awaiting_payment || !state.isPast(price_guarantee_expires_at)) return
  order._.raisedAfterGuarantee = 0
  order.total_amount = money(minorOf(order.total_amount) + raise, decimalsOf(order.total_amount))
}
