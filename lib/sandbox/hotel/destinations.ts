import type { Airport } from '../world/airports.ts'
import { airports, airportsOfCity, isStation } from '../world/airports.ts'
import { destinationTable } from './destinations-table.ts'
import generated from './generated/places.json' with { type: 'json' }
import { kilometresBetween, kmPerDegree, type Place, radians } from './places.ts'
import { regionOf } from './regions.ts'
import { defaultStars, islandSeason, type Season } from './seasons.ts'

/** Centre, station, offices, waterfront, resort area, outer district, highway, airport. */
export type DistrictKind = 'c' | 's' | 'b' | 'w' | 'r' | 'o' | 'h' | 'a'

export interface District extends Place {
  readonly name: string
  /** The town, where it is not that of the destination. */
  readonly town?: string | undefined
  /** Relative share of the hotels. */
  readonly weight: number
  readonly kind: DistrictKind
  /** Around it, in kilometres. */
  readonly radius: number
  /** Of a district next to an airport. */
  readonly airport?: Airport
}

/** A city, or the resorts around an airport, with its hotels. */
export interface Destination {
  /** IATA city code. */
  readonly city: string
  /** The main one first. */
  readonly airports: readonly [Airport, ...Airport[]]
  readonly centre: Place
  readonly hotels: number
  /** Of 1 to 5 stars, in per cent. */
  readonly stars: readonly number[]
  readonly season: Season
  readonly districts: readonly District[]
  readonly isCapital: boolean
}

const radii: Readonly<Record<DistrictKind, number>> = {
  c: 0.55,
  s: 0.35,
  b: 0.6,
  w: 0.3,
  r: 0.55,
  o: 0.8,
  h: 1,
  a: 2,
}

/** Towns so far from the centre have an address of their own. */
const ownTownKm = 15

const places: Readonly<Record<string, string>> = generated

/** `name latitude longitude`, and so many words after it; names may have spaces and numbers. */
function readPlace(text: string, more = 0) {
  const words = text.split(' ')
  const at = words.length - more - 2
  return {
    name: words.slice(0, at).join(' '),
    latitude: Number(words[at]),
    longitude: Number(words[at + 1]),
    rest: words.slice(at + 2),
  }
}

function districtOf(text: string, centre: Place): District {
  const { name: fullName, latitude, longitude, rest } = readPlace(text, 2)
  const [weight, kind = 'c'] = rest
  const [first = '', second] = fullName.split('/')
  const isFar = kilometresBetween(centre, { latitude, longitude }) > ownTownKm
  return {
    name: second ?? first,
    town: second === undefined ? (isFar ? first : undefined) : first,
    latitude,
    longitude,
    weight: Number(weight),
    kind: kind as DistrictKind,
    radius: radii[kind as DistrictKind],
  }
}

/** Next to each airport of the city, more hotels at the larger ones. */
function airportDistricts(ofCity: readonly Airport[], share: number): District[] {
  const total = ofCity.reduce((sum, { weight }) => sum + weight, 0)
  return ofCity.map((airport) => ({
    name: 'Airport',
    latitude: airport.latitude,
    longitude: airport.longitude,
    weight: (share * airport.weight) / total,
    kind: 'a',
    radius: radii.a,
    airport,
  }))
}

const isResort = (season: Season): boolean => 'swtk'.includes(season)

const rows: ReadonlyMap<string, string> = new Map(
  destinationTable
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 3), line.slice(4)] as const),
)

function listedDestination(city: string, row: string, ofCity: Destination['airports']): Destination {
  const [head = '', list = ''] = row.split(': ')
  const [hotels, stars = '', season = 'm'] = head.split(' ')
  const [, isCapital] = (places[city] ?? '').split('|')
  const texts = list.split('|')
  const { latitude, longitude } = readPlace(texts[0] ?? '', 2)
  const districts = texts.map((text) => districtOf(text, { latitude, longitude }))
  const weight = districts.reduce((sum, district) => sum + district.weight, 0)
  return {
    city,
    airports: ofCity,
    centre: { latitude, longitude },
    hotels: Number(hotels),
    stars: stars.split('/').map(Number),
    season: season as Season,
    isCapital: isCapital === '1',
    districts: [
      ...districts,
      ...airportDistricts(ofCity, weight * (isResort(season as Season) ? 0.03 : 0.08)),
    ],
  }
}

