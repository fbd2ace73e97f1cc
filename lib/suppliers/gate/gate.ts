import type { EpochMs } from '../../kernel/instant.ts'

/** What kind of call it is: sales go before searches, and looking up what became of a sale waits for neither. */
export type GateLane = 'search' | 'sale' | 'read'

export interface GateCall {
  readonly lane: GateLane
  /** How long the call may take. */
  readonly deadlineMs: number
}

/** What stands between the service and one supplier. */
export interface SupplierGate {
  /**
   * Sends a call when the supplier can bear it.
   *
   * @throws SupplierUnavailable it was not sent
   */
  call<T>(kind: GateCall, send: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** The supplier takes no more calls of a lane until a moment. */
  limited(lane: GateLane, until: EpochMs): void
}

/** A gate that lets everything through, each call as long as it may take. */
export const openGate: SupplierGate = {
  call: ({ deadlineMs }, send) => send(AbortSignal.timeout(deadlineMs)),
  limited: () => undefined,
}
