import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { SearchDependencies } from '../../lib/shopping/answer-search.ts'
import { answerFlights, requireFlights } from '../../lib/shopping/specific-flights.ts'
import { readFlightsRequest } from '../../lib/shopping/wire/build-next.ts'

export const flightSpecificSearch: Operation<
  typeof searchRoutes.flightSpecificSearch,
  SearchDependencies
> = async ({ body }, context, { airHosts, agencies }) => {
  const flights = await requireFlights(readFlightsRequest(body, context.headers), context, {
    agencies: agenciesOf(context.tenant, agencies),
    airHosts,
  })
  const { order, section, warnings } = flights
  return answerFlights(flights, { order: { ...order, sections: [section] }, warnings }, context, airHosts)
}
