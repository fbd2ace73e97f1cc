import { byId, colour } from './dom.ts'
import { greatCircle, type Point, project } from './projection.ts'
import type { Pair, Place } from './world.ts'

const halfWidth = 2.74
const halfHeight = 1.42
const widest = 5
const labels = 14

export interface Shown {
  readonly pairs: readonly Pair[]
  readonly chosen: Place | undefined
}

/** Line width of a pair: by the square root of its departures, so that its area tells them. */
export const widthOf = (weekly: number, most: number): number =>
  0.5 + (widest - 0.5) * Math.sqrt(weekly / most)

/** The map: land, airports and routes; it can be moved and enlarged by mouse, touch and keys. */
export function worldMap(
  places: readonly Place[],
  land: readonly (readonly number[])[],
  onChoose: (place: Place) => void,
) {
  const canvas = byId('canvas', HTMLCanvasElement)
  const hint = byId('hint', HTMLElement)
  const spots = places.map(({ longitude, latitude }) => project(longitude, latitude))
  const rings = land.map(ringPoints)
  let shown: Shown = { pairs: [], chosen: undefined }
  let lines: Point[][][] = []
  let view = { x: 0, y: 0.08, scale: 1 }

  const unit = (): number =>
    Math.min(canvas.width / (2 * halfWidth), canvas.height / (2 * halfHeight)) * 0.99 * view.scale
  const toScreen = ([x, y]: Point): Point => [
    canvas.width / 2 + (x - view.x) * unit(),
    canvas.height / 2 - (y - view.y) * unit(),
  ]

  function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
    for (const [index, point] of points.entries()) {
      const [x, y] = toScreen(point)
      if (index === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
  }

  function drawLand(context: CanvasRenderingContext2D, pixel: number): void {
    context.beginPath()
    for (const ring of rings) {
      trace(context, ring)
      context.closePath()
    }
    context.fillStyle = colour('land')
    context.fill('evenodd')
    context.strokeStyle = colour('coast')
    context.lineWidth = 0.6 * pixel
    context.stroke()
  }

  function drawSpots(context: CanvasRenderingContext2D, pixel: number): void {
    context.fillStyle = colour('dot')
    const size =
      (shown.chosen || shown.pairs.length < 1500 ? 0.9 : 0.7) * pixel * Math.min(2, Math.sqrt(view.scale))
    for (const spot of spots) {
      const [x, y] = toScreen(spot)
      context.fillRect(x - size, y - size, 2 * size, 2 * size)
    }
  }

  function drawRoutes(context: CanvasRenderingContext2D, pixel: number): void {
    const most = shown.pairs[0]?.weekly ?? 1
    context.strokeStyle = colour('accent')
    context.lineCap = 'round'
    const faint = shown.pairs.length > 900 ? 0.22 : shown.pairs.length > 250 ? 0.38 : 0.6
    for (let index = shown.pairs.length - 1; index >= 0; index--) {
      const { weekly = 0 } = shown.pairs[index] ?? {}
      context.lineWidth = widthOf(weekly, most) * pixel
      context.globalAlpha = faint + (0.9 - faint) * (weekly / most)
      context.beginPath()
      for (const line of lines[index] ?? []) trace(context, line)
      context.stroke()
    }
    context.globalAlpha = 1
  }

  function drawLabels(context: CanvasRenderingContext2D, pixel: number): void {
    const ends = shown.pairs.slice(0, 60).flatMap(({ one, other }) => [one, other])
    const named = [...new Set([...(shown.chosen ? [shown.chosen.index] : []), ...ends])]
    const taken: Point[] = []
    context.font = `600 ${11.5 * pixel}px system-ui, sans-serif`
    context.textBaseline = 'middle'
    for (const index of named) {
      const [x, y] = toScreen(spots[index] ?? [0, 0])
      const isFree = taken.every(([tx, ty]) => Math.abs(tx - x) > 34 * pixel || Math.abs(ty - y) > 15 * pixel)
      if (taken.length >= labels * Math.min(4, view.scale) || !isFree) continue
      taken.push([x, y])
      context.fillStyle = colour('text')
      context.beginPath()
      context.arc(x, y, (index === shown.chosen?.index ? 4 : 2.4) * pixel, 0, 7)
      context.fill()
      context.strokeStyle = colour('card')
      context.lineWidth = 3.5 * pixel
      context.lineJoin = 'round'
      context.strokeText(places[index]?.code ?? '', x + 6 * pixel, y)
      context.fillText(places[index]?.code ?? '', x + 6 * pixel, y)
    }
  }

  function draw(): void {
    const pixel = Math.max(1, window.devicePixelRatio)
    canvas.width = Math.round(canvas.clientWidth * pixel)
    canvas.height = Math.round(canvas.clientHeight * pixel)
    const context = canvas.getContext('2d')
    if (!context) return
    drawLand(context, pixel)
    drawSpots(context, pixel)
    drawRoutes(context, pixel)
    drawLabels(context, pixel)
  }

  let isDue = false
  function redraw(): void {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      draw()
    })
  }

  function zoom(factor: number, [x, y]: Point = [view.x, view.y]): void {
    const scale = Math.max(1, Math.min(24, view.scale * factor))
    const part = 1 - view.scale / scale
    view = { x: view.x + (x - view.x) * part, y: view.y + (y - view.y) * part, scale }
    if (scale === 1) view = { x: 0, y: 0.08, scale }
    redraw()
  }

  function move(dx: number, dy: number): void {
    const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value))
    view = { ...view, x: limit(view.x + dx, halfWidth), y: limit(view.y + dy, halfHeight) }
    redraw()
  }

  const toMap = ({ offsetX, offsetY }: MouseEvent): Point => {
    const pixel = Math.max(1, window.devicePixelRatio)
    return [
      view.x + (offsetX * pixel - canvas.width / 2) / unit(),
      view.y - (offsetY * pixel - canvas.height / 2) / unit(),
    ]
  }

  function nearest(event: MouseEvent): Place | undefined {
    const [x, y] = toMap(event)
    const reach = (10 * Math.max(1, window.devicePixelRatio)) / unit()
    let [best, found] = [reach, -1]
    for (const [index, [sx, sy]] of spots.entries()) {
      const far = Math.hypot(sx - x, sy - y)
      if (far < best) [best, found] = [far, index]
    }
    return places[found]
  }

  let dragged = 0
  canvas.addEventListener('pointerdown', (event) => {
    dragged = 0
    canvas.setPointerCapture(event.pointerId)
  })
  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons === 1) {
      dragged += Math.abs(event.movementX) + Math.abs(event.movementY)
      const pixel = Math.max(1, window.devicePixelRatio)
      move((-event.movementX * pixel) / unit(), (event.movementY * pixel) / unit())
      return
    }
    const place = nearest(event)
    hint.hidden = !place
    if (!place) return
    hint.textContent = `${place.code} ${place.city}, ${place.country}`
    hint.style.left = `${event.offsetX}px`
    hint.style.top = `${event.offsetY}px`
  })
  canvas.addEventListener('pointerleave', () => {
    hint.hidden = true
  })
  canvas.addEventListener('click', (event) => {
    const place = dragged < 5 ? nearest(event) : undefined
    if (place) onChoose(place)
  })
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== canvas) return
      event.preventDefault()
      zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, toMap(event))
    },
    { passive: false },
  )
  canvas.addEventListener('keydown', (event) => {
    const step = 0.3 / view.scale
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => zoom(1.4),
      '-': () => zoom(1 / 1.4),
      0: () => zoom(0),
      ArrowLeft: () => move(-step, 0),
      ArrowRight: () => move(step, 0),
      ArrowUp: () => move(0, step),
      ArrowDown: () => move(0, -step),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-zoom]')) {
    const factor = { in: 1.6, out: 1 / 1.6, all: 0 }[button.dataset.zoom ?? ''] ?? 1
    button.addEventListener('click', () => zoom(factor))
  }
  new ResizeObserver(redraw).observe(canvas)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw)
  addEventListener('beforeprint', draw)

  return {
    show(next: Shown): void {
      shown = next
      lines = next.pairs.map(({ one, other }) => {
        const [from, to] = [places[one], places[other]]
        return from && to ? greatCircle(from, to) : []
      })
      redraw()
    },
  }
}

function ringPoints(ring: readonly number[]): Point[] {
  let [longitude, latitude] = [0, 0]
  return ring.flatMap((step, index): Point[] => {
    if (index % 2 === 0) {
      longitude += step / 10
      return []
    }
    latitude += step / 10
    return [project(longitude, latitude)]
  })
}
