import { airports } from '../airports.ts'
import { distanceRow } from '../distance.ts'
import { carrierSetWords } from '../partners.ts'
import type { Schedules } from '../timetable/schedules.ts'

/** Routes flown one after another, without times yet. */
export interface Routing {
  readonly routes: readonly number[]
  readonly miles: number
  /** Distance, made worse where there are few flights to choose from. */
  readonly cost: number
}

/** How far round a journey may go: `factor` times the direct distance plus `extraMiles`. */
export interface Detour {
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

/** Whether somebody on one route sells together with somebody on the other. */
function canConnect({ routePartners, routeCarriers }: Schedules, first: number, second: number): boolean {
  for (let word = 0; word < carrierSetWords; word++) {
    if ((routePartners[first * carrierSetWords + word] ?? 0) & (routeCarriers[second * carrierSetWords + word] ?? 0)) return true
  }
  return false
}

const flightsOn = ({ timetable: { routeStart } }: Schedules, route: number): number =>
  (routeStart[route + 1] ?? 0) - (routeStart[route] ?? 0)

function toRouting(schedules: Schedules, routes: readonly number[], miles: number): Routing {
  const rarest = routes.reduce((fewest, route) => Math.min(fewest, flightsOn(schedules, route)), 9)
  return { routes, miles, cost: miles + rarityMiles / rarest }
}

const longestMiles = ({ factor, extraMiles }: Detour, directMiles: number): number => directMiles * factor + extraMiles

/** The cheapest routings, not too many through the same point. */
function best(routings: Routing[], pointOf: (routing: Routing) => number, wanted: number): Routing[] {
  const taken = new Map<number, number>()
  const chosen: Routing[] = []
  for (const routing of routings.sort((a, b) => a.cost - b.cost)) {
    if (chosen.length >= wanted) break
    const point = pointOf(routing)
    const already = taken.get(point) ?? 0
    if (already >= keptPerConnectionPoint) continue
    taken.set(point, already + 1)
    chosen.push(routing)
  }
  return chosen
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

/** Routings with one connection, inside the detour. */
export function singleConnections(schedules: Schedules, { origins, destinations }: Ends, detour: Detour, wanted: number): Routing[] {
  const { timetable, firstRouteFrom, routeBetween } = schedules
  const found: Routing[] = []
  for (const from of origins) {
    const fromOrigin = distanceRow(from)
    for (let first = firstRouteFrom[from] ?? 0; first < (firstRouteFrom[from + 1] ?? 0); first++) {
      const via = timetable.routeTo[first] ?? 0
      const onward = distanceRow(via)
      for (const to of destinations) {
        const second = routeBetween[via * airports.length + to] ?? 0
        const miles = (fromOrigin[via] ?? 0) + (onward[to] ?? 0)
        if (!second || miles > longestMiles(detour, fromOrigin[to] ?? 0) || origins.includes(via)) continue
        if (canConnect(schedules, first, second - 1)) found.push(toRouting(schedules, [first, second - 1], miles))
      }
    }
  }
  return best(found, ({ routes }) => timetable.routeTo[routes[0] ?? 0] ?? 0, wanted)
}

/** Last routes of double connections: those into a destination that start on the way. */
function lastRoutes(
  schedules: Schedules,
  from: number,
  { origins, destinations }: Ends,
  detour: Detour,
): { route: number; at: number; to: number }[] {
  const fromOrigin = distanceRow(from)
  return destinations.flatMap((to) => {
    const toDestination = distanceRow(to)
    return [...(schedules.routesTo[to] ?? [])]
      .map((route) => ({ route, at: schedules.timetable.routeFrom[route] ?? 0, to }))
      .filter(
        ({ at }) => !origins.includes(at) && (fromOrigin[at] ?? 0) + (toDestination[at] ?? 0) <= longestMiles(detour, fromOrigin[to] ?? 0),
      )
  })
}

/** Routings with two connections, inside the detour. */
export function doubleConnections(schedules: Schedules, ends: Ends, detour: Detour, wanted: number): Routing[] {
  const { timetable, firstRouteFrom, routeBetween } = schedules
  const found: Routing[] = []
  for (const from of ends.origins) {
    const fromOrigin = distanceRow(from)
    const lasts = lastRoutes(schedules, from, ends, detour)
    for (let first = firstRouteFrom[from] ?? 0; first < (firstRouteFrom[from + 1] ?? 0); first++) {
      const via = timetable.routeTo[first] ?? 0
      if (ends.origins.includes(via) || ends.destinations.includes(via)) continue
      const onward = distanceRow(via)
      for (const { route: last, at, to } of lasts) {
        const middle = routeBetween[via * airports.length + at] ?? 0
        if (!middle) continue
        const miles = (fromOrigin[via] ?? 0) + (onward[at] ?? 0) + (distanceRow(at)[to] ?? 0)
        if (miles > longestMiles(detour, fromOrigin[to] ?? 0)) continue
        if (!canConnect(schedules, first, middle - 1) || !canConnect(schedules, middle - 1, last)) continue
        found.push(toRouting(schedules, [first, middle - 1, last], miles))
      }
    }
  }
  return best(found, ({ routes }) => routes[1] ?? 0, wanted)
}
