import type { pricingRoutes } from '../../lib/contract/routes/pricing.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { localDate } from '../../lib/kernel/instant.ts'
import { lifetimes, searchLimits } from '../../lib/kernel/limits.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { readFareDisplay, toFareDisplayAnswer } from '../../lib/pricing/wire/fare-display.ts'
import type { DisplayedFare, FareDisplayRequest } from '../../lib/shopping/shopping.ts'
import type { AirFares } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'

export const fareDisplay: Operation<
  typeof pricingRoutes.fareDisplay,
  { airHosts: AirHosts<AirFares> }
> = async ({ body }, context, { airHosts }) => {
  const { tenant, stores, ids, now } = context
  const request = readFareDisplay(body, tenant, localDate(now, tenant.agency.zone))
  const fares = await displayedFares(airHosts, request, now)
  if (fares.length === 0) throw new Refusal('noFares', { from: request.from, to: request.to })
  const id = ids.uuid()
  await stores.offerCaches.saveFareDisplay({ id, at: now, expiresAt: now + lifetimes.gdsOffersMs, request })
  return toFareDisplayAnswer(fares, request, id)
}

/** The lines of a fare display; the same request at the same time gives the same lines. */
export const displayedFares = async (
  airHosts: AirHosts<AirFares>,
  request: FareDisplayRequest,
  at: EpochMs,
): Promise<readonly DisplayedFare[]> => {
  const fares = await airHostOf(airHosts, 'GDS').fareDisplay?.(request, at)
  return (fares ?? []).slice(0, searchLimits.fareDisplayLines)
}
