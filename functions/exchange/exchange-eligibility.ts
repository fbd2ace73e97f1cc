import type { exchangeRoutes } from '../../lib/contract/routes/exchange.ts'
import { eligibilityOf, lastOpenTickets } from '../../lib/exchange/eligibility.ts'
import { toEligibilityAnswer } from '../../lib/exchange/wire/eligibility.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import { isTicket, type Ticket } from '../../lib/ticketing/document.ts'
import { findDocument } from '../../lib/ticketing/require-document.ts'

/** The fees of one ticket, or of the last open ticket of each traveler of a reservation. */
export const exchangeEligibility: Operation<typeof exchangeRoutes.exchangeEligibility> = async (
  { query: { Ticket: number, Locator: locator } },
  context,
) => {
  if (number && locator) throw new Refusal('ticketOrLocator')
  const tickets = locator ? await ticketsOf(locator, context) : [await requireTicket(number, context)]
  if (tickets.some(([first]) => first?.source === 'NDC'))
    throw new Refusal('changeOfOtherContent', { content: 'NDC', instead: 'RESHOP' })
  const eligibilities = tickets.map((conjunction) => eligibilityOf(conjunction, context.now))
  return toEligibilityAnswer(eligibilities, context.trace)
}

/** A ticket with all documents of its conjunction. */
async function requireTicket(number: string | undefined, { stores, now }: Context): Promise<Ticket[]> {
  if (!number) throw new Refusal('ticketNumberRequired')
  const ticket = await findDocument(stores.documents, { number, now }, isTicket)
  if (!ticket) throw new Refusal('ticketUnknown')
  return (await stores.documents.findMany(ticket.conjunction)).filter(isTicket)
}

async function ticketsOf(locator: string, context: Context): Promise<Ticket[][]> {
  const { documentIds } = await requireReservation(context, locator, 'Locator')
  const tickets = (await context.stores.documents.findMany(documentIds)).filter(isTicket)
  if (tickets.length === 0) throw new Refusal('reservationNotTicketed')
  return lastOpenTickets(tickets)
}
