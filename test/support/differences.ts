/** What is in one list and not in the other, and what is twice in the first. */
export function unequal(what: string, ours: readonly string[], theirs: readonly string[]): string[] {
  const [a, b] = [new Set(ours), new Set(theirs)]
  const only = (one: Set<string>, other: Set<string>) => [...one].filter((entry) => !other.has(entry))
  return [
    ...(a.size < ours.length ? [`${what}: twice with us`] : []),
    ...only(a, b).map((entry) => `${what}: only with us: ${entry}`),
    ...only(b, a).map((entry) => `${what}: only with the supplier: ${entry}`),
  ]
}

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0)
