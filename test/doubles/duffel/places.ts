import { type Airport, airports, airportsOfCity, findAirport } from '../../../lib/sandbox/world/airports.ts'
import { metropolitanAirports } from '../../../lib/sandbox/world/cities.ts'
import { badRequest, invalid, notFound } from './problem.ts'
import { list, type Request, type Route, read } from './route.ts'
import type { Resource } from './state.ts'
import { aircraft, airlines, city, kilometres, place } from './world.ts'

const byName = (all: Resource[]): Resource[] => all.sort((a, b) => a.name.localeCompare(b.name))

const cities = (): Resource[] =>
  byName(
    [...metropolitanAirports.keys()].flatMap((code) => {
      const [first] = airportsOfCity(code)
      return first ? [city(code, first)] : []
    }),
  )

/** A city has no coordinates and no zone: its airports have. */
const withoutPosition = { icao_code: null, time_zone: null, latitude: null, longitude: null, city_name: null }

/** Places whose code or name begins with what is typed, cities first; or those around a point. */
function suggestions({ query }: Request): Resource[] {
  const [lat, lng, rad] = ['lat', 'lng', 'rad'].map((name) => query.get(name))
  if (lat && lng) {
    const around = { latitude: Number(lat), longitude: Number(lng) }
    if (!rad) throw invalid('validation_required', 'rad')
    return airports
      .filter((airport) => kilometres(around, airport) * 1000 <= Number(rad))
      .map((airport) => ({ ...place(airport), airports: null }))
  }
  const typed = (query.get('query') ?? query.get('name') ?? '').toLowerCase()
  if (typed === '') throw badRequest('bad_request')
  const fits = (one: Resource): boolean =>
    [one.iata_code, one.name, one.city_name].some((text) => text?.toLowerCase().startsWith(typed))
  const found = cities().filter(fits)
  const inCities = found.map((one) => ({
    ...one,
    type: 'city',
    ...withoutPosition,
    airports: airportsOfCity(one.iata_code).map((airport) => place(airport)),
  }))
  const single = airports.filter((airport) => fits(place(airport))).map((one) => place(one))
  return [...inCities, ...single].slice(0, 20)
}

function collection(path: string, all: (query: URLSearchParams) => Resource[]): Route[] {
  return [
    list(path, ({ query }) => all(query)),
    read(`${path}/{id}`, ({ ids }) => {
      const found = all(new URLSearchParams()).find((one) => one.id === ids[0])
      if (!found) throw notFound()
      return found
    }),
  ]
}

const inCountry = (query: URLSearchParams, { country }: Airport): boolean =>
  !query.has('iata_country_code') || query.get('iata_country_code') === country

export const placeRoutes: readonly Route[] = [
  read('/places/suggestions', suggestions),
  ...collection('/air/airports', (query) =>
    byName(airports.filter((one) => inCountry(query, one)).map(place)),
  ),
  ...collection('/air/cities', cities),
  ...collection('/air/airlines', () => byName(Object.values(airlines))),
  ...collection('/air/aircraft', () => byName(Object.values(aircraft))),
  ...collection('/air/loyalty_programmes', () => [
    {
      id: 'loy_00001876aqC8c5umZmrRds',
      name: 'Duffel Wings',
      logo_url: null,
      owner_airline_id: airlines.ZZ.id,
    },
  ]),
]

/** An airport by its code, or the main one of a city. */
export const airportFor = (code: string): Airport | undefined => findAirport(code) ?? airportsOfCity(code)[0]
