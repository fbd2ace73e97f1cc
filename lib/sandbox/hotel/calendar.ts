import { fraction, hashText } from '../world/seed.ts'
import { events as eventTable, monthlyDemand } from './calendar-table.ts'
import type { Destination } from './destinations.ts'
import { dayNumber } from './nights.ts'
import type { Season } from './seasons.ts'

const months: ReadonlyMap<string, readonly number[]> = new Map(
  monthlyDemand
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 1), line.slice(3).split(' ').map(Number)] as const),
)

interface Event {
  /** `09-18` */
  readonly from: string
  readonly to: string
  readonly factor: number
}

const eventsByCity: ReadonlyMap<string, readonly Event[]> = Map.groupBy(
  eventTable
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [city = '', from = '', to = '', price] = entry.split(' ')
      return { city, from, to, factor: Number(price) / 100 }
    }),
  ({ city }) => city,
)

/** Monday to Sunday, of business cities, of others, of leisure cities and resorts. */
const weeks: Readonly<Record<'business' | 'mixed' | 'leisure', readonly number[]>> = {
  business: [1.02, 1.1, 1.12, 1.07, 0.92, 0.9, 0.87],
  mixed: [0.97, 1.01, 1.02, 1.01, 1.03, 1.04, 0.92],
  leisure: [0.94, 0.94, 0.95, 0.98, 1.09, 1.12, 0.98],
}

const weekOf = (season: Season): readonly number[] =>
  weeks[season === 'b' ? 'business' : season === 'm' ? 'mixed' : 'leisure']

/** Monday is 0. */
const weekdayOf = (date: string): number => ((dayNumber(date) % 7) + 7) % 7

/** Between the middles of two months, of a north where the year begins in January. */
function seasonFactor(season: Season, date: string, isSouth: boolean): number {
  const list = months.get(season) ?? []
  const position = Number(date.slice(5, 7)) - 1 + (Number(date.slice(8, 10)) - 15) / 30 + (isSouth ? 6 : 0)
  const before = Math.floor(position)
  const part = position - before
  const at = (month: number): number => list[((month % 12) + 12) % 12] ?? 100
  return (at(before) * (1 - part) + at(before + 1) * part) / 100
}

/** Seasons of beaches and islands near the equator are those of their guests from the north. */
const tropics = 24

function eventFactor(city: string, date: string): number {
  const day = date.slice(5)
  const on = eventsByCity
    .get(city)
    ?.filter(({ from, to }) => (from <= to ? day >= from && day <= to : day >= from || day <= to))
  return on && on.length > 0 ? Math.max(...on.map(({ factor }) => factor)) : 1
}

const nights = new WeakMap<Destination, Map<string, number>>()

/**
 * Demand for a night in a destination, 1 on an average one: season, weekday, large events and holidays, and smaller
 * ones that the table does not know.
 */
export function demandOn(destination: Destination, date: string): number {
  const known = nights.get(destination) ?? new Map<string, number>()
  nights.set(destination, known)
  const before = known.get(date)
  if (before !== undefined) return before
  const { city, season, centre } = destination
  const isSouth = centre.latitude < 0 && (!'wt'.includes(season) || centre.latitude < -tropics)
  const week = Math.floor(dayNumber(date) / 7)
  const chance = fraction(hashText(city), week, 52)
  const local = chance > 0.94 ? 1.18 : 0.96 + 0.08 * fraction(hashText(city), week, 55)
  const demand =
    seasonFactor(season, date, isSouth) *
    (weekOf(season)[weekdayOf(date)] ?? 1) *
    Math.max(eventFactor(city, date), local)
  known.set(date, demand)
  return demand
}

/** What early and late bookings cost, compared with a month before arrival. */
export function advanceFactor({ season }: Destination, daysAhead: number, demand: number): number {
  const isLeisure = 'swtk'.includes(season)
  if (daysAhead <= 3) return demand > 1.15 ? 1.2 : isLeisure ? 0.95 : 1.1
  if (daysAhead <= 10) return demand > 1.15 ? 1.12 : isLeisure ? 0.98 : 1.05
  if (daysAhead <= 21) return 1.02
  if (daysAhead <= 60) return 1
  return isLeisure && daysAhead > 120 ? 0.92 : 0.96
}
