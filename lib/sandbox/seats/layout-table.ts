import type { Cabin } from '../../kernel/flight.ts'

/** How an aircraft type seats its passengers, whoever flies it. */
export interface TypeLayout {
  /**
   * Column letters of each cabin, blocks of seats that are side by side: `ABC DEF` has one aisle. Empty: never fitted.
   */
  readonly columns: Readonly<Record<Cabin, readonly string[]>>
  /** Where emergency exits are, in percent of the length of the main deck's cabin. */
  readonly exits: readonly number[]
  /** From where to where the wing is, in the same percent; absent: it is above the windows. */
  readonly wing?: readonly [number, number]
  readonly upperDeck: readonly Cabin[]
}

/**
 * `code | economy | premium economy | business | first | exits | wing | cabins of the upper deck`. Source: public seat
 * plans of common fittings.
 */
const table = `
CNC | A DF         |            |         |        |             |       |
DHT | A DF         |            |         |        | 2           |       |
BEH | A C          |            |         |        |             | 30 60 |
SF3 | A DF         |            |         |        |             | 35 60 |
DH1 | AC DF        |            |         |        | 2           |       |
DH3 | AC DF        |            |         |        | 2           |       |
AT4 | AC DF        |            |         |        | 2           |       |
AT5 | AC DF        |            |         |        | 2           |       |
AT7 | AC DF        |            |         |        | 2           |       |
DH4 | AC DF        |            |         |        | 3           |       |
ER3 | A DF         |            |         |        | 50          | 46 68 |
ER4 | A DF         |            |         |        | 52          | 46 68 |
CR2 | AC DF        |            |         |        | 52          | 46 68 |
CR7 | AC DF        |            | A DF    |        | 53          | 46 68 |
CRK | AC DF        |            |         |        | 55          | 46 68 |
CR9 | AC DF        |            | A DF    |        | 55          | 46 68 |
E70 | AC DF        |            | A DF    |        |             | 36 60 |
E75 | AC DF        |            | A DF    |        |             | 36 60 |
E90 | AC DF        |            | A DF    |        | 48          | 38 60 |
E95 | AC DF        |            | A DF    |        | 48          | 38 60 |
290 | AC DF        |            | A DF    |        | 48          | 38 60 |
295 | AC DF        |            | A DF    |        | 48          | 38 60 |
SU9 | AC DEF       |            | AC DF   |        |             | 38 60 |
AR8 | ABC DEF      |            |         |        |             |       |
F70 | AC DEF       |            |         |        | 48          | 45 66 |
100 | AC DEF       |            |         |        | 48          | 45 66 |
C27 | AC DEF       |            |         |        | 50          | 45 66 |
919 | ABC DEF      |            | AC DF   |        | 42 45       | 35 58 |
221 | AC DEF       |            | AC DF   |        | 44          | 35 58 |
223 | AC DEF       |            | AC DF   |        | 44          | 35 58 |
318 | ABC DEF      |            | AC DF   |        | 39          | 30 60 |
319 | ABC DEF      |            | AC DF   |        | 39          | 30 60 |
31N | ABC DEF      |            | AC DF   |        | 39          | 30 60 |
320 | ABC DEF      |            | AC DF   |        | 36 39       | 30 60 |
32N | ABC DEF      |            | AC DF   |        | 36 39       | 30 60 |
321 | ABC DEF      |            | AC DF   |        | 28 66       | 35 58 |
32Q | ABC DEF      |            | AC DF   |        | 28 66       | 35 58 |
717 | AC DEF       |            | AC DF   |        | 52          | 50 70 |
733 | ABC DEF      |            | AC DF   |        | 48          | 35 60 |
734 | ABC DEF      |            | AC DF   |        | 46 49       | 35 60 |
73G | ABC DEF      |            | AC DF   |        | 47          | 35 60 |
738 | ABC DEF      |            | AC DF   |        | 46 49       | 35 60 |
73H | ABC DEF      |            | AC DF   |        | 46 49       | 35 60 |
7M8 | ABC DEF      |            | AC DF   |        | 46 49       | 35 60 |
7M9 | ABC DEF      |            | AC DF   |        | 45 48 70    | 35 58 |
739 | ABC DEF      |            | AC DF   |        | 45 48       | 35 58 |
752 | ABC DEF      |            | AC DF   |        | 26 66       | 34 58 |
753 | ABC DEF      |            | AC DF   |        | 26 47 68    | 34 58 |
763 | AC DEF HK    | AC DF HK   | A DF K  |        | 48          | 34 58 |
764 | AC DEF HK    | AC DF HK   | A DF K  |        | 48          | 34 58 |
788 | ABC DEF HJK  | AC DEF HK  | A EF K  |        | 27 51 76    | 34 58 |
789 | ABC DEF HJK  | AC DEF HK  | A EF K  |        | 27 51 76    | 34 58 |
781 | ABC DEF HJK  | AC DEF HK  | A EF K  |        | 27 51 76    | 34 58 |
772 | ABC DEFG HJK | AC DEFG HK | A DG K  |        | 27 50 75    | 34 58 |
77L | ABC DEFG HJK | AC DEFG HK | A DG K  |        | 27 50 75    | 34 58 |
773 | ABC DEFG HJK | AC DEFG HK | A DG K  | A EF K | 22 41 60 78 | 34 58 |
77W | ABC DEFG HJK | AC DEFG HK | A DG K  | A EF K | 22 41 60 78 | 34 58 |
332 | AC DEFG HK   | AC DEG HK  | AC DG HK |       | 30 66       | 34 58 |
333 | AC DEFG HK   | AC DEG HK  | AC DG HK |       | 30 66       | 34 58 |
338 | AC DEFG HK   | AC DEG HK  | AC DG HK |       | 30 66       | 34 58 |
339 | AC DEFG HK   | AC DEG HK  | A DG K  |        | 30 66       | 34 58 |
343 | AC DEFG HK   | AC DEG HK  | AC DG HK |       | 30 66       | 34 58 |
346 | AC DEFG HK   | AC DEG HK  | AC DG HK | A DG K | 28 48 72    | 34 58 |
359 | ABC DEG HJK  | AC DEFG HK | A DG K  |        | 29 62       | 34 58 |
351 | ABC DEG HJK  | AC DEFG HK | A DG K  |        | 27 60       | 34 58 |
388 | ABC DEFG HJK | AC DEFG HK | A EF K  | A EF K | 25 45 63 80 | 34 58 | Business First
748 | ABC DEFG HJK | AC DEFG HK | AC DG HK | A DG K | 25 42 60 78 | 30 55 |`

