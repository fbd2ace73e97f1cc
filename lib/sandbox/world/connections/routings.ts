import { airports } from '../airports.ts'
import { distanceRow } from '../distance.ts'
import { carrierSetWords } from '../partners.ts'
import type { Schedules } from '../timetable/schedules.ts'
import type { FlightFilter } from './flight-filter.ts'

/** Routes flown one after another, without times yet. */
export interface Routing {
  readonly routes: readonly number[]
  readonly miles: number
  /**
   * Distance, made worse where there are few flights to choose from and better where preferred carriers or
   * connection points are.
   */
  readonly cost: number
}

/**
 * The circuity limit: how long a journey may be, `factor` times the direct distance plus `extraMiles`, but never more than
 * `longestDetour` miles longer than direct.
 */
export interface Circuity {
  readonly factor: number
  readonly extraMiles: number
}

/** Where a leg may begin and end: airports by index. */
export interface Endpoints {
  readonly origins: readonly number[]
  readonly destinations: readonly number[]
}

/** Which routings of a leg are looked for. */
export interface RoutingSearch extends Endpoints {
  readonly schedules: Schedules
  readonly filter: FlightFilter
  readonly circuity: Circuity
  /** Whether carriers may change that have no through fares, only an interline agreement. */
  readonly withInterline: boolean
  /** How many are returned at most. */
  readonly most: number
}

const keptPerConnectionPoint = 4
const rarityMiles = 240
const preferredMiles = 1000

/** Whether any carrier of a set flies a route. */
function isFlownBy({ routeCarriers }: Schedules, route: number, carriers: Uint32Array): boolean {
  for (let word = 0; word < carrierSetWords; word++) {
    if ((routeCarriers[route * carrierSetWords + word] ?? 0) & (carriers[word] ?? 0)) return true
  }
  return false
}

/** By route: the carriers that may follow those of it. */
function followers({ schedules, filter, withInterline }: RoutingSearch): Uint32Array {
  if (filter.sameCarrierOnly) return schedules.routeCarriers
  return withInterline ? schedules.routeTickets() : schedules.routeThroughFares
}

/** Whether an accepted carrier of one route may follow a carrier of the other. */
export function canConnect(search: RoutingSearch, first: number, second: number): boolean {
  const {
    schedules: { routeCarriers },
    filter: { carriers },
  } = search
  const before = followers(search)
  for (let word = 0; word < carrierSetWords; word++) {
    const filter = (routeCarriers[second * carrierSetWords + word] ?? 0) & (carriers[word] ?? 0)
    if ((before[first * carrierSetWords + word] ?? 0) & filter) return true
  }
  return false
}

const flightsOn = ({ timetable: { routeStart } }: Schedules, route: number): number =>
  (routeStart[route + 1] ?? 0) - (routeStart[route] ?? 0)

/** Whether a routing has preferred carriers all the way, or changes at a preferred point. */
function isPreferred(
  schedules: Schedules,
  routes: readonly number[],
  { preferredCarriers, preferredPoints }: FlightFilter,
): boolean {
  if (preferredCarriers && routes.every((route) => isFlownBy(schedules, route, preferredCarriers)))
    return true
  return (
    preferredPoints !== undefined &&
    routes.slice(1).some((route) => preferredPoints.has(schedules.timetable.routeFrom[route] ?? -1))
  )
}

export function toRouting(
  { schedules, filter }: RoutingSearch,
  routes: readonly number[],
  miles: number,
): Routing {
  const rarest = routes.reduce((fewest, route) => Math.min(fewest, flightsOn(schedules, route)), 9)
  return {
    routes,
    miles,
    cost: miles + rarityMiles / rarest - (isPreferred(schedules, routes, filter) ? preferredMiles : 0),
  }
}

/** Further than this nobody is sent, or two oceans would do for one. */
const longestDetour = 4000

export const longestMiles = ({ factor, extraMiles }: Circuity, directMiles: number): number =>
  Math.min(directMiles * factor + extraMiles, directMiles + longestDetour)

/** The cheapest routings, not too many through the same point. */
export function best(routings: Routing[], pointOf: (routing: Routing) => number, most: number): Routing[] {
  const taken = new Map<number, number>()
  const kept: Routing[] = []
  for (const routing of routings.sort((a, b) => a.cost - b.cost)) {
    if (kept.length >= most) break
    const point = pointOf(routing)
    const already = taken.get(point) ?? 0
    if (already >= keptPerConnectionPoint) continue
    taken.set(point, already + 1)
    kept.push(routing)
  }
  return kept
}

