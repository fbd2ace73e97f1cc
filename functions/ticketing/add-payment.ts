import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { planAddedPayment } from '../../lib/payment/plan-payment.ts'
import { readPayment, toPaymentAnswer } from '../../lib/payment/wire/payment.ts'
import { withPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { requirePaidNow } from '../../lib/workbench/hotel-and-car-segments.ts'

export const addPayment: Operation<typeof ticketingRoutes.addPayment> = changeWorkbench(
  ({ workbench, body }, { ids }) => {
    requirePaidNow(workbench)
    return withPayment(workbench, planAddedPayment(readPayment(body), workbench), ids.uuid)
  },
  ({ workbench, payment }) => toPaymentAnswer(payment, workbench),
)
