import { airports } from '../airports.ts'
import { carriers } from '../carriers.ts'
import { carrierSetWords, throughFarePartners, ticketPartners } from '../partners.ts'
import type { Timetable } from './timetable.ts'

/** A timetable with what finding flights in it needs: routes by airport and the flight behind each number. */
export interface Schedules {
  readonly timetable: Timetable
  /** First route of each airport; one more than there are airports. */
  readonly firstRouteFrom: Uint32Array
  /** Routes that end at each airport. */
  readonly routesTo: readonly Uint16Array[]
  /** Route between two airports plus one, 0 for none: `routeBetween[from * airports + to]`. */
  readonly routeBetween: Uint16Array
  /**
   * Bit sets, `carrierSetWords` words for each route: who flies it, who has through fares with any of those, and
   * who goes on one ticket with any of them.
   */
  readonly routeCarriers: Uint32Array
  readonly routeThroughFares: Uint32Array
  readonly routeTickets: Uint32Array
  /** Entry of each flight number plus one, 0 for none: `entryOfNumber[carrier * 10000 + number]`. */
  readonly entryOfNumber: Uint32Array
}

export const numbersPerCarrier = 10_000

function firstRoutes({ routeFrom }: Timetable): Uint32Array {
  const first = new Uint32Array(airports.length + 1).fill(routeFrom.length)
  for (let route = routeFrom.length - 1; route >= 0; route--) first[routeFrom[route] ?? 0] = route
  for (let airport = airports.length - 1; airport >= 0; airport--)
    first[airport] = Math.min(first[airport] ?? 0, first[airport + 1] ?? 0)
  return first
}

function routesByDestination({ routeTo }: Timetable): Uint16Array[] {
  const lists: number[][] = airports.map(() => [])
  for (let route = 0; route < routeTo.length; route++) lists[routeTo[route] ?? 0]?.push(route)
  return lists.map((routes) => Uint16Array.from(routes))
}

type CarriersOfRoutes = Pick<Schedules, 'routeCarriers' | 'routeThroughFares' | 'routeTickets'>

function addAll(sets: Uint32Array, base: number, added: Uint32Array | undefined): void {
  for (let word = 0; word < carrierSetWords; word++)
    sets[base + word] = (sets[base + word] ?? 0) | (added?.[word] ?? 0)
}

function carriersOfRoutes({ routeFrom, routeStart, carrier }: Timetable): CarriersOfRoutes {
  const emptySets = (): Uint32Array => new Uint32Array(routeFrom.length * carrierSetWords)
  const [routeCarriers, routeThroughFares, routeTickets] = [emptySets(), emptySets(), emptySets()]
  for (let route = 0; route < routeFrom.length; route++) {
    const base = route * carrierSetWords
    for (let entry = routeStart[route] ?? 0; entry < (routeStart[route + 1] ?? 0); entry++) {
      const own = carrier[entry] ?? 0
      const word = base + (own >> 5)
      const known = routeCarriers[word] ?? 0
      if (known & (1 << (own & 31))) continue
      routeCarriers[word] = known | (1 << (own & 31))
      addAll(routeThroughFares, base, throughFarePartners[own])
      addAll(routeTickets, base, ticketPartners[own])
    }
  }
  return { routeCarriers, routeThroughFares, routeTickets }
}

/** Indexes a timetable; takes a few milliseconds. */
export function indexTimetable(timetable: Timetable): Schedules {
  const { routeFrom, routeTo, carrier, number } = timetable
  const routeBetween = new Uint16Array(airports.length ** 2)
  for (let route = 0; route < routeFrom.length; route++)
    routeBetween[(routeFrom[route] ?? 0) * airports.length + (routeTo[route] ?? 0)] = route + 1
  const entryOfNumber = new Uint32Array(carriers.length * numbersPerCarrier)
  for (let entry = 0; entry < carrier.length; entry++)
    entryOfNumber[(carrier[entry] ?? 0) * numbersPerCarrier + (number[entry] ?? 0)] = entry + 1
  return {
    timetable,
    firstRouteFrom: firstRoutes(timetable),
    routesTo: routesByDestination(timetable),
    routeBetween,
    ...carriersOfRoutes(timetable),
    entryOfNumber,
  }
}
