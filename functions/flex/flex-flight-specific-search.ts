import type { flexRoutes } from '../../lib/contract/routes/flex.ts'
import { areSpelledOut } from '../../lib/contract/wire/build-next.ts'
import { readFlexSections } from '../../lib/contract/wire/specific-flights.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import { type ReadSearch, separately } from '../../lib/domain/search-order.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { wantsStream } from '../../lib/http/stream-answer.ts'
import type { SearchNeeds } from '../../lib/runtime/answer-search.ts'
import { answerFlights, requireFlights } from '../../lib/runtime/specific-flights.ts'

export const flexFlightSpecificSearch: Operation<typeof flexRoutes.flexFlightSpecificSearch, SearchNeeds> = async (
  { body },
  context,
  { airHosts, agencies },
) => {
  const { tenant, headers } = context
  if (!tenant.agency.flexibleSearch) throw new Refusal('flexNotActivated')
  const known = agenciesOf(tenant, agencies)
  const flights = await requireFlights(body.BuildOptions, context, known)
  const asked = areSpelledOut(body.BuildOptions) ? readFlexSections(body.BuildOptions, flights, known) : flights
  const answer = (read: ReadSearch) => answerFlights(flights, read, context, airHosts)
  return wantsStream(headers) ? separately(asked).map(({ about, read }) => ({ about, answer: () => answer(read) })) : answer(asked)
}
