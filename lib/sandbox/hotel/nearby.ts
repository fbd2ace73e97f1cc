import type { Airport } from '../world/airports.ts'
import { kilometresBetween, type Place } from './places.ts'
import type { Property } from './properties.ts'
import { sightTable } from './sights-table.ts'

/** Something near a hotel, and how far away. */
export interface Nearby {
  readonly name: string
  readonly km: number
}

interface Sight extends Place {
  readonly name: string
}

let sights: ReadonlyMap<string, readonly Sight[]> | undefined

function sightsOf(city: string): readonly Sight[] {
  sights ??= new Map(
    sightTable
      .trim()
      .split('\n')
      .map((line) => [
        line.slice(0, 3),
        line
          .slice(5)
          .split('|')
          .map((text) => {
            const words = text.split(' ')
            const [latitude, longitude] = words.slice(-2).map(Number)
            return { name: words.slice(0, -2).join(' '), latitude: latitude ?? 0, longitude: longitude ?? 0 }
          }),
      ]),
  )
  return sights.get(city) ?? []
}

/** Of those that serve the hotel's city. */
export function nearestAirport(property: Property): { readonly airport: Airport; readonly km: number } {
  const { destination, airport } = property
  return destination.airports
    .map((one) => ({ airport: one, km: kilometresBetween(property, one) }))
    .reduce((a, b) => (b.km < a.km ? b : a), { airport, km: kilometresBetween(property, airport) })
}

/** Sights farther away are none of this hotel. */
const reachKm = 25

/**
 * Sights of the city, otherwise its other quarters; the nearest first, at most so many, without the one that the hotel
 * is named after by its place.
 */
export function placesNear(property: Property, most: number): Nearby[] {
  const { destination, district, airport } = property
  const { city, districts, centre } = destination
  const quarters = districts
    .filter((one) => one !== district && 'cswbr'.includes(one.kind) && one.name !== 'Centre')
    .map(({ name, town, ...place }) => ({
      name: town === undefined || town === name ? name : `${name}, ${town}`,
      ...place,
    }))
  const known = sightsOf(city)
  const middle = { name: `Centre of ${airport.cityName}`, ...centre }
  const listed = known.length > 0 ? known : district.name === 'Centre' ? quarters : [middle, ...quarters]
  return listed
    .map(({ name, latitude, longitude }) => ({
      name,
      km: kilometresBetween(property, { latitude, longitude }),
    }))
    .filter(({ km }) => km <= reachKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, most)
}
