/**
 * The entry that a share of the whole weight falls on; undefined of an empty list.
 *
 * @param share 0 to 1
 */
export function weightedAt<T>(
  list: readonly T[],
  weightOf: (entry: T) => number,
  share: number,
): T | undefined {
  const total = list.reduce((sum, entry) => sum + weightOf(entry), 0)
  let left = share * total
  for (const entry of list) {
    left -= weightOf(entry)
    if (left <= 0) return entry
  }
  return list.at(-1)
}
