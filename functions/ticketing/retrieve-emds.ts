import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'

/** Source: docs/contract/specification.md (not implemented). */
export const retrieveEmds: Operation<typeof ticketingRoutes.retrieveEmds> = async () => {
  throw new Refusal('notImplemented')
}
