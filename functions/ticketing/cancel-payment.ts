import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { toPaymentAnswer } from '../../lib/payment/wire/payment.ts'
import { withPaymentCancelled } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

/** The money goes back, and the tickets are voided, at the commit that follows. */
export const cancelPayment: Operation<typeof ticketingRoutes.cancelPayment> = async (
  { path },
  { stores, now },
) => {
  const open = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { workbench, payment } = withPaymentCancelled(open, path.id)
  await stores.workbenches.save(workbench, now)
  return toPaymentAnswer(payment, workbench)
}
