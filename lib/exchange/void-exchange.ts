import type { RefusalCode } from '../kernel/refusals.ts'
import type { Emd, Ticket, TravelDocument } from '../ticketing/document.ts'
import { isEmd, isLive, isTicket } from '../ticketing/document.ts'

/** A ticket whose void restores those that it was issued for; of an NDC carrier it ends the order instead. */
export const restoresTickets = (
  document: TravelDocument,
): document is Ticket & { readonly exchangeOf: NonNullable<Ticket['exchangeOf']> } =>
  isTicket(document) && document.source === 'GDS' && document.exchangeOf !== undefined

/**
 * Documents that have to become void with those of a conjunction: the miscellaneous documents of an exchange that
 * were paid with the value of the tickets that its void restores.
 *
 * @param all documents of the reservation
 */
export function voidedTogether(
  conjunction: readonly TravelDocument[],
  all: readonly TravelDocument[],
): TravelDocument[] {
  const [ticket] = conjunction.filter(restoresTickets)
  return ticket ? [...conjunction, ...all.filter(holdsValueOf(ticket))] : [...conjunction]
}

const holdsValueOf =
  (ticket: Ticket) =>
  (document: TravelDocument): document is Emd =>
    isEmd(document) &&
    document.ofExchange !== undefined &&
    document.issueKey === ticket.issueKey &&
    document.traveler.id === ticket.traveler.id &&
    document.payments.some(({ isInherited }) => isInherited)

/**
 * Why an exchange cannot be undone by the void of its tickets: part of the value that it would restore was returned
 * already. Undefined: it can, or the tickets are of no exchange.
 *
 * Source: guess.
 */
export function exchangeVoidProblem(
  together: readonly TravelDocument[],
  all: readonly TravelDocument[],
): Extract<RefusalCode, 'exchangeValueReturned'> | undefined {
  const [ticket] = together.filter(restoresTickets)
  if (!ticket) return undefined
  const former = all.filter(({ id }) => ticket.exchangeOf.documents.some((document) => document.id === id))
  const wasReturned = former.some(({ events }) =>
    events.some((event) => event.kind === 'exchangedFor' && event.returned !== undefined),
  )
  const isGone = together.some((document) => isEmd(document) && !isLive(document))
  return wasReturned || isGone ? 'exchangeValueReturned' : undefined
}
