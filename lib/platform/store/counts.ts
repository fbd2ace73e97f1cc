import type { Addition, Counts } from '../../kernel/store.ts'

const nothingCounted: Counts = { numbers: {}, marks: {} }

const fits = ({ numbers }: Counts, { add, atMost = {} }: Addition): boolean =>
  Object.entries(atMost).every(([name, most]) => (numbers[name] ?? 0) + (add[name] ?? 0) <= most)

/** The numbers after an addition; undefined when it cannot be made. */
export function added(current: Counts | undefined, addition: Addition): Counts | undefined {
  const { numbers, marks } = current ?? nothingCounted
  const sums = { ...numbers }
  for (const [name, by] of Object.entries(addition.add)) sums[name] = (sums[name] ?? 0) + by
  if ('closes' in addition) {
    const { name, text } = addition.closes
    if (marks[name] !== text || !fits({ numbers, marks }, addition)) return undefined
    const { [name]: _, ...others } = marks
    return { numbers: sums, marks: others }
  }
  const { name, text } = addition.opens
  if (marks[name] !== undefined || !fits({ numbers, marks }, addition)) return undefined
  return { numbers: sums, marks: { ...marks, [name]: text } }
}
