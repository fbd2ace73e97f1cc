import { toIdentifier } from '../../lib/contract/envelope.ts'
import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import type { Pricing } from '../../lib/pricing/price-offer.ts'
import { unpricedIn } from '../../lib/workbench/non-priced-segments.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { withUnpricedSegments } from '../../lib/workbench/unquoted-seats.ts'
import { toUnpricedSegments } from '../../lib/workbench/wire/unpriced-segment.ts'

type Needs = Pick<Platform, 'agencies'> & Pricing

export const addUnpricedSegments: Operation<typeof bookingRoutes.addUnpricedSegments, Needs> = async (
  { path, body },
  context,
  needs,
) => {
  const { stores, now, tenant } = context
  const opened = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const searcher = { tenant, agencies: agenciesOf(tenant, needs.agencies) }
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
