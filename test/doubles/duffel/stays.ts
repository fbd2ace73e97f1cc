import { hotels, kilometresFromIsland, roomsOf, scenarios } from './hotels.ts'
import { entriesOf } from './lists.ts'
import { checkBalance, checkMetadata } from './order-checks.ts'
import { invalid, invalidState, notFound, Problem } from './problem.ts'
import { Answered, act, create, type Late, list, type Request, type Route, read } from './route.ts'
import type { DuffelState, Resource } from './state.ts'
import { emit } from './webhooks.ts'
import { minorOf } from './world.ts'

const quoteLifeMs = 30 * 60_000
const day = 86_400_000
const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** @param kind the letters that begin its id */
const kept = (state: DuffelState, kind: string, id: string | undefined): Resource => {
  const one = state.stays.get(id ?? '')
  if (!one || !id?.startsWith(`${kind}_`)) throw notFound()
  return one
}
const shownStay = ({ _, ...one }: Resource): Resource => one

function nightsOf({ check_in_date: from, check_out_date: to }: Resource, today: string): number {
  if (!datePattern.test(from ?? '')) throw invalid('validation_format', 'check_in_date')
  if (!datePattern.test(to ?? '')) throw invalid('validation_format', 'check_out_date')
  const nights = (Date.parse(to) - Date.parse(from)) / day
  const ahead = (Date.parse(from) - Date.parse(today)) / day
  if (ahead < 0 || ahead > 330) throw invalid('validation_inclusion', 'check_in_date')
  if (nights < 1 || nights > 99) throw invalid('validation_inclusion', 'check_out_date')
  return nights
}

/** Houses within the radius of a point, or those that are named. */
function housesOf({ location, accommodation }: Resource): readonly Resource[] {
  if (accommodation) {
    const most = accommodation.fetch_rates ? 10 : 200
    if (!accommodation.ids?.length || accommodation.ids.length > most)
      throw invalid('validation_length', 'accommodation.ids')
    return hotels.filter(({ id }) => accommodation.ids.includes(id))
  }
  const { radius = 5, geographic_coordinates: point } = location ?? {}
  if (!point) throw invalid('validation_required', 'location.geographic_coordinates')
  if (!(radius >= 1 && radius <= 100)) throw invalid('validation_inclusion', 'location.radius')
  return kilometresFromIsland(point) <= radius ? hotels : []
}

function search({ state, body }: Request): Resource {
  const nights = nightsOf(body ?? {}, state.iso().slice(0, 10))
  const { rooms, check_in_date, check_out_date } = body
  const guests = entriesOf(body.guests, 'guests')
  if (!Number.isInteger(rooms) || rooms < 1) throw invalid('validation_inclusion', 'rooms')
  if (guests.length < rooms) throw invalid('validation_length', 'guests')
  if (guests.some(({ type, age }) => type === 'child' && !Number.isInteger(age)))
    throw invalid('validation_required', 'guests.age')
  const results = housesOf(body).map((hotel) => {
    const found = roomsOf(state, { hotel, checkIn: check_in_date, nights, rooms })
    const rates = found.flatMap((room) => room.rates)
    const cheapest = rates.reduce((a, b) => (minorOf(a.total_amount) <= minorOf(b.total_amount) ? a : b))
    const result = {
      id: state.id('srr'),
      check_in_date,
      check_out_date,
      accommodation: { ...hotel, rooms: [] },
      rooms,
      guests,
      cheapest_rate_total_amount: cheapest.total_amount,
      cheapest_rate_currency: cheapest.total_currency,
      cheapest_rate_base_amount: cheapest.base_amount,
      cheapest_rate_base_currency: cheapest.base_currency,
      cheapest_rate_public_amount: null,
      cheapest_rate_public_currency: cheapest.total_currency,
      cheapest_rate_due_at_accommodation_amount: cheapest.due_at_accommodation_amount,
      cheapest_rate_due_at_accommodation_currency: cheapest.due_at_accommodation_currency,
      expires_at: cheapest.expires_at,
      _: { rooms: found },
    }
    state.stays.set(result.id, result)
    for (const room of found) for (const rate of room.rates) state.stays.set(rate.id, { rate, room, result })
    return body.accommodation?.fetch_rates ? withRates(result) : shownStay(result)
  })
  return { results, created_at: state.iso() }
}

const withRates = (result: Resource): Resource => ({
  ...shownStay(result),
  accommodation: { ...result.accommodation, rooms: result._.rooms },
})

function fetchAllRates({ state, ids }: Request): Resource {
  const result = kept(state, 'srr', ids[0])
  if (state.isPast(result.expires_at)) throw invalidState('search_result_expired')
  return withRates(result)
}

const scenarioOf = (name: string): string | undefined =>
  Object.entries(scenarios).find(([key]) => key === name)?.[1]

/** Price and room of a rate as they are now. */
function createQuote({ state, body }: Request): Resource {
  const { rate, room, result } = kept(state, 'rat', body?.rate_id)
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
  const quote = kept(state, 'quo', body.quote_id)
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
  const booking = kept(state, 'bok', ids[0])
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

export const stayRoutes: readonly Route[] = [
  act('/stays/search', search),
  act('/stays/search_results/{id}/actions/fetch_all_rates', fetchAllRates),
  create('/stays/quotes', createQuote),
  read('/stays/quotes/{id}', ({ state, ids }) => shownStay(kept(state, 'quo', ids[0]))),
  create('/stays/bookings', createBooking),
  list('/stays/bookings', ({ state, query }) =>
    bookings(state)
      .filter(({ users }) => !query.has('user_id') || users.includes(query.get('user_id')))
      .map(shownStay),
  ),
  read('/stays/bookings/{id}', ({ state, ids }) => shownStay(kept(state, 'bok', ids[0]))),
  act('/stays/bookings/{id}/actions/cancel', cancelBooking),
  act('/stays/accommodation/suggestions', ({ body }) =>
    hotels
      .filter(({ name }) => name.toLowerCase().includes(`${body?.query}`.toLowerCase()))
      .map(({ id, name, location }) => ({
        accommodation_id: id,
        accommodation_name: name,
        accommodation_location: location,
      })),
  ),
  list('/stays/accommodation', ({ query }) => {
    const point = { latitude: Number(query.get('latitude')), longitude: Number(query.get('longitude')) }
    return kilometresFromIsland(point) <= Number(query.get('radius') ?? 5) ? [...hotels] : []
  }),
  read('/stays/accommodation/{id}', ({ ids }) => {
    const found = hotels.find(({ id }) => id === ids[0])
    if (!found) throw notFound()
    return found
  }),
]
