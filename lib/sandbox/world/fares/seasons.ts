import { addDays } from '../../../kernel/instant.ts'
import { regionOf } from './regions.ts'
import { feastTable, holidayCities, seasonTable } from './season-table.ts'

/** When a leg is flown, as fares see it. */
export interface Season {
  /** Season (L low, K shoulder, H high, P peak), then `W` for the end of the week or `X` for other days: `LX`. */
  readonly code: string
  readonly factor: number
}

/** Where a journey goes, from its origin to the place where it turns round. */
export interface JourneyEnds {
  readonly fromCountry: string
  readonly toCountry: string
  readonly toCity: string
  readonly miles: number
}

const letters = ['L', 'K', 'H', 'P']
const factors = [1, 1.1, 1.25, 1.45]
const holidayStrength = 1.5

/** First and last day; a period that begins later than it ends goes over the end of the year. */
interface Period {
  readonly rank: number
  readonly first: string
  readonly last: string
}

interface Calendar {
  readonly from: string
  readonly to: string
  readonly periods: readonly Period[]
}

function readCalendar(line: string): Calendar {
  const [from = '', to = '', ...rest] = line.split(' ')
  const periods: Period[] = []
  let rank = 0
  for (const word of rest) {
    const [first = '', last] = word.split('-')
    if (last === undefined) rank = letters.indexOf(first)
    else periods.push({ rank, first, last })
  }
  return { from, to, periods }
}

const calendars = seasonTable.trim().split('\n').map(readCalendar)

const feastLines = feastTable
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
const feastsByCountry = new Map<string, ReadonlyMap<string, number>>()

/** Seasons of the feasts of a country by day. */
function feastsOf(country: string): ReadonlyMap<string, number> {
  const known = feastsByCountry.get(country)
  if (known) return known
  const days = new Map<string, number>()
  for (const [letter = '', before, after, countries = '', ...firstDays] of feastLines) {
    if (!countries.split(',').includes(country)) continue
    for (const first of firstDays)
      for (let day = -Number(before); day <= Number(after); day++)
        days.set(addDays(first, day), letters.indexOf(letter))
  }
  feastsByCountry.set(country, days)
  return days
}

const holidays = new Set(holidayCities.split(' '))

const isPlace = (place: string, country: string): boolean =>
  place === '*' || place === country || place === regionOf(country)

const calendarByEnds = new Map<string, Calendar | undefined>()

function calendarOf(from: string, to: string): Calendar | undefined {
  const key = `${from}${to}`
  const known = calendarByEnds.get(key)
  if (known) return known
  const found = calendars.find((one) => isPlace(one.from, from) && isPlace(one.to, to))
  calendarByEnds.set(key, found)
  return found
}

const isIn = (day: string, { first, last }: Period): boolean =>
  first <= last ? day >= first && day <= last : day >= first || day <= last

function rankOn(date: string, { fromCountry, toCountry }: JourneyEnds): number {
  const day = `${date.slice(5, 7)}${date.slice(8, 10)}`
  const usual = calendarOf(fromCountry, toCountry)?.periods.find((period) => isIn(day, period))?.rank ?? 0
  return Math.max(usual, feastsOf(fromCountry).get(date) ?? 0, feastsOf(toCountry).get(date) ?? 0)
}

const longMiles = 2500
/** Days (0 Sunday) that cost more, and by how much: Friday and Sunday, on long journeys Saturday too. */
const weekEnds = { short: { days: [5, 0], factor: 1.12 }, long: { days: [5, 6, 0], factor: 1.06 } }

/** @param date local date of departure */
export function seasonOf(date: string, ends: JourneyEnds): Season {
  const rank = rankOn(date, ends)
  const { days, factor } = weekEnds[ends.miles < longMiles ? 'short' : 'long']
  const isWeekEnd = days.includes(new Date(`${date}T00:00:00Z`).getUTCDay())
  const strength = holidays.has(ends.toCity) ? holidayStrength : 1
  return {
    code: `${letters[rank] ?? 'L'}${isWeekEnd ? 'W' : 'X'}`,
    factor: (1 + ((factors[rank] ?? 1) - 1) * strength) * (isWeekEnd ? factor : 1),
  }
}
