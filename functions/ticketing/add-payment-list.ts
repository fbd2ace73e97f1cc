import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import type { Payment } from '../../lib/payment/payment.ts'
import { planAddedPayment } from '../../lib/payment/plan-payment.ts'
import { readPayment, toPayment } from '../../lib/payment/wire/payment.ts'
import { withPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { requirePaidNow } from '../../lib/workbench/hotel-and-car-segments.ts'

export const addPaymentList: Operation<typeof ticketingRoutes.addPaymentList> = changeWorkbench(
  ({ workbench: opened, body }, { ids }) => {
    requirePaidNow(opened)
    let workbench = opened
    const added: Payment[] = []
    for (const sent of body.Payment) {
      const one = withPayment(workbench, planAddedPayment(readPayment(sent), workbench), ids.uuid)
      workbench = one.workbench
      added.push(one.payment)
    }
    return { workbench, added }
  },
  ({ workbench, added }) => ({
    PaymentListResponse: { PaymentID: added.map((payment) => toPayment(payment, workbench)) },
  }),
)
