export interface Spread {
  readonly p50: number
  readonly p99: number
}

/** Three digits say enough. */
export const rounded = (value: number): number => Number(value.toPrecision(3))

/** Median and 99th percentile. */
export function spreadOf(samples: readonly number[]): Spread {
  const sorted = [...samples].sort((a, b) => a - b)
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { p50: rounded(at(0.5)), p99: rounded(at(0.99)) }
}

/** Milliseconds that the work took. */
export async function timed(work: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds of the fastest of three times, for work that can be repeated: others use the machine too. */
export async function fastest(work: () => Promise<unknown> | unknown): Promise<number> {
  const samples = [await timed(work), await timed(work), await timed(work)]
  return Math.min(...samples)
}

export const ratio = (a: number, b: number): number => rounded(a / b)
