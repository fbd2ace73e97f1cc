import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import { toDocumentList } from '../../lib/ticketing/wire/document-history.ts'

export const listDocuments: Operation<typeof ticketingRoutes.listDocuments> = async ({ path }, context) => {
  const reservation = await requireReservation(context, path.identifier)
  const documents = await context.stores.documents.findMany(reservation.documentIds)
  if (documents.length === 0) throw new Refusal('documentHistoryMissing')
  return toDocumentList(reservation, documents)
}
