import type { Point } from '../../../lib/platform/local/console/map/projection.ts'
import { byId } from './dom.ts'
import { mapDrawing, type Shown } from './map-drawing.ts'
import type { Place } from './world.ts'

const halfWidth = 2.74
const halfHeight = 1.42
/** The map is cut off below, where nothing flies. */
const wholeWorld = { x: 0, y: 0.09, scale: 1 }
const largestScale = 24

const pixelRatio = (): number => Math.max(1, window.devicePixelRatio)

/** The map: land, airports and routes; it can be moved and enlarged by mouse, touch and keys. */
export function worldMap(
  places: readonly Place[],
  land: readonly (readonly number[])[],
  onChoose: (place: Place) => void,
) {
  const canvas = byId('canvas', HTMLCanvasElement)
  const hint = byId('hint', HTMLElement)
  const drawing = mapDrawing(places, land)
  let view = wholeWorld

  const unit = (): number => (canvas.width / (2 * halfWidth)) * 0.995 * view.scale
  const toScreen = ([x, y]: Point): Point => [
    canvas.width / 2 + (x - view.x) * unit(),
    canvas.height / 2 - (y - view.y) * unit(),
  ]
  const toMap = ({ offsetX, offsetY }: MouseEvent): Point => [
    view.x + (offsetX * pixelRatio() - canvas.width / 2) / unit(),
    view.y - (offsetY * pixelRatio() - canvas.height / 2) / unit(),
  ]

  function draw(): void {
    const pixel = pixelRatio()
    canvas.width = Math.round(canvas.clientWidth * pixel)
    canvas.height = Math.round(canvas.clientHeight * pixel)
    const context = canvas.getContext('2d')
    if (context) drawing.draw({ context, toScreen, pixel, scale: view.scale })
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
    const scale = Math.max(1, Math.min(largestScale, view.scale * factor))
    const part = 1 - view.scale / scale
    view =
      scale === 1 ? wholeWorld : { x: view.x + (x - view.x) * part, y: view.y + (y - view.y) * part, scale }
    redraw()
  }

  function move(dx: number, dy: number): void {
    const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value))
    view = { ...view, x: within(view.x + dx, halfWidth), y: within(view.y + dy, halfHeight) }
    redraw()
  }

  function nearest(event: MouseEvent): Place | undefined {
    const [x, y] = toMap(event)
    let [best, found] = [(10 * pixelRatio()) / unit(), -1]
    for (const [index, [spotX, spotY]] of drawing.spots.entries()) {
      const far = Math.hypot(spotX - x, spotY - y)
      if (far < best) [best, found] = [far, index]
    }
    return places[found]
  }

  function showHint(event: MouseEvent): void {
    const place = nearest(event)
    hint.hidden = !place
    if (!place) return
    hint.textContent = `${place.code} ${place.city}, ${place.country}`
    hint.style.left = `${event.offsetX}px`
    hint.style.top = `${event.offsetY}px`
  }

  let dragged = 0
  canvas.addEventListener('pointerdown', (event) => {
    dragged = 0
    canvas.setPointerCapture(event.pointerId)
  })
  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons !== 1) return showHint(event)
    dragged += Math.abs(event.movementX) + Math.abs(event.movementY)
    move((-event.movementX * pixelRatio()) / unit(), (event.movementY * pixelRatio()) / unit())
  })
  canvas.addEventListener('pointerleave', () => {
    hint.hidden = true
  })
  canvas.addEventListener('click', (event) => {
    const place = dragged < 5 ? nearest(event) : undefined
    if (place) onChoose(place)
  })
  // Without a key the wheel scrolls the page, unless the map has been chosen.
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
  const factors = new Map([
    ['in', 1.6],
    ['out', 1 / 1.6],
    ['all', 0],
  ])
  for (const button of document.querySelectorAll<HTMLElement>('[data-zoom]'))
    button.addEventListener('click', () => zoom(factors.get(button.dataset.zoom ?? '') ?? 1))
  new ResizeObserver(redraw).observe(canvas)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw)
  addEventListener('beforeprint', draw)

  return {
    show(next: Shown): void {
      drawing.show(next)
      redraw()
    },
  }
}
