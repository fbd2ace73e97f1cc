/** Time that stands still while something is computed, and jumps to the end of the next pause. */
export interface JumpingTime {
  readonly now: () => number
  pause(milliseconds: number): Promise<void>
  /** Lets time go on to a moment, when that is later. */
  waitUntil(moment: number): void
  /** Runs work that waits for nothing but pauses. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function jumpingTime(start: number): JumpingTime {
  let at = start
  const pauses = new Map<number, (() => void)[]>()

  function jump(): void {
    const next = Math.min(...pauses.keys())
    at = next
    const ended = pauses.get(next) ?? []
    pauses.delete(next)
    for (const end of ended) end()
  }

  return {
    now: () => at,
    pause: (milliseconds) =>
      new Promise((end) => {
        const until = at + Math.max(1, Math.round(milliseconds))
        pauses.set(until, [...(pauses.get(until) ?? []), end])
      }),
    waitUntil(moment) {
      at = Math.max(at, moment)
    },
    async run(work) {
      let isOver = false
      const result = work().finally(() => {
        isOver = true
      })
      while (!isOver) {
        await new Promise((turn) => setImmediate(turn))
        if (!isOver && pauses.size > 0) jump()
      }
      return result
    },
  }
}
