import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { readFormOfPayment, toFormOfPaymentAnswer } from '../../lib/contract/wire/form-of-payment.ts'
import { checkFormOfPayment } from '../../lib/domain/check-form-of-payment.ts'
import { requireFormOfPayment, withFormOfPayment } from '../../lib/domain/workbench-payments.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const updateFormOfPayment: Operation<typeof ticketingRoutes.updateFormOfPayment> = async ({ path, body }, context) => {
  const { stores, ids, now } = context
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { id, ref } = requireFormOfPayment(workbench, [path.Identifier])
  const given = { ...readFormOfPayment(body), id, ref }
  checkFormOfPayment(given, workbench.offers, now)
  const updated = withFormOfPayment(workbench, given, ids.uuid)
  await stores.workbenches.save(updated.workbench, now)
  return toFormOfPaymentAnswer(updated.formOfPayment)
}
