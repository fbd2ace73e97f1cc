import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { isTicket } from '../../lib/ticketing/document.ts'
import { findDocument } from '../../lib/ticketing/require-document.ts'
import { toTicketListAnswer } from '../../lib/ticketing/wire/document.ts'

export const displayTicket: Operation<typeof ticketingRoutes.displayTicket> = async (
  { path },
  { stores, now },
) => {
  const ticket = await findDocument(stores.documents, { number: path.Identifier, now }, isTicket)
  if (!ticket) throw new Refusal('ticketUnknown')
  if (ticket.source === 'NDC') throw new Refusal('ticketDisplayNotForNdc')
  return toTicketListAnswer([ticket], true, now)
}
