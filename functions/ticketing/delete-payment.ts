import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { withoutPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'

export const deletePayment: Operation<typeof ticketingRoutes.deletePayment> = changeWorkbench(
  ({ workbench, path }) => ({ workbench: withoutPayment(workbench, path.id) }),
  noContent,
)
