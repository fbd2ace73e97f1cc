import { type Aircraft, aircraftIndex, aircraftTypes } from '../aircraft.ts'
import { type Airport, requireAirport } from '../airports.ts'
import { type Carrier, requireCarrier } from '../carriers.ts'
import { distanceMiles } from '../distance.ts'
import routeLines from '../generated/routes.json' with { type: 'json' }
import { type Airline, requireAirline } from '../regional-operators.ts'

/** A pair of airports that a carrier sells, who flies it, and how often. */
export interface Route {
  readonly carrier: Carrier
  /** The carrier itself, or a regional operator that flies for it. */
  readonly operator: Airline
  /** Of the two airports the one where the operator has more flights. */
  readonly station: Airport
  readonly outstation: Airport
  readonly miles: number
  /** Each way. */
  readonly weeklyFlights: number
}

export const longHaulMiles = 2600
/** Aircraft plan with reserves: no route longer than this part of the range. */
export const usableRange = 0.93

/** The types of an airline that reach a distance, small ones first. */
export const typesInRange = ({ fleet }: Airline, miles: number): Aircraft[] =>
  fleet
    .flatMap((code) => aircraftTypes[aircraftIndex(code)] ?? [])
    .filter(({ rangeMiles }) => rangeMiles * usableRange >= miles)

/** `seller/operator station outstation+weekly ...`; the operator is left out where it sells itself. */
function readLine(line: string): Route[] {
  const [carriers = '', stationCode = '', ...entries] = line.split(' ')
  const [seller = '', operator = seller] = carriers.split('/')
  const [carrier, flownBy, station] = [
    requireCarrier(seller),
    requireAirline(operator),
    requireAirport(stationCode),
  ]
  return entries.map((entry) => {
    const outstation = requireAirport(entry.slice(0, 3))
    const miles = distanceMiles(station.index, outstation.index)
    return { carrier, operator: flownBy, station, outstation, miles, weeklyFlights: Number(entry.slice(3)) }
  })
}

/** Flights a day of the real network, both ways, by routes that the fleets of this world can fly. */
export const flightsPerDayOf = (routes: readonly Route[]): number =>
  routes.reduce((sum, { weeklyFlights }) => sum + (2 * weeklyFlights) / 7, 0)

/** The routes of the world with the frequencies that they have in life, by carrier and station. */
export const realRoutes = (): Route[] =>
  routeLines.flatMap(readLine).filter(({ operator, miles }) => typesInRange(operator, miles).length > 0)

/** For each airport the route that it has most flights on. */
function lifelines(routes: readonly Route[]): Set<Route> {
  const best = new Map<Airport, Route>()
  for (const route of routes) {
    for (const airport of [route.station, route.outstation]) {
      if ((best.get(airport)?.weeklyFlights ?? 0) < route.weeklyFlights) best.set(airport, route)
    }
  }
  return new Set(best.values())
}

/**
 * The routes of a smaller or larger world: all frequencies in proportion, routes below one flight a week left
 * out unless an airport has no other.
 */
export function scaledRoutes(routes: readonly Route[], flightsPerDay: number): Route[] {
  const scale = flightsPerDay / flightsPerDayOf(routes)
  const kept = lifelines(routes)
  return routes.flatMap((route) => {
    const weeklyFlights = Math.max(Math.round(route.weeklyFlights * scale), kept.has(route) ? 1 : 0)
    return weeklyFlights > 0 ? [{ ...route, weeklyFlights }] : []
  })
}
