import type { SupplierLog } from '../supplier-log.ts'
import { defaultLimits, type LimitsByAdapter } from './gate-limits.ts'
import { makeGate } from './make-gate.ts'
import { storedTokens } from './spent-tokens.ts'
import type { GateOf, SupplierGate } from './supplier-gate.ts'

/** The gates of a process, in real time: one for each adapter, since an adapter has one credential. */
export function supplierGates(limits: LimitsByAdapter, log: SupplierLog): GateOf {
  const made = new Map<string, SupplierGate>()
  return (supplier, store) => {
    const gate =
      made.get(supplier) ??
      makeGate({
        supplier,
        limits: limits.get(supplier) ?? defaultLimits,
        spent: storedTokens(store, supplier),
        now: Date.now,
        report: log.gatedCall,
      })
    made.set(supplier, gate)
    return gate
  }
}
