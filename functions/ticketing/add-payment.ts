import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { planPayment } from '../../lib/payment/plan-payment.ts'
import { readPayment, toPaymentAnswer } from '../../lib/payment/wire/payment.ts'
import { withPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

export const addPayment: Operation<typeof ticketingRoutes.addPayment> = async (
  { path, body },
  { stores, ids, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const added = withPayment(workbench, planPayment(readPayment(body), workbench), ids.uuid)
  await stores.workbenches.save(added.workbench, now)
  return toPaymentAnswer(added.payment, added.workbench)
}
