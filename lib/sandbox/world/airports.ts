import { cityCodeOf, metropolitanAirports } from './cities.ts'
import generated from './generated/airports.json' with { type: 'json' }
import { groundStations } from './ground-stations-table.ts'
import { requireAt, requireEntry } from './require-entry.ts'
import { trafficTier, trafficWeight } from './traffic.ts'
import { zoneIndex } from './zones.ts'

/** An airport with scheduled service, or a station whose trains and buses carriers sell. */
export interface Airport {
  /** Position in `airports`; the timetable names airports by it. */
  readonly index: number
  readonly code: string
  readonly name: string
  /** IATA city code, which may cover several airports. */
  readonly city: string
  readonly cityName: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  /** IANA name. */
  readonly zoneName: string
  readonly zone: number
  /** 0 for the largest to 4 for the smallest. */
  readonly tier: number
  readonly weight: number
}

function toAirport(row: (string | number)[], index: number): Airport {
  const [code, name, cityName, country, latitude, longitude, zoneName] = row
  const iata = `${code}`
  return {
    index,
    code: iata,
    name: `${name}`,
    city: cityCodeOf(iata),
    cityName: `${cityName}`,
    country: `${country}`,
    latitude: Number(latitude),
    longitude: Number(longitude),
    zoneName: `${zoneName}`,
    zone: zoneIndex(`${zoneName}`),
    tier: trafficTier(iata),
    weight: trafficWeight(iata),
  }
}

export const airports: readonly Airport[] = [...generated, ...groundStations].map(toAirport)
const byCode: ReadonlyMap<string, Airport> = new Map(airports.map((airport) => [airport.code, airport]))

/** Whether a place is a station of trains and buses: flights to it are sold by its own code only. */
export const isStation = ({ index }: Airport): boolean => index >= generated.length

export const airportAt = (index: number): Airport => requireAt(airports, index, 'airport')

export const findAirport = (code: string): Airport | undefined => byCode.get(code)

export const requireAirport = (code: string): Airport => requireEntry(byCode, code, 'airport')

/**
 * Airports of an IATA city code, the main one first; none for a code that names no city with scheduled
 * service.
 */
export function airportsOfCity(city: string): Airport[] {
  const codes = metropolitanAirports.get(city) ?? [city]
  return codes.flatMap((code) => byCode.get(code) ?? [])
}

/** The city code of an airport or city; undefined: the world has no such place. */
export const cityOfPlace = (code: string): string | undefined =>
  findAirport(code) || metropolitanAirports.has(code) || airportsOfCity(code).length > 0
    ? cityCodeOf(code)
    : undefined
