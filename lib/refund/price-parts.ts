import type { Fee, PriceParts, Tax, TravelerPrice } from '../pricing/itinerary-price.ts'

export const noParts: PriceParts = { baseMinor: 0, taxes: [], fees: [] }

/** A price by its parts; where only the total is known, all of it is the base. Source: guess. */
export const partsOf = (price: TravelerPrice): PriceParts =>
  'totalMinor' in price
    ? { ...noParts, baseMinor: price.totalMinor }
    : { baseMinor: price.baseMinor, taxes: price.taxes, fees: price.fees }

/** An amount with a code: a tax or a fee. */
type Line = Tax | Fee

/** What is due under a code, over all lines that have it. */
export const minorUnder = (lines: readonly Line[], code: string | undefined): number =>
  lines.reduce((sum, line) => sum + (line.code === code ? line.minor : 0), 0)

/** Lines of the same code as one line; those that come to zero are left out. */
function mergedLines<L extends Line>(lines: readonly L[]): L[] {
  const byCode = Map.groupBy(lines, ({ code }) => code)
  return [...byCode.values()].flatMap((same) => {
    const minor = same.reduce((sum, line) => sum + line.minor, 0)
    return same[0] && minor !== 0 ? [{ ...same[0], minor }] : []
  })
}

/** The sum of some parts: taxes and fees by their codes. */
export const sumParts = (parts: readonly PriceParts[]): PriceParts => ({
  baseMinor: parts.reduce((sum, { baseMinor }) => sum + baseMinor, 0),
  taxes: mergedLines(parts.flatMap(({ taxes }) => taxes)),
  fees: mergedLines(parts.flatMap(({ fees }) => fees)),
})

const cappedLines = <L extends Line>(lines: readonly L[], limits: readonly L[]): L[] =>
  mergedLines(lines)
    .map((line) => ({ ...line, minor: Math.max(0, Math.min(line.minor, minorUnder(limits, line.code))) }))
    .filter(({ minor }) => minor > 0)

/** The parts, each never below zero and never above that of the limit. */
export const cappedParts = (parts: PriceParts, limit: PriceParts): PriceParts => ({
  baseMinor: Math.max(0, Math.min(parts.baseMinor, limit.baseMinor)),
  taxes: cappedLines(parts.taxes, limit.taxes),
  fees: cappedLines(parts.fees, limit.fees),
})

const withoutLines = <L extends Line>(lines: readonly L[], less: readonly L[]): L[] =>
  mergedLines(lines)
    .map((line) => ({ ...line, minor: line.minor - minorUnder(less, line.code) }))
    .filter(({ minor }) => minor !== 0)

/** The parts less others, line by line. */
export const withoutParts = (parts: PriceParts, less: PriceParts): PriceParts => ({
  baseMinor: parts.baseMinor - less.baseMinor,
  taxes: withoutLines(parts.taxes, less.taxes),
  fees: withoutLines(parts.fees, less.fees),
})
