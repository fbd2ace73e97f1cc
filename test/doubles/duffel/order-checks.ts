import { yearsBetween } from '../../../lib/kernel/instant.ts'
import { entriesOf } from './lists.ts'
import { keptOffer, liveOffer } from './offers.ts'
import { airlineError, invalid, invalidState, Problem, refused } from './problem.ts'
import { boughtService, flightKeyOf, segmentsOf } from './services.ts'
import type { DuffelState, Resource } from './state.ts'
import { decimalsOf, isAmount, minorOf } from './world.ts'

const titles = ['mr', 'ms', 'mrs', 'miss', 'dr']
const genders = ['m', 'f']
/** Latin letters without ligatures, eth and thorn, and what stands between the parts of a name. */
const namePart =
  /^[A-Za-z\u00C0-\u00C5\u00C7-\u00CF\u00D1-\u00D6\u00D8-\u00DD\u00DF-\u00E5\u00E7-\u00EF\u00F1-\u00F6\u00F8-\u00FD\u00FF-\u0131\u0134-\u0148\u014A-\u0151\u0154-\u017F' -]{1,20}$/
const mostMetadata = 50

/** An order that can be made: what is bought, and what it costs in minor units. */
export interface Checked {
  readonly offer: Resource
  readonly services: Resource[]
  readonly total: number
  readonly body: Resource
}

/** Everything that is checked before an airline is asked. */
export function checkOrder(state: DuffelState, body: Resource): Checked {
  if (!Array.isArray(body?.selected_offers) || body.selected_offers.length !== 1)
    throw invalid('validation_length', 'selected_offers')
  const kept = keptOffer(state, body.selected_offers[0])
  const { isBooked, attempt } = state.requests.get(kept.offer_request_id)._
  if (attempt) throw invalidState('order_creation_already_attempted')
  if (isBooked) throw refused('offer_request_already_booked')
  if (state.isPast(kept.expires_at)) throw invalidState('offer_expired')
  const offer = liveOffer(state, kept.id)
  checkKind(body, offer)
  checkPassengers(offer, entriesOf(body.passengers, 'passengers'))
  checkMetadata(body.metadata)
  const services = servicesOf(state, kept, entriesOf(body.services, 'services'))
  const total = services.reduce(
    (sum, one) => sum + minorOf(one.total_amount) * one.quantity,
    minorOf(offer.total_amount),
  )
  if (body.type === 'instant') checkPayment(body.payments[0], offer, total)
  if (state.odd.refusesDuplicates) checkDuplicates(state, offer, body.passengers)
  return { offer, services, total, body }
}

function checkKind({ type, payments }: Resource, offer: Resource): void {
  if (type !== 'instant' && type !== 'hold') throw invalid('validation_inclusion', 'type')
  if (type === 'hold' && offer.payment_requirements.requires_instant_payment)
    throw invalidState('invalid_order_create_type')
  if (type === 'hold' && payments !== undefined) throw invalid('validation_inclusion', 'payments')
  if (type === 'instant' && payments?.length !== 1) throw invalid('validation_length', 'payments')
}

/** What pays must be exactly what is due. @param due what is paid, with its currency */
export function checkPayment(payment: Resource, due: Resource, totalMinor: number): void {
  if (!payment) throw invalid('validation_required', 'payment')
  if (payment.type !== 'balance') throw invalid('validation_inclusion', 'payment.type')
  if (payment.currency !== due.total_currency) throw refused('payment_currency_does_not_match_order_currency')
  if (!isAmount(payment.amount, totalMinor, decimalsOf(due.total_amount)))
    throw refused('payment_amount_does_not_match_order_amount')
}

export function checkMetadata(metadata: Resource): void {
  const pairs = Object.entries(metadata ?? {})
  if (pairs.length > mostMetadata) throw invalid('validation_length', 'metadata')
  for (const [key, value] of pairs)
    if (!/^[A-Za-z0-9_-]{1,40}$/.test(key) || typeof value !== 'string' || value.length > 500)
      throw invalid('validation_format', 'metadata')
}

function servicesOf(state: DuffelState, offer: Resource, wanted: Resource[]): Resource[] {
  const bought = wanted.map((one) => boughtService(state, offer, one))
  const seats = bought.filter(({ type }) => type === 'seat')
  const places = seats.map(({ segment_ids, metadata }) => `${segment_ids}/${metadata.designator}`)
  const holders = seats.map(({ segment_ids, passenger_ids }) => `${segment_ids}/${passenger_ids}`)
  const ids = wanted.map(({ id }) => id)
  if ([places, holders, ids].some((all) => new Set(all).size !== all.length))
    throw invalid('validation_unique', 'services')
  return bought
}

function checkPassengers(offer: Resource, asked: Resource[]): void {
  if (asked.length !== offer.passengers.length) throw refused('order_passengers_incompatible_with_offer')
  const lastDay = offer.slices.at(-1).segments[0].departing_at.slice(0, 10)
  for (const known of offer.passengers) {
    const one = asked.find(({ id }) => id === known.id)
    if (!one) throw invalid('validation_inclusion', 'passengers.id')
    checkPerson(one)
    const age = yearsBetween(one.born_on, lastDay)
    if (known.age === null ? age < 18 : age !== known.age)
      throw refused('order_passengers_incompatible_with_offer')
    if (offer.passenger_identity_documents_required) checkDocuments(one.identity_documents)
  }
  const names = asked.map((one) => `${one.given_name} ${one.family_name} ${one.born_on}`.toUpperCase())
  if (new Set(names).size !== names.length) throw refused('duplicate_passenger_name')
  checkInfants(offer, asked)
}

function checkPerson(one: Resource): void {
  for (const field of ['given_name', 'family_name', 'born_on', 'email', 'phone_number', 'gender', 'title'])
    if (!one[field]) throw invalid('validation_required', `passengers.${field}`)
  if (!namePart.test(one.given_name) || !namePart.test(one.family_name))
    throw refused('invalid_passenger_name')
  if (!titles.includes(one.title)) throw refused('invalid_passenger_title')
  if (!genders.includes(one.gender)) throw invalid('validation_inclusion', 'passengers.gender')
  if (!/^\+[1-9]\d{6,14}$/.test(one.phone_number)) throw refused('invalid_phone_number')
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(one.email)) throw refused('invalid_email_address')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(one.born_on)) throw invalid('validation_format', 'passengers.born_on')
}

