/** A line of the demo: the step, and what came of it. */
export const say = (step: string, what: string): void => console.log(`${step.padEnd(26)} ${what}`)

export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The first of them. @throws Error there is none */
export function firstOf<T>(things: readonly T[] | undefined, what: string): T {
  const [first] = things ?? []
  if (first === undefined) throw new Error(`no ${what}`)
  return first
}

/** The value that an answer should have. @throws Error it has none */
export function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what}`)
  return value
}
