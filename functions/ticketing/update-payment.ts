import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { planPayment } from '../../lib/payment/plan-payment.ts'
import { readPayment, toPaymentAnswer } from '../../lib/payment/wire/payment.ts'
import { requireUnsettledPayment, withPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

export const updatePayment: Operation<typeof ticketingRoutes.updatePayment> = async (
  { path, body },
  { stores, ids, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { id, ref } = requireUnsettledPayment(workbench, path.id)
  const planned = planPayment(readPayment(body), workbench)
  const updated = withPayment(workbench, { ...planned, id, ref }, ids.uuid)
  await stores.workbenches.save(updated.workbench, now)
  return toPaymentAnswer(updated.payment, updated.workbench)
}
