import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { answerFlights, requireFlights } from '../../lib/runtime/specific-flights.ts'
import type { AirShopping } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'

export const flightSpecificSearch: Operation<typeof searchRoutes.flightSpecificSearch, { airHosts: AirHosts<AirShopping> }> = async (
  { body },
  context,
  { airHosts },
) => {
  const flights = await requireFlights(body.BuildOptions, context)
  return answerFlights(flights, { order: { ...flights.search.order, sections: [flights.section] }, warnings: [] }, context, airHosts)
}
