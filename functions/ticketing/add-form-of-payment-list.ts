import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { readFormOfPayment, toFormOfPaymentId } from '../../lib/contract/wire/form-of-payment.ts'
import { checkFormOfPayment } from '../../lib/domain/check-form-of-payment.ts'
import { hasItinerary } from '../../lib/domain/land.ts'
import type { FormOfPayment } from '../../lib/domain/payment.ts'
import { withFormOfPayment } from '../../lib/domain/workbench-payments.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const addFormOfPaymentList: Operation<typeof ticketingRoutes.addFormOfPaymentList> = async ({ path, body }, context) => {
  const { stores, ids, now } = context
  const found = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  let workbench = found
  const added: FormOfPayment[] = []
  for (const given of body.FormOfPayment.map(readFormOfPayment)) {
    checkFormOfPayment(given, workbench.offers, now)
    const one = withFormOfPayment(workbench, given, ids.uuid)
    workbench = one.workbench
    added.push(one.formOfPayment)
  }
  if (hasItinerary(found)) await stores.workbenches.save(workbench, now)
  return { FormOfPaymentListResponse: { FormOfPaymentID: added.map(toFormOfPaymentId) } }
}
