import type { EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { OutcomePending, SupplierUnavailable } from '../air-host.ts'
import type { GatedCall } from '../supplier-log.ts'
import { type AttemptResult, makeBreaker } from './breaker.ts'
import type { GateLimits } from './gate-limits.ts'
import type { SpentTokens } from './spent-tokens.ts'
import { type GateCall, type GateLane, SupplierBusy, type SupplierGate } from './supplier-gate.ts'
import { sharedBucket, unlimitedBucket } from './token-bucket.ts'
import { makeTurns, type Side } from './turns.ts'

interface GateParts {
  readonly supplier: string
  readonly limits: GateLimits
  readonly spent: SpentTokens
  /** The real time. */
  readonly now: () => EpochMs
  readonly report: (call: GatedCall) => void
}

/** Its clock may be wrong: a pause that is over already would be one 429 after the other, one of hours a mistake. */
const [shortestPauseMs, longestPauseMs] = [1000, 600_000]

/**
 * How long a call may wait for its turn: what is left of its time must be enough for an answer, as the outcome of a sale
 * without one is unknown.
 */
const waitMs = (deadlineMs: number): number => Math.min(deadlineMs / 2, 10_000)

/** The gate of a process before a credential. Those of all processes share the counts of `spent`. */
export function makeGate({ supplier, limits, spent, now, report }: GateParts): SupplierGate {
  const side = (name: string, perMinute: number | undefined): Side => ({
    bucket: perMinute === undefined ? unlimitedBucket(now) : sharedBucket({ name, perMinute, spent, now }),
    breaker: makeBreaker(now),
  })
  const sides = {
    searches: side('searches', limits.searchesPerMinute),
    others: side('calls', limits.callsPerMinute),
  }
  const turns = makeTurns({ supplier, limits, sides, now })
  const sideOf = (lane: GateLane): Side => (lane === 'search' ? sides.searches : sides.others)

  async function turnOf(lane: GateLane, wait: { readonly endsAt: EpochMs; readonly signal: AbortSignal }) {
    const from = now()
    try {
      return await turns.take(lane, wait)
    } catch (error) {
      const isStopped = sideOf(lane).breaker.openUntil() !== undefined
      report({ supplier, lane, result: 'refused', milliseconds: now() - from, inFlight: 0, isStopped })
      throw error
    }
  }

  async function pass<T>(
    { lane, deadlineMs }: GateCall,
    signal: AbortSignal,
    send: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const turn = await turnOf(lane, { endsAt: now() + waitMs(deadlineMs), signal })
    const sentAt = now()
    let result: AttemptResult = 'answered'
    try {
      return await Promise.race([endOf(signal, supplier), send(signal)])
    } catch (error) {
      result = resultOf(error)
      throw error
    } finally {
      turn.end(result)
      const isStopped = sideOf(lane).breaker.openUntil() !== undefined
      report({ supplier, lane, result, milliseconds: now() - sentAt, inFlight: turn.inFlight, isStopped })
    }
  }

  return {
    async call(kind, send) {
      const deadline = new AbortController()
      const timer = setTimeout(() => deadline.abort(), kind.deadlineMs)
      try {
        const signals = kind.signal ? [deadline.signal, kind.signal] : [deadline.signal]
        return await pass(kind, AbortSignal.any(signals), send)
      } finally {
        clearTimeout(timer)
      }
    },
    limited(lane, until) {
      const pauseMs = Math.min(Math.max(until - now(), shortestPauseMs), longestPauseMs)
      sideOf(lane).bucket.closeUntil(now() + pauseMs)
    },
  }
}

const endOf = (signal: AbortSignal, supplier: string): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(new SupplierUnavailable(`${supplier} did not answer in time`)),
      {
        once: true,
      },
    )
  })

/** Refusals and pending outcomes are answers: the supplier works. */
function resultOf(error: unknown): AttemptResult {
  if (error instanceof Refusal || error instanceof OutcomePending) return 'answered'
  return error instanceof SupplierBusy ? 'turnedAway' : 'failed'
}
