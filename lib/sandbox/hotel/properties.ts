import { nameOfKey, type PropertyKey } from '../../hotel/property.ts'
import type { Airport } from '../world/airports.ts'
import { airports, airportsOfCity } from '../world/airports.ts'
import { requireAt } from '../world/require-entry.ts'
import { fraction, hash, hashText } from '../world/seed.ts'
import type { Chain } from './chains.ts'
import { chains } from './chains.ts'
import { cityCentres } from './city-centres-table.ts'

export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** A hotel of the sandbox: what searching needs; names and rooms are made on first use. */
export interface Property extends Place {
  readonly index: number
  readonly key: PropertyKey
  readonly chain: Chain
  readonly stars: number
  /** The nearest airport of its city: gives city, country and time zone. */
  readonly airport: Airport
  readonly isAtAirport: boolean
  /** Position among the hotels of its city. */
  readonly number: number
  readonly seed: number
}

/** Hotels of a city by the traffic of its largest airport. */
const hotelsByTier = [46, 26, 14, 6, 3]

const centres: ReadonlyMap<string, Place> = new Map(
  cityCentres
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [city = '', latitude = 0, longitude = 0] = entry.split(' ')
      return [city, { latitude: Number(latitude), longitude: Number(longitude) }] as const
    }),
)

const kmPerDegree = 111.2
const radians = (degrees: number): number => (degrees * Math.PI) / 180

function moved({ latitude, longitude }: Place, km: number, bearing: number): Place {
  const rounded = (value: number): number => Math.round(value * 1e5) / 1e5
  return {
    latitude: rounded(latitude + (km / kmPerDegree) * Math.cos(bearing)),
    longitude: rounded(longitude + (km / (kmPerDegree * Math.cos(radians(latitude)))) * Math.sin(bearing)),
  }
}

/** Great-circle kilometres. */
export function kilometresBetween(a: Place, b: Place): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 12742 * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const shares = chains.flatMap((chain) => Array.from({ length: chain.share }, () => chain))

/** The n-th hotel has the n-th code: no two are the same. */
const codeOf = (index: number): string =>
  `${'ABCDEFGHJKLMNPQRSTUVWXYZ'[index % 24]}${1000 + ((index * 7) % 9000)}`

function makeProperty(index: number, city: string, number: number): Property {
  const seed = hash(hashText(city), number, 977)
  const ofCity = airportsOfCity(city)
  const chain = requireAt(shares, seed % shares.length, 'chain')
  const centre = centres.get(city)
  const isAtAirport = chain.place === 'airport' || (chain.place === 'any' && (!centre || seed % 5 === 0))
  const airport = requireAt(ofCity, isAtAirport || !centre ? hash(seed, 3) % ofCity.length : 0, 'airport')
  const out = fraction(seed, 5)
  const km = isAtAirport ? 0.8 + 3 * out : centre ? 0.2 + 7 * out ** 1.6 : 1.5 + 8 * out
  return {
    index,
    key: { chainCode: chain.code, propertyCode: codeOf(index) },
    chain,
    stars: requireAt(chain.stars, hash(seed, 11) % chain.stars.length, 'stars'),
    airport,
    isAtAirport,
    number,
    seed,
    ...moved(isAtAirport ? airport : (centre ?? airport), km, 2 * Math.PI * fraction(seed, 7)),
  }
}

function makeProperties(): Property[] {
  const made: Property[] = []
  for (const city of new Set(airports.map((airport) => airport.city))) {
    const tier = Math.min(...airportsOfCity(city).map((airport) => airport.tier))
    for (let number = 0; number < (hotelsByTier[tier] ?? 0); number++)
      made.push(makeProperty(made.length, city, number))
  }
  return made
}

/** Cells of half a degree, by their south-western corner. */
const cellsPerDegree = 2
const cellOf = (degrees: number): number => Math.floor(degrees * cellsPerDegree)
const cellKey = (latitudeCell: number, longitudeCell: number): number => latitudeCell * 10_000 + longitudeCell

function inCells(all: readonly Property[]): ReadonlyMap<number, readonly Property[]> {
  const cells = new Map<number, Property[]>()
  for (const property of all) {
    const key = cellKey(cellOf(property.latitude), cellOf(property.longitude))
    const cell = cells.get(key)
    if (cell) cell.push(property)
    else cells.set(key, [property])
  }
  return cells
}

let world:
  | {
      all: readonly Property[]
      cells: ReadonlyMap<number, readonly Property[]>
      byKey: ReadonlyMap<string, Property>
    }
  | undefined

/** Made on first use: only hotel functions need them. */
function hotels() {
  if (world) return world
  const all = makeProperties()
  world = {
    all,
    cells: inCells(all),
    byKey: new Map(all.map((property) => [nameOfKey(property.key), property])),
  }
  return world
}

export const allProperties = (): readonly Property[] => hotels().all

/** All codes of the sandbox are upper case; other letter case is accepted. */
export const findProperty = (key: PropertyKey): Property | undefined =>
  hotels().byKey.get(nameOfKey(key).toUpperCase())

export const centreOf = (city: string): Place | undefined => centres.get(city) ?? airportsOfCity(city)[0]

/** Hotels within a radius, the nearest first, with their distance. */
export function propertiesAround(
  point: Place,
  radiusKm: number,
): { readonly property: Property; readonly km: number }[] {
  const { cells } = hotels()
  const latitudeReach = radiusKm / kmPerDegree
  const longitudeReach = radiusKm / (kmPerDegree * Math.max(0.05, Math.cos(radians(point.latitude))))
  const found: { property: Property; km: number }[] = []
  for (
    let row = cellOf(point.latitude - latitudeReach);
    row <= cellOf(point.latitude + latitudeReach);
    row++
  ) {
    for (
      let column = cellOf(point.longitude - longitudeReach);
      column <= cellOf(point.longitude + longitudeReach);
      column++
    ) {
      // Around the date line a column has two names.
      const wrapped = column < -360 ? column + 720 : column >= 360 ? column - 720 : column
      for (const property of cells.get(cellKey(row, wrapped)) ?? []) {
        const km = kilometresBetween(point, property)
        if (km <= radiusKm) found.push({ property, km })
      }
    }
  }
  return found.sort((a, b) => a.km - b.km || a.property.index - b.property.index)
}
