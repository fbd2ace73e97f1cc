import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { answerSpecificFlights } from './specific-flights.ts'

export const flightSpecificSearch: Operation<typeof searchRoutes.flightSpecificSearch, { airHosts: AirHosts }> = async (
  { body },
  context,
  { airHosts },
) => answerSpecificFlights(body.BuildOptions, context, airHosts, ({ section }) => [section])
