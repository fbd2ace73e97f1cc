import type { flexRoutes } from '../../lib/contract/routes/flex.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { wantsStream } from '../../lib/platform/http/stream-answer.ts'
import type { SearchDependencies } from '../../lib/shopping/answer-search.ts'
import { planFlexibleFlights } from '../../lib/shopping/plan-specific-flights.ts'
import { type PlannedSearch, separately } from '../../lib/shopping/search-order.ts'
import { answerFlights, requireFlights } from '../../lib/shopping/specific-flights.ts'
import { readFlightsRequest } from '../../lib/shopping/wire/build-next.ts'

export const flexFlightSpecificSearch: Operation<
  typeof flexRoutes.flexFlightSpecificSearch,
  SearchDependencies
> = async ({ body }, context, { airHosts, agencies }) => {
  const { tenant, headers } = context
  if (!tenant.agency.flexibleSearch) throw new Refusal('flexNotActivated')
  const known = agenciesOf(tenant, agencies)
  const request = readFlightsRequest(body, headers)
  const flights = await requireFlights(request, context, { agencies: known, airHosts })
  const planned = request.kind === 'named' ? planFlexibleFlights(request.products, flights, known) : flights
  const answer = (read: PlannedSearch) => answerFlights(flights, read, context, airHosts)
  return wantsStream(headers)
    ? separately(planned).map(({ about, read }) => ({ about, answer: () => answer(read) }))
    : answer(planned)
}
