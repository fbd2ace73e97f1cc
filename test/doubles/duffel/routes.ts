import * as changes from './changes.ts'
import type { FaultPlan } from './faults.ts'
import * as offers from './offers.ts'
import * as orders from './orders.ts'
import { notFound, Problem } from './problem.ts'
import type { DuffelState, Resource } from './state.ts'
import { createWebhook } from './webhooks.ts'
import { airlines } from './world.ts'

export interface Request {
  readonly state: DuffelState
  readonly faults: FaultPlan
  readonly ids: readonly string[]
  readonly query: URLSearchParams
  /** Content of `data`. */
  readonly body: Resource
  /** How a creation is answered late. */
  readonly later?: orders.Later
}

interface Route {
  readonly method: string
  readonly pattern: RegExp
  readonly status: number
  readonly answer: (request: Request) => Resource
  /** Lists are answered in pages. */
  readonly isList?: true
}

const route = (method: string, path: string, answer: Route['answer'], more: Partial<Route> = {}): Route => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('{id}', '([^/]+)')}/?$`),
  status: method === 'POST' ? 201 : 200,
  answer,
  ...more,
})
const list = (path: string, answer: Route['answer']): Route => route('GET', path, answer, { isList: true })

/** Without what the double keeps of an offer for itself. */
const shownOffer = ({ route: _, services: __, seats: ___, ...offer }: Resource): Resource => offer

const withServices = ({ state, query }: Request, offer: Resource): Resource => ({
  ...shownOffer(offer),
  available_services:
    query.get('return_available_services') === 'true'
      ? offers.availableServices(state, state.offers.get(offer.id))
      : null,
})

export const routes: readonly Route[] = [
  route('POST', '/air/offer_requests', ({ state, faults, body, query }) => {
    const { offers: found, route: _, booked: __, ...request } = offers.createOfferRequest(state, faults, body)
    return { ...request, ...(query.get('return_offers') !== 'false' && { offers: found.map(shownOffer) }) }
  }),
  list('/air/offers', ({ state, query }) => {
    const request = state.requests.get(query.get('offer_request_id') ?? '')
    if (!request) throw notFound()
    const byPrice = query.get('sort') === 'total_amount'
    const found = [...request.offers]
    return (byPrice ? found.sort((a, b) => Number(a.total_amount) - Number(b.total_amount)) : found).map(
      shownOffer,
    )
  }),
  route('GET', '/air/offers/{id}', (request) =>
    withServices(request, offers.liveOffer(request.state, request.faults, request.ids[0] ?? '')),
  ),
  route(
    'POST',
    '/air/offers/{id}/actions/price',
    (request) => shownOffer(offers.liveOffer(request.state, request.faults, request.ids[0] ?? '')),
    { status: 200 },
  ),
  list('/air/seat_maps', ({ state, query }) => {
    const offer = state.offers.get(query.get('offer_id') ?? '')
    if (!offer) throw notFound()
    return offers.seatMaps(state, offer)
  }),
  route('POST', '/air/orders', ({ state, faults, body, later }) =>
    orders.shown(state, orders.createOrder(state, faults, body, later)),
  ),
  list('/air/orders', ({ state, query }) =>
    orders.listOrders(state, query).map((one) => orders.shown(state, one)),
  ),
  route('GET', '/air/orders/{id}', ({ state, ids }) =>
    orders.shown(state, orders.findOrder(state, ids[0] ?? '')),
  ),
  route('PATCH', '/air/orders/{id}', ({ state, ids, body }) => {
    const order = orders.findOrder(state, ids[0] ?? '')
    order.metadata = body?.metadata ?? null
    return orders.shown(state, order)
  }),
  route('POST', '/air/payments', ({ state, body }) => orders.createPayment(state, body)),
  list('/air/payments', ({ state, query }) =>
    state.payments.filter((one) => one.order_id === query.get('order_id')),
  ),
  route('POST', '/air/order_cancellations', ({ state, body }) => orders.quoteCancellation(state, body)),
  route(
    'POST',
    '/air/order_cancellations/{id}/actions/confirm',
    ({ state, ids }) => orders.confirmCancellation(state, ids[0] ?? ''),
    { status: 200 },
  ),
  route('GET', '/air/order_cancellations/{id}', ({ state, ids }) => {
    const found = state.cancellations.get(ids[0] ?? '')
    if (!found) throw notFound()
    return found
  }),
  route('POST', '/air/order_change_requests', ({ state, faults, body }) =>
    changes.createChangeRequest(state, faults, body),
  ),
  route('GET', '/air/order_change_offers/{id}', ({ state, ids }) =>
    changes.readChangeOffer(state, ids[0] ?? ''),
  ),
  route('POST', '/air/order_changes', ({ state, body }) => changes.createChange(state, body)),
  route('GET', '/air/order_changes/{id}', ({ state, ids }) => changes.readChange(state, ids[0] ?? '')),
  route(
    'POST',
    '/air/order_changes/{id}/actions/confirm',
    ({ state, ids, body }) => changes.confirmChange(state, ids[0] ?? '', body),
    { status: 200 },
  ),
  list('/air/airline_initiated_changes', ({ state, query }) => {
    const id = query.get('order_id') ?? ''
    const order = orders.findOrder(state, id)
    if (order.route === 'LHR-LTN') changes.airlineChange(state, id)
    return state.airlineChanges.filter((one) => one.order_id === id)
  }),
  route(
    'POST',
    '/air/airline_initiated_changes/{id}/actions/accept',
    ({ state, ids }) => changes.acceptAirlineChange(state, ids[0] ?? ''),
    { status: 200 },
  ),
  list('/air/airlines', () => Object.values(airlines)),
  route('POST', '/air/webhooks', ({ state, body }) => createWebhook(state, body)),
  list('/stays/accommodation', () => {
    throw new Problem(403, 'plain', 'plain')
  }),
]