/** Routes without a connection. */
export function directRoutes({ routeBetween }: Schedules, { origins, destinations }: Endpoints): number[] {
  return origins.flatMap((from) =>
    destinations.flatMap((to) => {
      const route = routeBetween[from * airports.length + to] ?? 0
      return route ? [route - 1] : []
    }),
  )
}

/** Routes from an origin on which a leg may begin, and change where they end. */
export function firstRoutes({ schedules, filter, origins }: RoutingSearch, from: number): number[] {
  const { timetable, firstRouteFrom } = schedules
  const routes: number[] = []
  for (let route = firstRouteFrom[from] ?? 0; route < (firstRouteFrom[from + 1] ?? 0); route++) {
    const via = timetable.routeTo[route] ?? -1
    const mayConnect = (filter.mayConnectAt?.[via] ?? true) && !origins.includes(via)
    if (mayConnect && isFlownBy(schedules, route, filter.carriers)) routes.push(route)
  }
  return routes
}

/**
 * Routings with one connection, inside the circuity limit. Looks at every route from the origins: at most some
 * hundreds.
 */
export function singleConnections(search: RoutingSearch): Routing[] {
  const { origins, destinations, circuity, most } = search
  const { timetable, routeBetween } = search.schedules
  const found: Routing[] = []
  for (const from of origins) {
    const fromOrigin = distanceRow(from)
    for (const first of firstRoutes(search, from)) {
      const via = timetable.routeTo[first] ?? 0
      const onward = distanceRow(via)
      for (const to of destinations) {
        const second = routeBetween[via * airports.length + to] ?? 0
        const miles = (fromOrigin[via] ?? 0) + (onward[to] ?? 0)
        if (!second || miles > longestMiles(circuity, fromOrigin[to] ?? 0)) continue
        if (canConnect(search, first, second - 1)) found.push(toRouting(search, [first, second - 1], miles))
      }
    }
  }
  return best(found, ({ routes }) => timetable.routeTo[routes[0] ?? 0] ?? 0, most)
}

/** The last route of a double connection, with the airports that it flies between. */
interface LastRoute {
  readonly route: number
  readonly lastFrom: number
  readonly to: number
}

/** Last routes of double connections: those into a destination that start inside the circuity limit. */
function lastRoutes(search: RoutingSearch, from: number): LastRoute[] {
  const { schedules, origins, destinations, circuity, filter } = search
  const fromOrigin = distanceRow(from)
  return destinations.flatMap((to) => {
    const toDestination = distanceRow(to)
    const longest = longestMiles(circuity, fromOrigin[to] ?? 0)
    return [...(schedules.routesTo[to] ?? [])]
      .map((route) => ({ route, lastFrom: schedules.timetable.routeFrom[route] ?? 0, to }))
      .filter(
        ({ lastFrom }) =>
          (fromOrigin[lastFrom] ?? 0) + (toDestination[lastFrom] ?? 0) <= longest &&
          !origins.includes(lastFrom) &&
          (filter.mayConnectAt?.[lastFrom] ?? true),
      )
  })
}

/**
 * Routings with two connections, inside the circuity limit. Tries every first route with every last one, some
 * ten thousand pairs between large cities: the cheapest tests come first.
 */
export function doubleConnections(search: RoutingSearch): Routing[] {
  const { origins, destinations, circuity, most } = search
  const { timetable, routeBetween } = search.schedules
  const found: Routing[] = []
  for (const from of origins) {
    const fromOrigin = distanceRow(from)
    const lasts = lastRoutes(search, from)
    for (const first of firstRoutes(search, from)) {
      const via = timetable.routeTo[first] ?? 0
      if (destinations.includes(via)) continue
      const onward = distanceRow(via)
      for (const { route: last, lastFrom, to } of lasts) {
        const middle = routeBetween[via * airports.length + lastFrom] ?? 0
        if (!middle) continue
        const miles = (fromOrigin[via] ?? 0) + (onward[lastFrom] ?? 0) + (distanceRow(lastFrom)[to] ?? 0)
        if (miles > longestMiles(circuity, fromOrigin[to] ?? 0)) continue
        if (canConnect(search, first, middle - 1) && canConnect(search, middle - 1, last))
          found.push(toRouting(search, [first, middle - 1, last], miles))
      }
    }
  }
  return best(found, ({ routes }) => routes[1] ?? 0, most)
}
