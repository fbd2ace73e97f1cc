import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes lib/platform/local/console/generated/land.json, the outline of the land for the maps of the console and of `npm run world`, from
 * `land-110m.json` of the package world-atlas 2.0.2: `node scripts/world/land.ts <land-110m.json>`. The data
 * are Natural Earth's, public domain. A ring is `[longitude, latitude, step east, step north, ...]` in tenths
 * of a degree.
 */
interface Topology {
  readonly transform: {
    readonly scale: readonly [number, number]
    readonly translate: readonly [number, number]
  }
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
  readonly objects: {
    readonly land: {
      readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[]
    }
  }
}

const [path] = process.argv.slice(2)
if (!path) throw new Error('usage: node scripts/world/land.ts <land-110m.json>')
const { transform, arcs, objects }: Topology = JSON.parse(readFileSync(path, 'utf8'))

/** Points of an arc in tenths of a degree. */
function pointsOf(arc: number): [number, number][] {
  let [x, y] = [0, 0]
  const points = (arcs[arc < 0 ? ~arc : arc] ?? []).map(([dx, dy]): [number, number] => {
    x += dx
    y += dy
    return [
      Math.round((x * transform.scale[0] + transform.translate[0]) * 10),
      Math.round((y * transform.scale[1] + transform.translate[1]) * 10),
    ]
  })
  return arc < 0 ? points.reverse() : points
}

const turn = 3600

/** Longitudes go on beyond 180 degrees instead of jumping, so that a ring has no edge across the map. */
function unwrapped(points: readonly (readonly [number, number])[]): [number, number][] {
  let [shift, before] = [0, points[0]?.[0] ?? 0]
  return points.map(([x, y]) => {
    if (x - before > turn / 2) shift -= turn
    if (before - x > turn / 2) shift += turn
    before = x
    return [x + shift, y]
  })
}

/** Antarctica goes round the pole: its ring is closed along the lower edge of the map. */
function closed(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0]
  return Math.abs(last - first) < turn / 2 ? [...points] : [...points, [last, -900], [first, -900]]
}

function ringOf(arcsOfRing: readonly number[]): number[] {
  const points = closed(
    unwrapped(arcsOfRing.flatMap((arc, index) => pointsOf(arc).slice(index === 0 ? 0 : 1))),
  )
  return points.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0]
    return index > 0 && x === beforeX && y === beforeY ? [] : [x - beforeX, y - beforeY]
  })
}

const rings = objects.land.geometries.flatMap(({ arcs: polygons }) =>
  polygons.flatMap((polygon) => polygon.map((ring) => ringOf(ring))),
)
writeFileSync(
  new URL('../../lib/platform/local/console/generated/land.json', import.meta.url),
  `[\n${rings.map((ring) => JSON.stringify(ring)).join(',\n')}\n]\n`,
)
