import type { Cabin } from '../../../kernel/flight.ts'
import type { PassengerKind } from '../../../kernel/passengers.ts'
import { type Airport, airportAt } from '../airports.ts'
import { stateOf } from '../countries.ts'
import { distanceMiles } from '../distance.ts'
import { type TaxRow, taxRowsAt } from './tax-rows.ts'

/** A tax as it applies to a leg: so many US dollars, or a percentage of the leg's fare. */
export interface LegTax {
  readonly code: string
  /** That raises it; absent for what a carrier charges under a tax code. */
  readonly country?: string
  readonly dollars: number
  readonly percent: number
}

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
  const at = (airport: Airport, ...whens: readonly string[]): TaxRow[] =>
    taxRowsAt(airport).filter(
      (row) =>
        whens.includes(row.when) &&
        (row.travel === 'any' || (row.travel === 'domestic') === domestic) &&
        miles >= row.fromMiles &&
        miles < row.belowMiles,
    )
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
      const amount = row.amounts[cabin]
      return {
        code: row.code,
        country: row.country,
        dollars: row.isPercentage ? 0 : amount,
        percent: row.isPercentage ? amount : 0,
      }
    })
}
