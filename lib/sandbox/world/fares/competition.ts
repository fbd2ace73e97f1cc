import { airports, airportsOfCity } from '../airports.ts'
import { carriers } from '../carriers.ts'
import { carrierSetWords } from '../partners.ts'
import type { Schedules } from '../timetable/schedules.ts'

/** The routes between the airports of two cities. */
function routesBetween({ routeBetween }: Schedules, from: string, to: string): number[] {
  const destinations = airportsOfCity(to)
  return airportsOfCity(from).flatMap((origin) =>
    destinations.flatMap((destination) => {
      const route = routeBetween[origin.index * airports.length + destination.index] ?? 0
      return route > 0 ? route - 1 : []
    }),
  )
}

/** The non-stop flights between two cities. */
export interface NonStops {
  /** Whether a carrier (by index) sells any, under its own or a codeshare number. */
  readonly sells: (carrier: number) => boolean
  readonly operators: number
  readonly withLowCost: boolean
}

const setOf =
  (routeCarriers: Uint32Array, routes: readonly number[]) =>
  (carrier: number): boolean =>
    routes.some(
      (route) =>
        ((routeCarriers[route * carrierSetWords + (carrier >> 5)] ?? 0) & (1 << (carrier & 31))) !== 0,
    )

export function nonStopsBetween(schedules: Schedules, from: string, to: string): NonStops {
  const { routeStart, carrier, operatedBy } = schedules.timetable
  const routes = routesBetween(schedules, from, to)
  const operators = new Set<number>()
  for (const route of routes) {
    for (let entry = routeStart[route] ?? 0; entry < (routeStart[route + 1] ?? 0); entry++)
      operators.add(carrier[operatedBy[entry] ?? entry] ?? 0)
  }
  return {
    sells: setOf(schedules.routeCarriers, routes),
    operators: operators.size,
    withLowCost: [...operators].some((index) => carriers[index]?.kind === 'lowCost'),
  }
}

/** By number of carriers that fly non-stop; a carrier alone sells dearly. */
const byOperators = [1.05, 1.15, 1.06, 1, 0.96, 0.92]

/** What competition makes of the price level of all carriers between two cities. */
export const competitionLevel = ({ operators, withLowCost }: NonStops): number =>
  (byOperators[Math.min(operators, byOperators.length - 1)] ?? 1) * (withLowCost && operators > 1 ? 0.95 : 1)
