import type { pricingRoutes } from '../../lib/contract/routes/pricing.ts'
import { localDate } from '../../lib/kernel/instant.ts'
import { lifetimes, searchLimits } from '../../lib/kernel/limits.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { displayPaths, readFareDisplay, toFareDisplayAnswer } from '../../lib/pricing/wire/fare-display.ts'
import { requireSensibleTrip, type Sense } from '../../lib/shopping/sensible-journey.ts'
import type { DisplayedFare, FareDisplayRequest } from '../../lib/shopping/shopping.ts'
import type { AirFares } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { hostToList } from '../../lib/suppliers/hosts.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'

export const fareDisplay: Operation<
  typeof pricingRoutes.fareDisplay,
  { airHosts: AirHosts<AirFares> }
> = async ({ body }, context, { airHosts }) => {
  const { tenant, stores, ids, now } = context
  const request = readFareDisplay(body, tenant, localDate(now, tenant.agency.zone))
  requireSensibleDisplay(request, { airHosts, now })
  const fares = await displayedFares(airHosts, request, callOf(context))
  if (fares.length === 0) throw new Refusal('noFares', { from: request.from, to: request.to })
  const id = ids.uuid()
  await stores.offerCaches.saveFareDisplay({ id, at: now, expiresAt: now + lifetimes.gdsOffersMs, request })
  return toFareDisplayAnswer(fares, request, id)
}

/** @throws Refusal as `requireSensibleTrip` does */
function requireSensibleDisplay({ returnDate, ...request }: FareDisplayRequest, sense: Sense): void {
  const { departureDate: date, returnDate: homeward, ...paths } = displayPaths
  requireSensibleTrip(request, { ...paths, date }, sense)
  if (returnDate !== undefined)
    requireSensibleTrip({ ...request, date: returnDate }, { ...paths, date: homeward }, sense)
}

/** The lines of a fare display; the same request at the same time gives the same lines. */
export const displayedFares = async (
  airHosts: AirHosts<AirFares>,
  request: FareDisplayRequest,
  call: SupplierCall,
): Promise<readonly DisplayedFare[]> => {
  const fares = await hostToList(airHosts, request)?.fareDisplay?.(request, call)
  return (fares ?? []).slice(0, searchLimits.fareDisplayLines)
}
