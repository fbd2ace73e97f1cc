import { type Point, project } from './projection.ts'

/**
 * A ring of the outline of the land (steps of longitude and latitude in tenths of a degree), and once more on the other side
 * where it goes on beyond the edge of the map.
 */
export function ringCopies(ring: readonly number[]): Point[][] {
  let [longitude, latitude] = [0, 0]
  const points = ring.flatMap((step, index): [number, number][] => {
    if (index % 2 === 0) longitude += step / 10
    else latitude += step / 10
    return index % 2 === 0 ? [] : [[longitude, latitude]]
  })
  const [west, east] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const shifts = [0, ...(east > 180 ? [-360] : []), ...(west < -180 ? [360] : [])]
  return shifts.map((shift) => points.map(([x, y]) => project(x + shift, y)))
}
