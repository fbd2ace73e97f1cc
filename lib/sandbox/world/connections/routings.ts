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

/** The circuity limit: how long a journey may be, `factor` times the direct distance plus `extraMiles`. */
export interface Circuity {
  readonly factor: number
  readonly extraMiles: number
}

/** The ends of a leg: airports by index. */
export interface Ends {
  readonly origins: readonly number[]
  readonly destinations: readonly number[]
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

/** Whether a carrier of one route sells together with an accepted carrier of the other. */
function canConnect(
  { routePartners, routeCarriers }: Schedules,
  first: number,
  second: number,
  { carriers, sameCarrierOnly }: FlightFilter,
): boolean {
  const before = sameCarrierOnly ? routeCarriers : routePartners
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

function toRouting(
  schedules: Schedules,
  routes: readonly number[],
  miles: number,
  filter: FlightFilter,
): Routing {
  const rarest = routes.reduce((fewest, route) => Math.min(fewest, flightsOn(schedules, route)), 9)
  return {
    routes,
    miles,
    cost: miles + rarityMiles / rarest - (isPreferred(schedules, routes, filter) ? preferredMiles : 0),
  }
}

const longestMiles = ({ factor, extraMiles }: Circuity, directMiles: number): number =>
  directMiles * factor + extraMiles

/** The cheapest routings, not too many through the same point. */
function best(routings: Routing[], pointOf: (routing: Routing) => number, most: number): Routing[] {
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
export function directRoutes({ routeBetween }: Schedules, { origins, destinations }: Ends): number[] {
  return origins.flatMap((from) =>
    destinations.flatMap((to) => {
      const route = routeBetween[from * airports.length + to] ?? 0
      return route ? [route - 1] : []
    }),
  )
}

/** Whether a leg may begin on a route and change where it ends. */
const mayBegin = (schedules: Schedules, route: number, { carriers, mayConnectAt }: FlightFilter): boolean =>
  (mayConnectAt?.[schedules.timetable.routeTo[route] ?? -1] ?? true) && isFlownBy(schedules, route, carriers)

/** Routings with one connection, inside the circuity limit. */
export function singleConnections(
  schedules: Schedules,
  { origins, destinations }: Ends,
  filter: FlightFilter,
  circuity: Circuity,
  most: number,
): Routing[] {
  const { timetable, firstRouteFrom, routeBetween } = schedules
  const found: Routing[] = []
  for (const from of origins) {
    const fromOrigin = distanceRow(from)
    for (let first = firstRouteFrom[from] ?? 0; first < (firstRouteFrom[from + 1] ?? 0); first++) {
      const via = timetable.routeTo[first] ?? 0
      if (!mayBegin(schedules, first, filter)) continue
      const onward = distanceRow(via)
      for (const to of destinations) {
        const second = routeBetween[via * airports.length + to] ?? 0
        const miles = (fromOrigin[via] ?? 0) + (onward[to] ?? 0)
        if (!second || miles > longestMiles(circuity, fromOrigin[to] ?? 0) || origins.includes(via)) continue
        if (canConnect(schedules, first, second - 1, filter))
          found.push(toRouting(schedules, [first, second - 1], miles, filter))
      }
    }
  }
  return best(found, ({ routes }) => timetable.routeTo[routes[0] ?? 0] ?? 0, most)
}

/** Last routes of double connections: those into a destination that start on the way. */
function lastRoutes(
  schedules: Schedules,
  from: number,
  { origins, destinations }: Ends,
  circuity: Circuity,
): { route: number; lastFrom: number; to: number }[] {
  const fromOrigin = distanceRow(from)
  return destinations.flatMap((to) => {
    const toDestination = distanceRow(to)
    return [...(schedules.routesTo[to] ?? [])]
      .map((route) => ({ route, lastFrom: schedules.timetable.routeFrom[route] ?? 0, to }))
      .filter(
        ({ lastFrom }) =>
          !origins.includes(lastFrom) &&
          (fromOrigin[lastFrom] ?? 0) + (toDestination[lastFrom] ?? 0) <=
            longestMiles(circuity, fromOrigin[to] ?? 0),
      )
  })
}

/** Routings with two connections, inside the circuity limit. */
export function doubleConnections(
  schedules: Schedules,
  ends: Ends,
  filter: FlightFilter,
  circuity: Circuity,
  most: number,
): Routing[] {
  const { timetable, firstRouteFrom, routeBetween } = schedules
  const found: Routing[] = []
  for (const from of ends.origins) {
    const fromOrigin = distanceRow(from)
    const lasts = lastRoutes(schedules, from, ends, circuity).filter(
      ({ lastFrom }) => filter.mayConnectAt?.[lastFrom] ?? true,
    )
    for (let first = firstRouteFrom[from] ?? 0; first < (firstRouteFrom[from + 1] ?? 0); first++) {
      const via = timetable.routeTo[first] ?? 0
      if (
        ends.origins.includes(via) ||
        ends.destinations.includes(via) ||
        !mayBegin(schedules, first, filter)
      )
        continue
      const onward = distanceRow(via)
      for (const { route: last, lastFrom, to } of lasts) {
        const middle = routeBetween[via * airports.length + lastFrom] ?? 0
        if (!middle) continue
        const miles = (fromOrigin[via] ?? 0) + (onward[lastFrom] ?? 0) + (distanceRow(lastFrom)[to] ?? 0)
        if (miles > longestMiles(circuity, fromOrigin[to] ?? 0)) continue
        if (
          !canConnect(schedules, first, middle - 1, filter) ||
          !canConnect(schedules, middle - 1, last, filter)
        )
          continue
        found.push(toRouting(schedules, [first, middle - 1, last], miles, filter))
      }
    }
  }
  return best(found, ({ routes }) => routes[1] ?? 0, most)
}
