import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { planPayment } from '../../lib/payment/plan-payment.ts'
import { readPayment, toPaymentAnswer } from '../../lib/payment/wire/payment.ts'
import { requireUnsettledPayment, withPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'

export const updatePayment: Operation<typeof ticketingRoutes.updatePayment> = changeWorkbench(
  ({ workbench, path, body }, { ids }) => {
    const { id, ref } = requireUnsettledPayment(workbench, path.id)
    return withPayment(workbench, { ...planPayment(readPayment(body), workbench), id, ref }, ids.uuid)
  },
  ({ workbench, payment }) => toPaymentAnswer(payment, workbench),
)
