import type { EpochMs } from '../../kernel/instant.ts'

/** What came of an attempt: an answer (a refusal, too), none, or it was turned away unread. */
export type AttemptResult = 'answered' | 'failed' | 'turnedAway'

/**
 * Stops calls to a supplier that does not answer: after a run of failures, or when half of its calls fail. When it has been open for a
 * while, one call probes whether the supplier answers again.
 */
export interface Breaker {
  /** Until when no call is let through; undefined: a call may go. */
  openUntil(): EpochMs | undefined
  /** A call goes. @returns takes what came of it */
  begin(): (result: AttemptResult) => void
}

/** When it opens, and for how long. */
const breakerRules = {
  failuresInRow: 5,
  /** A share of failures counts from so many calls on, of so long. */
  failureShare: 0.5,
  leastCalls: 20,
  watchedMs: 30_000,
  openMs: 10_000,
} as const

export function makeBreaker(now: () => EpochMs): Breaker {
  const { failuresInRow, failureShare, leastCalls, watchedMs, openMs } = breakerRules
  const nothing = () => ({ since: now(), calls: 0, failures: 0, inRow: 0 })
  let seen = nothing()
  let openUntil: EpochMs | undefined
  /** Rises whenever it opens or closes: what began before says nothing of how the supplier is now. */
  let era = 0

  function change(until: EpochMs | undefined): void {
    openUntil = until
    seen = nothing()
    era++
  }

  function note(isFailure: boolean): void {
    if (now() - seen.since > watchedMs) seen = { ...nothing(), inRow: seen.inRow }
    seen.calls++
    seen.failures += isFailure ? 1 : 0
    seen.inRow = isFailure ? seen.inRow + 1 : 0
    const { calls, failures, inRow } = seen
    if (inRow >= failuresInRow || (calls >= leastCalls && failures >= calls * failureShare))
      change(now() + openMs)
  }

  return {
    openUntil: () => (openUntil !== undefined && now() < openUntil ? openUntil : undefined),
    begin() {
      const [begunIn, isOpen] = [era, openUntil !== undefined]
      const isProbe = openUntil !== undefined && now() >= openUntil
      // The others wait for what comes of it, and when nothing does, one of them tries.
      if (isProbe) openUntil = now() + openMs
      return (result) => {
        if (begunIn !== era) return
        if (result === 'turnedAway') openUntil = isProbe ? now() : openUntil
        else if (!isOpen) note(result === 'failed')
        else change(result === 'failed' ? now() + openMs : undefined)
      }
    },
  }
}
