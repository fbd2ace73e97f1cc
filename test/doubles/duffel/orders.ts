import { findOrder, shown } from './kept-orders.ts'
import { lateOfRoute } from './late.ts'
import { type Checked, checkBalance, checkMetadata, checkOrder } from './order-checks.ts'
import { listOrders } from './order-list.ts'
import { takePayment } from './payments.ts'
import { airlineError, badRequest, invalid, invalidState, refused } from './problem.ts'
import { Answered, create, type Late, list, type Request, type Route, read, update } from './route.ts'
import { flightKeyOf, segmentsOf } from './services.ts'
import type { DuffelState, Resource } from './state.ts'
import { emit } from './webhooks.ts'
import { money } from './world.ts'

function createOrder({ state, body, late: forced }: Request): Resource {
  state.posts.push(`POST /air/orders ${body?.selected_offers?.[0]}`)
  const checked = checkOrder(state, body)
  const { route } = checked.offer._
  if (route === 'LHR-LGW') throw airlineError('airline_unknown', 502)
  if (route === 'LGW-STN') throw invalidState('insufficient_balance')
  if (body.type === 'instant') checkBalance(state, checked.total)
  const late = forced ?? lateOfRoute(state, route)
  if (!late) return shown(state, book(state, checked))
  return new Answered(late.status, bookLater(state, checked, late))
}

/** Takes the order in, and shows it or gives it up later. @returns what is answered until then */
function bookLater(state: DuffelState, checked: Checked, late: Late): Resource {
  const request = state.requests.get(checked.offer.offer_request_id)._
  request.attempt = late
  if (late.fails) {
    state.later(late.at, () => {
      request.attempt = undefined
      emit(state, 'order.creation_failed', { offer_id: checked.offer.id, metadata: checked.body.metadata })
    })
    return { live_mode: false }
  }
  const order = book(state, checked, late.at)
  state.later(late.at, () => {
    request.attempt = undefined
  })
  return { id: order.id, live_mode: false }
}

/** The airline's booking; money moves now, whenever Duffel shows the order. */
function book(state: DuffelState, checked: Checked, visibleAt = state.nowMs): Resource {
  const order = toOrder(state, checked)
  order._.visibleAt = visibleAt
  order._.listedAt = visibleAt + (state.odd.listsAfterMs ?? 0)
  state.orders.set(order.id, order)
  state.requests.get(checked.offer.offer_request_id)._.isBooked = true
  if (order.type === 'instant') takePayment(state, order)
  state.later(visibleAt, () => emit(state, 'order.created', shown(state, order)))
  return order
}

function toOrder(state: DuffelState, { offer, services, total, body }: Checked): Resource {
  const { odd } = state
  const segmentIds = new Map(segmentsOf(offer).map(({ id }) => [id, state.id('seg')]))
  const flightOf = new Map(segmentsOf(offer).map((one) => [one.id, flightKeyOf(one)]))
  const reference = state
    .id('rlo')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(3, 9)
    .toUpperCase()
  return {
    id: state.id('ord'),
    live_mode: false,
    type: body.type,
    offer_id: offer.id,
    created_at: state.iso(),
    synced_at: state.iso(),
    booking_reference: reference,
    booking_references: [{ booking_reference: reference, carrier: offer.owner }],
    owner: offer.owner,
    content: 'managed',
    base_amount: offer.base_amount,
    base_currency: offer.total_currency,
    tax_amount: offer.tax_amount,
    tax_currency: offer.tax_currency,
    total_amount: money(total, odd.decimals ?? 2),
    total_currency: offer.total_currency,
    services: services.map((one) => ({
      ...one,
      id: state.id('ser'),
      segment_ids: one.segment_ids.map((id: string) => segmentIds.get(id)),
      maximum_quantity: undefined,
    })),
    slices: offer.slices.map((slice: Resource) => ({
      ...slice,
      id: state.id('sli'),
      segments: slice.segments.map((one: Resource) => ({ ...one, id: segmentIds.get(one.id) })),
    })),
    passengers: offer.passengers.map(({ id }: Resource) => passengerOf(body.passengers, id)),
    documents: [],
    payment_status: {
      awaiting_payment: true,
      payment_required_by: offer.payment_requirements.payment_required_by,
      price_guarantee_expires_at: offer.payment_requirements.price_guarantee_expires_at,
      paid_at: null,
    },
    conditions: offer.conditions,
    available_actions: ['cancel', 'change', 'update'],
    void_window_ends_at: null,
    metadata: body.metadata ?? null,
    users: body.users ?? [],
    changes: [],
    cancellation: null,
    cancelled_at: null,
    _: {
      route: offer._.route,
      isRefundable: !odd.notRefundable,
      documentStyle: odd.documentNumbers,
      documentsLateMs: odd.noDocumentsFor ?? 0,
      documentsAt: undefined,
      documents: [],
      issues: 0,
      raisedAfterGuarantee: odd.raisedAfterGuarantee ?? 0,
      seats: services
        .filter(({ type }) => type === 'seat')
        .map(({ segment_ids: [id], metadata }) => `${flightOf.get(id)}/${metadata.designator}`),
    },
  }
}

/** A passenger of an order: without type, and without the infant that comes along. */
function passengerOf(asked: Resource[], wanted: string): Resource {
  const { id, title, gender, given_name, family_name, born_on, email, phone_number, ...rest } = asked.find(
    (one) => one.id === wanted,
  )
  return {
    ...{ id, title, gender, given_name, family_name, born_on, email, phone_number },
    loyalty_programme_accounts: rest.loyalty_programme_accounts ?? [],
  }
}

/** ZZ sells nothing after the booking, and nobody to those who have not paid. */
function addServices({ state, ids, body }: Request): Resource {
  const order = findOrder(state, ids[0])
  if (!body?.add_services?.length) throw invalid('validation_required', 'add_services')
  if (order.payment_status.awaiting_payment) throw refused('pay_later_order_no_payment_for_ancillaries')
  throw badRequest(400)
}

function updateOrder({ state, ids, body }: Request): Resource {
  const order = findOrder(state, ids[0])
  if (body?.metadata !== undefined) {
    checkMetadata(body.metadata)
    order.metadata = body.metadata
  }
  return shown(state, order)
}

export const orderRoutes: readonly Route[] = [
  create('/air/orders', createOrder),
  list('/air/orders', ({ state, query }) => listOrders(state, query).map((one) => shown(state, one))),
  read('/air/orders/{id}', ({ state, ids }) => shown(state, findOrder(state, ids[0]))),
  update('/air/orders/{id}', updateOrder),
  read('/air/orders/{id}/available_services', ({ state, ids }) => {
    findOrder(state, ids[0])
    // A number, as it was seen.
    throw badRequest(400)
  }),
  create('/air/orders/{id}/services', addServices),
]
