import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { withoutPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

export const deletePayment: Operation<typeof ticketingRoutes.deletePayment> = async (
  { path },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  await stores.workbenches.save(withoutPayment(workbench, path.id), now)
}
