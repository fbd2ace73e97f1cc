import type { PageData, PriceCurve, PricePoint } from '../page-data.ts'
import { byId, element, headRow, svgElement } from './dom.ts'

type Series = 'lowest' | 'median' | 'nonStop' | 'connecting' | 'lowCost' | 'network'

interface Style {
  readonly name: Series
  readonly title: string
  readonly colour: string
  readonly width: number
  readonly dash?: string
}

/** The lowest of all lies under the kinds that it is one of. */
const series: readonly Style[] = [
  { name: 'lowest', title: 'lowest of all', colour: 'series-1', width: 8 },
  { name: 'median', title: 'median', colour: 'series-2', width: 2, dash: '2 5' },
  { name: 'network', title: 'network carriers', colour: 'text', width: 1.6 },
  { name: 'nonStop', title: 'non-stop', colour: 'series-3', width: 2.2 },
  { name: 'connecting', title: 'connections', colour: 'series-4', width: 2.2 },
  { name: 'lowCost', title: 'low-cost carriers', colour: 'series-5', width: 2.2, dash: '7 4' },
]
const [width, height, left, right, top, bottom] = [1000, 340, 56, 150, 12, 44]

const amount = (value: number): string => Math.round(value).toLocaleString('en')

/** A round number of steps for an axis up to a value. */
function stepOf(most: number): number {
  const rough = most / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power
}

interface Scales {
  readonly x: (index: number) => number
  readonly y: (value: number) => number
}

function axes({ points, currency }: PriceCurve, most: number, { x, y }: Scales): SVGElement[] {
  const step = stepOf(most)
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step).flatMap(
    (value) => [
      svgElement('line', { class: 'grid', x1: left, x2: width - right, y1: y(value), y2: y(value) }),
      svgElement('text', { x: left - 8, y: y(value) + 4, 'text-anchor': 'end' }, amount(value)),
    ],
  )
  const days = points.map(({ daysBefore }, index) =>
    svgElement('text', { x: x(index), y: height - bottom + 20, 'text-anchor': 'middle' }, `${daysBefore}`),
  )
  return [
    ...grid,
    ...days,
    svgElement(
      'text',
      { x: (left + width - right) / 2, y: height - 6, 'text-anchor': 'middle' },
      `days before departure (${currency}, round trip)`,
    ),
  ]
}

/** Labels at the end of lines, moved apart. */
function apart(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value)
  let last = Number.NEGATIVE_INFINITY
  const moved: number[] = []
  for (const { value, index } of order) {
    last = Math.max(value, last + 16)
    moved[index] = last
  }
  return moved
}

function draw(curve: PriceCurve): SVGElement {
  const all = curve.points.flatMap((point) => series.flatMap(({ name }) => point[name] ?? []))
  const most = Math.max(...all, 1) * 1.04
  const { points } = curve
  const scales: Scales = {
    x: (index) => width - right - (index / (points.length - 1)) * (width - left - right),
    y: (value) => height - bottom - (value / most) * (height - top - bottom),
  }
  const lines = series.flatMap((style) => {
    const known = points.flatMap((point, index) => {
      const value = point[style.name]
      return value === undefined ? [] : [[scales.x(index), scales.y(value)] as const]
    })
    return known.length > 0 ? [{ known, ...style }] : []
  })
  const ends = apart(lines.map(({ known }) => known[0]?.[1] ?? 0))
  const label = `Lowest round trips ${curve.market} by day of purchase; the table below has the amounts.`
  return svgElement(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label },
    ...axes(curve, most, scales),
    ...lines.flatMap(({ known, name, title, colour, width: stroke, dash }, index) => [
      svgElement('path', {
        d: known.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''),
        style: `stroke:var(--${colour})`,
        'stroke-width': stroke,
        ...(name === 'lowest' && { opacity: 0.28 }),
        ...(dash && { 'stroke-dasharray': dash }),
      }),
      svgElement(
        'text',
        { x: width - right + 10, y: (ends[index] ?? 0) + 4, style: `fill:var(--${colour});font-weight:600` },
        title,
      ),
    ]),
  )
}

const cell = (value: number | undefined): HTMLElement =>
  element('td', { class: 'n' }, value === undefined ? '–' : amount(value))

const row = (point: PricePoint): HTMLElement =>
  element(
    'tr',
    {},
    cell(point.daysBefore),
    ...[point.lowest, point.median, point.nonStop, point.connecting, point.lowCost, point.network].map(cell),
    cell(point.offers),
  )

/** Prices of a market by day of purchase: a chart and its table. */
export function priceCurves({ curves, start }: PageData): void {
  const picker = byId('market', HTMLSelectElement)
  const show = (): void => {
    const curve = curves.find(({ market }) => market === picker.value)
    if (!curve) return
    byId('prices-note', HTMLElement).textContent =
      `${curve.market}, there on ${curve.date}, back on ${curve.returnDate}, one adult, economy; searches through the handlers on a page of 200 offers`
    byId('curve', HTMLElement).replaceChildren(draw(curve))
    byId('price-table', HTMLTableElement).replaceChildren(
      headRow(
        '#Days before',
        '#Lowest',
        '#Median',
        '#Non-stop',
        '#Connection',
        '#Low-cost',
        '#Network',
        '#Journeys shown',
      ),
      element('tbody', {}, ...curve.points.map(row)),
    )
  }
  picker.append(...curves.map(({ market }) => element('option', { value: market }, market)))
  picker.value = start.market
  picker.addEventListener('change', show)
  show()
}
