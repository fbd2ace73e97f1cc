import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { toReservationAnswer } from '../../lib/contract/wire/reservation.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireReservation } from '../../lib/runtime/require.ts'

export const retrieveReservation: Operation<typeof bookingRoutes.retrieveReservation> = async ({ path, query }, context) => {
  if (path.Identifier.trim() === '') throw new Refusal('inputInvalid')
  const reservation = await requireReservation(context, path.Identifier, query.identifierType)
  const tickets = await context.stores.documents.findMany(reservation.documentNumbers)
  return toReservationAnswer(reservation, tickets, {
    detail: query.detailViewInd ?? false,
    brandAttributes: query.viewBrandCompleteInfoInd ?? false,
    baggageDetail: query.viewBaggageDetailInd ?? false,
    fareRules: context.headers('fareRuleRetrievalType')?.toLowerCase() === 'long',
  })
}
