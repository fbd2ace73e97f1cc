import { type Airport, airportAt } from './airports.ts'
import { stateOf } from './countries.ts'
import { distanceMiles } from './distance.ts'

/**
 * Where carriers sell different brands, or give different bags: within a country, abroad to 2,500 miles, beyond; and
 * beyond to or from the Americas, where bags are counted and not weighed.
 */
export type SaleZone = 'domestic' | 'short' | 'long' | 'americas'

export const saleZones: readonly SaleZone[] = ['domestic', 'short', 'long', 'americas']

const farthestShortMiles = 2500

/** Countries of IATA area 1, where the piece concept applies by law or by custom. Source: IATA Resolution 302, guess. */
const piecesOnly: ReadonlySet<string> = new Set(
  'US CA MX BR AR CL CO PE EC BO UY PY VE PA CR GT SV HN NI BZ CU DO JM TT BB BS'.split(' '),
)

function zoneOfPair(from: Airport, to: Airport): SaleZone {
  if (stateOf(from.country) === stateOf(to.country)) return 'domestic'
  if (distanceMiles(from.index, to.index) <= farthestShortMiles) return 'short'
  return piecesOnly.has(stateOf(from.country)) || piecesOnly.has(stateOf(to.country)) ? 'americas' : 'long'
}

/** The zone of a pair of airports, by index. */
export const saleZone = (from: number, to: number): SaleZone => zoneOfPair(airportAt(from), airportAt(to))
