import { toIdentifier } from '../../lib/contract/envelope.ts'
import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import type { Pricing } from '../../lib/pricing/price-offer.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { unquotedIn } from '../../lib/workbench/non-priced-segments.ts'
import { withUnquotedSegments } from '../../lib/workbench/unquoted-seats.ts'
import { toUnpricedSegments } from '../../lib/workbench/wire/unpriced-segment.ts'

type Dependencies = Pick<Platform, 'agencies'> & Pricing

export const addUnpricedSegments: Operation<typeof bookingRoutes.addUnpricedSegments, Dependencies> =
  changeWorkbench(
    async ({ workbench, body }, context, dependencies) => {
      const { tenant } = context
      const searcher = { tenant, agencies: agenciesOf(tenant, dependencies.agencies) }
      const sent = body.UnpricedFlightSegment
      return {
        workbench: await withUnquotedSegments(workbench, sent, searcher, context, dependencies),
        before: unquotedIn(workbench).length,
      }
    },
    ({ workbench, before }) => ({
      UnpricedSegmentsResponse: {
        UnpricedSegments: toUnpricedSegments(unquotedIn(workbench).slice(before), workbench.travelers),
        Identifier: toIdentifier(workbench.id),
      },
    }),
  )
