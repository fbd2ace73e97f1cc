import { yearsBetween } from '../../../lib/kernel/instant.ts'
import type { FaultPlan } from './faults.ts'
import { boughtService, flightsKey, liveOffer, segmentsOf } from './offers.ts'
import { airlineError, invalid, invalidState, notFound, Problem } from './problem.ts'
import type { DuffelState, Resource } from './state.ts'
import { minorOf, money } from './world.ts'

const titles = ['mr', 'ms', 'mrs', 'miss', 'dr']
const namePart = /^[A-Za-z\u00C0-\u017F' -]{1,20}$/

function checkPassengers(offer: Resource, asked: Resource[]): void {
  if (asked?.length !== offer.passengers.length) throw invalid('validation_length', 'passengers')
  const names = new Set<string>()
  const lastDay = offer.slices.at(-1).segments[0].departing_at.slice(0, 10)
  for (const one of asked) {
    const known = offer.passengers.find(({ id }: Resource) => id === one.id)
    if (!known) throw invalid('validation_inclusion', 'passengers.id')
    for (const field of ['given_name', 'family_name', 'born_on', 'email', 'phone_number', 'gender', 'title'])
      if (!one[field]) throw invalid('validation_required', `passengers.${field}`)
    if (!namePart.test(one.given_name) || !namePart.test(one.family_name))
      throw new Problem(422, 'validation_error', 'invalid_passenger_name')
    if (!titles.includes(one.title)) throw invalid('validation_inclusion', 'passengers.title')
    if (!['m', 'f'].includes(one.gender)) throw invalid('validation_inclusion', 'passengers.gender')
    if (!/^\+[1-9]\d{6,14}$/.test(one.phone_number))
      throw new Problem(422, 'validation_error', 'invalid_phone_number')
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(one.email))
      throw new Problem(422, 'validation_error', 'invalid_email_address')
    if (!/^\d{4}-\d{2}-\d{2}$/.test(one.born_on)) throw invalid('validation_format', 'passengers.born_on')
    const age = yearsBetween(one.born_on, lastDay)
    if (known.age === null ? age < 18 : age !== known.age)
      throw new Problem(422, 'validation_error', 'order_passengers_incompatible_with_offer')
    const name = `${one.given_name} ${one.family_name} ${one.born_on}`.toUpperCase()
    if (names.has(name)) throw new Problem(422, 'validation_error', 'duplicate_passenger_name')
    names.add(name)
    if (offer.passenger_identity_documents_required && one.identity_documents?.length !== 1)
      throw invalid('validation_required', 'passengers.identity_documents')
  }
  for (const infant of offer.passengers.filter(({ type }: Resource) => type === 'infant_without_seat')) {
    const carriers = asked.filter(({ infant_passenger_id: id }) => id === infant.id)
    if (carriers.length !== 1) throw invalid('validation_required', 'passengers.infant_passenger_id')
  }
}

/** Everything that is checked before an airline is asked. */
function checkOrder(
  state: DuffelState,
  faults: FaultPlan,
  body: Resource,
): { offer: Resource; services: Resource[]; total: number } {
  if (!Array.isArray(body?.selected_offers) || body.selected_offers.length !== 1)
    throw invalid('validation_length', 'selected_offers')
  const id = body.selected_offers[0]
  const offer = liveOffer(state, faults, id)
  const request = state.requests.get(offer.offer_request_id)
  if (request.booked === 'trying') throw invalidState('order_creation_already_attempted')
  if (request.booked) throw new Problem(422, 'validation_error', 'offer_request_already_booked')
  checkPassengers(offer, body.passengers)
  const services = (body.services ?? []).map((one: Resource) =>
    boughtService(state, state.offers.get(id), one),
  )
  const total = services.reduce(
    (sum: number, one: Resource) => sum + minorOf(one.total_amount) * one.quantity,
    minorOf(offer.total_amount),
  )
  const { requires_instant_payment: isInstant } = offer.payment_requirements
  if (body.type !== 'instant' && body.type !== 'hold') throw invalid('validation_inclusion', 'type')
  if (body.type === 'hold' && isInstant) throw invalidState('invalid_order_create_type')
  if (body.type === 'hold' && body.payments !== undefined) throw invalid('validation_inclusion', 'payments')
  if (body.type === 'instant') checkPayment(body.payments?.[0], total, offer.total_currency)
  for (const [key, value] of Object.entries(body.metadata ?? {}))
    if (!/^[A-Za-z0-9_-]{1,40}$/.test(key) || typeof value !== 'string' || value.length > 500)
      throw invalid('validation_format', 'metadata')
  return { offer, services, total }
}

