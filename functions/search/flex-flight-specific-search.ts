import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { answerSpecificFlights } from './specific-flights.ts'

export const flexFlightSpecificSearch: Operation<typeof searchRoutes.flexFlightSpecificSearch, { airHosts: AirHosts }> = async (
  { body },
  context,
  { airHosts },
) => {
  if (!context.tenant.agency.flexibleSearch) throw new Refusal('flexNotActivated')
  return answerSpecificFlights(body.BuildOptions, context, airHosts, ({ search }) => search.order.sections)
}
