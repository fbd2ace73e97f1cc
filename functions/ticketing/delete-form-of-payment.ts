import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { withoutFormOfPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'

export const deleteFormOfPayment: Operation<typeof ticketingRoutes.deleteFormOfPayment> = changeWorkbench(
  ({ workbench, path }) => ({ workbench: withoutFormOfPayment(workbench, path.Identifier) }),
  noContent,
)
