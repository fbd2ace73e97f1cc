import { scenarios } from './hotels.ts'
import { entriesOf } from './lists.ts'
import { checkBalance, checkMetadata } from './order-checks.ts'
import { invalid, invalidState, notFound, Problem } from './problem.ts'
import { Answered, act, create, type Late, list, type Request, type Route, read } from './route.ts'
import type { DuffelState, Resource } from './state.ts'
import { emit } from './webhooks.ts'
import { minorOf } from './world.ts'

const quoteLifeMs = 30 * 60_000

/** @param kind the letters that begin its id */
export const keptStay = (state: DuffelState, kind: string, id: string | undefined): Resource => {
  const one = state.stays.get(id ?? '')
  if (!one || !id?.startsWith(`${kind}_`)) throw notFound()
  return one
}

export const shownStay = ({ _, ...one }: Resource): Resource => one

const scenarioOf = (name: string): string | undefined =>
  Object.entries(scenarios).find(([key]) => key === name)?.[1]

/** Price and room of a rate as they are now. */
function createQuote({ state, body }: Request): Resource {
  const { rate, room, result } = keptStay(state, 'rat', body?.rate_id)
  if (state.isPast(rate.expires_at) || scenarioOf(room.name) === 'goneAtQuote')
    throw invalidState('rate_unavailable')
  const { id: _, expires_at: __, ...amounts } = rate
  const quote = {
    ...amounts,
    id: state.id('quo'),
    deposit_amount: null,
    deposit_currency: rate.total_currency,
    check_in_date: result.check_in_date,
    check_out_date: result.check_out_date,
    rooms: result.rooms,
    guests: result.guests,
    accommodation: { ...result.accommodation, rooms: [{ ...room, rates: [rate] }] },
    expires_at: state.iso(quoteLifeMs),
    _: { scenario: scenarioOf(room.name), rate },
  }
  state.stays.set(quote.id, quote)
  return shownStay(quote)
}

function checkBooking(state: DuffelState, body: Resource): Resource {
  for (const field of ['quote_id', 'email', 'phone_number', 'guests'])
    if (!body?.[field]) throw invalid('validation_required', field)
  const quote = keptStay(state, 'quo', body.quote_id)
  if (body.payment) throw new Problem(403, 'invalid_request_error', 'unavailable_feature')
  if (!/^\+[1-9]\d{6,14}$/.test(body.phone_number)) throw invalid('validation_format', 'phone_number')
  const guests = entriesOf(body.guests, 'guests')
  if (guests.length === 0 || guests.some((one) => !one.given_name || !one.family_name))
    throw invalid('validation_required', 'guests')
  checkMetadata(body.metadata)
  if (quote._.isAttempted) throw invalidState('booking_already_attempted')
  if (state.isPast(quote.expires_at)) throw invalidState('quote_expired')
  if (quote._.scenario === 'goneAtBooking') throw invalidState('rate_unavailable')
  checkBalance(state, minorOf(quote.total_amount))
  return quote
}

function createBooking({ state, body, late: forced }: Request): Resource {
  state.posts.push(`POST /stays/bookings ${body?.quote_id}`)
  const quote = checkBooking(state, body)
  const { scenario } = quote._
  const isLate = scenario === 'later' || scenario === 'refusedLater'
  const ofRoom: Late = { status: 202, at: state.nowMs + 30_000, fails: scenario === 'refusedLater' }
  const late = forced ?? (isLate ? ofRoom : undefined)
  quote._.isAttempted = true
  if (!late) return shownStay(book(state, quote, body))
  state.later(late.at, () => {
    if (!late.fails) return void book(state, quote, body)
    quote._.isAttempted = false
    emit(state, 'stays.booking_creation_failed', { quote_id: quote.id })
  })
  return new Answered(late.status, {})
}

function book(state: DuffelState, quote: Resource, body: Resource): Resource {
  const booking = {
    id: state.id('bok'),
    live_mode: false,
    status: 'confirmed',
    reference: state.id('ref').slice(4, 12).toUpperCase(),
    confirmed_at: state.iso(),
    cancelled_at: null,
    check_in_date: quote.check_in_date,
    check_out_date: quote.check_out_date,
    email: body.email,
    phone_number: body.phone_number,
    rooms: quote.rooms,
    guests: body.guests,
    accommodation: { ...quote.accommodation, phone_number: '+6498765432', email: 'desk@example.test' },
    key_collection: null,
    supported_loyalty_programme: quote.supported_loyalty_programme,
    loyalty_programme_account_number: body.loyalty_programme_account_number ?? null,
    metadata: body.metadata ?? null,
    users: body.users ?? [],
    estimated_commission_amount: null,
    estimated_commission_currency: null,
    _: { rate: quote._.rate },
  }
  state.stays.set(booking.id, booking)
  state.movements.push({ what: 'stay', orderId: booking.id, minor: -minorOf(quote.total_amount) })
  emit(state, 'stays.booking.created', shownStay(booking))
  return booking
}

/** Ends a booking; what comes back is what the timeline says now. */
function cancelBooking({ state, ids }: Request): Resource {
  state.posts.push(`POST /stays/bookings/cancel ${ids[0]}`)
  const booking = keptStay(state, 'bok', ids[0])
  if (booking.status === 'cancelled') throw invalidState('already_cancelled')
  const step = booking._.rate.cancellation_timeline.find(({ before }: Resource) => !state.isPast(before))
  Object.assign(booking, { status: 'cancelled', cancelled_at: state.iso() })
  if (step)
    state.movements.push({ what: 'stay refund', orderId: booking.id, minor: minorOf(step.refund_amount) })
  emit(state, 'stays.booking.cancelled', shownStay(booking))
  return shownStay(booking)
}

const bookings = (state: DuffelState): Resource[] =>
  [...state.stays.values()].filter((one) => one.id?.startsWith('bok_')).reverse()

export const stayBookingRoutes: readonly Route[] = [
  create('/stays/quotes', createQuote),
  read('/stays/quotes/{id}', ({ state, ids }) => shownStay(keptStay(state, 'quo', ids[0]))),
  create('/stays/bookings', createBooking),
  list('/stays/bookings', ({ state, query }) =>
    bookings(state)
      .filter(({ users }) => !query.has('user_id') || users.includes(query.get('user_id')))
      .map(shownStay),
  ),
  read('/stays/bookings/{id}', ({ state, ids }) => shownStay(keptStay(state, 'bok', ids[0]))),
  act('/stays/bookings/{id}/actions/cancel', cancelBooking),
]
