import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import { isTicket } from '../../lib/ticketing/document.ts'
import { hasNumber } from '../../lib/ticketing/require-document.ts'
import { toTicketListAnswer } from '../../lib/ticketing/wire/document.ts'
import { readTicketQuery, type TicketQuery } from '../../lib/ticketing/wire/ticket-query.ts'

export const retrieveTickets: Operation<typeof ticketingRoutes.retrieveTickets> = async ({ body }, context) =>
  toTicketList(readTicketQuery(body), context)

/**
 * @throws Refusal `locatorUnknown`, `ticketUnknown`; `ticketNumberRequired` tickets of NDC carriers are
 *   retrieved by number
 */
export async function toTicketList({ locator, numbers, detail }: TicketQuery, context: Context) {
  const reservation = await requireReservation(context, locator)
  const tickets = (await context.stores.documents.findMany(reservation.documentIds)).filter(isTicket)
  const wanted = tickets.filter(
    (ticket) => numbers.length === 0 || numbers.some((number) => hasNumber(ticket, number)),
  )
  if (wanted.length === 0) throw new Refusal('ticketUnknown')
  if (numbers.length === 0 && wanted.some(({ source }) => source === 'NDC'))
    throw new Refusal('ticketNumberRequired')
  return toTicketListAnswer(wanted, detail, context.now)
}
