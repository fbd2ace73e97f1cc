import type { reservationRoutes } from '../../lib/contract/routes/reservation.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { toRuleBlocks } from '../../lib/pricing/wire/rule-blocks.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import { toReservationAnswer } from '../../lib/reservation/wire/reservation.ts'

export const retrieveReservation: Operation<typeof reservationRoutes.retrieveReservation> = async (
  { path, query },
  context,
) => {
  if (path.Identifier.trim() === '') throw new Refusal('inputInvalid')
  const reservation = await requireReservation(
    context,
    path.Identifier,
    query.identifierType,
    query.documentType,
  )
  const tickets = await context.stores.documents.findMany(reservation.documentIds)
  return toReservationAnswer(reservation, tickets, {
    detail: query.detailViewInd ?? false,
    brandAttributes: query.viewBrandCompleteInfoInd ?? false,
    baggageDetail: query.viewBaggageDetailInd ?? false,
    ...(context.headers('fareRuleRetrievalType')?.toLowerCase() === 'long' && { fareRules: toRuleBlocks }),
  })
}
