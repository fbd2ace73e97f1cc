import type { Airport } from '../airports.ts'
import { stateOf } from '../countries.ts'

/** Base minutes by kind of connection, then what larger airports add, by tier. */
const base = { domestic: 30, outward: 50, inward: 55, between: 45 }
const bySize = [20, 15, 10, 5, 0]
const otherCarrier = 15
/** Countries where all travelers from abroad clear customs before the next flight. */
const clearsCustomsFirst = new Set(['US', 'CA'])
const customs = 20

/**
 * Minimum connection time at an airport in minutes: depends on the size of the airport, on which of the two
 * flights stay in the country, and on whether the carrier changes.
 */
export function minimumConnection(from: Airport, via: Airport, to: Airport, sameCarrier: boolean): number {
  const country = stateOf(via.country)
  const arrivesFromAbroad = stateOf(from.country) !== country
  const leavesCountry = stateOf(to.country) !== country
  const kind = arrivesFromAbroad
    ? leavesCountry
      ? base.between
      : base.inward
    : leavesCountry
      ? base.outward
      : base.domestic
  const controls = arrivesFromAbroad && clearsCustomsFirst.has(country) ? customs : 0
  return kind + controls + (bySize[via.tier] ?? 0) + (sameCarrier ? 0 : otherCarrier)
}
