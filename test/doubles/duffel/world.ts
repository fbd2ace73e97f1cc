import { localTime } from '../../../lib/kernel/instant.ts'
import { type Airport, findAirport } from '../../../lib/sandbox/world/airports.ts'
import type { Resource } from './state.ts'

const airline = (id: string, name: string, code: string) => ({
  id,
  name,
  iata_code: code,
  logo_symbol_url: null,
  logo_lockup_url: null,
  conditions_of_carriage_url: null,
})

/** Airlines of the double: Duffel's own, and one that wants its money at once. */
export const airlines = {
  ZZ: airline('arl_00009VME7D6ivUu8dn35WK', 'Duffel Airways', 'ZZ'),
  Q9: airline('arl_00009VME7DAGiJjwomhv34', 'Other Airways', 'Q9'),
} as const
export type AirlineCode = keyof typeof airlines

export const aircraft = {
  short: { id: 'arc_00009VMF8AhXSSRnQDI6Hi', iata_code: '320', name: 'Airbus A320' },
  long: { id: 'arc_00009VMF8AgpV5sdO0xXAw', iata_code: '359', name: 'Airbus A350-900' },
} as const

export const city = (code: string, { country, cityName }: Airport): Resource => ({
  id: `cit_${code.toLowerCase()}_${country.toLowerCase()}`,
  name: cityName,
  iata_code: code,
  iata_country_code: country,
})

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
  city: airport.city === airport.code ? null : city(airport.city, airport),
})

type Point = Pick<Airport, 'latitude' | 'longitude'>

export function kilometres(a: Point, b: Point): number {
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

interface Journey {
  readonly points: readonly Airport[]
  /** Time of departure at the first point, without a zone. */
  readonly departs: string
  readonly number: number
  readonly layoverMinutes?: number
}

/** Hops of a journey, by way of other airports or not. */
export function hops({ points, departs, number, layoverMinutes = 95 }: Journey): Hop[] {
  const [first] = points
  if (!first) return []
  let at = localTime(departs, first.zoneName)
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? first
    const km = kilometres(from, to)
    const minutes = 5 * Math.round((30 + (km / 820) * 60) / 5)
    const hop = { from, to, departsAt: at, minutes, km, number: String(number + index).padStart(4, '0') }
    at += (minutes + layoverMinutes) * 60_000
    return hop
  })
}

/** From the first departure to the last arrival. */
export function minutesOf(flown: readonly Hop[]): number {
  const [first, last] = [flown[0], flown.at(-1)]
  return first && last ? (last.departsAt - first.departsAt) / 60_000 + last.minutes : 0
}

/** Where flights that do not go straight change. */
export const changePoint = (from: Airport, to: Airport): Airport => {
  const found = ['FRA', 'ORD', 'DXB', 'SIN'].find((code) => code !== from.code && code !== to.code)
  const airport = findAirport(found ?? 'FRA')
  if (!airport) throw new Error('no airport to change at')
  return airport
}

export const money = (minor: number, decimals = 2): string => (minor / 10 ** decimals).toFixed(decimals)

/** Decimal places of an amount. */
export const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0

/** An amount in minor units of its own decimal places. */
export const minorOf = (amount: string): number => Math.round(Number(amount.replace('.', '')))

/** Whether an amount, as somebody else writes it, is so many minor units. */
export const isAmount = (amount: unknown, minor: number, decimals: number): boolean =>
  typeof amount === 'string' && /^\d+(\.\d+)?$/.test(amount) && money(minor, decimals) === amount
