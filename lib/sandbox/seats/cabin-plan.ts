import type { Cabin, Flight } from '../../kernel/flight.ts'
import type { SeatColumn } from '../../seat/seat-map.ts'
import { aircraftIndex, aircraftTypes } from '../world/aircraft.ts'
import { type Comfort, comfortOf, legroomRowsOf } from '../world/cabins/comfort.ts'
import { findCarrier } from '../world/carriers.ts'
import { type CabinRow, type CabinRows, cabinRows } from './cabin-rows.ts'
import { layoutOf } from './layout-table.ts'

/** What decides the price of a seat where the fare does not include it. */
export type SeatZone = 'standard' | 'preferred' | 'legroom' | 'exit'

/** A place in a row. */
export interface Place {
  /** `14C` */
  readonly designator: string
  readonly column: string
  /** `kept`: the middle seat of European business class, which no one gets. */
  readonly kind: 'seat' | 'kept' | 'none'
  readonly zone: SeatZone
  /** IATA PADIS 9825. */
  readonly characteristics: readonly string[]
}

export interface CabinPlan {
  readonly cabin: Cabin
  readonly columns: readonly SeatColumn[]
  readonly rows: readonly { readonly number: number; readonly places: readonly Place[] }[]
}

/** Part of economy class, from its front, whose seats are preferred ones. */
const preferredShare = 0.2

/** Exit rows: not for infants, children, unaccompanied minors, or on medical grounds. */
const exitCharacteristics = ['E', 'L', 'IE', '1A', '1B', '1C']

/** How an operating carrier has fitted the rows of a cabin. */
interface Fitted {
  readonly equipment: string
  /** Rows of extra legroom at the front of economy class. */
  readonly legroomRows: number
  readonly comfort: Comfort
}

const plans = new Map<string, readonly CabinPlan[]>()

/**
 * Every place of the aircraft of a flight, the front cabin first, as its operating carrier has fitted it.
 *
 * @returns none when carrier or aircraft are not of the sandbox
 */
export function cabinPlansOf({ operating, carrier, equipment = '' }: Flight): readonly CabinPlan[] {
  const operator = findCarrier(operating?.carrier ?? carrier)
  const aircraft = aircraftIndex(equipment)
  const type = aircraftTypes[aircraft]
  if (!operator || !type) return []
  const key = `${operator.code} ${equipment}`
  const known = plans.get(key)
  if (known) return known
  const legroomRows = legroomRowsOf(operator, type)
  const fresh = cabinRows({ carrier: operator, aircraft }).map((rows) =>
    toPlan(rows, { equipment, legroomRows, comfort: comfortOf(operator, type, rows.cabin) }),
  )
  plans.set(key, fresh)
  return fresh
}

/** The places of a cabin that are seats. */
export const seatsOfPlan = ({ rows }: CabinPlan): Place[] =>
  rows.flatMap(({ places }) => places.filter(({ kind }) => kind === 'seat'))

function toPlan(cabin: CabinRows, fitted: Fitted): CabinPlan {
  const { legroomRows, comfort } = fitted
  const atEverySeat = comfortCodes(comfort)
  const columns = columnsOf(cabin)
  const missing = missingPlaces(cabin)
  return {
    cabin: cabin.cabin,
    columns,
    rows: cabin.rows.map((row, index) => ({
      number: row.number,
      places: columns.map((column): Place => {
        const letter = column.letter
        const designator = `${row.number}${letter}`
        const kind = cabin.kept.has(letter) ? 'kept' : 'seat'
        const common = { designator, column: letter }
        if (missing.has(designator))
          return { ...common, kind: 'none', zone: 'standard', characteristics: [index === 0 ? 'GN' : 'LA'] }
        return {
          ...common,
          kind,
          zone: zoneOf(cabin, row, { index, legroomRows }),
          characteristics: [
            ...placeInBlock(cabin, letter),
            ...ofRow(cabin, index, fitted),
            ...atEverySeat,
            ...(isBassinet(cabin, letter, index) ? ['B', 'I'] : []),
            ...(index === 1 && column.position === 'A' ? ['H'] : []),
          ],
        }
      }),
    })),
  }
}

