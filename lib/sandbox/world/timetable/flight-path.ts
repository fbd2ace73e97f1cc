import type { Airport } from '../airports.ts'
import { type ClosedAirspace, closedAirspaces } from './airspace-table.ts'
import { milesBetween, type Place, pointsBetween } from './sphere.ts'

const sampleMiles = 180

/** Longitudes of the closed areas count from 30 west eastward, over the date line. */
const eastOf30West = (longitude: number): number => ((longitude + 390) % 360) - 30

/** West, east and south ends of an area. */
const boxes = new Map<ClosedAirspace, readonly [number, number, number]>(
  closedAirspaces.map((area) => {
    const longitudes = area.corners.map(([longitude]) => longitude)
    const south = Math.min(...area.corners.map(([, latitude]) => latitude))
    return [area, [Math.min(...longitudes), Math.max(...longitudes), south]]
  }),
)

function contains(area: ClosedAirspace, { latitude, longitude }: Place): boolean {
  const { corners } = area
  const [west = 0, east = 0, south = 0] = boxes.get(area) ?? []
  const x = eastOf30West(longitude)
  if (latitude < south || x < west || x > east) return false
  let inside = false
  let [beforeX, beforeY] = corners.at(-1) ?? [0, 0]
  for (const [cornerX, cornerY] of corners) {
    const crosses = cornerY > latitude !== beforeY > latitude
    if (crosses && x < ((beforeX - cornerX) * (latitude - cornerY)) / (beforeY - cornerY) + cornerX)
      inside = !inside
    ;[beforeX, beforeY] = [cornerX, cornerY]
  }
  return inside
}

const crosses = (area: ClosedAirspace, from: Place, to: Place): boolean =>
  pointsBetween(from, to, sampleMiles).some((point) => contains(area, point))

/** Miles between two places where the way is open, infinite where it is closed. */
const openMiles = (area: ClosedAirspace, from: Place, to: Place): number =>
  crosses(area, from, to) ? Number.POSITIVE_INFINITY : milesBetween(from, to)

/** The shortest ways between the waypoints of an area: miles, and the waypoint that comes next. */
interface Detours {
  readonly miles: readonly number[][]
  readonly next: readonly number[][]
}

/** All shortest ways at once, by the method of Floyd and Warshall. */
function findDetours(area: ClosedAirspace): Detours {
  const { waypoints } = area
  const miles = waypoints.map((one) => waypoints.map((other) => openMiles(area, one, other)))
  const next = waypoints.map(() => waypoints.map((_, to) => to))
  for (const via of waypoints.keys()) {
    for (const from of waypoints.keys()) {
      for (const to of waypoints.keys()) {
        const around = (miles[from]?.[via] ?? 0) + (miles[via]?.[to] ?? 0)
        const [row, nextRow] = [miles[from], next[from]]
        if (!row || !nextRow || around >= (row[to] ?? 0)) continue
        row[to] = around
        nextRow[to] = nextRow[via] ?? via
      }
    }
  }
  return { miles, next }
}

const detours = new Map<ClosedAirspace, Detours>()
const approaches = new Map<ClosedAirspace, Map<Airport, number[]>>()

function once<Key extends object, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = cache.get(key) ?? make()
  cache.set(key, known)
  return known
}

/** Miles from an airport to each waypoint. */
const approachesOf = (area: ClosedAirspace, airport: Airport): number[] =>
  once(
    once(approaches, area, () => new Map<Airport, number[]>()),
    airport,
    () => area.waypoints.map((waypoint) => openMiles(area, airport, waypoint)),
  )

function around(area: ClosedAirspace, from: Airport, to: Airport): Place[] {
  const { miles, next } = once(detours, area, () => findDetours(area))
  const [leaving, arriving] = [approachesOf(area, from), approachesOf(area, to)]
  let best = { first: -1, last: -1, total: Number.POSITIVE_INFINITY }
  for (const [first, out] of leaving.entries()) {
    for (const [last, back] of arriving.entries()) {
      const total = out + (miles[first]?.[last] ?? 0) + back
      if (total < best.total) best = { first, last, total }
    }
  }
  if (best.first < 0) return [from, to]
  const path = [best.first]
  for (let at = best.first; at !== best.last; ) {
    at = next[at]?.[best.last] ?? best.last
    path.push(at)
  }
  return [from, ...path.flatMap((index) => area.waypoints[index] ?? []), to]
}

/**
 * Places that a flight passes: the great circle, or the shortest way around the airspace that is closed for carriers of
 * a country. A flight from or to an airport inside it takes the great circle.
 */
export function flightPath(from: Airport, to: Airport, home: string): Place[] {
  const area = closedAirspaces.find((closed) => closed.closedFor.has(home) && crosses(closed, from, to))
  return area && !contains(area, from) && !contains(area, to) ? around(area, from, to) : [from, to]
}
