import type { AttemptResult } from './gate/breaker.ts'
import type { GateLane } from './gate/supplier-gate.ts'

/** One call to a supplier, for the operator: an allow-list of fields, never a body, a name or a query. */
export interface SupplierLogEntry {
  /** Name of the host. */
  readonly host: string
  /** What was called, without identifiers: `POST /air/orders`. */
  readonly operation: string
  readonly milliseconds: number
  /** Status of the answer; absent: there was none. */
  readonly status?: number
  /** The supplier's own code of an error. */
  readonly code?: string
  /** The supplier's name of the request, for its help desk. */
  readonly requestId?: string
}

/** A call that ended at the gate before a supplier, or behind it. */
export interface GatedCall {
  /** Name of the adapter. */
  readonly supplier: string
  readonly lane: GateLane
  /** `refused`: the gate did not let it through. */
  readonly result: AttemptResult | 'refused'
  /** From the moment that it was sent; of a refused one, how long it waited. */
  readonly milliseconds: number
  /** Calls of this process that were under way when it was sent, this one included; of a refused one 0. */
  readonly inFlight: number
  /** Calls of its kind are stopped now, since the supplier does not answer. */
  readonly isStopped: boolean
}

/** What an operator has to look at. */
export const supplierAlerts = {
  noBalance: 'what the account at the supplier holds is used up: orders are refused',
  unknownOutcome: 'whether an order or payment was made is not known: it is asked for, and may need a person',
  tokenRefused:
    'its token may not be used: it is none, or a live one without the settings that it needs (docs/suppliers)',
  deliveryRefused:
    'a delivery was not signed as agreed, or came too late: the secret, or its sender, is wrong',
} as const
export type SupplierAlert = keyof typeof supplierAlerts

export interface SupplierLog {
  /** Written by adapters. */
  supplierCall(entry: SupplierLogEntry): void
  /** Written by the gates, for each call. */
  gatedCall(call: GatedCall): void
  /** Written by adapters. @param supplier name of the adapter */
  alert(supplier: string, alert: SupplierAlert): void
}

/** Where no one reads it. */
export const quietSupplierLog: SupplierLog = {
  supplierCall: () => undefined,
  gatedCall: () => undefined,
  alert: () => undefined,
}
