import type { EpochMs } from '../../kernel/instant.ts'
import type { AttemptResult, Breaker } from './breaker.ts'
import type { GateLimits } from './gate-limits.ts'
import { type GateLane, gateLanes, SupplierBusy } from './supplier-gate.ts'
import type { TokenBucket } from './token-bucket.ts'

/** Searches have limits and failures of their own, and so have all other calls. */
export interface Side {
  readonly bucket: TokenBucket
  readonly breaker: Breaker
}

export interface Sides {
  readonly searches: Side
  readonly others: Side
}

/** A call whose turn it is. */
export interface Turn {
  /** Calls of this process that are under way, this one included. */
  readonly inFlight: number
  /** It ended: the next one may go. */
  end(result: AttemptResult): void
}

interface Waiting {
  readonly lane: GateLane
  /** When its turn no longer helps. */
  readonly endsAt: EpochMs
  readonly go: (turn: Turn) => void
  readonly refuse: (reason: SupplierBusy) => void
}

interface TurnsParts {
  readonly supplier: string
  readonly limits: GateLimits
  readonly sides: Sides
  readonly now: () => EpochMs
}

/** A look at the clock at least so often, should the supplier have named a moment far away. */
const longestTimerMs = 60_000

/** Who goes next. Searches leave a quarter of the places to calls that sell. */
export function makeTurns({ supplier, limits, sides, now }: TurnsParts) {
  const searchPlaces = Math.max(1, limits.inFlight - Math.ceil(limits.inFlight / 4))
  const lines = new Map(gateLanes.map((lane) => [lane, new Set<Waiting>()] as const))
  const timers = new Map<Side, NodeJS.Timeout>()
  const refilling = new Set<Side>()
  let [running, searching] = [0, 0]

  const sideOf = (lane: GateLane): Side => (lane === 'search' ? sides.searches : sides.others)
  const lineOf = (lane: GateLane): Set<Waiting> => lines.get(lane) ?? new Set()
  const hasPlace = (lane: GateLane): boolean =>
    running < limits.inFlight && (lane !== 'search' || searching < searchPlaces)
  /** What became of a sale is asked of a supplier that does not answer, too. */
  const openUntil = (lane: GateLane): EpochMs | undefined =>
    lane === 'outcome' ? undefined : sideOf(lane).breaker.openUntil()

  function refuse(
    waiting: Waiting,
    reason: string,
    options: { retryAt?: EpochMs; cause?: unknown } = {},
  ): void {
    waiting.refuse(new SupplierBusy(`${supplier} ${reason}`, options))
  }

  function start(waiting: Waiting): void {
    const { lane } = waiting
    const note = sideOf(lane).breaker.begin()
    running++
    searching += lane === 'search' ? 1 : 0
    waiting.go({
      inFlight: running,
      end(result) {
        running--
        searching -= lane === 'search' ? 1 : 0
        note(result)
        goOn()
      },
    })
  }

  function goOn(): void {
    for (const lane of gateLanes) for (const waiting of lineOf(lane)) if (!serve(waiting)) break
  }

  /** @returns false when it has to wait, and with it all behind it */
  function serve(waiting: Waiting): boolean {
    const { lane, endsAt } = waiting
    const side = sideOf(lane)
    const open = openUntil(lane)
    if (open !== undefined) {
      refuse(waiting, 'does not answer at present', { retryAt: open })
    } else if (!hasPlace(lane)) {
      return false
    } else if (side.bucket.take()) {
      start(waiting)
    } else {
      const emptyUntil = side.bucket.emptyUntil()
      if (emptyUntil === undefined || emptyUntil < endsAt) {
        waitFor(side, emptyUntil)
        return false
      }
      refuse(waiting, 'takes no more calls at present', { retryAt: emptyUntil })
    }
    return true
  }

  function waitFor(side: Side, emptyUntil: EpochMs | undefined): void {
    if (emptyUntil === undefined) void refill(side)
    else if (!timers.has(side))
      timers.set(
        side,
        setTimeout(
          () => {
            timers.delete(side)
            goOn()
          },
          Math.min(emptyUntil - now(), longestTimerMs),
        ).unref(),
      )
  }

  async function refill(side: Side): Promise<void> {
    if (refilling.has(side)) return
    refilling.add(side)
    try {
      await side.bucket.refill()
    } catch (cause) {
      for (const lane of gateLanes.filter((one) => sideOf(one) === side))
        for (const waiting of lineOf(lane))
          refuse(waiting, 'cannot be asked: its calls are not counted', { cause })
    } finally {
      refilling.delete(side)
      goOn()
    }
  }

  return {
    /**
     * Waits for its turn.
     *
     * @param endsAt when it no longer helps
     * @param signal ends the wait, too
     * @throws SupplierBusy
     */
    take: (lane: GateLane, { endsAt, signal }: { readonly endsAt: EpochMs; readonly signal: AbortSignal }) =>
      new Promise<Turn>((resolve, reject) => {
        const line = lineOf(lane)
        const leave = (): void => refuse(waiting, 'was not asked in time')
        const timer = setTimeout(leave, endsAt - now())
        const ended = (): void => {
          line.delete(waiting)
          clearTimeout(timer)
          signal.removeEventListener('abort', leave)
        }
        const waiting: Waiting = {
          lane,
          endsAt,
          go(turn) {
            ended()
            resolve(turn)
          },
          refuse(reason) {
            ended()
            reject(reason)
          },
        }
        line.add(waiting)
        signal.addEventListener('abort', leave)
        if (signal.aborted) leave()
        goOn()
        if (line.has(waiting) && line.size > limits.waiting)
          refuse(waiting, 'has too many calls waiting for it')
      }),
  }
}