function checkPayment(payment: Resource, totalMinor: number, currency: string): void {
  if (!payment) throw invalid('validation_required', 'payments')
  if (payment.type !== 'balance') throw invalid('validation_inclusion', 'payments.type')
  if (payment.currency !== currency)
    throw new Problem(422, 'validation_error', 'payment_currency_does_not_match_order_currency')
  if (!/^\d+(\.\d+)?$/.test(payment.amount) || minorOf(payment.amount) !== totalMinor)
    throw new Problem(422, 'validation_error', 'payment_amount_does_not_match_order_amount')
}

/** When an order is to be made later, or not at all. */
export interface Later {
  readonly at: number
  readonly fails: boolean
}

export function createOrder(state: DuffelState, faults: FaultPlan, body: Resource, later?: Later): Resource {
  state.posts.push(`POST /air/orders ${body?.selected_offers?.[0]}`)
  const { offer, services, total } = checkOrder(state, faults, body)
  if (offer.route === 'LHR-LGW') throw airlineError('airline_unknown', 502)
  if (offer.route === 'LGW-STN') throw invalidState('insufficient_balance')
  const request = state.requests.get(offer.offer_request_id)
  const order = toOrder(state, faults, { offer, services, total, body })
  if (later?.fails) {
    request.booked = false
    return order
  }
  request.booked = later ? 'trying' : true
  order.visibleAt = later?.at ?? state.nowMs
  order.listedAt = order.visibleAt + (faults.odd.listsAfterMs ?? 0)
  state.orders.set(order.id, order)
  if (body.type === 'instant') pay(state, order, total)
  return order
}

function toOrder(
  state: DuffelState,
  faults: FaultPlan,
  { offer, services, total, body }: { offer: Resource; services: Resource[]; total: number; body: Resource },
): Resource {
  const isHold = body.type === 'hold'
  const decimals = faults.odd.decimals ?? 2
  return {
    id: state.id('ord'),
    live_mode: false,
    type: body.type,
    offer_id: offer.id,
    route: offer.route,
    created_at: state.iso(),
    synced_at: state.iso(),
    booking_reference: state.id('rlo').slice(4, 10).toUpperCase(),
    owner: offer.owner,
    content: 'managed',
    base_amount: offer.base_amount,
    base_currency: offer.total_currency,
    tax_amount: offer.tax_amount,
    tax_currency: offer.tax_currency,
    total_amount: money(total, decimals),
    total_currency: offer.total_currency,
    services,
    flightsKey: flightsKey(offer),
    slices: offer.slices.map((slice: Resource) => ({
      ...slice,
      id: state.id('sli'),
      segments: slice.segments.map((one: Resource) => ({ ...one, id: state.id('seg') })),
    })),
    passengers: body.passengers.map((one: Resource) => ({
      id: one.id,
      title: one.title,
      gender: one.gender,
      given_name: one.given_name,
      family_name: one.family_name,
      born_on: one.born_on,
      email: one.email,
      phone_number: one.phone_number,
    })),
    documents: [],
    payment_status: isHold
      ? {
          awaiting_payment: true,
          payment_required_by: offer.payment_requirements.payment_required_by,
          price_guarantee_expires_at: offer.payment_requirements.price_guarantee_expires_at,
          paid_at: null,
        }
      : {
          awaiting_payment: false,
          payment_required_by: null,
          price_guarantee_expires_at: null,
          paid_at: state.iso(),
        },
    conditions: offer.conditions,
    available_actions: ['cancel', 'change', 'update'],
    void_window_ends_at: null,
    metadata: body.metadata ?? null,
    users: body.users ?? [],
    changes: [],
    airline_initiated_changes: [],
    cancellation: null,
    cancelled_at: null,
    noRefund: faults.odd.notRefundable === true,
    documentStyle: faults.odd.documentNumbers,
    documentsAt: state.nowMs + (faults.odd.noDocumentsFor ?? 0),
  }
}

/** Takes the money, and issues the documents. */
function pay(state: DuffelState, order: Resource, minor: number): void {
  state.movements.push({ what: 'payment', orderId: order.id, minor: -minor })
  order.payment_status = {
    awaiting_payment: false,
    payment_required_by: null,
    price_guarantee_expires_at: null,
    paid_at: state.iso(),
  }
  order.void_window_ends_at = state.iso(20 * 3_600_000)
  order.ticketed = issueDocuments(state, order)
}

function issueDocuments(state: DuffelState, order: Resource): Resource[] {
  const number = (index: number): string => {
    const digits = String(1_000_000_000 + state.pick(`${order.id}${index}${state.posts.length}`, 900_000_000))
    switch (order.documentStyle) {
      case 'short':
        return `${index + 1}`
      case 'fourteen':
        return `2205${digits}`
      case 'dashed':
        return `125-${digits}`
      default:
        return `125${digits}`
    }
  }
  if (order.documentStyle === 'none') return []
  return [
    ...order.passengers.map(({ id }: Resource, index: number) => ({
      type: 'electronic_ticket',
      unique_identifier: number(index),
      passenger_ids: [id],
    })),
    ...order.services.map(({ passenger_ids }: Resource, index: number) => ({
      type: 'electronic_miscellaneous_document_associated',
      unique_identifier: number(50 + index),
      passenger_ids,
    })),
  ]
}

