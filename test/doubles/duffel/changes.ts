import type { FaultPlan } from './faults.ts'
import { segment } from './offers.ts'
import { findOrder } from './orders.ts'
import { invalid, invalidState, notFound } from './problem.ts'
import type { DuffelState, Resource } from './state.ts'
import { airportFor, hops, minorOf, money, place } from './world.ts'

const lifeMs = 30 * 60_000

/** What a slice of an order can be changed to: three times of the wanted day, in three cabins. */
export function createChangeRequest(state: DuffelState, faults: FaultPlan, body: Resource): Resource {
  const order = findOrder(state, body?.order_id)
  if (
    order.cancelled_at ||
    order.payment_status.awaiting_payment ||
    order.changes.some((one: Resource) => one.confirmed_at)
  )
    throw invalidState('order_not_changeable')
  const { remove = [], add = [] } = body.slices ?? {}
  if (remove.length === 0 || add.length === 0) throw invalid('validation_required', 'slices')
  const removed = remove.map(({ slice_id }: Resource) => {
    const slice = order.slices.find(({ id }: Resource) => id === slice_id)
    if (!slice) throw invalid('validation_inclusion', 'slices.remove.slice_id')
    return slice
  })
  const request: Resource = {
    id: state.id('ocr'),
    live_mode: false,
    order_id: order.id,
    created_at: state.iso(),
    slices: body.slices,
  }
  const offers = [6, 12, 18].flatMap((hour, index) =>
    ['economy', 'premium_economy', 'first'].map((cabin, extra) =>
      makeChangeOffer(state, faults, {
        order,
        removed,
        add,
        hour,
        cabin,
        price: 12_500 + extra * 20_000 + index * 100,
        number: 700 + index,
      }),
    ),
  )
  request.order_change_offers = offers
  return request
}

function makeChangeOffer(
  state: DuffelState,
  faults: FaultPlan,
  {
    order,
    removed,
    add,
    hour,
    cabin,
    price,
    number,
  }: {
    order: Resource
    removed: Resource[]
    add: Resource[]
    hour: number
    cabin: string
    price: number
    number: number
  },
): Resource {
  const decimals = order.total_amount.split('.')[1]?.length ?? 0
  const currency = order.total_currency
  const added = add.map((slice, index) => {
    const [from, to] = [airportFor(slice.origin), airportFor(slice.destination)]
    if (!from || !to) throw invalid('validation_inclusion', 'slices.add')
    const flown = hops(
      [from, to],
      `${slice.departure_date}T${String(hour).padStart(2, '0')}:00:00`,
      number + index * 10,
    )
    return {
      id: state.id('sli'),
      origin: place(from),
      destination: place(to),
      duration: null,
      fare_brand_name: 'Basic',
      conditions: {
        change_before_departure: { allowed: false, penalty_amount: null, penalty_currency: null },
      },
      segments: flown.map((hop) =>
        segment(state, faults, hop, { airline: 'ZZ', cabin, passengers: order.passengers, bags: 1 }),
      ),
    }
  })
  const offer: Resource = {
    id: state.id('oco'),
    live_mode: false,
    order_id: order.id,
    order_change_id: null,
    change_total_amount: money(price, decimals),
    change_total_currency: currency,
    penalty_total_amount: money(2_500, decimals),
    penalty_total_currency: currency,
    new_total_amount: money(minorOf(order.total_amount) + price, decimals),
    new_total_currency: currency,
    refund_to: 'original_form_of_payment',
    expires_at: state.iso(lifeMs),
    created_at: state.iso(),
    conditions: { change_before_departure: null, refund_before_departure: null },
    slices: { add: added, remove: removed },
  }
  state.changeOffers.set(offer.id, offer)
  return offer
}

export function readChangeOffer(state: DuffelState, id: string): Resource {
  const offer = state.changeOffers.get(id)
  if (!offer) throw notFound()
  if (Date.parse(offer.expires_at) <= state.nowMs) throw invalidState('order_change_offer_expired')
  return offer
}

