import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { readFormOfPayment, toFormOfPaymentAnswer } from '../../lib/contract/wire/form-of-payment.ts'
import { checkFormOfPayment } from '../../lib/domain/check-form-of-payment.ts'
import { hasItinerary } from '../../lib/domain/land.ts'
import { withFormOfPayment } from '../../lib/domain/workbench-payments.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const addFormOfPayment: Operation<typeof ticketingRoutes.addFormOfPayment> = async ({ path, body }, { stores, ids, now }) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const given = readFormOfPayment(body)
  checkFormOfPayment(given, workbench.offers, now)
  const added = withFormOfPayment(workbench, given, ids.uuid)
  // Without an itinerary the form of payment is ignored, but the client is told that all is well.
  if (hasItinerary(workbench)) await stores.workbenches.save(added.workbench, now)
  return toFormOfPaymentAnswer(added.formOfPayment)
}
