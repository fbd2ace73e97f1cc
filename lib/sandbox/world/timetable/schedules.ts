import { airports } from '../airports.ts'
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
   * Bit sets, `carrierSetWords` words for each route: who flies it, and who has through fares with any of those.
   */
  readonly routeCarriers: Uint32Array
  readonly routeThroughFares: Uint32Array
  /** In the same way: who goes on one ticket with any of them; made when it is first asked for. */
  readonly routeTickets: () => Uint32Array
  /** The entry of a carrier's flight number. */
  readonly entryOfNumber: (carrier: number, number: number) => number | undefined
}

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

/** By route: the carriers that fly it, as bit sets. */
function carriersOfRoutes({ routeFrom, routeStart, carrier }: Timetable): Uint32Array {
  const sets = new Uint32Array(routeFrom.length * carrierSetWords)
  for (let route = 0; route < routeFrom.length; route++) {
    for (let entry = routeStart[route] ?? 0; entry < (routeStart[route + 1] ?? 0); entry++) {
      const own = carrier[entry] ?? 0
      const word = route * carrierSetWords + (own >> 5)
      sets[word] = (sets[word] ?? 0) | (1 << (own & 31))
    }
  }
  return sets
}

/** By route: the partners of all its carriers, as bit sets. */
function partnersOfRoutes(routeCarriers: Uint32Array, partners: readonly Uint32Array[]): Uint32Array {
  const sets = new Uint32Array(routeCarriers.length)
  for (let word = 0; word < routeCarriers.length; word++) {
    const base = word - (word % carrierSetWords)
    for (let bits = routeCarriers[word] ?? 0; bits; bits &= bits - 1) {
      const carrier = 32 * (word - base) + 31 - Math.clz32(bits & -bits)
      const set = partners[carrier] ?? new Uint32Array(carrierSetWords)
      for (let at = 0; at < carrierSetWords; at++) sets[base + at] = (sets[base + at] ?? 0) | (set[at] ?? 0)
    }
  }
  return sets
}

/** Finds flight numbers; those of a carrier are listed when it is first asked for. */
function entriesOfNumbers({ carrier, number }: Timetable): Schedules['entryOfNumber'] {
  const byCarrier = new Map<number, ReadonlyMap<number, number>>()
  const listed = (own: number): ReadonlyMap<number, number> => {
    const entries = new Map<number, number>()
    for (let entry = carrier.indexOf(own); entry >= 0; entry = carrier.indexOf(own, entry + 1))
      entries.set(number[entry] ?? 0, entry)
    byCarrier.set(own, entries)
    return entries
  }
  return (own, wanted) => (byCarrier.get(own) ?? listed(own)).get(wanted)
}

/** Indexes a timetable; takes a few milliseconds. */
export function indexTimetable(timetable: Timetable): Schedules {
  const { routeFrom, routeTo } = timetable
  const routeBetween = new Uint16Array(airports.length ** 2)
  for (let route = 0; route < routeFrom.length; route++)
    routeBetween[(routeFrom[route] ?? 0) * airports.length + (routeTo[route] ?? 0)] = route + 1
  const routeCarriers = carriersOfRoutes(timetable)
  let routeTickets: Uint32Array | undefined
  return {
    timetable,
    firstRouteFrom: firstRoutes(timetable),
    routesTo: routesByDestination(timetable),
    routeBetween,
    routeCarriers,
    routeThroughFares: partnersOfRoutes(routeCarriers, throughFarePartners),
    routeTickets: () => (routeTickets ??= partnersOfRoutes(routeCarriers, ticketPartners)),
    entryOfNumber: entriesOfNumbers(timetable),
  }
}
