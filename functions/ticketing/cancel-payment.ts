import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { toPaymentAnswer } from '../../lib/payment/wire/payment.ts'
import { withPaymentCancelled } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'

/** The payment is refunded, and the tickets are voided, at the next commit. */
export const cancelPayment: Operation<typeof ticketingRoutes.cancelPayment> = changeWorkbench(
  ({ workbench, path }) => withPaymentCancelled(workbench, path.id),
  ({ workbench, payment }) => toPaymentAnswer(payment, workbench),
)
