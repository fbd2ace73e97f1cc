import { localTime } from '../../../lib/kernel/instant.ts'
import { type Airport, airportsOfCity, findAirport } from '../../../lib/sandbox/world/airports.ts'
import type { Resource } from './state.ts'

/** Airlines of the double: Duffel's own, and one that wants its money at once. */
export const airlines = {
  ZZ: { id: 'arl_00009VME7D6ivUu8dn35WK', name: 'Duffel Airways', iata_code: 'ZZ' },
  Q9: { id: 'arl_00009VME7DAGiJjwomhv34', name: 'Other Airways', iata_code: 'Q9' },
} as const
export type AirlineCode = keyof typeof airlines

/** An airport by its code, or the main one of a city. */
export const airportFor = (code: string): Airport | undefined => findAirport(code) ?? airportsOfCity(code)[0]

export const place = (airport: Airport): Resource => ({
  type: 'airport',
  id: `arp_${airport.code.toLowerCase()}_${airport.country.toLowerCase()}`,
  name: airport.name,
  iata_code: airport.code,
  iata_city_code: airport.city,
  iata_country_code: airport.country,
  icao_code: null,
  time_zone: airport.zoneName,
  latitude: airport.latitude,
  longitude: airport.longitude,
  city_name: airport.cityName,
  city: null,
})

function kilometres(a: Airport, b: Airport): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180
  const [p, q] = [rad(a.latitude), rad(b.latitude)]
  const h =
    Math.sin((q - p) / 2) ** 2 + Math.cos(p) * Math.cos(q) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(h))
}

/** What the clocks of a zone show: `2027-05-11T09:05:00`. */
export const localIso = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
    .format(at)
    .replace(' ', 'T')

/** `PT02H26M`, with days from 24 hours on. */
export function duration(minutes: number): string {
  const [days, rest] = [Math.floor(minutes / 1440), minutes % 1440]
  const two = (value: number): string => String(value).padStart(2, '0')
  return `P${days > 0 ? `${days}D` : ''}T${two(Math.floor(rest / 60))}H${two(rest % 60)}M`
}

export interface Hop {
  readonly from: Airport
  readonly to: Airport
  readonly departsAt: number
  readonly minutes: number
  readonly number: string
  readonly km: number
}

/** Hops of a journey on a date, by way of another airport or not. */
export function hops(points: readonly Airport[], localDeparture: string, number: number): Hop[] {
  const [first] = points
  if (!first) return []
  let at = localTime(localDeparture, first.zoneName)
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? first
    const km = kilometres(from, to)
    const minutes = 5 * Math.round((30 + (km / 820) * 60) / 5)
    const hop = { from, to, departsAt: at, minutes, km, number: String(number + index).padStart(4, '0') }
    at += (minutes + 95) * 60_000
    return hop
  })
}

/** Where flights that do not go straight change. */
export const changePoint = (from: Airport, to: Airport): Airport => {
  const found = ['FRA', 'ORD', 'DXB', 'SIN'].find((code) => code !== from.code && code !== to.code)
  const airport = findAirport(found ?? 'FRA')
  if (!airport) throw new Error('no airport to change at')
  return airport
}

export const money = (minor: number, decimals = 2): string => (minor / 10 ** decimals).toFixed(decimals)

/** Sum of the services of a request, in minor units. */
export const minorOf = (amount: string): number => Math.round(Number(amount.replace('.', '')))
