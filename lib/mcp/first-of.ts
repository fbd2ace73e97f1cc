/** The first of them. @throws Error there is none */
export function firstOf<T>(things: readonly T[] | undefined, what: string): T {
  const [first] = things ?? []
  if (first === undefined) throw new Error(`the answer has no ${what}`)
  return first
}