/** Screens, sockets and beds, IATA PADIS 9825: `3B` a screen with a choice of films, `EC` a socket, `2` a leg rest. */
const comfortCodes = ({ back, hasScreens, hasPower }: Comfort): string[] => [
  ...(hasScreens ? ['3B'] : []),
  ...(hasPower ? ['EC'] : []),
  ...(back === 'lieFlat' ? ['2'] : []),
]

function zoneOf(
  { cabin, rows }: CabinRows,
  { isExit }: CabinRow,
  { index, legroomRows }: { readonly index: number; readonly legroomRows: number },
): SeatZone {
  if (cabin !== 'Economy') return 'standard'
  if (isExit) return 'exit'
  if (index < legroomRows) return 'legroom'
  return index < legroomRows + rows.length * preferredShare ? 'preferred' : 'standard'
}

/** Window, aisle or between: a single seat at the window is at the aisle, too. */
function placeInBlock({ blocks }: CabinRows, letter: string): string[] {
  const at = blocks.findIndex((block) => block.includes(letter))
  const block = blocks[at] ?? ''
  const [isFirst, isLast] = [block.startsWith(letter), block.endsWith(letter)]
  const isWindow = (at === 0 && isFirst) || (at === blocks.length - 1 && isLast)
  const isAisle = (at > 0 && isFirst) || (at < blocks.length - 1 && isLast)
  if (!isWindow && !isAisle) return ['9']
  return [...(isWindow ? ['W'] : []), ...(isAisle ? ['A'] : [])]
}

/** Where a seat is at an aisle, its column says so: the aisle is between two of them. */
const columnsOf = (cabin: CabinRows): SeatColumn[] =>
  [...cabin.blocks.join('')].map((letter) => {
    const place = placeInBlock(cabin, letter)
    return { letter, position: place.includes('A') ? 'A' : place.includes('W') ? 'W' : 'C' }
  })

function ofRow({ cabin, blocks, rows }: CabinRows, index: number, fitted: Fitted): string[] {
  const { equipment, legroomRows, comfort } = fitted
  const row = rows[index]
  const layout = layoutOf(equipment)
  if (!row || !layout) return []
  const [from = 100, to = 0] = layout.wing ?? []
  const isUpper = layout.upperDeck.includes(cabin)
  const isLast = index === rows.length - 1
  return [
    ...(index === 0 ? ['FC'] : []),
    // The exits of wide bodies, which have two aisles, are doors with a galley before them.
    ...(index === 0 || (row.isExit && blocks.length === 3) ? ['K'] : []),
    ...(row.isExit ? exitCharacteristics : index < legroomRows && cabin === 'Economy' ? ['L'] : []),
    ...(isLast || rows[index + 1]?.isExit || comfort.back === 'fixed' ? ['1D'] : []),
    ...(isLast && cabin === 'Economy' ? ['AL'] : []),
    ...(row.number === 1 ? ['AG'] : []),
    ...(!isUpper && row.percent >= from && row.percent <= to ? ['OW'] : []),
    ...(isUpper ? ['UP'] : []),
  ]
}

/** Bassinets hang on the bulkhead before the middle block of wide bodies, but not in first class. */
function isBassinet({ cabin, blocks, rows }: CabinRows, letter: string, index: number): boolean {
  const middle = blocks.length === 3 && cabin !== 'First' ? blocks[1] : undefined
  return index === 0 && !rows[0]?.isExit && middle?.includes(letter) === true
}

/** Galleys and lavatories are at the ends of the cabin, from the windows on, the last row first. */
function missingPlaces({ blocks, rows, surplus }: CabinRows): ReadonlySet<string> {
  const [first, last] = [rows[0]?.number, rows.at(-1)?.number]
  const left = [...(blocks[0] ?? '')]
  const right = [...(blocks.at(-1) ?? '')].toReversed()
  const order = [
    ...right.map((letter) => `${last}${letter}`),
    ...right.map((letter) => `${first}${letter}`),
    ...left.map((letter) => `${last}${letter}`),
    ...left.map((letter) => `${first}${letter}`),
  ]
  return new Set(order.slice(0, surplus))
}
