import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import type { Payment } from '../../lib/payment/payment.ts'
import { planPayment } from '../../lib/payment/plan-payment.ts'
import { readPayment, toPayment } from '../../lib/payment/wire/payment.ts'
import { withPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

export const addPaymentList: Operation<typeof ticketingRoutes.addPaymentList> = async (
  { path, body },
  { stores, ids, now },
) => {
  let workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const added: Payment[] = []
  for (const sent of body.Payment) {
    const one = withPayment(workbench, planPayment(readPayment(sent), workbench), ids.uuid)
    workbench = one.workbench
    added.push(one.payment)
  }
  await stores.workbenches.save(workbench, now)
  return { PaymentListResponse: { PaymentID: added.map((payment) => toPayment(payment, workbench)) } }
}
