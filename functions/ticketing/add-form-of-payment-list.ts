import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import type { CardRemoval } from '../../lib/payment/card-vault.ts'
import { checkFormOfPayment } from '../../lib/payment/check-form-of-payment.ts'
import type { FormOfPayment } from '../../lib/payment/payment.ts'
import { readFormOfPayment, toFormOfPaymentId } from '../../lib/payment/wire/form-of-payment.ts'
import { withFormOfPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { hasItinerary, requirePaidNow } from '../../lib/workbench/hotel-and-car-segments.ts'
import { changeFormsOfPayment } from './change-forms-of-payment.ts'

export const addFormOfPaymentList: Operation<
  typeof ticketingRoutes.addFormOfPaymentList,
  { readonly vault: CardRemoval }
> = changeFormsOfPayment(
  ({ workbench: opened, body }, { ids, now }) => {
    requirePaidNow(opened)
    let workbench = opened
    const added: FormOfPayment[] = []
    for (const given of body.FormOfPayment.map(readFormOfPayment)) {
      checkFormOfPayment(given, workbench.offers, now)
      const one = withFormOfPayment(workbench, given, ids.uuid)
      workbench = one.workbench
      added.push(one.formOfPayment)
    }
    return { workbench: hasItinerary(opened) ? workbench : undefined, added }
  },
  ({ added }) => ({ FormOfPaymentListResponse: { FormOfPaymentID: added.map(toFormOfPaymentId) } }),
)
