import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { toIdentifier } from '../../lib/contract/wire/envelope.ts'
import { readProducts } from '../../lib/contract/wire/product-selection.ts'
import type { Searcher } from '../../lib/contract/wire/search-request.ts'
import { findFlight, inSequence, readPassiveRecord } from '../../lib/contract/wire/unpriced-request.ts'
import { toUnpricedSegments } from '../../lib/contract/wire/unpriced-segment.ts'
import { segmentsOf } from '../../lib/domain/fare.ts'
import type { EpochMs } from '../../lib/domain/instant.ts'
import { unpricedIn, withUnpriced } from '../../lib/domain/other-segments.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import type { UnpricedToAdd } from '../../lib/domain/unpriced.ts'
import type { OpenWorkbench } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { Platform } from '../../lib/runtime/platform.ts'
import type { Pricing } from '../../lib/runtime/price-offer.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'

type Needs = Pick<Platform, 'agencies'> & Pricing

export const addUnpricedSegments: Operation<typeof bookingRoutes.addUnpricedSegments, Needs> = async ({ path, body }, context, needs) => {
  const { stores, now, tenant, headers, ids } = context
  const opened = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const searcher = { tenant, agencies: agenciesOf(tenant, needs.agencies), headers }
  let workbench = opened
  for (const sent of inSequence(body.UnpricedFlightSegment)) {
    const segment = readPassiveRecord(sent) ?? (await findSeats(sent, workbench, searcher, now, needs))
    workbench = withUnpriced(workbench, segment, ids.uuid)
  }
  const changed = await stores.workbenches.save(workbench, now)
  const added = unpricedIn(changed).slice(unpricedIn(opened).length)
  return {
    UnpricedSegmentsResponse: {
      UnpricedSegments: toUnpricedSegments(added, changed.travelers),
      Identifier: toIdentifier(workbench.id),
    },
  }
}

/** The flight of the timetable, in the class that is wanted or the lowest that has seats. @throws Refusal as `AirPricing.price` does */
async function findSeats(
  sent: Parameters<typeof findFlight>[0],
  { travelers }: OpenWorkbench,
  searcher: Searcher,
  now: EpochMs,
  { airHosts }: Needs,
): Promise<UnpricedToAdd> {
  const { request } = readProducts(findFlight(sent, travelers), searcher).selection
  const [found] = segmentsOf(await airHostOf(airHosts, 'GDS').price(request, now))
  if (!found) throw new Error('a price without a flight')
  const { flight, bookingClass, cabin } = found
  const { id: ref, passengerQuantity: quantity } = sent
  return { kind: 'seats', ref, flight, bookingClass, cabin, ...(quantity !== undefined && { quantity }) }
}