export function createChange(state: DuffelState, body: Resource): Resource {
  const offer = readChangeOffer(state, body?.selected_order_change_offer)
  const order = findOrder(state, offer.order_id)
  if (order.cancelled_at || order.changes.some((one: Resource) => one.confirmed_at))
    throw invalidState('order_not_changeable')
  const { slices, ...amounts } = offer
  const change = { ...amounts, id: state.id('oce'), slices, confirmed_at: null }
  state.changes.set(change.id, change)
  return change
}

export function readChange(state: DuffelState, id: string): Resource {
  const change = state.changes.get(id)
  if (!change) throw notFound()
  return change
}

export function confirmChange(state: DuffelState, id: string, body: Resource): Resource {
  state.posts.push(`POST /air/order_changes/confirm ${id}`)
  const change = readChange(state, id)
  const order = findOrder(state, change.order_id)
  if (change.confirmed_at) throw invalidState('order_change_already_actioned')
  if (order.cancelled_at || order.changes.some((one: Resource) => one.confirmed_at))
    throw invalidState('order_not_changeable')
  if (Date.parse(change.expires_at) <= state.nowMs) throw invalidState('order_change_offer_expired')
  const due = minorOf(change.change_total_amount)
  if (
    due > 0 &&
    (body?.payment?.amount !== change.change_total_amount ||
      body.payment.currency !== change.change_total_currency ||
      body.payment.type !== 'balance')
  )
    throw invalid('validation_inclusion', 'payment')
  change.confirmed_at = state.iso()
  state.movements.push({ what: 'change', orderId: order.id, minor: -due })
  order.total_amount = change.new_total_amount
  order.changes.push({ id: change.id, confirmed_at: change.confirmed_at })
  const gone = new Set(change.slices.remove.map(({ id: slice }: Resource) => slice))
  const kept = order.slices.filter(({ id: slice }: Resource) => !gone.has(slice))
  order.slices = [...kept, ...change.slices.add].sort((a: Resource, b: Resource) =>
    a.segments[0].departing_at.localeCompare(b.segments[0].departing_at),
  )
  order.ticketed = order.ticketed?.map((one: Resource, index: number) => ({
    ...one,
    unique_identifier: `${125}${1_900_000_000 + state.pick(`${order.id}${id}${index}`, 90_000_000)}`,
  }))
  return change
}

/** The airline moves the first slice of an order by an hour, or cancels it. */
export function airlineChange(
  state: DuffelState,
  orderId: string,
  kind: 'moved' | 'cancelled' = 'moved',
  minutes = 60,
): Resource {
  const order = findOrder(state, orderId)
  const earlier = state.airlineChanges.filter((one) => one.order_id === orderId).at(-1)
  const slice = earlier?.added[0] ?? order.slices[0]
  const later = (local: string): string =>
    new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 19)
  const moved = {
    ...slice,
    id: state.id('sli'),
    segments: slice.segments.map((one: Resource) => ({
      ...one,
      id: state.id('seg'),
      departing_at: later(one.departing_at),
      arriving_at: later(one.arriving_at),
    })),
  }
  const change = {
    id: state.id('aic'),
    order_id: orderId,
    added: kind === 'moved' ? [moved] : [],
    removed: [slice],
    available_actions: ['accept', 'cancel', 'update'],
    action_taken: null,
    action_taken_at: null,
    travel_agent_ticket: null,
    created_at: state.iso(),
    updated_at: state.iso(),
  }
  state.airlineChanges.push(change)
  return change
}

export function acceptAirlineChange(state: DuffelState, id: string): Resource {
  const change = state.airlineChanges.find((one) => one.id === id)
  if (!change) throw notFound()
  if (state.airlineChanges.filter((one) => one.order_id === change.order_id).at(-1) !== change)
    throw invalidState('stale_airline_initiated_change_accept')
  Object.assign(change, { action_taken: 'accepted', action_taken_at: state.iso() })
  const order = findOrder(state, change.order_id)
  order.slices = [...change.added, ...order.slices.slice(1)]
  return change
}
