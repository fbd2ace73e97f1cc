import type { flexRoutes } from '../../lib/contract/routes/flex.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { wantsStream } from '../../lib/platform/http/stream-answer.ts'
import type { SearchDependencies } from '../../lib/shopping/answer-search.ts'
import { type ReadSearch, separately } from '../../lib/shopping/search-order.ts'
import { answerFlights, requireFlights } from '../../lib/shopping/specific-flights.ts'
import { areSpelledOut } from '../../lib/shopping/wire/build-next.ts'
import { readFlexSections } from '../../lib/shopping/wire/specific-flights.ts'

export const flexFlightSpecificSearch: Operation<
  typeof flexRoutes.flexFlightSpecificSearch,
  SearchDependencies
> = async ({ body }, context, { airHosts, agencies }) => {
  const { tenant, headers } = context
  if (!tenant.agency.flexibleSearch) throw new Refusal('flexNotActivated')
  const known = agenciesOf(tenant, agencies)
  const flights = await requireFlights(body.BuildOptions, context, known)
  const asked = areSpelledOut(body.BuildOptions)
    ? readFlexSections(body.BuildOptions, flights, known)
    : flights
  const answer = (read: ReadSearch) => answerFlights(flights, read, context, airHosts)
  return wantsStream(headers)
    ? separately(asked).map(({ about, read }) => ({ about, answer: () => answer(read) }))
    : answer(asked)
}
