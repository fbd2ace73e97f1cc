import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import type { CardRemoval } from '../../lib/payment/card-vault.ts'
import { checkFormOfPayment } from '../../lib/payment/check-form-of-payment.ts'
import { readFormOfPayment, toFormOfPaymentAnswer } from '../../lib/payment/wire/form-of-payment.ts'
import { withFormOfPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { hasItinerary, requirePaidNow } from '../../lib/workbench/hotel-and-car-segments.ts'
import { changeFormsOfPayment } from './change-forms-of-payment.ts'

export const addFormOfPayment: Operation<
  typeof ticketingRoutes.addFormOfPayment,
  { readonly vault: CardRemoval }
> = changeFormsOfPayment(
  ({ workbench, body }, { ids, now }) => {
    requirePaidNow(workbench)
    const given = readFormOfPayment(body)
    checkFormOfPayment(given, workbench.offers, now)
    const added = withFormOfPayment(workbench, given, ids.uuid)
    // Without an itinerary the form of payment is ignored, and the answer reports success.
    return { ...added, workbench: hasItinerary(workbench) ? added.workbench : undefined }
  },
  ({ formOfPayment }) => toFormOfPaymentAnswer(formOfPayment),
)
