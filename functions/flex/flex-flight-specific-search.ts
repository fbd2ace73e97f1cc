import type { flexRoutes } from '../../lib/contract/routes/flex.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import { type ReadSearch, separately } from '../../lib/domain/search-order.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { wantsStream } from '../../lib/http/stream-answer.ts'
import { answerFlights, requireFlights } from '../../lib/runtime/specific-flights.ts'
import type { AirShopping } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'

export const flexFlightSpecificSearch: Operation<typeof flexRoutes.flexFlightSpecificSearch, { airHosts: AirHosts<AirShopping> }> = async (
  { body },
  context,
  { airHosts },
) => {
  if (!context.tenant.agency.flexibleSearch) throw new Refusal('flexNotActivated')
  const flights = await requireFlights(body.BuildOptions, context)
  const asked: ReadSearch = { order: flights.search.order, warnings: [] }
  const answer = (read: ReadSearch) => answerFlights(flights, read, context, airHosts)
  return wantsStream(context.headers) ? separately(asked).map(({ about, read }) => ({ about, answer: () => answer(read) })) : answer(asked)
}
