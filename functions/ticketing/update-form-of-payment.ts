import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import type { CardRemoval } from '../../lib/payment/card-vault.ts'
import { checkFormOfPayment } from '../../lib/payment/check-form-of-payment.ts'
import { readFormOfPayment, toFormOfPaymentAnswer } from '../../lib/payment/wire/form-of-payment.ts'
import { requireFormOfPayment, withFormOfPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeFormsOfPayment } from './change-forms-of-payment.ts'

export const updateFormOfPayment: Operation<
  typeof ticketingRoutes.updateFormOfPayment,
  { readonly vault: CardRemoval }
> = changeFormsOfPayment(
  ({ workbench, path, body }, { ids, now }) => {
    const { id, ref } = requireFormOfPayment(workbench, [path.Identifier])
    const given = { ...readFormOfPayment(body), id, ref }
    checkFormOfPayment(given, workbench.offers, now)
    return withFormOfPayment(workbench, given, ids.uuid)
  },
  ({ formOfPayment }) => toFormOfPaymentAnswer(formOfPayment),
)
