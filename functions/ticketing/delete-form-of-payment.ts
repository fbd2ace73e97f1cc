import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { withoutFormOfPayment } from '../../lib/domain/workbench-payments.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const deleteFormOfPayment: Operation<typeof ticketingRoutes.deleteFormOfPayment> = async ({ path }, { stores, now }) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  await stores.workbenches.save(withoutFormOfPayment(workbench, path.Identifier), now)
}
