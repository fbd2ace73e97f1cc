import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { toTicketListAnswer } from '../../lib/contract/wire/document.ts'
import { readTicketNumber } from '../../lib/contract/wire/ticket-query.ts'
import { isTicket } from '../../lib/domain/document.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Operation } from '../../lib/http/serve-family.ts'

export const displayTicket: Operation<typeof ticketingRoutes.displayTicket> = async ({ path }, { stores, now }) => {
  const ticket = await stores.documents.find(readTicketNumber(path.Identifier))
  if (!ticket || !isTicket(ticket)) throw new Refusal('ticketUnknown')
  if (ticket.source === 'NDC') throw new Refusal('ticketDisplayNotForNdc')
  return toTicketListAnswer([ticket], true, now)
}
