import { filingCurrency, rateOfExchange } from '../world/currencies.ts'
import type { Destination } from './destinations.ts'
import { cityLevels, countryLevels } from './price-levels-table.ts'

const byCity: ReadonlyMap<string, readonly number[]> = new Map(
  cityLevels
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [city = '', amounts = ''] = entry.split(': ')
      return [city, amounts.split(', ').map(Number)] as const
    }),
)

const byCountry: ReadonlyMap<string, number> = new Map(
  countryLevels
    .trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(3))] as const),
)

const usualDollars = 100
/** Of 2 to 5 stars, compared with three. */
const byStars: readonly number[] = [0.7, 1, 1.58, 3.1]
/** Of one star, compared with two. */
const oneStar = 0.7
/** Of cities by the traffic of their largest airport, compared with the large ones of the country. */
const byTier: readonly number[] = [1.12, 1.05, 1, 0.94, 0.88]

/** In resorts and quiet towns with few luxury houses those cost less. */
const beachFactor: readonly number[] = [1, 1, 1.05, 1.1]

/**
 * What a standard room costs on an average night at the flexible rate, before taxes, in units of the currency of the
 * country.
 */
export function usualRate({ city, airports, season }: Destination, stars: number): number {
  const at = Math.max(0, stars - 2)
  const part = stars === 1 ? oneStar : 1
  const listed = byCity.get(city)
  if (listed) return (listed[at] ?? 0) * part
  const [main] = airports
  const tier = Math.min(...airports.map((airport) => airport.tier))
  const beach = 'swt'.includes(season) ? (beachFactor[at] ?? 1) : 1
  const dollars = (byCountry.get(main.country) ?? usualDollars) * (byStars[at] ?? 1) * (byTier[tier] ?? 0.9)
  return dollars * beach * part * rateOfExchange(filingCurrency(main.country))
}

/** Countries whose hotels sell abroad in another currency than their own. */
const abroad: readonly (readonly [currency: string, countries: string])[] = [
  ['USD', 'MV KH TZ LK DO JM AW BS BB CR CW AG LC KN GD VC NP LA MM RW UG ZM MW MZ LB IQ BO NI'],
  ['EUR', 'SC MU MG TN ME RS CV'],
]

/** The currency in which the hotels of a country sell. */
export const hotelCurrency = (country: string): string =>
  abroad.find(([, countries]) => countries.includes(country))?.[0] ?? filingCurrency(country)