const words = (cell: string | undefined): string[] => (cell ?? '').split(' ').filter((word) => word !== '')

function readRow(line: string): [string, TypeLayout] {
  const [code = '', economy, premium, business, first, exits, wing, upper] = line
    .split('|')
    .map((cell) => cell.trim())
  const [from, to] = words(wing).map(Number)
  const layout: TypeLayout = {
    columns: {
      Economy: words(economy),
      PremiumEconomy: words(premium),
      Business: words(business),
      First: words(first),
    },
    exits: words(exits).map(Number),
    ...(from !== undefined && to !== undefined && { wing: [from, to] as const }),
    upperDeck: (['Business', 'First'] as const).filter((cabin) => words(upper).includes(cabin)),
  }
  return [code, layout]
}

const layouts: ReadonlyMap<string, TypeLayout> = new Map(table.trim().split('\n').map(readRow))

/**
 * `carriers | type | cabin | columns` where a carrier seats a cabin of the type in another way. Source: the carriers'
 * published seat plans of 2025.
 */
const ownTable = `
SQ KE    | 77W         | Economy  | ABC DEF HJK
JL       | 788 789     | Economy  | AC DEFG HK
TK       | 77W         | Business | AC DEF HK
BA       | 388         | Business | AB DEF JK
DL       | 332 333     | Business | A DG K
AC CX VS | 333         | Business | A DG K
IB AZ QF | 332 333     | Business | A DG K
SK AY MH | 333         | Business | A DG K
BA       | 789 781     | First    | A EF K
LH EK    | 359         | PremiumEconomy | AC DEG HK
LX       | 333         | First    | A DG K
JL       | 351         | First    | A DG K
MH       | 359         | First    | A DG K
KE       | 748         | Business | A DG K
EY       | 388         | First    | A K`

const ownColumns: ReadonlyMap<string, readonly string[]> = new Map(
  ownTable
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [carriers, types, cabin = '', columns] = line.split('|').map((cell) => cell.trim())
      return words(carriers).flatMap((carrier) =>
        words(types).map((type) => [`${carrier} ${type} ${cabin}`, words(columns)] as const),
      )
    }),
)

/** @param type IATA code of the aircraft type */
export const layoutOf = (type: string): TypeLayout | undefined => layouts.get(type)

/** Column letters of a cabin as a carrier seats it. */
export const columnsOf = (carrier: string, type: string, cabin: Cabin): readonly string[] =>
  ownColumns.get(`${carrier} ${type} ${cabin}`) ?? layoutOf(type)?.columns[cabin] ?? []

/** Carriers without a row of that number, as their seat plans show. */
const withoutRow: readonly (readonly [number, string])[] = [
  [13, 'LH LX OS SN EW AF KL IB AZ UX FR CX SQ TG CM UA'],
  [17, 'LH OS IB AZ LA'],
]

/** Row numbers that a carrier leaves out. */
export const skippedRows = (carrier: string): number[] =>
  withoutRow.filter(([, carriers]) => carriers.split(' ').includes(carrier)).map(([row]) => row)
