import { makeChangeOffer } from './change-offers.ts'
import { issueDocuments } from './documents.ts'
import { findOrder, shown } from './kept-orders.ts'
import { entriesOf } from './lists.ts'
import { checkBalance } from './order-checks.ts'
import { airportFor } from './places.ts'
import { invalid, invalidState, notFound } from './problem.ts'
import { act, create, list, type Request, type Route, read } from './route.ts'
import { segmentsOf } from './services.ts'
import type { DuffelState, Resource } from './state.ts'
import { emit } from './webhooks.ts'
import { minorOf } from './world.ts'

const departureHours = [6, 12, 18]
const cabins = ['economy', 'premium_economy', 'first']

const kept = (map: ReadonlyMap<string, Resource>, id: string | undefined | null): Resource => {
  const one = map.get(id ?? '')
  if (!one) throw notFound()
  return one
}

/** ZZ changes an order once, and only one that is paid. */
function requireChangeable(order: Resource): void {
  if (order.cancelled_at || order.payment_status.awaiting_payment || order.changes.length > 0)
    throw invalidState('order_not_changeable')
}

/** What slices of an order can be changed to: three times of the wanted day, in three cabins. */
function createChangeRequest({ state, body }: Request): Resource {
  const order = findOrder(state, body?.order_id)
  requireChangeable(order)
  const remove = entriesOf(body.slices?.remove, 'slices.remove')
  const add = entriesOf(body.slices?.add, 'slices.add')
  if (remove.length === 0 || add.length === 0) throw invalid('validation_required', 'slices')
  const removed = remove.map(({ slice_id }: Resource) => {
    const slice = order.slices.find(({ id }: Resource) => id === slice_id)
    if (!slice) throw invalid('validation_inclusion', 'slices.remove.slice_id')
    return slice
  })
  for (const { departure_date: date, origin, destination } of add) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date ?? ''))
      throw invalid('validation_format', 'slices.add.departure_date')
    if (date < state.iso().slice(0, 10)) throw invalid('validation_inclusion', 'slices.add.departure_date')
    if (!airportFor(origin) || !airportFor(destination)) throw invalid('validation_inclusion', 'slices.add')
  }
  const request: Resource = {
    id: state.id('ocr'),
    live_mode: false,
    order_id: order.id,
    created_at: state.iso(),
    updated_at: state.iso(),
    slices: body.slices,
  }
  request.order_change_offers = departureHours.flatMap((hour, index) =>
    cabins.map((cabin) =>
      makeChangeOffer(state, request.id, { order, removed, add, hour, cabin, number: 700 + index }),
    ),
  )
  state.changeRequests.set(request.id, request)
  return shownRequest(request)
}

const shownOffer = ({ _, ...offer }: Resource): Resource => offer
const shownRequest = ({ order_change_offers, ...request }: Resource): Resource => ({
  ...request,
  order_change_offers: order_change_offers.map(shownOffer),
})

function liveChangeOffer(state: DuffelState, id: string | undefined): Resource {
  const offer = kept(state.changeOffers, id)
  if (state.isPast(offer.expires_at)) throw invalidState('order_change_offer_expired')
  return offer
}

function listChangeOffers({ state, query }: Request): Resource[] {
  const request = kept(state.changeRequests, query.get('order_change_request_id'))
  const [, sign, field] = /^(-?)(change_total_amount|total_duration)$/.exec(query.get('sort') ?? '') ?? []
  const offers = [...request.order_change_offers]
  const value = (one: Resource): number =>
    field === 'change_total_amount' ? minorOf(one.change_total_amount) : 0
  if (field) offers.sort((a, b) => (sign ? -1 : 1) * (value(a) - value(b)))
  return offers.map(shownOffer)
}

/** A change that waits to be confirmed; it hinders nothing. */
function createChange({ state, body }: Request): Resource {
  const offer = liveChangeOffer(state, body?.selected_order_change_offer)
  requireChangeable(findOrder(state, offer._.orderId))
  const change = {
    ...offer,
    id: state.id('oce'),
    order_id: offer._.orderId,
    confirmed_at: null,
    available_payment_types: ['balance'],
  }
  offer.order_change_id = change.id
  state.changes.set(change.id, change)
  return shownOffer(change)
}

/** Changes the order for good, against payment of what it costs more. */
function confirmChange({ state, ids, body }: Request): Resource {
  state.posts.push(`POST /air/order_changes/confirm ${ids[0]}`)
  const change = kept(state.changes, ids[0])
  const order = findOrder(state, change.order_id)
  if (change.confirmed_at) throw invalidState('order_change_already_actioned')
  requireChangeable(order)
  if (state.isPast(change.expires_at)) throw invalidState('order_change_offer_expired')
  const due = minorOf(change.change_total_amount)
  checkDue(body?.payment, change)
  if (due > 0) checkBalance(state, due)
  change.confirmed_at = state.iso()
  state.movements.push({ what: due < 0 ? 'change refund' : 'change', orderId: order.id, minor: -due })
  applyChange(order, change)
  order._.documents = issueDocuments(state, order)
  order._.documentsAt = state.nowMs + order._.documentsLateMs
  emit(state, 'air.order.changed', shown(state, order))
  return shownOffer(change)
}

function checkDue(
  payment: Resource,
  { change_total_amount: due, change_total_currency: currency }: Resource,
): void {
  if (minorOf(due) <= 0) {
    if (payment) throw invalid('validation_inclusion', 'payment')
    return
  }
  if (!payment) throw invalid('validation_required', 'payment')
  if (payment.type !== 'balance') throw invalid('validation_inclusion', 'payment.type')
  if (payment.currency !== currency) throw invalid('validation_inclusion', 'payment.currency')
  if (payment.amount !== due) throw invalid('validation_inclusion', 'payment.amount')
}

/** The services of what is removed are gone. */
function applyChange(order: Resource, change: Resource): void {
  const gone = new Set(change.slices.remove.map(({ id }: Resource) => id))
  const goneSegments = new Set(segmentsOf({ slices: change.slices.remove }).map(({ id }) => id))
  const slices = [...order.slices.filter(({ id }: Resource) => !gone.has(id)), ...change.slices.add].sort(
    (a, b) => a.segments[0].departing_at.localeCompare(b.segments[0].departing_at),
  )
  Object.assign(order, {
    slices,
    total_amount: change.new_total_amount,
    services: order.services.filter(
      ({ segment_ids }: Resource) => !segment_ids.every((id: string) => goneSegments.has(id)),
    ),
    changes: [{ id: change.id, confirmed_at: change.confirmed_at }],
    synced_at: change.confirmed_at,
  })
}

export const changeRoutes: readonly Route[] = [
  create('/air/order_change_requests', createChangeRequest),
  read('/air/order_change_requests/{id}', ({ state, ids }) =>
    shownRequest(kept(state.changeRequests, ids[0])),
  ),
  list('/air/order_change_offers', listChangeOffers),
  read('/air/order_change_offers/{id}', ({ state, ids }) => shownOffer(liveChangeOffer(state, ids[0]))),
  create('/air/order_changes', createChange),
  read('/air/order_changes/{id}', ({ state, ids }) => shownOffer(kept(state.changes, ids[0]))),
  act('/air/order_changes/{id}/actions/confirm', confirmChange),
]
