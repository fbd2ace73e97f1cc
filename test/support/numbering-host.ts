import type { AirHost } from '../../lib/suppliers/air-host.ts'
import type { DocumentOfTraveler, IssuedTicket } from '../../lib/suppliers/document-orders.ts'

/** How a supplier tells of documents: their numbers, and until when they can be voided. */
export type Relabel = (ticket: IssuedTicket, position: number) => IssuedTicket

/**
 * A host that tells of its documents in its own manner: tickets of travelers, by their position in the issuance.
 * Single documents are voided by traveler.
 */
export function withOwnDocuments(host: AirHost, relabel: Relabel): AirHost {
  const told = (tickets: readonly IssuedTicket[]): IssuedTicket[] => tickets.map(relabel)
  return {
    ...host,
    issue: async (order, call) => told(await host.issue(order, call)),
    async findIssue(key, call) {
      const found = await host.findIssue(key, call)
      return found && told(found)
    },
    async voidIssue({ documents, ...order }, call) {
      if (!documents) return host.voidIssue(order, call)
      const issued = (await host.findIssue(order.key, call)) ?? []
      return host.voidIssue({ ...order, documents: documents.flatMap((one) => known(one, issued)) }, call)
    },
  }
}

const known = (
  { travelerId, surname }: DocumentOfTraveler,
  issued: readonly IssuedTicket[],
): DocumentOfTraveler[] =>
  issued
    .filter((ticket) => ticket.travelerId === travelerId)
    .flatMap(({ numbers }) => numbers.map((number) => ({ travelerId, surname, number })))
