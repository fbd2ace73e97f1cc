import { findOrder, shown } from './kept-orders.ts'
import { invalid, invalidState, notFound } from './problem.ts'
import { act, list, type Request, type Route, read, update } from './route.ts'
import type { DuffelState, Resource } from './state.ts'
import { emit } from './webhooks.ts'

const later = (local: string, minutes: number): string =>
  new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 19)

const ofOrder = (state: DuffelState, orderId: string): Resource[] =>
  state.airlineChanges.filter((one) => one.order_id === orderId)

/** The airline moves the first slice of an order, or cancels it. Each time counts from the last one. */
export function airlineChange(
  state: DuffelState,
  orderId: string,
  { kind = 'moved', minutes = 60 }: { kind?: 'moved' | 'cancelled'; minutes?: number },
): Resource {
  const order = findOrder(state, orderId)
  const open = ofOrder(state, orderId).findLast((one) => !one.action_taken)
  const slice = open?.added[0] ?? order.slices[0]
  const moved = {
    ...slice,
    id: state.id('sli'),
    segments: slice.segments.map((one: Resource) => ({
      ...one,
      id: state.id('seg'),
      departing_at: later(one.departing_at, minutes),
      arriving_at: later(one.arriving_at, minutes),
    })),
  }
  const change = {
    id: state.id('aic'),
    order_id: orderId,
    added: kind === 'moved' ? [moved] : [],
    removed: [order.slices[0]],
    available_actions: kind === 'moved' ? ['accept', 'cancel', 'update'] : ['cancel', 'update'],
    action_taken: null,
    action_taken_at: null,
    travel_agent_ticket: null,
    created_at: state.iso(),
    updated_at: state.iso(),
  }
  state.airlineChanges.push(change)
  emit(state, 'order.airline_initiated_change_detected', shown(state, order))
  return change
}

function keptChange(state: DuffelState, id: string | undefined): Resource {
  const change = state.airlineChanges.find((one) => one.id === id)
  if (!change) throw notFound()
  if (ofOrder(state, change.order_id).at(-1) !== change)
    throw invalidState('stale_airline_initiated_change_accept')
  return change
}

function accept({ state, ids }: Request): Resource {
  const change = keptChange(state, ids[0])
  if (change.action_taken) throw invalidState('airline_initiated_change_already_actioned')
  if (!change.available_actions.includes('accept')) throw invalidState('unsupported_action')
  const order = findOrder(state, change.order_id)
  if (order.cancelled_at) throw invalidState('already_cancelled')
  const removed = new Set(change.removed.map(({ id }: Resource) => id))
  order.slices = order.slices.flatMap((slice: Resource) => (removed.has(slice.id) ? change.added : [slice]))
  return actioned(state, change, 'accepted')
}

function actioned(state: DuffelState, change: Resource, action: string): Resource {
  Object.assign(change, {
    action_taken: action,
    action_taken_at: state.iso(),
    updated_at: state.iso(),
    available_actions: [],
  })
  return change
}

/** What was done at the airline itself. */
function noteAction({ state, ids, body }: Request): Resource {
  if (!['accepted', 'cancelled', 'changed'].includes(body?.action_taken))
    throw invalid('validation_inclusion', 'action_taken')
  return actioned(state, keptChange(state, ids[0]), body.action_taken)
}

export const airlineChangeRoutes: readonly Route[] = [
  list('/air/airline_initiated_changes', ({ state, query }) => {
    const orderId = query.get('order_id')
    if (orderId === null) return state.airlineChanges
    const order = findOrder(state, orderId)
    if (order._.route === 'LHR-LTN' && !order.cancelled_at) airlineChange(state, orderId, {})
    return ofOrder(state, orderId)
  }),
  read('/air/airline_initiated_changes/{id}', ({ state, ids }) => {
    const change = state.airlineChanges.find((one) => one.id === ids[0])
    if (!change) throw notFound()
    return change
  }),
  act('/air/airline_initiated_changes/{id}/actions/accept', accept),
  update('/air/airline_initiated_changes/{id}', noteAction),
]
