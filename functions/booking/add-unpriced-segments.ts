import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { toIdentifier } from '../../lib/contract/wire/envelope.ts'
import { toUnpricedSegments } from '../../lib/contract/wire/unpriced-segment.ts'
import { unpricedIn } from '../../lib/domain/other-segments.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { Platform } from '../../lib/runtime/platform.ts'
import type { Pricing } from '../../lib/runtime/price-offer.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'
import { withUnpricedSegments } from '../../lib/runtime/unpriced-seats.ts'

type Needs = Pick<Platform, 'agencies'> & Pricing

export const addUnpricedSegments: Operation<typeof bookingRoutes.addUnpricedSegments, Needs> = async ({ path, body }, context, needs) => {
  const { stores, now, tenant, headers } = context
  const opened = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const searcher = { tenant, agencies: agenciesOf(tenant, needs.agencies), headers }
  const filled = await withUnpricedSegments(opened, body.UnpricedFlightSegment, searcher, context, needs)
  const changed = await stores.workbenches.save(filled, now)
  const added = unpricedIn(changed).slice(unpricedIn(opened).length)
  return {
    UnpricedSegmentsResponse: {
      UnpricedSegments: toUnpricedSegments(added, changed.travelers),
      Identifier: toIdentifier(opened.id),
    },
  }
}
