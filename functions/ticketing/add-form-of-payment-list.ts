import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { checkFormOfPayment } from '../../lib/payment/check-form-of-payment.ts'
import type { FormOfPayment } from '../../lib/payment/payment.ts'
import { readFormOfPayment, toFormOfPaymentId } from '../../lib/payment/wire/form-of-payment.ts'
import { withFormOfPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { hasItinerary } from '../../lib/workbench/hotel-and-car-segments.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

export const addFormOfPaymentList: Operation<typeof ticketingRoutes.addFormOfPaymentList> = async (
  { path, body },
  context,
) => {
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
