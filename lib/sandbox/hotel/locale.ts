import { hash } from '../world/seed.ts'
import { cities, countries } from './postal-table.ts'
import type { Property } from './properties.ts'
import { citiesWithState, states } from './states-table.ts'

/** How postcodes and telephone numbers look at a place; texts as in the tables. */
interface Habits {
  readonly postcode: string
  readonly area: string
  readonly state?: string | undefined
}

/** `KEY: entries` in each paragraph. */
const paragraphsOf = (table: string): (readonly [string, readonly string[]])[] =>
  table
    .trim()
    .split('\n\n')
    .map((text) => [text.slice(0, 2), text.slice(4).split(/[|\n]/)] as const)

const entriesOf = (table: string): string[][] =>
  table
    .trim()
    .split(/[|\n]/)
    .map((entry) => entry.split(':'))

const byCountry: ReadonlyMap<string, Habits & { readonly callingCode: string }> = new Map(
  entriesOf(countries).map(([country = '', callingCode = '', postcode = '', area = '']) => [
    country,
    { callingCode, postcode, area },
  ]),
)

const byCity: ReadonlyMap<string, Habits> = new Map([
  ...entriesOf(cities).map(([city = '', postcode = '', area = '']) => [city, { postcode, area }] as const),
  ...paragraphsOf(citiesWithState).flatMap(([country, entries]) =>
    entries.map((entry) => {
      const [city = '', state, prefix = '', area = ''] = entry.split(' ')
      const postcode = (byCountry.get(country)?.postcode ?? '').replace('*', prefix)
      return [city, { postcode, area, state }] as const
    }),
  ),
])

const stateNames: ReadonlyMap<string, string> = new Map(
  paragraphsOf(states).flatMap(([country, entries]) =>
    entries.map((entry) => {
      const [state = ''] = entry.split(' ', 1)
      return [`${country} ${state}`, entry.slice(state.length + 1)] as const
    }),
  ),
)

/** Of the airport for a hotel next to it, otherwise of the city; elsewhere those of the country. */
function habitsOf({ airport, isAtAirport }: Property): Habits | undefined {
  const [first, second] = isAtAirport ? [airport.code, airport.city] : [airport.city, airport.code]
  return byCity.get(first) ?? byCity.get(second) ?? byCountry.get(airport.country)
}

/** Letters that postcodes of Canada, Ireland, the Netherlands and the United Kingdom have at any place. */
const letters = 'ABEGHJLNPRTWX'

/** Undefined where the country has none. */
export function postalCodeOf(property: Property): string | undefined {
  const pattern = habitsOf(property)?.postcode ?? ''
  if (pattern === '') return undefined
  let position = 0
  return pattern.replace(/[#%@*]/g, (kind) => {
    const random = hash(property.seed, 23, position++)
    if (kind === '@') return letters[random % letters.length] ?? ''
    return String(kind === '%' ? 1 + (random % 9) : random % 10)
  })
}

/** Undefined in countries whose addresses name none. */
export function stateOf(property: Property): { code: string; name: string } | undefined {
  const code = habitsOf(property)?.state
  const name = code && stateNames.get(`${property.airport.country} ${code}`)
  return code && name ? { code, name } : undefined
}

/** `+44 20 7555 0142`: numbers that belong to nobody where a country reserves such. */
export function telephoneOf(property: Property): string {
  const { callingCode = '' } = byCountry.get(property.airport.country) ?? {}
  const [area = '', first = ''] = (habitsOf(property)?.area ?? '').split('-')
  const last = callingCode.startsWith('1')
    ? 100 + (hash(property.seed, 42) % 100)
    : hash(property.seed, 42) % 10_000
  // Country codes of the North American plan hold the area: 1876 is Jamaica.
  const start =
    callingCode.length === 4 ? [callingCode.slice(0, 1), callingCode.slice(1)] : [callingCode, area]
  return `+${[...start.filter(Boolean), `${first}555`, String(last).padStart(4, '0')].join(' ')}`
}
