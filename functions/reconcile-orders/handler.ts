import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { once } from '../../lib/platform/aws/once.ts'
import { readRetention } from '../../lib/platform/store/retention.ts'
import type { ReportedName } from '../../lib/reservation/reported-orders.ts'
import { chooseSupplierInboxes } from '../../lib/suppliers/registry.ts'
import { type Reconciled, reconcileOrders } from './reconcile-orders.ts'

const dependencies = once(() => {
  const store = liveStore()
  return {
    store,
    inboxes: chooseSupplierInboxes(liveSuppliers(store)),
    retentionMonths: readRetention(process.env),
  }
})

/**
 * Runs on a schedule, and after each delivery for its orders. A failure raises the function's alarm; the next run
 * continues with what is left.
 */
export const handler = async ({
  orders,
}: {
  readonly orders?: readonly ReportedName[]
}): Promise<Reconciled> => reconcileOrders(Date.now(), dependencies(), orders)
