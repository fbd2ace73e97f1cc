/**
 * The entries with a code of a supplier, whose letter case counts: those with exactly that code, otherwise those
 * whose code differs from it by letter case only.
 */
export function withCode<T>(entries: readonly T[], code: string, codeOf: (entry: T) => string): T[] {
  const exactly = entries.filter((entry) => codeOf(entry) === code)
  if (exactly.length > 0) return exactly
  const folded = code.toUpperCase()
  return entries.filter((entry) => codeOf(entry).toUpperCase() === folded)
}
