import { maskCardNumber } from '../../payment/card-vault.ts'
import { cardLengths, isCardNumber, isShortCardNumber } from './card-number.ts'
import { type DigitGroup, digitRows } from './digit-groups.ts'

/** A card number in a run: its groups, and how many digits of the last one it has. */
interface Found {
  readonly groups: readonly DigitGroup[]
  readonly number: string
  /** Digits in the last group behind the number: expiry date, security code. */
  readonly behind: number
}

/** Groups behind a card number that may be its expiry date and code, and their longest. */
const tail = { groups: 3, digits: 4 } as const

/** Digits in a row that no text of the interface has: all are hidden, which keeps the search short. */
const tooManyDigits = 300
const anyDigit = /[\p{Nd}\p{No}]/gu

/** A security code that says so: `CVV 123`, `CVC2: 1234`. */
const namedCode =
  /\b((?:CVV|CVC|CVN)2?|SECURITY CODE|CARD CODE|CVD)([^\p{L}\p{N}]{0,3})(\p{Nd}{3,4})(?!\p{Nd})/giu

/**
 * Free text without card numbers: of each at most the first six and the last four digits are left, and of short
 * groups behind it, which may be expiry date and security code, nothing. A text without any comes back unchanged.
 *
 * A card number begins with a group of digits, is of an issuer's range and length, passes the check digit, and ends
 * with a group, or with one that goes on with expiry date or code; letters may stand directly before and behind it.
 * In 20 digits and more without a break it may stand anywhere.
 */
export function maskText(text: string): string {
  if (text.length < 7) return text
  const coded = /\bC(?:V|ARD CODE)|SECURITY CODE/i.test(text)
    ? text.replace(namedCode, (_, name: string, gap: string, code: string) => `${name}${gap}${hidden(code)}`)
    : text
  return masked(coded, { lengths: cardLengths, isExact: false })
}

/**
 * An identifier that a client made up (trace id, a name in a path) without card numbers: masked when whole groups of
 * digits are one of 13 to 16 digits. What is longer, or goes on, is an identifier of another kind.
 */
export const maskIdentifier = (text: string): string =>
  masked(text, { lengths: { least: cardLengths.least, most: 16 }, isExact: true })

interface Search {
  readonly lengths: { readonly least: number; readonly most: number }
  /** The number ends with a group. */
  readonly isExact: boolean
}

function masked(text: string, search: Search): string {
  if (text.length < cardLengths.least) return text
  const pieces: string[] = []
  let copied = 0
  const replace = (from: number, to: number, by: string) => {
    pieces.push(text.slice(copied, from), by)
    copied = to
  }
  for (const row of digitRows(text)) {
    if (row.text.length > tooManyDigits && digitsIn(row.text) > tooManyDigits)
      replace(row.from, row.from + row.text.length, row.text.replace(anyDigit, 'X'))
    else for (const run of row.runs()) maskRun(run, { text, search, replace })
  }
  return pieces.length === 0 ? text : pieces.join('') + text.slice(copied)
}

interface Masking {
  readonly text: string
  readonly search: Search
  replace(from: number, to: number, by: string): void
}

function maskRun(run: readonly DigitGroup[], masking: Masking): void {
  const { search, replace } = masking
  let tailLeft = 0
  for (let at = 0; at < run.length; at++) {
    const group = run[at]
    if (!group) continue
    const found = numberAt(run, at, masking)
    if (found) {
      const last = found.groups.at(-1) ?? group
      replace(group.from, last.to, `${maskCardNumber(found.number)}${'X'.repeat(found.behind)}`)
      at += found.groups.length - 1
      tailLeft = tail.groups
    } else if (tailLeft > 0 && group.digits.length <= tail.digits) {
      replace(group.from, group.to, hidden(group.digits))
      tailLeft--
    } else if (!search.isExact && group.digits.length > cardLengths.most) {
      const hiddenGroup = maskLong(group.digits)
      if (hiddenGroup !== group.digits) replace(group.from, group.to, hiddenGroup)
      tailLeft = hiddenGroup === group.digits ? 0 : tail.groups
    } else tailLeft = 0
  }
}

/** The shortest card number that begins with the group: what follows may be its code. */
function numberAt(run: readonly DigitGroup[], at: number, { text, search }: Masking): Found | undefined {
  const { least, most } = search.lengths
  let digits = ''
  for (let end = at; end < run.length && digits.length < most; end++) {
    const before = digits.length
    digits += run[end]?.digits ?? ''
    if (digits.length < least) continue
    const groups = run.slice(at, end + 1)
    const lengths = groups.map((group) => group.digits.length)
    for (let length = Math.max(least, before + 1); length <= Math.min(most, digits.length); length++) {
      const [number, behind] = [digits.slice(0, length), digits.slice(length)]
      if (behind !== '' && (search.isExact || !mayFollow(behind, length))) continue
      const isNumber =
        length === 13 ? isShortCardNumber(number, textBefore(text, groups)) : isCardNumber(number, lengths)
      if (isNumber) return { groups, number, behind: behind.length }
    }
  }
  return undefined
}

const textBefore = (text: string, [first]: readonly DigitGroup[]): string =>
  text.slice(Math.max(0, (first?.from ?? 0) - 8), first?.from)

const date = '(?:(?:0[1-9]|1[0-2])[2-4]\\d|[2-4]\\d(?:0[1-9]|1[0-2]))'
const followsNumber = (code: string) => new RegExp(`^(?:${date}|${code}|${date}${code}|${code}${date})$`)
const followsAmex = followsNumber('\\d{4}')
const followsOther = followsNumber('\\d{3}')
/** Expiry date (`MMYY`, `YYMM`), code, or one after the other. */
const mayFollow = (digits: string, length: number): boolean =>
  digits.length <= 8 && (length === 15 ? followsAmex : followsOther).test(digits)

/** Twenty digits and more without a break: a card number may begin anywhere in them. */
function maskLong(digits: string): string {
  for (let from = 0; from + 14 <= digits.length; from++) {
    for (let length = 14; length <= cardLengths.most && from + length <= digits.length; length++) {
      const number = digits.slice(from, from + length)
      if (!isCardNumber(number, [])) continue
      const rest = digits.slice(from + length)
      return `${digits.slice(0, from)}${maskCardNumber(number)}${rest.length <= 8 ? hidden(rest) : maskLong(rest)}`
    }
  }
  return digits
}

const hidden = (digits: string): string => 'X'.repeat(digits.length)
const digitsIn = (text: string): number => text.match(anyDigit)?.length ?? 0
