import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { toTicketList } from './retrieve-tickets.ts'

export const retrieveTicketsByLocator: Operation<typeof ticketingRoutes.retrieveTicketsByLocator> = async (
  { query },
  context,
) => toTicketList({ locator: query.Locator, numbers: [], detail: true }, context)
