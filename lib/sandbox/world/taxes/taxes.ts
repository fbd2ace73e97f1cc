import type { Cabin } from '../../../kernel/flight.ts'
import type { PassengerKind } from '../../../kernel/passengers.ts'
import { type Airport, airportAt } from '../airports.ts'
import { stateOf } from '../countries.ts'
import { toDollars } from '../currencies.ts'
import { distanceMiles } from '../distance.ts'
import { taxTable } from './tax-table.ts'

interface TaxRow {
  readonly country: string
  readonly code: string
  readonly when: string
  readonly travel: string
  /** US dollars, or a percentage of the fare. */
  readonly amount: number
  readonly premium: number
  readonly isPercentage: boolean
  readonly fromMiles: number
  readonly belowMiles: number
  readonly childrenExempt: boolean
  readonly airport: string
}

/** A tax as it applies to a leg: so many US dollars, or a percentage of the leg's fare. */
export interface LegTax {
  readonly code: string
  /** That raises it; absent for what a carrier charges under a tax code. */
  readonly country?: string
  readonly dollars: number
  readonly percent: number
}

function readRow(line: string): TaxRow {
  const [country = '', code = '', when = '', travel = '', figure = '', currency = '', ...options] =
    line.split(' ')
  const option = (name: string): string =>
    options.find((text) => text.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const isPercentage = currency === '%'
  const amount = (text: string): number => (isPercentage ? Number(text) : toDollars(Number(text), currency))
  return {
    country,
    code,
    when,
    travel,
    amount: amount(figure),
    premium: amount(option('premium') || figure),
    isPercentage,
    fromMiles: Number(option('from')),
    belowMiles: Number(option('below')) || Number.POSITIVE_INFINITY,
    childrenExempt: options.includes('children'),
    airport: option('at'),
  }
}

const table: ReadonlyMap<string, readonly TaxRow[]> = Map.groupBy(
  taxTable.trim().split('\n').map(readRow),
  ({ country }) => country,
)

/** Countries without rows of their own: one departure charge under the country's own code. */
const usualRows = (country: string): readonly TaxRow[] => [
  { ...plain(country), travel: 'domestic', amount: 6, premium: 6 },
  { ...plain(country), travel: 'international', amount: 24, premium: 24 },
]

const plain = (country: string): TaxRow => ({
  country,
  code: country,
  when: 'departure',
  travel: 'any',
  amount: 0,
  premium: 0,
  isPercentage: false,
  fromMiles: 0,
  belowMiles: Number.POSITIVE_INFINITY,
  childrenExempt: false,
  airport: '',
})

const rowsOf = (country: string): readonly TaxRow[] => table.get(country) ?? usualRows(country)

/** Whether a row is for this airport: its own rows replace the general ones of the same code. */
const isFor = (row: TaxRow, airport: Airport, rows: readonly TaxRow[]): boolean =>
  row.airport === airport.code ||
  (row.airport === '' &&
    !rows.some(
      (other) => other.airport === airport.code && other.code === row.code && other.when === row.when,
    ))

const isChild = (kind: PassengerKind): boolean =>
  kind === 'child' || kind === 'unaccompaniedChild' || kind === 'infantInSeat'

interface TaxedLeg {
  /** Airports by index, in flying order. */
  readonly path: readonly number[]
  readonly cabin: Cabin
  readonly kind: PassengerKind
}

/** The rows of the country of each point that the leg touches, with what it does there. */
function applicableRows(path: readonly number[]): TaxRow[] {
  const points = path.map(airportAt)
  const [origin, destination] = [points[0], points.at(-1)]
  if (!origin || !destination) return []
  const domestic = stateOf(origin.country) === stateOf(destination.country)
  const miles = distanceMiles(origin.index, destination.index)
  const at = (airport: Airport, ...whens: readonly string[]): TaxRow[] => {
    const rows = rowsOf(stateOf(airport.country))
    return rows.filter(
      (row) =>
        whens.includes(row.when) &&
        (row.travel === 'any' || (row.travel === 'domestic') === domestic) &&
        miles >= row.fromMiles &&
        miles < row.belowMiles &&
        isFor(row, airport, rows),
    )
  }
  return [
    ...at(origin, 'departure', 'segment', 'fare'),
    ...points.slice(1, -1).flatMap((via) => at(via, 'transit', 'segment')),
    ...at(destination, 'arrival'),
  ]
}

/**
 * Taxes of one leg for one passenger: those of the countries where it starts, connects and ends, and no
 * others.
 */
export function taxesOfLeg({ path, cabin, kind }: TaxedLeg): LegTax[] {
  return applicableRows(path)
    .filter(
      ({ isPercentage, childrenExempt }) =>
        isPercentage || (kind !== 'infantOnLap' && !(childrenExempt && isChild(kind))),
    )
    .map((row) => {
      const amount = cabin === 'Economy' ? row.amount : row.premium
      return {
        code: row.code,
        country: row.country,
        dollars: row.isPercentage ? 0 : amount,
        percent: row.isPercentage ? amount : 0,
      }
    })
}
