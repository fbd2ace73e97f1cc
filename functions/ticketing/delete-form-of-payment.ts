import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { withoutFormOfPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

export const deleteFormOfPayment: Operation<typeof ticketingRoutes.deleteFormOfPayment> = async (
  { path },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  await stores.workbenches.save(withoutFormOfPayment(workbench, path.Identifier), now)
}
