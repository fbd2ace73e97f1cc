import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { checkFormOfPayment } from '../../lib/payment/check-form-of-payment.ts'
import { readFormOfPayment, toFormOfPaymentAnswer } from '../../lib/payment/wire/form-of-payment.ts'
import { requireFormOfPayment, withFormOfPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

export const updateFormOfPayment: Operation<typeof ticketingRoutes.updateFormOfPayment> = async (
  { path, body },
  context,
) => {
  const { stores, ids, now } = context
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { id, ref } = requireFormOfPayment(workbench, [path.Identifier])
  const given = { ...readFormOfPayment(body), id, ref }
  checkFormOfPayment(given, workbench.offers, now)
  const updated = withFormOfPayment(workbench, given, ids.uuid)
  await stores.workbenches.save(updated.workbench, now)
  return toFormOfPaymentAnswer(updated.formOfPayment)
}
