import * as z from 'zod'
import { routesOf } from '../route.ts'
import type { exchangeDocs } from '../route-docs/exchange.ts'

/** Heading "GDS exchanges and refunds" of the interface; served by functions/exchange. */
export const exchangeRoutes = routesOf<typeof exchangeDocs>()({
  exchangeEligibility: {
    method: 'GET',
    path: '/eligibility/ticketchangeeligibilities',
    envelope: 'TicketChangeEligibilityListResponse',
    content: 'GDS',
    query: z.object({
      Ticket: z.string().optional().meta({ description: 'Number of a ticket: only its traveler.' }),
      Locator: z
        .string()
        .optional()
        .meta({ description: 'All travelers of the reservation, each with the last open ticket.' }),
      authority: z.string().optional(),
    }),
    omitsResult: true,
  },
})
