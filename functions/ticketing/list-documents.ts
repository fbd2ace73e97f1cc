import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { toDocumentList } from '../../lib/contract/wire/document-history.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireReservation } from '../../lib/runtime/require.ts'

export const listDocuments: Operation<typeof ticketingRoutes.listDocuments> = async ({ path }, context) => {
  const reservation = await requireReservation(context, path.identifier)
  const documents = await context.stores.documents.findMany(reservation.documentNumbers)
  if (documents.length === 0) throw new Refusal('documentHistoryMissing')
  return toDocumentList(reservation, documents)
}
