import type { Airport } from '../airports.ts'
import type { Carrier } from '../carriers.ts'
import {
  arrivalHours,
  curfews,
  departureHours,
  hubWaves,
  longHaulHours,
  nightAirports,
  nightArrivalHours,
  nightCountries,
} from './hours-table.ts'
import { regionOf } from './regions.ts'

/** A weight for each quarter of an hour of the local day. */
export type DayCurve = Float64Array

export const quarters = 96
const minutesPerQuarter = 15

/** Flights between the waves of a hub, relative to those in them. */
const betweenWaves = 0.16
const waveHalfWidth = 55
const arrivesBeforeWave = 75

const lines = (table: string): string[] => table.trim().split('\n')
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function once<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}

const curve = (weightAt: (minute: number) => number): DayCurve =>
  Float64Array.from({ length: quarters }, (_, quarter) => weightAt(quarter * minutesPerQuarter))

function hourly(weights: string): DayCurve {
  const hours = weights.split(' ').map(Number)
  return curve((minute) => hours[Math.floor(minute / 60)] ?? 0)
}

/** The day of airports that sleep begins at half past five. */
const beginsLate = (weights: DayCurve): DayCurve =>
  weights.map((weight, quarter) => (quarter >= 20 && quarter < 22 ? 0 : weight))

/** Whether a minute is in a span `22:45-6:00`, which may last over midnight. */
function isIn(span: string, minute: number): boolean {
  const [from = 0, to = 0] = span.split('-').map(minuteOf)
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

const curfewsOf: ReadonlyMap<string, readonly string[]> = new Map(
  lines(curfews).map((line) => {
    const [airport = '', departures = '', arrivals = ''] = line.split(' ')
    return [airport, [departures, arrivals]]
  }),
)

/** A curve with nothing in the hours of a curfew. */
function outside(curfew: string | undefined, weights: DayCurve): DayCurve {
  if (curfew === undefined) return weights
  return weights.map((weight, quarter) => (isIn(curfew, quarter * minutesPerQuarter) ? 0 : weight))
}

const worksAtNight = ({ code, country }: Airport): boolean =>
  nightCountries.has(country) || nightAirports.has(code)

const shortDepartures = new Map<Airport, DayCurve>()
const openDepartures = new Map<Airport, DayCurve>()
const arrivals = new Map<Airport, DayCurve>()

/** When short flights leave an airport. */
export const departureCurve = (airport: Airport): DayCurve =>
  once(shortDepartures, airport, () => {
    const hours = hourly(departureHours[regionOf(airport)])
    return outside(curfewsOf.get(airport.code)?.[0], worksAtNight(airport) ? hours : beginsLate(hours))
  })

/** When an airport is open for departures, whatever the market wants. */
export const openCurve = (airport: Airport): DayCurve =>
  once(openDepartures, airport, () =>
    outside(
      curfewsOf.get(airport.code)?.[0],
      curve(() => 1),
    ),
  )

/** When flights arrive at an airport. */
export const arrivalCurve = (airport: Airport): DayCurve =>
  once(arrivals, airport, () =>
    outside(
      curfewsOf.get(airport.code)?.[1],
      hourly(worksAtNight(airport) ? nightArrivalHours : arrivalHours),
    ),
  )

/** The weight of spans, `from-to=weight ...`, in minutes of the day, and little between them. */
export function curveOfSpans(spans: string, between = 0): DayCurve {
  const weights = spans.split(' ').map((span) => span.split('='))
  return curve((minute) =>
    weights.reduce((sum, [span = '', weight]) => (isIn(span, minute) ? sum + Number(weight) : sum), between),
  )
}

const spansOf: ReadonlyMap<string, string> = new Map(
  lines(longHaulHours).map((line) => [line.slice(0, 5), line.slice(6)]),
)
const marketCurves = new Map<string, DayCurve>()
const marketDepartures = new Map<string, DayCurve>()

/** When long flights between two parts of the world leave; undefined: as short ones do. */
export function longHaulCurve(from: Airport, to: Airport): DayCurve | undefined {
  const market = `${regionOf(from)}>${regionOf(to)}`
  const spans = spansOf.get(market)
  if (!spans) return undefined
  const weights = once(marketCurves, market, () => curveOfSpans(spans, 0.002))
  return once(marketDepartures, `${market} ${from.code}`, () => product(weights, openCurve(from)))
}

const wavesOf: ReadonlyMap<string, readonly number[]> = new Map(
  lines(hubWaves).map((line) => {
    const [carrier = '', hub = '', ...times] = line.split(' ')
    return [`${carrier} ${hub}`, times.map(minuteOf)]
  }),
)
const waveCurves = new Map<string, DayCurve>()

const minutesApart = (one: number, other: number): number => Math.abs(((one - other + 2160) % 1440) - 720)

/** The waves of a carrier at its hub, before which its flights arrive; undefined: it has none there. */
export function waveCurve(
  { code }: Carrier,
  airport: Airport,
  direction: 'departures' | 'arrivals',
): DayCurve | undefined {
  const key = `${code} ${airport.code}`
  const waves = wavesOf.get(key)
  if (!waves) return undefined
  const shift = direction === 'arrivals' ? arrivesBeforeWave : 0
  return once(waveCurves, `${key} ${direction}`, () =>
    curve((minute) => {
      const nearest = Math.min(...waves.map((wave) => minutesApart(minute + 7 + shift, wave)))
      return Math.max(betweenWaves, 1 - (nearest / waveHalfWidth) ** 2)
    }),
  )
}

const product = (one: DayCurve, other: DayCurve): DayCurve =>
  one.map((weight, quarter) => weight * (other[quarter] ?? 0))
