import { regionalOperators } from '../../lib/sandbox/world/regional-operators.ts'
import { airportRow } from './airport-facts.ts'

/**
 * Routes that the route data has under the carrier that sells them, though a regional operator flies them: those of
 * the seller from the operator's airports that are no longer and no busier. Source: the operators' own pages, 2026.
 *
 * `seller operator, miles, flights a week each way`.
 */
const regionalRoutes = `
KL WA, 900, 60
AY N7, 900, 30
LX 2L, 800, 14`

const rules = regionalRoutes
  .trim()
  .split('\n')
  .map((line) => {
    const [airlines = '', longest, busiest] = line.split(', ')
    const [seller, operator = ''] = airlines.split(' ')
    return { seller, operator, longest: Number(longest), busiest: Number(busiest) }
  })

const radians = (degrees: number): number => (degrees * Math.PI) / 180

function milesOf([one, other]: readonly [string, string]): number {
  const [, , , , latitude = 0, longitude = 0] = airportRow(one) ?? []
  const [, , , , otherLatitude = 0, otherLongitude = 0] = airportRow(other) ?? []
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2
  const across =
    Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * half(longitude - otherLongitude)
  return 2 * 3958.8 * Math.asin(Math.sqrt(half(latitude - otherLatitude) + across))
}

/** A route under the operator that flies it for its seller. */
export function withRegionalOperator<
  Pair extends {
    readonly seller: string
    readonly operator: string
    readonly ends: readonly [string, string]
    readonly weekly: number
  },
>(pair: Pair): Pair {
  if (pair.seller !== pair.operator) return pair
  const flownFrom = (operator: string): boolean =>
    regionalOperators.some(
      ({ code, contracts }) =>
        code === operator && pair.ends.some((end) => contracts[0].airports.includes(end)),
    )
  const rule = rules.find(
    ({ seller, operator, longest, busiest }) =>
      seller === pair.seller &&
      flownFrom(operator) &&
      pair.weekly <= busiest &&
      milesOf(pair.ends) <= longest,
  )
  return rule ? { ...pair, operator: rule.operator } : pair
}
