import type { reservationRoutes } from '../../lib/contract/routes/reservation.ts'
import { toReservationAnswer } from '../../lib/contract/wire/reservation.ts'
import { toRuleBlocks } from '../../lib/contract/wire/rule-blocks.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireReservation } from '../../lib/runtime/require.ts'

export const retrieveReservation: Operation<typeof reservationRoutes.retrieveReservation> = async ({ path, query }, context) => {
  if (path.Identifier.trim() === '') throw new Refusal('inputInvalid')
  const reservation = await requireReservation(context, path.Identifier, query.identifierType, query.documentType)
  const tickets = await context.stores.documents.findMany(reservation.documentNumbers)
  return toReservationAnswer(reservation, tickets, {
    detail: query.detailViewInd ?? false,
    brandAttributes: query.viewBrandCompleteInfoInd ?? false,
    baggageDetail: query.viewBaggageDetailInd ?? false,
    ...(context.headers('fareRuleRetrievalType')?.toLowerCase() === 'long' && { fareRules: toRuleBlocks }),
  })
}
