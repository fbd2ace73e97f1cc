import type { searchRoutes } from '../../lib/contract/routes/search.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { readAvailability, toAvailabilityAnswer } from '../../lib/shopping/wire/air-availability.ts'
import type { AirSearch } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'

export const airAvailability: Operation<
  typeof searchRoutes.airAvailability,
  { airHosts: AirHosts<AirSearch> }
> = async ({ body }, { tenant, now }, { airHosts }) => {
  const read = readAvailability(body, tenant)
  const found = await airHostOf(airHosts, 'GDS').availability?.(read.request, now)
  return toAvailabilityAnswer(found ?? [], read)
}
