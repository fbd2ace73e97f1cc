/** Simulated time in steps of a millisecond: what is to happen, happens at the step that it is planned for. */
export interface Timeline {
  readonly seconds: () => number
  /** Runs `then` after so many seconds. */
  after(seconds: number, then: () => void): void
  /** Runs until the given second. */
  runUntil(seconds: number): void
}

const stepsPerSecond = 1000

export function timeline(): Timeline {
  const planned = new Map<number, (() => void)[]>()
  let step = 0
  return {
    seconds: () => step / stepsPerSecond,
    after(seconds, then) {
      const at = step + Math.max(1, Math.round(seconds * stepsPerSecond))
      const others = planned.get(at)
      if (others) others.push(then)
      else planned.set(at, [then])
    },
    runUntil(seconds) {
      for (; step < seconds * stepsPerSecond; step++) {
        for (const then of planned.get(step) ?? []) then()
        planned.delete(step)
      }
    },
  }
}

/** What is allowed so often a second, and for a moment more. */
export interface Bucket {
  /** Takes so much when it is there. */
  take(amount: number): boolean
}

export function bucket(time: Timeline, { perSecond, burst }: { perSecond: number; burst: number }): Bucket {
  let left = burst
  let filledAt = 0
  return {
    take(amount) {
      left = Math.min(burst, left + (time.seconds() - filledAt) * perSecond)
      filledAt = time.seconds()
      if (left < amount) return false
      left -= amount
      return true
    },
  }
}

/** Functions that run at a time. */
export interface Pool {
  take(): boolean
  give(): void
  readonly most: () => number
}

export function pool(size: number): Pool {
  let busy = 0
  let most = 0
  return {
    take() {
      if (busy >= size) return false
      busy++
      most = Math.max(most, busy)
      return true
    },
    give() {
      busy--
    },
    most: () => most,
  }
}
