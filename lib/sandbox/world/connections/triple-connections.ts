import { distanceRow } from '../distance.ts'
import {
  best,
  canConnect,
  firstRoutes,
  longestMiles,
  type Routing,
  type RoutingSearch,
  toRouting,
} from './routings.ts'

/** Two routes one after another at one end of a longer routing. */
interface RoutePair {
  readonly routes: readonly [number, number]
  readonly miles: number
}

/** How many ways to each middle point of a triple connection are tried. */
const waysToMiddle = 3

function keepShortest(byMiddle: Map<number, RoutePair[]>, middle: number, pair: RoutePair): void {
  const known = byMiddle.get(middle) ?? []
  known.push(pair)
  known.sort((a, b) => a.miles - b.miles)
  byMiddle.set(middle, known.slice(0, waysToMiddle))
}

/** The shortest pairs of routes from an origin, by where they end. */
function pairsFrom(search: RoutingSearch, from: number): Map<number, RoutePair[]> {
  const { timetable, firstRouteFrom } = search.schedules
  const byMiddle = new Map<number, RoutePair[]>()
  for (const first of firstRoutes(search, from)) {
    const via = timetable.routeTo[first] ?? 0
    const onward = distanceRow(via)
    for (let second = firstRouteFrom[via] ?? 0; second < (firstRouteFrom[via + 1] ?? 0); second++) {
      const middle = timetable.routeTo[second] ?? 0
      if (middle === from || !canConnect(search, first, second)) continue
      const miles = (distanceRow(from)[via] ?? 0) + (onward[middle] ?? 0)
      keepShortest(byMiddle, middle, { routes: [first, second], miles })
    }
  }
  return byMiddle
}

/** The shortest pairs of routes into a destination, by where they begin. */
function pairsTo(search: RoutingSearch, to: number): Map<number, RoutePair[]> {
  const { timetable, routesTo } = search.schedules
  const byMiddle = new Map<number, RoutePair[]>()
  const toDestination = distanceRow(to)
  for (const last of routesTo[to] ?? []) {
    const via = timetable.routeFrom[last] ?? 0
    const onward = distanceRow(via)
    for (const third of routesTo[via] ?? []) {
      const middle = timetable.routeFrom[third] ?? 0
      if (middle === to || !canConnect(search, third, last)) continue
      keepShortest(byMiddle, middle, {
        routes: [third, last],
        miles: (onward[middle] ?? 0) + (toDestination[via] ?? 0),
      })
    }
  }
  return byMiddle
}

/** Routings with three connections, for remote places: from each side two routes to a point in the middle. */
export function tripleConnections(search: RoutingSearch): Routing[] {
  const { origins, destinations, circuity, most } = search
  const { routeTo } = search.schedules.timetable
  const via = ({ routes: [first] }: RoutePair): number => routeTo[first] ?? 0
  const found: Routing[] = []
  for (const from of origins) {
    const outward = pairsFrom(search, from)
    for (const to of destinations) {
      const longest = longestMiles(circuity, distanceRow(from)[to] ?? 0)
      for (const [middle, inward] of pairsTo(search, to)) {
        for (const before of outward.get(middle) ?? []) {
          for (const after of inward) {
            const miles = before.miles + after.miles
            const points = [from, via(before), middle, via(after), to]
            if (new Set(points).size < points.length || miles > longest) continue
            if (canConnect(search, before.routes[1], after.routes[0]))
              found.push(toRouting(search, [...before.routes, ...after.routes], miles))
          }
        }
      }
    }
  }
  return best(found, ({ routes }) => routes[2] ?? 0, most)
}
