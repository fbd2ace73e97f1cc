import { ringCopies } from '../../../lib/platform/local/console/map/land-rings.ts'
import { greatCircle, type Point, project } from '../../../lib/platform/local/console/map/projection.ts'
import { colour } from './dom.ts'
import type { Pair, Place } from './world.ts'

const widest = 5
/** Names on the whole map; enlarged there is room for more. */
const labels = 14

export interface Shown {
  readonly pairs: readonly Pair[]
  readonly chosen: Place | undefined
}

/** Where and how large things are drawn. */
export interface Canvas {
  readonly context: CanvasRenderingContext2D
  readonly toScreen: (point: Point) => Point
  /** Pixels of the device in one of the page. */
  readonly pixel: number
  readonly scale: number
}

/** Line width of a pair: by the square root of its departures, so that the busiest does not hide the rest. */
export const widthOf = (weekly: number, most: number): number =>
  0.5 + (widest - 0.5) * Math.sqrt(weekly / most)

const edge = Array.from({ length: 91 }, (_, step) => 90 - step * 2)
const globe: readonly Point[] = [
  ...edge.map((latitude) => project(180, latitude)),
  ...edge.toReversed().map((latitude) => project(-180, latitude)),
]

function trace({ context, toScreen }: Canvas, points: readonly Point[]): void {
  for (const [index, point] of points.entries()) {
    const [x, y] = toScreen(point)
    if (index === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
}

function drawGlobe(canvas: Canvas, rings: readonly (readonly Point[])[]): void {
  const { context, pixel } = canvas
  context.beginPath()
  trace(canvas, globe)
  context.closePath()
  context.fillStyle = colour('sea')
  context.fill()
  context.save()
  context.clip()
  context.beginPath()
  for (const ring of rings) {
    trace(canvas, ring)
    context.closePath()
  }
  context.fillStyle = colour('land')
  context.fill()
  context.strokeStyle = colour('coast')
  context.lineWidth = 0.6 * pixel
  context.stroke()
  context.restore()
}

function drawRoutes(canvas: Canvas, pairs: readonly Pair[], lines: readonly Point[][][]): void {
  const { context, pixel } = canvas
  const most = pairs[0]?.weekly ?? 1
  const faint = pairs.length > 900 ? 0.22 : pairs.length > 250 ? 0.38 : 0.6
  context.strokeStyle = colour('accent')
  context.lineCap = 'round'
  for (let index = pairs.length - 1; index >= 0; index--) {
    const { weekly = 0 } = pairs[index] ?? {}
    context.lineWidth = widthOf(weekly, most) * pixel
    context.globalAlpha = faint + (0.9 - faint) * (weekly / most)
    context.beginPath()
    for (const line of lines[index] ?? []) trace(canvas, line)
    context.stroke()
  }
  context.globalAlpha = 1
}

/** The world with the routes of what is shown. */
export function mapDrawing(places: readonly Place[], land: readonly (readonly number[])[]) {
  const spots = places.map(({ longitude, latitude }) => project(longitude, latitude))
  const rings = land.flatMap(ringCopies)
  let shown: Shown = { pairs: [], chosen: undefined }
  let lines: Point[][][] = []

  function drawSpots({ context, toScreen, pixel, scale }: Canvas): void {
    context.fillStyle = colour('dot')
    const size = 0.9 * pixel * Math.min(2, Math.sqrt(scale))
    for (const spot of spots) {
      const [x, y] = toScreen(spot)
      context.fillRect(x - size, y - size, 2 * size, 2 * size)
    }
  }

  /** Codes of the chosen airport and of the ends of the busiest pairs, where there is room. */
  function drawLabels({ context, toScreen, pixel, scale }: Canvas): void {
    const ends = shown.pairs.slice(0, 60).flatMap(({ one, other }) => [one, other])
    const taken: Point[] = []
    const [ink, paper] = [colour('text'), colour('card')]
    context.font = `600 ${11.5 * pixel}px system-ui, sans-serif`
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    for (const index of new Set([...(shown.chosen ? [shown.chosen.index] : []), ...ends])) {
      const [x, y] = toScreen(spots[index] ?? [0, 0])
      const isFree = taken.every(([tx, ty]) => Math.abs(tx - x) > 36 * pixel || Math.abs(ty - y) > 15 * pixel)
      if (taken.length >= labels * Math.min(4, scale) || !isFree) continue
      taken.push([x, y])
      context.fillStyle = ink
      context.beginPath()
      context.arc(x, y, (index === shown.chosen?.index ? 4 : 2.4) * pixel, 0, 7)
      context.fill()
      context.strokeStyle = paper
      context.lineWidth = 3.5 * pixel
      context.strokeText(places[index]?.code ?? '', x + 6 * pixel, y)
      context.fillText(places[index]?.code ?? '', x + 6 * pixel, y)
    }
  }

  return {
    spots,
    show(next: Shown): void {
      shown = next
      lines = next.pairs.map(({ one, other }) => {
        const [from, to] = [places[one], places[other]]
        return from && to ? greatCircle(from, to) : []
      })
    },
    draw(canvas: Canvas): void {
      drawGlobe(canvas, rings)
      drawSpots(canvas)
      drawRoutes(canvas, shown.pairs, lines)
      drawLabels(canvas)
    },
  }
}
