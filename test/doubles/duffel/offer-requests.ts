import { addDays } from '../../../lib/kernel/instant.ts'
import { entriesOf } from './lists.ts'
import { makeOffers } from './make-offers.ts'
import { airportFor } from './places.ts'
import { invalid, notFound, Problem } from './problem.ts'
import { create, list, type Request, type Route, read } from './route.ts'
import type { DuffelState, Resource } from './state.ts'
import { city, place } from './world.ts'

const datePattern = /^\d{4}-\d{2}-\d{2}$/
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/
const cabins = ['economy', 'premium_economy', 'business', 'first']
const farthestDays = 360

function checkSlices(state: DuffelState, slices: Resource[]): void {
  if (slices.length === 0) throw invalid('validation_required', 'slices')
  const today = state.iso().slice(0, 10)
  let earliest = today
  for (const slice of slices) {
    if (!datePattern.test(slice.departure_date ?? '') || Number.isNaN(Date.parse(slice.departure_date)))
      throw invalid('validation_format', 'slices.departure_date')
    if (slice.departure_date < earliest || slice.departure_date > addDays(today, farthestDays))
      throw invalid('validation_inclusion', 'slices.departure_date')
    earliest = slice.departure_date
    const [from, to] = [airportFor(slice.origin), airportFor(slice.destination)]
    if (!from) throw invalid('validation_inclusion', 'slices.origin')
    if (!to || from === to) throw invalid('validation_inclusion', 'slices.destination')
    for (const window of ['departure_time', 'arrival_time'])
      for (const time of slice[window] ? [slice[window].from, slice[window].to] : [])
        if (!timePattern.test(time ?? '')) throw invalid('validation_format', `slices.${window}`)
  }
}

/** Ages are those of the last slice's date. */
function passengersOf(state: DuffelState, asked: Resource[]): Resource[] {
  if (asked.length === 0 || asked.length > 9) throw invalid('validation_length', 'passengers')
  const found = asked.map((one) => {
    const { age } = one
    if (age !== undefined && !(Number.isInteger(age) && age >= 0 && age <= 130))
      throw invalid('validation_inclusion', 'passengers.age')
    if (one.type !== 'adult' && age === undefined && !one.fare_type)
      throw invalid('validation_required', 'passengers.age')
    const byAge = age === undefined || age >= 18 ? 'adult' : age < 2 ? 'infant_without_seat' : 'child'
    return {
      id: state.id('pas'),
      type: one.type === 'adult' ? 'adult' : byAge,
      age: age ?? null,
      fare_type: one.fare_type ?? null,
      given_name: one.given_name ?? null,
      family_name: one.family_name ?? null,
      loyalty_programme_accounts: one.loyalty_programme_accounts ?? [],
    }
  })
  const count = (type: string): number => found.filter((one) => one.type === type).length
  if (count('infant_without_seat') > count('adult')) throw invalid('validation_inclusion', 'passengers')
  return found
}

const placeOf = (code: string): Resource => {
  const airport = airportFor(code)
  if (!airport) return undefined
  return airport.code === code ? place(airport) : { ...city(code, airport), type: 'city' }
}

/** How long each airline is waited for; what is out of range counts as not sent. */
function supplierMsOf(query: URLSearchParams): number {
  const wanted = Number(query.get('supplier_timeout') ?? 0)
  return wanted >= 2_000 && wanted <= 60_000 ? wanted : 20_000
}

/** A search: kept with its offers, because a booking of one closes them all. */
function createOfferRequest({ state, body, query }: Request): Resource {
  const slices = entriesOf(body?.slices, 'slices')
  checkSlices(state, slices)
  if (body.cabin_class && !cabins.includes(body.cabin_class))
    throw invalid('validation_inclusion', 'cabin_class')
  if (body.max_connections !== undefined && ![0, 1, 2].includes(body.max_connections))
    throw invalid('validation_inclusion', 'max_connections')
  const passengers = passengersOf(state, entriesOf(body.passengers, 'passengers'))
  const route = slices.length === 1 ? `${slices[0].origin}-${slices[0].destination}` : ''
  if (route === 'STN-LHR') throw new Problem(504, 'api_error', 'gateway_timeout_error')
  const request: Resource = {
    id: state.id('orq'),
    live_mode: false,
    created_at: state.iso(),
    cabin_class: body.cabin_class ?? null,
    slices: slices.map((slice) => ({
      ...slice,
      origin: placeOf(slice.origin),
      destination: placeOf(slice.destination),
      origin_type: airportFor(slice.origin)?.code === slice.origin ? 'airport' : 'city',
      destination_type: airportFor(slice.destination)?.code === slice.destination ? 'airport' : 'city',
    })),
    passengers,
    _: { route, slices, privateFares: body.private_fares ?? {}, attempt: undefined, isBooked: false },
  }
  state.requests.set(request.id, request)
  const limits = { maxConnections: body.max_connections ?? 2, supplierMs: supplierMsOf(query) }
  request.offers = route === 'PVD-RAI' ? [] : makeOffers(state, request, limits)
  return request
}

/** Without what the double keeps for itself. */
export const shownOffer = ({ _, ...offer }: Resource): Resource => offer

const shownRequest = ({ _, offers, ...request }: Resource): Resource => ({
  ...request,
  offers: offers.map(shownOffer),
})

function found(map: ReadonlyMap<string, Resource>, id: string | undefined | null): Resource {
  const one = map.get(id ?? '')
  if (!one) throw notFound()
  return one
}

const airlineOf = ({ owner }: Resource): string => owner.iata_code

/** A search whose offers come airline by airline: each read gives those that came since the last one. */
function createBatch(asked: Request): Resource {
  const { state } = asked
  const { _, offers, ...request } = createOfferRequest(asked)
  const batch = {
    ...request,
    _: { waiting: [...Map.groupBy(offers, airlineOf).values()], endsAt: state.nowMs + 60_000 },
    total_batches: new Set(offers.map(airlineOf)).size,
  }
  state.batches.set(batch.id, batch)
  return { ...shownOffer(batch), remaining_batches: batch.total_batches }
}

function readBatch({ state, ids }: Request): Resource {
  const batch = found(state.batches, ids[0])
  if (batch._.endsAt <= state.nowMs) throw notFound()
  const offers = (batch._.waiting.shift() ?? []).map(shownOffer)
  return { ...shownOffer(batch), offers, remaining_batches: batch._.waiting.length }
}

export const offerRequestRoutes: readonly Route[] = [
  create('/air/offer_requests', (asked) => {
    const { offers, ...request } = shownRequest(createOfferRequest(asked))
    return asked.query.get('return_offers') === 'false' ? request : { ...request, offers }
  }),
  list('/air/offer_requests', ({ state }) =>
    [...state.requests.values()].reverse().map((one) => {
      const { offers, ...request } = shownRequest(one)
      return request
    }),
  ),
  read('/air/offer_requests/{id}', ({ state, ids }) => shownRequest(found(state.requests, ids[0]))),
  create('/air/batch_offer_requests', createBatch),
  read('/air/batch_offer_requests/{id}', readBatch),
]
