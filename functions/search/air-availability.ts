import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { planAvailability } from '../../lib/shopping/plan-availability.ts'
import { toAvailabilityAnswer } from '../../lib/shopping/wire/air-availability.ts'
import { readSearch } from '../../lib/shopping/wire/search-request.ts'
import type { AirSearch } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'

export const airAvailability: Operation<
  typeof searchRoutes.airAvailability,
  { airHosts: AirHosts<AirSearch> }
> = async ({ body }, { tenant, now, headers }, { airHosts }) => {
  const planned = planAvailability(readSearch(body, headers), tenant)
  const found = await airHostOf(airHosts, 'GDS').availability?.(planned.request, now)
  return toAvailabilityAnswer(found ?? [], planned)
}
