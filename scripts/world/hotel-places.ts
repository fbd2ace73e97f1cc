import { readFileSync, writeFileSync } from 'node:fs'
import { type Airport, airports, airportsOfCity } from '../../lib/sandbox/world/airports.ts'

/**
 * Writes lib/sandbox/hotel/generated/places.json: for each city with an airport its inhabitants and the places around
 * where hotels may stand, `thousands|capital|name latitude longitude;...`, the centre first. All are on land.
 *
 * `node scripts/world/hotel-places.ts cities1000.txt`, the file of https://download.geonames.org/export/dump/
 * (GeoNames, CC BY 4.0).
 */
interface Place {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly feature: string
  readonly country: string
  readonly population: number
}

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('name the file cities1000.txt')

const places: readonly Place[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const columns = line.split('\t')
    const [, name = '', , , latitude, longitude, , feature = '', country = ''] = columns
    return {
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      feature,
      country,
      population: Number(columns[14]),
    }
  })

const cells = Map.groupBy(
  places,
  ({ latitude, longitude }) => `${Math.floor(latitude)} ${Math.floor(longitude)}`,
)

interface Point {
  readonly latitude: number
  readonly longitude: number
}

const kmBetween = (a: Point, b: Point): number =>
  111.2 *
  Math.hypot(
    a.latitude - b.latitude,
    (((a.longitude - b.longitude + 540) % 360) - 180) * Math.cos((a.latitude * Math.PI) / 180),
  )

function placesAround(point: Point, km: number): Place[] {
  const reach = [-1, 0, 1]
  return reach
    .flatMap((up) =>
      reach.flatMap(
        (right) =>
          cells.get(`${Math.floor(point.latitude) + up} ${Math.floor(point.longitude) + right}`) ?? [],
      ),
    )
    .filter((place) => kmBetween(point, place) <= km)
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** The city itself: by its name near one of its airports, otherwise what is large and near. */
function centreOf(ofCity: readonly Airport[]): Place | undefined {
  const [main] = ofCity
  if (!main) return undefined
  const around = placesAround(main, 70).filter(({ country }) => country === main.country)
  const largest = (list: readonly Place[]): Place | undefined =>
    list.reduce<Place | undefined>((a, b) => (a && a.population >= b.population ? a : b), undefined)
  const wanted = plain(main.cityName)
  return (
    largest(around.filter(({ name }) => plain(name) === wanted)) ??
    largest(around.filter(({ name }) => plain(name).startsWith(wanted) || wanted.startsWith(plain(name)))) ??
    around.reduce<Place | undefined>((a, b) => {
      const pull = (place: Place) => (place.population + 500) / (3 + kmBetween(main, place)) ** 2
      return a && pull(a) >= pull(b) ? a : b
    }, undefined)
  )
}

/** Names without signs that the table uses, and without what registers add to them. */
const shortName = (name: string): string =>
  name
    .replace(/ \/.*|\(.*?\)|^City of |^Downtown /g, '')
    .replace(/[;|]/g, ' ')
    .trim()

const degrees = (value: number): string => value.toFixed(3).replace(/\.?0+$/, '')

function rowOf(city: string): string | undefined {
  const centre = centreOf(airportsOfCity(city))
  if (!centre) return undefined
  const most = Math.min(14, 2 + Math.floor(Math.sqrt(centre.population / 20_000)))
  const reach = 3 + Math.min(9, Math.sqrt(centre.population / 40_000))
  const others = placesAround(centre, reach)
    .filter((place) => place !== centre && place.population > 0 && shortName(place.name).length < 22)
    .filter((place) => kmBetween(place, centre) > 0.7)
    .sort((a, b) => b.population / (2 + kmBetween(b, centre)) - a.population / (2 + kmBetween(a, centre)))
    .slice(0, most)
  const listed = [centre, ...others].map(
    ({ name, latitude, longitude }) => `${shortName(name)} ${degrees(latitude)} ${degrees(longitude)}`,
  )
  return `${Math.round(centre.population / 1000)}|${centre.feature === 'PPLC' ? 1 : 0}|${listed.join(';')}`
}

const rows = [...new Set(airports.map(({ city }) => city))].sort().flatMap((city) => {
  const row = rowOf(city)
  return row === undefined ? [] : [`${JSON.stringify(city)}: ${JSON.stringify(row)}`]
})
writeFileSync(
  new URL('../../lib/sandbox/hotel/generated/places.json', import.meta.url),
  `{\n${rows.join(',\n')}\n}\n`,
)
console.log(`${rows.length} cities`)
