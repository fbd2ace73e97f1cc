import type { Cabin } from '../../kernel/flight.ts'
import { brandTable } from './brand-table.ts'
import type { Carrier } from './carriers.ts'
import { requireEntry } from './require-entry.ts'
import type { SaleZone } from './sale-zone.ts'

/** A line of the table of brands. */
export interface BrandRow {
  readonly code: string
  /** Two letters of the fare basis. */
  readonly suffix: string
  readonly name: string
  readonly cabin: Cabin
  /** Letters of the zones in which it is sold; none: in all. */
  readonly zones: string
  /** Level, change and refund, checked bags, services, then deviations. */
  readonly terms: readonly string[]
}

/** The brands of a carrier, the cheapest of each cabin first. */
export interface BrandFamily {
  /** Absent: no limit of weight. */
  readonly carryOnKilograms?: number
  readonly rows: readonly BrandRow[]
}

const cabinOfLetter: ReadonlyMap<string, Cabin> = new Map([
  ['Y', 'Economy'],
  ['W', 'PremiumEconomy'],
  ['J', 'Business'],
  ['F', 'First'],
])

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim())

function readRow(line: string): BrandRow {
  const [head = '', name = '', rest = ''] = cells(line)
  const [code = '', suffix = ''] = head.split(' ')
  const [sold = '', ...terms] = rest.split(' ')
  const cabin = requireEntry(cabinOfLetter, sold.charAt(0), 'cabin')
  return { code, suffix, name, cabin, zones: sold.slice(1), terms }
}

/** Lines of the table by carrier or style, each with its head first. */
function readFamilies(): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of brandTable.trim().split('\n')) {
    const columns = cells(line)
    if (columns.length === 2) {
      lines = []
      for (const key of (columns[0] ?? '').split(' ')) families.set(key, lines)
    }
    lines.push(line)
  }
  return families
}

let families: ReadonlyMap<string, readonly string[]> | undefined

function familyNamed(key: string): BrandFamily | undefined {
  families ??= readFamilies()
  const [head, ...lines] = families.get(key) ?? []
  if (head === undefined) return undefined
  const kilograms = Number(cells(head)[1])
  return {
    ...(!Number.isNaN(kilograms) && { carryOnKilograms: kilograms }),
    rows: lines.map(readRow),
  }
}

/** Carriers with a family of their own, and the styles of all others. */
export function familyNames(): string[] {
  families ??= readFamilies()
  return [...families.keys()]
}

/** The family of a carrier's own; where it says nothing of a cabin, the brands of the carrier's style. */
export function familyOf({ code, brandFamily }: Carrier): BrandFamily {
  const style = familyNamed(brandFamily)
  const own = familyNamed(code) ?? style
  if (!own || !style) throw new Error(`no brands of ${code}`)
  const added = style.rows.filter(({ cabin }) => !own.rows.some((row) => row.cabin === cabin))
  return own === style ? own : { ...own, rows: [...own.rows, ...added] }
}

const zoneLetter: Readonly<Record<SaleZone, string>> = {
  domestic: 'd',
  short: 's',
  long: 'l',
  americas: 'l',
}

export const isSoldIn = ({ zones }: BrandRow, zone: SaleZone): boolean =>
  zones === '' || zones.includes(zoneLetter[zone])

/** What a term says in a zone: of `a/b` the first on domestic and short flights. */
export function termIn(term: string, zone: SaleZone): string {
  const [short = '', long = short] = term.split('/')
  return zone === 'domestic' || zone === 'short' ? short : long
}