function checkDocuments(documents: Resource[]): void {
  if (documents?.length !== 1) throw invalid('validation_required', 'passengers.identity_documents')
  const [{ type, unique_identifier, issuing_country_code, expires_on }] = documents
  if (type !== 'passport') throw invalid('validation_inclusion', 'passengers.identity_documents.type')
  if (!unique_identifier || !/^[A-Z]{2}$/.test(issuing_country_code) || !expires_on)
    throw invalid('validation_required', 'passengers.identity_documents')
}

/** Each infant sits with an adult, and each adult takes one at most. */
function checkInfants({ passengers }: Resource, asked: Resource[]): void {
  const carried = asked.flatMap(({ infant_passenger_id: id }) => id ?? [])
  const typeOf = (id: string): string => passengers.find((one: Resource) => one.id === id)?.type
  const infants = passengers.filter(({ type }: Resource) => type === 'infant_without_seat')
  const isComplete =
    carried.length === infants.length && infants.every(({ id }: Resource) => carried.includes(id))
  if (!isComplete) throw invalid('validation_required', 'passengers.infant_passenger_id')
  if (asked.some(({ id, infant_passenger_id: infant }) => infant && typeOf(id) !== 'adult'))
    throw invalid('validation_inclusion', 'passengers.infant_passenger_id')
}

function checkDuplicates(state: DuffelState, offer: Resource, asked: Resource[]): void {
  const flights = segmentsOf(offer).map(flightKeyOf).join('+')
  const nameOf = (one: Resource): string => `${one.given_name} ${one.family_name}`.toUpperCase()
  const names = new Set(asked.map(nameOf))
  const twin = [...state.orders.values()].find(
    (order) =>
      !order.cancelled_at &&
      segmentsOf(order).map(flightKeyOf).join('+') === flights &&
      order.passengers.some((one: Resource) => names.has(nameOf(one))),
  )
  if (twin) throw airlineError('duplicate_booking')
}

/** @throws Problem there is less on the balance */
export function checkBalance(state: DuffelState, minor: number): void {
  if (state.balanceMinor < minor) throw new Problem(422, 'invalid_state_error', 'insufficient_balance')
}
