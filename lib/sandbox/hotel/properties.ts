import { nameOfKey, type PropertyKey } from '../../hotel/property.ts'
import type { Airport } from '../world/airports.ts'
import { requireAt } from '../world/require-entry.ts'
import { fraction, hash, hashText } from '../world/seed.ts'
import { type Brand, brandDealer, brandOfCode, flagshipsOf } from './brands.ts'
import {
  type Destination,
  type District,
  type DistrictKind,
  destinationCities,
  destinationOf,
  destinationsAround,
} from './destinations.ts'
import { namedHouses } from './local-names-table.ts'
import { bearingTo, kilometresBetween, moved, type Place } from './places.ts'
import { nameOfHouse } from './property-names.ts'
import { weightedAt } from './weighted.ts'

/** A hotel of the sandbox. */
export interface Property extends Place {
  readonly key: PropertyKey
  readonly brand: Brand
  readonly name: string
  readonly stars: number
  readonly destination: Destination
  readonly district: District
  /** An airport of its city: gives city, country and time zone. */
  readonly airport: Airport
  readonly isAtAirport: boolean
  /** Position among the hotels of its city. */
  readonly number: number
  readonly seed: number
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const codesOfCity = letters.length ** 2
/** Has no common divisor with the number of codes: all are different. */
const codeStep = 389

/** `LONPL`: the city, and two letters of the house. */
function codeOf(city: string, number: number): string {
  const code = (number * codeStep + hashText(city)) % codesOfCity
  return `${city}${letters[Math.floor(code / letters.length)] ?? ''}${letters[code % letters.length] ?? ''}`
}

/** Where houses of 1 and 2, of 3, of 4 and of 5 stars rather stand. */
const preferences: Readonly<Record<DistrictKind, readonly number[]>> = {
  c: [0.75, 1, 1.05, 1.1],
  s: [1.5, 1.1, 0.9, 0.4],
  b: [0.5, 0.95, 1.2, 0.75],
  w: [0.6, 0.95, 1.15, 1.4],
  r: [0.5, 0.9, 1.15, 1.4],
  o: [1.3, 1.1, 0.9, 0.3],
  h: [1.7, 1.1, 0.45, 0.02],
  a: [0.9, 1.3, 1.2, 0.2],
}

function districtFor({ districts }: Destination, stars: number, seed: number): District {
  const level = Math.max(0, stars - 2)
  const weightOf = ({ weight, kind }: District): number => weight * (preferences[kind][level] ?? 1)
  return weightedAt(districts, weightOf, fraction(seed, 5)) ?? requireAt(districts, 0, 'district')
}

/** Around the middle of the district; next to an airport on the side of the city. */
function placeIn(district: District, { centre }: Destination, seed: number): Place {
  if (district.kind !== 'a')
    return moved(district, district.radius * Math.sqrt(fraction(seed, 6)), 2 * Math.PI * fraction(seed, 7))
  const bearing = bearingTo(district, centre) + (fraction(seed, 7) - 0.5) * 1.6
  return moved(district, 1.1 + district.radius * fraction(seed, 6), bearing)
}

interface PlannedHouse {
  readonly brand: Brand
  readonly stars: number
  readonly district?: District
  readonly name?: string
}

let namedByCity: ReadonlyMap<string, readonly string[]> | undefined

/** Houses that the table names: `name stars district`. */
function namedHousesOf({ city, districts }: Destination): PlannedHouse[] {
  namedByCity ??= Map.groupBy(namedHouses.trim().split('\n'), (line) => line.slice(0, 3))
  return (namedByCity.get(city) ?? []).flatMap((line) =>
    line
      .slice(8)
      .split('|')
      .map((house) => {
        const [, name = '', stars, where] = /^(.*) (\d) (.*)$/.exec(house) ?? []
        const district = districts.find((one) => one.name === where)
        return {
          brand: brandOfCode(line.slice(4, 6), Number(stars)),
          stars: Number(stars),
          name,
          ...(district && { district }),
        }
      }),
  )
}

/** Stars of the other houses, so that all together have the shares of the destination; capitals have five stars. */
function starsOfOthers(
  { hotels, stars, isCapital }: Destination,
  planned: readonly PlannedHouse[],
): number[] {
  const total = stars.reduce((sum, share) => sum + share, 0)
  const wanted = stars.map((share, at) => {
    const houses = Math.round((share / total) * hotels) - planned.filter((one) => one.stars === at + 1).length
    return Math.max(0, at === 4 && isCapital && planned.length === 0 ? Math.max(1, houses) : houses)
  })
  return wanted.flatMap((houses, at) => Array.from({ length: houses }, () => at + 1)).reverse()
}

/** Large airports serve a wider area. */
function nearestOf(airports: Destination['airports'], place: Place): Airport {
  const pull = (airport: Airport): number => kilometresBetween(place, airport) / Math.sqrt(airport.weight)
  return airports.reduce((a, b) => (pull(b) < pull(a) ? b : a))
}

function makeProperties(destination: Destination): Property[] {
  const { city, hotels, airports } = destination
  const dealer = brandDealer(destination)
  const planned: PlannedHouse[] = [
    ...namedHousesOf(destination),
    ...flagshipsOf(city).map((brand) => ({ brand, stars: brand.stars })),
  ].slice(0, hotels)
  for (const { brand } of planned) dealer.count(brand)
  const others = starsOfOthers(destination, planned).map((stars, at) => ({
    brand: dealer.deal(stars, hash(hashText(city), at, 978)),
    stars,
  }))
  const names = new Set<string>()
  const houses: readonly PlannedHouse[] = [...planned, ...others].slice(0, codesOfCity)
  return houses.map(({ brand, stars, ...known }, number) => {
    const seed = hash(hashText(city), number, 977)
    const district = known.district ?? districtFor(destination, stars, seed)
    const name =
      known.name ?? nameOfHouse({ brand, stars, district, seed }, destination, (taken) => names.has(taken))
    names.add(name)
    const place = placeIn(district, destination, seed)
    return {
      key: { chainCode: brand.code, propertyCode: codeOf(city, number) },
      brand,
      name,
      stars,
      destination,
      district,
      airport: district.airport ?? nearestOf(airports, place),
      isAtAirport: district.kind === 'a',
      number,
      seed,
      ...place,
    }
  })
}

/** Destinations whose hotels are kept; others are made again. */
const kept = 80
const madeByCity = new Map<string, readonly Property[]>()

/** Hotels of a destination, made on first use; those of the destinations used last are kept. */
function propertiesOf(destination: Destination): readonly Property[] {
  const { city } = destination
  const made = madeByCity.get(city) ?? makeProperties(destination)
  madeByCity.delete(city)
  madeByCity.set(city, made)
  const [oldest] = madeByCity.keys()
  if (madeByCity.size > kept && oldest !== undefined) madeByCity.delete(oldest)
  return made
}

/** All of them: for tests and figures only. */
export const allProperties = (): readonly Property[] =>
  destinationCities.flatMap((city) => {
    const destination = destinationOf(city)
    return destination ? makeProperties(destination) : []
  })

/** All codes of the sandbox are upper case; other letter case is accepted. */
export function findProperty(key: PropertyKey): Property | undefined {
  const name = nameOfKey(key).toUpperCase()
  const destination = destinationOf(key.propertyCode.slice(0, 3).toUpperCase())
  return destination && propertiesOf(destination).find((property) => nameOfKey(property.key) === name)
}

export const centreOf = (city: string): Place | undefined => destinationOf(city)?.centre

/** Hotels within a radius, the nearest first, with their distance. */
export const propertiesAround = (
  point: Place,
  radiusKm: number,
): { readonly property: Property; readonly km: number }[] =>
  destinationsAround(point, radiusKm)
    .flatMap((destination) =>
      propertiesOf(destination).flatMap((property) => {
        const km = kilometresBetween(point, property)
        return km <= radiusKm ? [{ property, km }] : []
      }),
    )
    .sort((a, b) => a.km - b.km || (a.property.key.propertyCode < b.property.key.propertyCode ? -1 : 1))
