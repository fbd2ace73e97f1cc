import { existsSync, readFileSync } from 'node:fs'
import { findAirport } from '../../lib/sandbox/world/airports.ts'
import { findCarrier } from '../../lib/sandbox/world/carriers.ts'
import { type Measure, numberMeasure } from './measure.ts'
import type { Network } from './network.ts'
import { routesSampleTable } from './routes-sample-table.ts'

/** Ranks from 1, equal values sharing their average rank. */
function ranksOf(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks = new Array<number>(values.length).fill(0)
  for (let first = 0; first < order.length; ) {
    let last = first
    const value = values[order[first] ?? 0]
    while (last + 1 < order.length && values[order[last + 1] ?? 0] === value) last++
    for (let at = first; at <= last; at++) ranks[order[at] ?? 0] = (first + last) / 2 + 1
    first = last + 1
  }
  return ranks
}

/** Spearman's rank correlation of pairs of values: Pearson's of their ranks, ties averaged. */
export function spearman(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [ranksOf(pairs.map(([one]) => one)), ranksOf(pairs.map(([, other]) => other))]
  const mean = (pairs.length + 1) / 2
  let [both, squareX, squareY] = [0, 0, 0]
  for (const [index, rank] of x.entries()) {
    const [dx, dy] = [rank - mean, (y[index] ?? 0) - mean]
    both += dx * dy
    squareX += dx * dx
    squareY += dy * dy
  }
  return both / Math.sqrt(squareX * squareY)
}

interface Row {
  readonly carrier: string
  readonly route: string
  readonly flights: number
}

const readRows = (path: string): Row[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [carrier = '', from = '', to = '', flights] = line.split(',')
      return { carrier, route: `${from}-${to}`, flights: Number(flights) }
    })

const isKnown = ({ route }: Row): boolean => route.split('-').every((code) => findAirport(code) !== undefined)

const compared = ({ weekly }: Network, real: ReadonlyMap<string, number>): number =>
  spearman([...real].map(([key, flights]) => [flights, weekly.get(key) ?? 0] as const))

const sample: ReadonlyMap<string, number> = new Map(
  routesSampleTable
    .trim()
    .split(/,\s+/)
    .map((row) => {
      const [pair = '', weekly] = row.split(' ')
      return [pair, Number(weekly)] as const
    }),
)

/** Of all pairs of airports of a file that this world has, then of its routes of carriers that this world has. */
function realRoutes(path: string): ReadonlyMap<string, number>[] {
  const rows = readRows(path).filter(isKnown)
  const byPair = new Map<string, number>()
  for (const { route, flights } of rows) byPair.set(route, (byPair.get(route) ?? 0) + flights)
  return [
    byPair,
    new Map(
      rows
        .filter(({ carrier }) => findCarrier(carrier))
        .map(({ carrier, route, flights }) => [`${carrier} ${route}`, flights]),
    ),
  ]
}

const kinds = [
  { of: 'a sample of 300 pairs', atLeast: 0.8 },
  { of: 'all pairs of a file', atLeast: 0.8 },
  { of: 'all routes of carriers of a file', atLeast: 0.7 },
]

/**
 * Rank correlation of departures with real ones; what this world does not fly counts as none.
 *
 * @param path rows `carrier,origin,destination,flights` after a heading; undefined or absent: only the sample
 */
export function correlations(network: Network, path: string | undefined): Measure[] {
  const files = path !== undefined && existsSync(path) ? realRoutes(path) : []
  return kinds.map(({ of, atLeast }, index) => {
    const head = { area: 'network', name: `rank correlation of departures with real ones: ${of}` } as const
    const real = [sample, ...files][index]
    return real
      ? numberMeasure(head, compared(network, real), { atLeast }, [`${real.size} rows`])
      : { ...head, now: 'skipped: --routes <file>', wanted: `>= ${atLeast}`, ok: 'skipped', details: [] }
  })
}