/** An order as it shows now. */
export function shown(state: DuffelState, order: Resource): Resource {
  if (state.nowMs >= order.visibleAt) {
    const request = state.requests.get(state.offers.get(order.offer_id)?.offer_request_id)
    if (request) request.booked = true
  }
  const {
    ticketed = [],
    documentsAt,
    documentStyle: _,
    visibleAt: __,
    listedAt: ___,
    flightsKey: ____,
    route: _____,
    noRefund: ______,
    ...resource
  } = order
  return {
    ...resource,
    services: order.services.map(({ flight: _, ...one }: Resource) => one),
    documents: state.nowMs >= documentsAt ? ticketed : [],
  }
}

export function findOrder(state: DuffelState, id: string): Resource {
  const order = state.orders.get(id)
  if (!order || order.visibleAt > state.nowMs) throw notFound()
  return order
}

export function listOrders(state: DuffelState, query: URLSearchParams): Resource[] {
  const after = query.get('created_at[after]')
  return [...state.orders.values()].filter(
    (order) =>
      order.visibleAt <= state.nowMs &&
      order.listedAt <= state.nowMs &&
      (!query.has('offer_id') || order.offer_id === query.get('offer_id')) &&
      (!query.has('booking_reference') || order.booking_reference === query.get('booking_reference')) &&
      (!query.has('awaiting_payment') ||
        String(order.payment_status.awaiting_payment) === query.get('awaiting_payment')) &&
      (!after || Date.parse(order.created_at) > Date.parse(after)) &&
      (query.get('requires_action') !== 'true' ||
        state.airlineChanges.some((one) => one.order_id === order.id && !one.action_taken)),
  )
}

export function createPayment(state: DuffelState, body: Resource): Resource {
  state.posts.push(`POST /air/payments ${body?.order_id}`)
  const order = findOrder(state, body?.order_id)
  if (order.cancelled_at) throw invalidState('already_cancelled')
  if (order.type === 'instant')
    throw new Problem(422, 'validation_error', 'order_type_not_eligible_for_payment')
  if (!order.payment_status.awaiting_payment) throw invalidState('already_paid')
  if (Date.parse(order.payment_status.payment_required_by) <= state.nowMs)
    throw invalidState('past_payment_required_by_date')
  checkPayment(body.payment, minorOf(order.total_amount), order.total_currency)
  pay(state, order, minorOf(order.total_amount))
  const payment = {
    id: state.id('pay'),
    live_mode: false,
    order_id: order.id,
    type: 'balance',
    status: 'succeeded',
    amount: order.total_amount,
    currency: order.total_currency,
    failure_reason: null,
    created_at: state.iso(),
  }
  state.payments.push(payment)
  return payment
}

const cancellationLifeMs = 3_600_000

export function quoteCancellation(state: DuffelState, body: Resource): Resource {
  const order = findOrder(state, body?.order_id)
  if (order.cancelled_at) throw invalidState('already_cancelled')
  const isUnpaid = order.payment_status.awaiting_payment
  const quote = {
    id: state.id('ore'),
    live_mode: false,
    order_id: order.id,
    refund_amount:
      isUnpaid || order.noRefund
        ? money(0, order.total_amount.split('.')[1]?.length ?? 0)
        : order.total_amount,
    refund_currency: order.total_currency,
    refund_to: isUnpaid ? 'awaiting_payment' : order.route === 'LTN-SYD' ? 'airline_credits' : 'balance',
    airline_credits: [],
    expires_at: state.iso(cancellationLifeMs),
    confirmed_at: null,
    created_at: state.iso(),
  }
  for (const other of state.cancellations.values()) if (other.order_id === order.id) other.replaced = true
  state.cancellations.set(quote.id, quote)
  return { ...quote }
}

export function confirmCancellation(state: DuffelState, id: string): Resource {
  state.posts.push(`POST /air/order_cancellations/confirm ${id}`)
  const quote = state.cancellations.get(id)
  if (!quote) throw notFound()
  const order = findOrder(state, quote.order_id)
  if (order.cancelled_at) throw invalidState('already_cancelled')
  if (quote.replaced || Date.parse(quote.expires_at) <= state.nowMs)
    throw invalidState('order_cancellation_expired')
  quote.confirmed_at = state.iso()
  order.cancelled_at = state.iso()
  order.cancellation = { ...quote, replaced: undefined }
  order.available_actions = ['update']
  if (quote.refund_to === 'balance')
    state.movements.push({ what: 'refund', orderId: order.id, minor: minorOf(quote.refund_amount) })
  return order.cancellation
}

export const aliveSegments = (order: Resource): Resource[] => segmentsOf(order)
