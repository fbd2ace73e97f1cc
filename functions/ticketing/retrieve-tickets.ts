import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { toTicketListAnswer } from '../../lib/contract/wire/document.ts'
import { readTicketQuery, type TicketQuery } from '../../lib/contract/wire/ticket-query.ts'
import { isTicket } from '../../lib/domain/document.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Context, Operation } from '../../lib/http/serve-family.ts'
import { requireReservation } from '../../lib/runtime/require.ts'

export const retrieveTickets: Operation<typeof ticketingRoutes.retrieveTickets> = async ({ body }, context) =>
  toTicketList(readTicketQuery(body), context)

/** @throws Refusal `locatorUnknown`, `ticketUnknown`; `ticketNumberRequired` tickets of NDC carriers are asked for by number */
export async function toTicketList({ locator, numbers, detail }: TicketQuery, context: Context) {
  const reservation = await requireReservation(context, locator)
  const tickets = (await context.stores.documents.findMany(reservation.documentNumbers)).filter(isTicket)
  const wanted = tickets.filter(({ number }) => numbers.length === 0 || numbers.includes(number))
  if (wanted.length === 0) throw new Refusal('ticketUnknown')
  if (numbers.length === 0 && wanted.some(({ source }) => source === 'NDC')) throw new Refusal('ticketNumberRequired')
  return toTicketListAnswer(wanted, detail, context.now)
}
