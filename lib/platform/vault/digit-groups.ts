import { asciiDigits, isAscii } from './ascii-digits.ts'

/** Digits that stand together in a text. */
export interface DigitGroup {
  /** As ASCII digits, whatever script they were written in. */
  readonly digits: string
  /** Positions in the text: the first one, and the one behind the last. */
  readonly from: number
  readonly to: number
}

/** Thirteen digits and more with up to five characters between them that are neither letters nor digits. */
const rows = {
  ascii: /\d(?:[^A-Za-z\d]{0,5}\d){12,}/g,
  any: /[\p{Nd}\p{No}](?:[^\p{L}\p{N}]{0,5}[\p{Nd}\p{No}]){12,}/gu,
}
const groups = { ascii: /\d+/g, any: /[\p{Nd}\p{No}]+/gu }

/** Identifiers made of hexadecimal digits: UUIDs, trace ids, hashes. What stands in them is chance. */
const hexadecimal =
  /(?<![\p{L}\p{N}])(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?=\d*[a-f])(?:[0-9a-f]{64}|[0-9a-f]{40}|[0-9a-f]{32}))(?![\p{L}\p{N}])/giu

/** A part of a text with thirteen digits or more in a row. */
export interface DigitRow {
  readonly text: string
  /** Position of the first digit. */
  readonly from: number
  /** Its groups of digits as they can belong together. */
  runs(): Iterable<readonly DigitGroup[]>
}

/**
 * The digits of a text in rows, and these in runs: groups of digits with up to five characters between them that are
 * neither letters nor digits (blanks of any kind, dots, dashes, slashes, invisible characters). A decimal fraction
 * ends a run, and so does a ticket number, which is 13 digits, or 3 and 10.
 */
export function* digitRows(text: string): Generator<DigitRow> {
  const kind = isAscii(text) ? 'ascii' : 'any'
  let identifiers: RegExpExecArray[] | undefined
  for (const { 0: row, index: from } of text.matchAll(rows[kind])) {
    const runs = () => {
      identifiers ??= [...text.matchAll(hexadecimal)]
      while (identifiers[0] && endOf(identifiers[0]) <= from) identifiers.shift()
      return runsOf(groupsOf(row, from, identifiers, groups[kind]), text)
    }
    yield { text: row, from, runs }
  }
}

const endOf = ({ 0: found, index }: RegExpExecArray): number => index + found.length

/** The groups of a row, those inside of identifiers left out. */
const groupsOf = (
  row: string,
  start: number,
  identifiers: readonly RegExpExecArray[],
  pattern: RegExp,
): DigitGroup[] =>
  [...row.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const from = start + index
    const isInside =
      identifiers[0] !== undefined && identifiers[0].index <= from && from < endOf(identifiers[0])
    return isInside ? [] : [{ digits: asciiDigits(found), from, to: from + found.length }]
  })

function* runsOf(row: readonly DigitGroup[], text: string): Generator<readonly DigitGroup[]> {
  let run: DigitGroup[] = []
  for (const group of row) {
    const previous = run.at(-1)
    if (previous && !isContinued(text.slice(previous.to, group.from), previous, group)) {
      yield run
      run = []
    }
    run.push(group)
  }
  if (run.length > 0) yield run
}

function isContinued(gap: string, { digits: before }: DigitGroup, { digits: behind }: DigitGroup): boolean {
  const isTicket =
    before.length === 13 || behind.length === 13 || (before.length === 3 && behind.length === 10)
  const isFraction = gap === '.' && before.length <= 3 && behind.length > 4
  return gap.length <= 10 && !isTicket && !isFraction
}
