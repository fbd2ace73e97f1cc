import type { EpochMs } from '../../kernel/instant.ts'
import type { Store } from '../../kernel/store.ts'
import { SupplierUnavailable } from '../air-host.ts'

/**
 * Kinds of calls, those that are let through first at the front: what became of a sale that is under way, what sells or
 * changes, what is read on the way to a sale, and searches.
 */
export const gateLanes = ['outcome', 'sale', 'read', 'search'] as const
export type GateLane = (typeof gateLanes)[number]

/** How a call is let through. */
export interface GateCall {
  readonly lane: GateLane
  /** How long it may take; at most half of it, and no more than ten seconds, is spent on waiting at the gate. */
  readonly deadlineMs: number
  /** Ends when no one waits for the answer any longer. */
  readonly signal?: AbortSignal | undefined
}

/** What every call to one credential of a supplier passes: it keeps the supplier's limits, and the service from a supplier that is down. */
export interface SupplierGate {
  /**
   * Sends when it is the call's turn.
   *
   * @param send gets a signal that ends with the deadline. Refusals and `OutcomePending` that it throws are answers; any other
   *   error but `SupplierBusy` counts against the supplier
   * @throws SupplierBusy the gate did not let it through: nothing was sent
   * @throws SupplierUnavailable the deadline passed after it was sent; whatever `send` throws
   */
  call<T>(kind: GateCall, send: (signal: AbortSignal) => Promise<T>): Promise<T>

  /**
   * The supplier said that it takes no more calls of a lane until then: an answer 429, or no calls remaining. No search is sent
   * before, or no other call; by any process, where the rate is counted.
   *
   * @param until taken for a second from now at least, and ten minutes at most
   */
  limited(lane: GateLane, until: EpochMs): void
}

/**
 * The call was not made, or the supplier turned it away unread: nothing happened there, and it may be repeated.
 * An adapter throws it for an answer 429, too. The workflow of commits knows it by its name: it repeats the step for some minutes.
 */
export class SupplierBusy extends SupplierUnavailable {
  override readonly name = 'SupplierBusy'
  readonly sent = false
  /** When a repetition may pass; absent: soon. */
  readonly retryAt: EpochMs | undefined

  constructor(message: string, { retryAt, ...options }: { retryAt?: EpochMs; cause?: unknown } = {}) {
    super(message, options)
    this.retryAt = retryAt
  }
}

/** The gate of an adapter: the same whenever it is asked for, since an adapter has one credential. */
export type GateOf = (adapter: string, store: Store) => SupplierGate
