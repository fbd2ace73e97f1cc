import { type Carrier, carriers } from '../carriers.ts'
import { hash, hashText } from '../seed.ts'
import { fareBasisTable } from './fare-basis-table.ts'

/** What a fare basis tells of a fare. */
export interface FareBasisParts {
  /** By index. */
  readonly carrier: number
  readonly bookingClass: string
  /** Season and part of the week: `LX`. */
  readonly season: string
  readonly advancePurchaseDays: number
  readonly halfRoundTrip: boolean
  /** Its two letters. */
  readonly brand: string
  /** City codes of the market. */
  readonly from: string
  readonly to: string
}

const readTable = (): ReadonlyMap<string, string> =>
  new Map(
    fareBasisTable
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [keys = '', pattern = ''] = line.split('|').map((cell) => cell.trim())
        return keys.split(' ').map((key) => [key, pattern] as const)
      }),
  )

let table: ReadonlyMap<string, string> | undefined

function patternOf({ code, brandFamily }: Carrier): string {
  table ??= readTable()
  return table.get(code) ?? table.get(brandFamily) ?? ''
}

const digits: Readonly<Record<number, string>> = { 3: '3', 7: '7', 14: '4', 21: '1' }

const seasons = 'LKH'

/** One number for each season, part of the week and kind of trip: 0 to 11. */
const variantOf = ({ season, halfRoundTrip }: FareBasisParts): number =>
  seasons.indexOf(season.charAt(0)) * 4 + (season.endsWith('W') ? 2 : 0) + (halfRoundTrip ? 1 : 0)

function writtenFor(letter: string, parts: FareBasisParts, offset: number): string {
  switch (letter) {
    case 'c':
      return parts.bookingClass
    case 's':
      return parts.season.charAt(0)
    case 'd':
      return parts.season.charAt(1)
    case 'a':
      return String(parts.advancePurchaseDays).padStart(2, '0')
    case 'p':
      return digits[parts.advancePurchaseDays] ?? '0'
    case 't':
      return parts.halfRoundTrip ? 'R' : 'O'
    case 'h':
      return String.fromCharCode(65 + ((offset + variantOf(parts)) % 26))
    case 'b':
      return parts.brand
    default:
      return letter
  }
}

/**
 * The fare basis code of an adult, in the style of its carrier: `OLN0ZBC`, `K14LGE9`. It begins with the booking class, and
 * no two brands of a cabin have the same.
 */
export function toFareBasis(parts: FareBasisParts): string {
  const carrier = carriers[parts.carrier]
  if (!carrier) return ''
  const cities = [parts.from, parts.to].sort().join('')
  const market = hash(hashText(`${carrier.code}${cities}`)) % 26
  return [...patternOf(carrier)].map((letter) => writtenFor(letter, parts, market)).join('')
}
