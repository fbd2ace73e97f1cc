import { toPendingAnswer } from '../../lib/commit/wire/commit.ts'
import type { reservationRoutes } from '../../lib/contract/routes/reservation.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import { toRuleBlocks } from '../../lib/pricing/wire/rule-blocks.ts'
import { type ReservationNameKind, requireReservation } from '../../lib/reservation/require-reservation.ts'
import { toReservationAnswer } from '../../lib/reservation/wire/reservation.ts'

export const retrieveReservation: Operation<typeof reservationRoutes.retrieveReservation> = async (
  { path, query },
  context,
) => {
  if (path.Identifier.trim() === '') throw new Refusal('inputInvalid')
  const { identifierType, documentType } = query
  const committed = await findCommitted(path.Identifier, identifierType, context)
  if (committed?.kind === 'pending') return toPendingAnswer(path.Identifier)
  const name = committed?.reservationId ?? path.Identifier
  const reservation = await requireReservation(context, name, identifierType, documentType)
  const tickets = await context.stores.documents.findMany(reservation.documentIds)
  return toReservationAnswer(reservation, tickets, {
    detail: query.detailViewInd ?? false,
    brandAttributes: query.viewBrandCompleteInfoInd ?? false,
    baggageDetail: query.viewBaggageDetailInd ?? false,
    ...(context.headers('fareRuleRetrievalType')?.toLowerCase() === 'long' && { fareRules: toRuleBlocks }),
  })
}

type Committed = { readonly kind: 'pending' } | { readonly kind: 'ended'; readonly reservationId: string }

/**
 * What a workbench of that name was committed to: clients ask by it when the answer of the commit did not reach them.
 * Undefined: there is none that was. Source: a guess, from public clients.
 */
async function findCommitted(
  name: string,
  kind: ReservationNameKind | undefined,
  { stores }: Context,
): Promise<Committed | undefined> {
  if (!isWorkbenchName(name) || (kind !== undefined && kind !== 'Reservation')) return undefined
  const workbench = await stores.workbenches.find(name)
  if (workbench?.status === 'committing') return { kind: 'pending' }
  if (workbench?.status !== 'closed' || workbench.outcome.kind !== 'committed') return undefined
  const [reservationId = ''] = workbench.outcome.reservationIds
  return { kind: 'ended', reservationId }
}

/** Locators and document numbers are shorter. */
const isWorkbenchName = (name: string): boolean => name.length === 36
