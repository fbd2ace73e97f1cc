import type { EpochMs } from '../../kernel/instant.ts'
import type { SpentTokens } from './spent-tokens.ts'

/** Permissions to send a call. */
export interface TokenBucket {
  /** Takes one. @returns false when none is at hand */
  take(): boolean
  /** When there may be some again; undefined: `refill` may get some now. */
  emptyUntil(): EpochMs | undefined
  /** Gets a share of what the window has left. @throws whatever the store throws */
  refill(): Promise<void>
  /** The supplier takes nothing before. */
  closeUntil(until: EpochMs): void
}

/** Where only the supplier tells when it is too much. */
export function unlimitedBucket(now: () => EpochMs): TokenBucket {
  let closedUntil = 0
  const emptyUntil = (): EpochMs | undefined => (now() < closedUntil ? closedUntil : undefined)
  return {
    take: () => emptyUntil() === undefined,
    emptyUntil,
    refill: async () => undefined,
    closeUntil(until) {
      closedUntil = Math.max(closedUntil, until)
    },
  }
}

interface Window {
  readonly lengthMs: number
  /** Calls in it. */
  readonly most: number
}

/**
 * The windows that a limit by the minute is counted in. Any minute, wherever it begins, overlaps one window more than it is long,
 * and must not hold more than the limit. The shortest window in which a few calls may go at once: calls are spread evenly.
 */
function windowOf(perMinute: number): Window {
  const windows = [1, 2, 5, 10].map((seconds) => ({
    lengthMs: seconds * 1000,
    most: Math.floor(perMinute / (60 / seconds + 1)),
  }))
  return windows.find(({ most }) => most >= 4) ?? { lengthMs: 10_000, most: Math.floor(perMinute / 7) }
}

/** Windows ahead that are marked as spent when the supplier takes nothing for a while: then other processes stop, too. */
const mostWindowsClosed = 12

interface Counted {
  readonly name: string
  readonly perMinute: number
  readonly spent: SpentTokens
  readonly now: () => EpochMs
}

/**
 * A limit that processes share. Each takes its calls in batches out of a common count before it makes them, so that all together never
 * make more; a batch grows while its process is busy, up to an eighth of the window. What is left of a batch expires with the window.
 */
export function sharedBucket({ name, perMinute, spent, now }: Counted): TokenBucket {
  const { lengthMs, most } = windowOf(perMinute)
  const largestBatch = Math.max(1, Math.floor(most / 8))
  const pause = unlimitedBucket(now)
  let [window, held, batch] = [-1, 0, 1]
  let isSpent = false

  const endOf = (index: number): EpochMs => (index + 1) * lengthMs
  const add = (index: number, count: number): Promise<number> =>
    spent.add(`${name}#${index}`, count, endOf(index))

  /** The present window; what was held in the one before is gone. */
  function turn(): number {
    const current = Math.floor(now() / lengthMs)
    if (current !== window) {
      ;[window, held, batch] = [current, 0, Math.max(1, Math.floor(batch / 2))]
      isSpent = false
    }
    return current
  }

  return {
    take() {
      turn()
      if (held === 0 || !pause.take()) return false
      held--
      return true
    },
    emptyUntil() {
      const current = turn()
      const closed = pause.emptyUntil()
      return closed ?? (held === 0 && isSpent ? endOf(current) : undefined)
    },
    async refill() {
      const [of, asked] = [turn(), batch]
      if (held > 0 || isSpent) return
      const sum = await add(of, asked)
      if (turn() !== of) return
      held += Math.min(asked, Math.max(0, most - (sum - asked)))
      isSpent = sum >= most
      batch = Math.min(batch * 2, largestBatch)
    },
    closeUntil(until) {
      pause.closeUntil(until)
      const first = turn()
      const last = Math.min(Math.floor(until / lengthMs), first + mostWindowsClosed)
      for (let index = first; index < last; index++) void add(index, most).catch(() => undefined)
    },
  }
}
