import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { availableOn } from '../../lib/shopping/ask-hosts.ts'
import { planAvailability } from '../../lib/shopping/plan-availability.ts'
import { toAvailabilityAnswer } from '../../lib/shopping/wire/air-availability.ts'
import { readSearch } from '../../lib/shopping/wire/search-request.ts'
import type { AirSearch } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'

export const airAvailability: Operation<
  typeof searchRoutes.airAvailability,
  { airHosts: AirHosts<AirSearch> }
> = async ({ body }, context, { airHosts }) => {
  const { tenant, headers } = context
  const planned = planAvailability(readSearch(body, headers), tenant)
  const found = await availableOn(airHosts, planned.request, callOf(context))
  return toAvailabilityAnswer(found, planned)
}
