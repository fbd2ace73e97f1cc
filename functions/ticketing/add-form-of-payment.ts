import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { checkFormOfPayment } from '../../lib/payment/check-form-of-payment.ts'
import { readFormOfPayment, toFormOfPaymentAnswer } from '../../lib/payment/wire/form-of-payment.ts'
import { withFormOfPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { hasItinerary } from '../../lib/workbench/hotel-and-car-segments.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

export const addFormOfPayment: Operation<typeof ticketingRoutes.addFormOfPayment> = async (
  { path, body },
  { stores, ids, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const given = readFormOfPayment(body)
  checkFormOfPayment(given, workbench.offers, now)
  const added = withFormOfPayment(workbench, given, ids.uuid)
  // Without an itinerary the form of payment is ignored, but the client is told that all is well.
  if (hasItinerary(workbench)) await stores.workbenches.save(added.workbench, now)
  return toFormOfPaymentAnswer(added.formOfPayment)
}