/** Hotels by the traffic of the largest airport, and inhabitants in thousands of such a city. */
const byTier: readonly (readonly [hotels: number, thousands: number])[] = [
  [200, 4000],
  [110, 1500],
  [58, 900],
  [30, 500],
  [9, 150],
]

function otherDestination(city: string, ofCity: Destination['airports']): Destination {
  const [main] = ofCity
  const [thousands, isCapital, list = ''] = (places[city] ?? '').split('|')
  const [usual, inhabitants] = byTier[Math.min(...ofCity.map(({ tier }) => tier))] ?? [6, 100]
  const size = Math.min(1.8, Math.max(0.45, Math.sqrt(Number(thousands ?? inhabitants) / inhabitants)))
  const near = list === '' ? [] : list.split(';').map((text) => readPlace(text))
  const [centre = main] = near
  const districts = near.map(({ name, latitude, longitude }, position): District => {
    const first = position === 0
    return {
      name: first ? 'Centre' : name,
      town: !first && kilometresBetween(centre, { latitude, longitude }) > 5 ? name : undefined,
      latitude,
      longitude,
      weight: first ? 30 : 12 / (1 + position / 3),
      kind: first ? 'c' : 'o',
      radius: first ? 0.4 + 0.7 * size : 0.5,
    }
  })
  const weight = districts.reduce((sum, district) => sum + district.weight, 0)
  return {
    city,
    airports: ofCity,
    centre: { latitude: centre.latitude, longitude: centre.longitude },
    hotels: Math.round(usual * size * (isCapital === '1' ? 1.4 : 1)),
    stars: defaultStars(regionOf(main.country)),
    season: islandSeason(city, main.country),
    isCapital: isCapital === '1',
    districts: [...districts, ...airportDistricts(ofCity, weight === 0 ? 1 : weight * 0.1)],
  }
}

/** Without stations that carriers sell trains to, where the city has an airport too. */
function flownTo(ofCity: readonly Airport[]): readonly Airport[] {
  const withoutStations = ofCity.filter((one) => !isStation(one))
  return withoutStations.length > 0 ? withoutStations : ofCity
}

const known = new Map<string, Destination | undefined>()

/** Undefined where the world has no airport. */
export function destinationOf(city: string): Destination | undefined {
  if (known.has(city)) return known.get(city)
  const [main, ...others] = flownTo(airportsOfCity(city))
  const row = rows.get(city)
  const made =
    main &&
    (row === undefined
      ? otherDestination(city, [main, ...others])
      : listedDestination(city, row, [main, ...others]))
  known.set(city, made)
  return made
}

export const destinationCities: readonly string[] = [...new Set(airports.map(({ city }) => city))]

interface Reach {
  readonly destination: Destination
  readonly km: number
}

let reaches: readonly Reach[] | undefined

/** How far the hotels of each destination lie from its centre; made on first use. */
function allReaches(): readonly Reach[] {
  reaches ??= destinationCities.flatMap((city) => {
    const destination = destinationOf(city)
    if (!destination) return []
    const { centre, districts } = destination
    const km = Math.max(
      ...districts.map((district) => kilometresBetween(centre, district) + 2 * district.radius),
    )
    return [{ destination, km }]
  })
  return reaches
}

/** Destinations that may have hotels within a radius. */
export const destinationsAround = (point: Place, radiusKm: number): Destination[] =>
  allReaches().flatMap(({ destination, km }) => {
    const { centre } = destination
    const north = Math.abs(centre.latitude - point.latitude) * kmPerDegree
    if (north > radiusKm + km) return []
    const east = Math.abs(((centre.longitude - point.longitude + 540) % 360) - 180)
    if (east * kmPerDegree * Math.cos(radians(Math.abs(point.latitude) + 1)) > radiusKm + km + 2) return []
    return kilometresBetween(point, centre) <= radiusKm + km ? [destination] : []
  })
