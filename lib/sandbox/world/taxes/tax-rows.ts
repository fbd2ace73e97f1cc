import type { Cabin } from '../../../kernel/flight.ts'
import type { Airport } from '../airports.ts'
import { stateOf } from '../countries.ts'
import { toDollars } from '../currencies.ts'
import { regionOf } from '../fares/regions.ts'
import { usualTaxes } from './tax-fallback-table.ts'
import { taxTable } from './tax-table.ts'

/** A tax of a country: when it is paid, for which legs, and how much. */
export interface TaxRow {
  readonly country: string
  readonly code: string
  readonly when: string
  readonly travel: string
  /** US dollars, or a percentage of the fare. */
  readonly amounts: Readonly<Record<Cabin, number>>
  readonly isPercentage: boolean
  readonly fromMiles: number
  readonly belowMiles: number
  readonly childrenExempt: boolean
  /** Airports that it is for; none: all that have no row of their own. */
  readonly airports: readonly string[]
}

const amountsFrom = (usual: number, aboveEconomy: number, business: number): TaxRow['amounts'] => ({
  Economy: usual,
  PremiumEconomy: aboveEconomy,
  Business: business,
  First: business,
})

function readRow(line: string): TaxRow {
  const [country = '', code = '', when = '', travel = '', figure = '', currency = '', ...options] =
    line.split(' ')
  const option = (name: string): string =>
    options.find((text) => text.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const isPercentage = currency === '%'
  const amount = (text: string): number => (isPercentage ? Number(text) : toDollars(Number(text), currency))
  const above = option('premium') || figure
  return {
    country,
    code,
    when,
    travel,
    amounts: amountsFrom(amount(figure), amount(above), amount(option('business') || above)),
    isPercentage,
    fromMiles: Number(option('from')),
    belowMiles: Number(option('below')) || Number.POSITIVE_INFINITY,
    childrenExempt: options.includes('children'),
    airports: option('at').split(',').filter(Boolean),
  }
}

const lines = taxTable.trim().split('\n')

const table: ReadonlyMap<string, readonly TaxRow[]> = Map.groupBy(
  lines.filter((line) => !line.startsWith('#')).map(readRow),
  ({ country }) => country,
)

/** Where the taxes of a country come from, and since when they hold. */
export interface TaxSource {
  readonly country: string
  readonly source: string
  /** ISO date. */
  readonly since: string
}

export const taxSources: readonly TaxSource[] = lines
  .filter((line) => line.startsWith('# '))
  .map((line) => line.slice(2).split(' | '))
  .map(([country = '', source = '', since = '']) => ({ country, source, since }))

/** Countries without rows of their own: one departure charge under the country's own code. */
function usualRows(country: string): TaxRow[] {
  const [domestic, international] = usualTaxes[regionOf(country)]
  return [
    readRow(`${country} ${country} departure domestic ${domestic} USD`),
    readRow(`${country} ${country} departure international ${international} USD`),
  ]
}

const overlaps = (one: TaxRow, other: TaxRow): boolean =>
  one.travel === other.travel || one.travel === 'any' || other.travel === 'any'

/** Whether a row is for this airport: its own rows replace the general ones of the same code. */
const isFor = (row: TaxRow, { code }: Airport, rows: readonly TaxRow[]): boolean =>
  row.airports.includes(code) ||
  (row.airports.length === 0 &&
    !rows.some(
      (other) =>
        other.airports.includes(code) &&
        other.code === row.code &&
        other.when === row.when &&
        overlaps(other, row),
    ))

const rowsByAirport = new Map<number, readonly TaxRow[]>()

/** The taxes that are paid at an airport, on leaving it, arriving or connecting there. */
export function taxRowsAt(airport: Airport): readonly TaxRow[] {
  const known = rowsByAirport.get(airport.index)
  if (known) return known
  const country = stateOf(airport.country)
  const rows = table.get(country) ?? usualRows(country)
  const own = rows.filter((row) => isFor(row, airport, rows))
  rowsByAirport.set(airport.index, own)
  return own
}
