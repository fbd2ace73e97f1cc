import { hotels, kilometresFromIsland, roomsOf } from './hotels.ts'
import { entriesOf } from './lists.ts'
import { invalid, invalidState, notFound } from './problem.ts'
import { act, list, type Request, type Route, read } from './route.ts'
import type { Resource } from './state.ts'
import { keptStay, shownStay } from './stay-bookings.ts'
import { minorOf } from './world.ts'

const day = 86_400_000
const datePattern = /^\d{4}-\d{2}-\d{2}$/

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
  const result = keptStay(state, 'srr', ids[0])
  if (state.isPast(result.expires_at)) throw invalidState('search_result_expired')
  return withRates(result)
}

export const stayRoutes: readonly Route[] = [
  act('/stays/search', search),
  act('/stays/search_results/{id}/actions/fetch_all_rates', fetchAllRates),
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
