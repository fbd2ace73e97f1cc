import { SupplierUnavailable } from '../air-host.ts'
import { type GateOf, SupplierBusy, type SupplierGate } from './supplier-gate.ts'

/** The gates of a process: one for each adapter, since each adapter has one credential. */
export function supplierGates(): GateOf {
  const made = new Map<string, SupplierGate>()
  return (adapter) => {
    const gate = made.get(adapter) ?? supplierGate(adapter)
    made.set(adapter, gate)
    return gate
  }
}

function supplierGate(adapter: string): SupplierGate {
  let closedUntil = 0
  return {
    async call({ deadlineMs, signal }, send) {
      if (Date.now() < closedUntil) throw new SupplierBusy(`${adapter} takes no calls now`, closedUntil)
      const deadline = AbortSignal.timeout(deadlineMs)
      const late = new Promise<never>((_, reject) =>
        deadline.addEventListener('abort', () =>
          reject(new SupplierUnavailable(`${adapter} did not answer within ${deadlineMs} ms`)),
        ),
      )
      return Promise.race([send(signal ? AbortSignal.any([deadline, signal]) : deadline), late])
    },
    limited(_, until) {
      closedUntil = Math.max(closedUntil, until)
    },
  }
}
