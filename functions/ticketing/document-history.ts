import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import { hasNumber, onlyDocument } from '../../lib/ticketing/require-document.ts'
import { readHistoryRequest, toDocumentHistory } from '../../lib/ticketing/wire/document-history.ts'

export const documentHistory: Operation<typeof ticketingRoutes.documentHistory> = async (
  { body },
  context,
) => {
  const { stores, now } = context
  const { locator, wanted } = readHistoryRequest(body)
  const reservation = await requireReservation(context, locator)
  const documents = await stores.documents.findMany(reservation.documentIds)
  const found = wanted.flatMap(({ number, kind }) => {
    const named = documents.filter((held) => held.kind === kind && hasNumber(held, number))
    return onlyDocument(named, number) ?? []
  })
  if (found.length === 0) throw new Refusal('documentHistoryMissing')
  const problems = wanted
    .filter(({ number }) => !found.some((document) => hasNumber(document, number)))
    .map(({ number }): RefusalNotice => ({ code: 'documentHistoryMissing', details: { number } }))
  return toDocumentHistory(reservation, found, problems, now)
}
