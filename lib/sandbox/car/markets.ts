import type { Airport } from '../world/airports.ts'
import { cityLevels, holidayWeeks, monthsByBand, priceLevels } from './market-table.ts'

/** A table of `KEY number` in which bars and lines part the entries. */
export const numbersOf = (table: string): ReadonlyMap<string, number> =>
  new Map(
    table
      .trim()
      .split(/[|\n]/)
      .map((entry) => {
        const [key = '', number] = entry.split(' ')
        return [key, Number(number)] as const
      }),
  )

const byCountry = numbersOf(priceLevels)
const byCity = numbersOf(cityLevels)

/** Prices of cars beside the usual ones: of the country, and of the city where it differs. */
export const priceLevel = ({ country, city, code }: Airport): number =>
  ((byCountry.get(country) ?? 100) * (byCity.get(code) ?? byCity.get(city) ?? 100)) / 10_000

const months: ReadonlyMap<string, readonly number[]> = new Map(
  monthsByBand
    .trim()
    .split('\n')
    .map((line) => {
      const [band = '', numbers = ''] = line.split(': ')
      return [band, numbers.split(' ').map(Number)] as const
    }),
)

/** Degrees of latitude at which the bands begin. */
const bands = { arctic: 60, north: 28, equator: 12 } as const

function bandOf(latitude: number): string {
  if (Math.abs(latitude) <= bands.equator) return 'equator'
  if (latitude < 0) return 'south'
  return latitude >= bands.arctic ? 'arctic' : latitude >= bands.north ? 'north' : 'warm'
}

interface Holiday {
  readonly countries: ReadonlySet<string>
  /** `12-20` */
  readonly from: string
  readonly to: string
  readonly factor: number
}

const holidays: readonly Holiday[] = holidayWeeks
  .trim()
  .split('\n')
  .map((line) => {
    const [countries = '', span = '', percent] = line.split(': ')
    const [from = '', to = ''] = span.split(' ')
    return { countries: new Set(countries.split(' ')), from, to, factor: Number(percent) / 100 }
  })

const isOn = ({ from, to }: Holiday, day: string): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to

const lastSeasons = new WeakMap<Airport, { readonly date: string; readonly factor: number }>()

/** Prices on a date beside those of the year: the season of the latitude, and the holidays of the country. */
export function seasonOn(airport: Airport, date: string): number {
  const last = lastSeasons.get(airport)
  if (last?.date === date) return last.factor
  const { latitude, country } = airport
  const month = (months.get(bandOf(latitude))?.[Number(date.slice(5, 7)) - 1] ?? 100) / 100
  const day = date.slice(5)
  const peaks = holidays.filter(
    (holiday) => (holiday.countries.has('all') || holiday.countries.has(country)) && isOn(holiday, day),
  )
  const factor = month * Math.max(1, ...peaks.map((peak) => peak.factor))
  lastSeasons.set(airport, { date, factor })
  return factor
}
