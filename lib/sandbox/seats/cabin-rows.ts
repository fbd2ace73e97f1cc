import { type Cabin, cabins } from '../../kernel/flight.ts'
import { aircraftTypes, isWidebody } from '../world/aircraft.ts'
import type { Carrier } from '../world/carriers.ts'
import { fittingOf } from '../world/fares/seats.ts'
import { columnsOf, layoutOf, skippedRows, type TypeLayout } from './layout-table.ts'

export interface CabinRow {
  readonly number: number
  /** Middle of the row, in percent of the length of the main deck. */
  readonly percent: number
  readonly isExit: boolean
}

/** The rows of one cabin. */
export interface CabinRows {
  readonly cabin: Cabin
  /** Column letters of seats that are side by side. */
  readonly blocks: readonly string[]
  /** Columns that are not sold: middle seats of European business class. */
  readonly kept: ReadonlySet<string>
  readonly rows: readonly CabinRow[]
  /** Places that the rows have beyond the seats of the cabin: galleys and lavatories. */
  readonly surplus: number
}

/** Rows of economy class that are as long as one of another cabin. */
const rowLength: Readonly<Record<Cabin, number>> = {
  Economy: 1,
  PremiumEconomy: 1.2,
  Business: 1.8,
  First: 3,
}

/** American carriers begin the economy class of narrow bodies with this row. Source: their seat plans of 2025. */
const firstAmericanRow = 8
const firstAmericanRows: Readonly<Partial<Record<string, number>>> = { AS: 6, DL: 10, UA: 7 }

/** @param aircraft index of the type */
interface FittedType {
  readonly carrier: Carrier
  readonly aircraft: number
}

/** Seats and columns of a cabin, before its rows are numbered. */
type Frame = Omit<CabinRows, 'rows'> & { readonly count: number; readonly length: number }

function frameOf({ carrier, aircraft }: FittedType, layout: TypeLayout, cabin: Cabin): Frame[] {
  const seats = fittingOf(carrier.index, aircraft)[cabins.indexOf(cabin)] ?? 0
  if (seats < 1) return []
  const type = aircraftTypes[aircraft]
  const columnsIn = (one: Cabin) => columnsOf(carrier.code, type?.code ?? '', one)
  const Economy = columnsIn('Economy')
  const keepsMiddle =
    cabin === 'Business' &&
    carrier.brandFamily === 'european' &&
    type !== undefined &&
    !isWidebody(type) &&
    Economy.some((block) => block.length > 2)
  const blocks = keepsMiddle ? Economy : columnsIn(cabin)
  const kept = new Set(keepsMiddle ? blocks.flatMap((block) => [...block].slice(1, -1)) : [])
  const perRow = blocks.join('').length - kept.size
  const count = Math.ceil(seats / perRow)
  const length = layout.upperDeck.includes(cabin) ? 0 : rowLength[cabin]
  return [{ cabin, blocks, kept, surplus: count * perRow - seats, count, length }]
}

/** So many row numbers from the first on, without those that the carrier skips. */
function rowNumbers(first: number, count: number, skipped: readonly number[]): number[] {
  const numbers: number[] = []
  for (let number = first; numbers.length < count; number++)
    if (!skipped.includes(number)) numbers.push(number)
  return numbers
}

/** Number of the first row of a cabin behind another one: cabins of wide bodies begin with a new ten. */
function firstRowAfter(last: number, { carrier, aircraft }: FittedType): number {
  const type = aircraftTypes[aircraft]
  if (last === 0) return 1
  if (type && isWidebody(type)) return Math.floor(last / 10 + 1) * 10
  return carrier.brandFamily === 'american'
    ? Math.max(last + 1, firstAmericanRows[carrier.code] ?? firstAmericanRow)
    : last + 1
}

/**
 * The cabins of an aircraft type as a carrier flies it, the front one first: exactly as many places for seats as the
 * world sells. None: the type is unknown.
 */
export function cabinRows(fitted: FittedType): CabinRows[] {
  const layout = layoutOf(aircraftTypes[fitted.aircraft]?.code ?? '')
  if (!layout) return []
  const skipped = skippedRows(fitted.carrier.code)
  const frames = cabins.toReversed().flatMap((cabin) => frameOf(fitted, layout, cabin))
  const deck = frames.reduce((sum, { count, length }) => sum + count * length, 0)
  let ahead = 0
  let last = 0
  return frames.map(({ count, length, ...frame }) => {
    const numbers = rowNumbers(firstRowAfter(last, fitted), count, skipped)
    const percents = numbers.map((_, index) => (100 * (ahead + (index + 0.5) * length)) / deck)
    last = numbers.at(-1) ?? last
    ahead += count * length
    const exits = frame.cabin === 'Economy' ? exitRows(percents, layout, 100 / deck) : new Set()
    return {
      ...frame,
      rows: numbers.map((number, index) => ({
        number,
        percent: percents[index] ?? 0,
        isExit: exits.has(index),
      })),
    }
  })
}

/**
 * The rows next to the exits; where all of these are ahead of the cabin, its first row, which is behind a door.
 *
 * @param reach how far away an exit may be, in percent
 */
function exitRows(percents: readonly number[], { exits }: TypeLayout, reach: number): ReadonlySet<number> {
  const nearest = exits.flatMap((exit) => {
    const distances = percents.map((percent) => Math.abs(percent - exit))
    const distance = Math.min(...distances)
    return distance <= reach ? [distances.indexOf(distance)] : []
  })
  return new Set(nearest.length > 0 || exits.length === 0 ? nearest : [0])
}
