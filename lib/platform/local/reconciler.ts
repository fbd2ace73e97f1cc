import type { ReportedName } from '../../reservation/reported-orders.ts'
import type { Log } from '../platform.ts'

/** Starts the reconciler after a delivery, as the invocation of a function on AWS that nothing waits for. */
export function localReconciler(run: (orders: readonly ReportedName[]) => Promise<unknown>, log: Log) {
  const underWay = new Set<Promise<unknown>>()
  return {
    async start(orders: readonly ReportedName[]): Promise<void> {
      const look: Promise<unknown> = run(orders)
        .catch((error: unknown) =>
          log.bug({ transactionId: 'reconcile-orders', operation: 'reconcile-orders', error }),
        )
        .finally(() => underWay.delete(look))
      underWay.add(look)
    },
    /** Ends when every order of the deliveries so far was looked at. */
    async idle(): Promise<void> {
      await Promise.all(underWay)
    },
  }
}
