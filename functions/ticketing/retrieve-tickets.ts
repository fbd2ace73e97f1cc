import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { toTicket } from '../../lib/contract/wire/document.ts'
import { readTicketQuery } from '../../lib/contract/wire/ticket-query.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireReservation } from '../../lib/runtime/require.ts'

export const retrieveTickets: Operation<typeof ticketingRoutes.retrieveTickets> = async ({ body }, { stores, tenant }) => {
  const { locator, numbers, detail } = readTicketQuery(body)
  const reservation = await requireReservation(stores, tenant.accessGroup, locator)
  const tickets = await stores.documents.findMany(reservation.documentNumbers)
  const wanted = tickets.filter(({ number }) => numbers.length === 0 || numbers.includes(number))
  if (wanted.length === 0) throw new Refusal('ticketUnknown')
  return { TicketListResponse: { TicketID: wanted.map((ticket, index) => toTicket(ticket, index, detail)) } }
}
