import type { singlePayloadRoutes } from '../../lib/contract/routes/single-payload.ts'
import { readFlags } from '../../lib/contract/wire/commit.ts'
import { requiresSeats } from '../../lib/contract/wire/pricing-options.ts'
import { readProducts } from '../../lib/contract/wire/product-selection.ts'
import { readNotifications } from '../../lib/contract/wire/queue-number.ts'
import { withSentDetails } from '../../lib/contract/wire/reservation-details.ts'
import { withParts } from '../../lib/contract/wire/reservation-parts.ts'
import { readSelection } from '../../lib/contract/wire/selection.ts'
import { type BuildOrder, isVehicleBuild, readBuild } from '../../lib/contract/wire/single-payload.ts'
import { queueDesk } from '../../lib/domain/queue.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import type { OpenWorkbench } from '../../lib/domain/workbench.ts'
import type { Context, Operation } from '../../lib/http/serve-family.ts'
import { bookRental, type Rentals } from '../../lib/runtime/book-rental.ts'
import type { Platform } from '../../lib/runtime/platform.ts'
import { type Pricing, withNamedOffer, withPricedOffer } from '../../lib/runtime/price-offer.ts'
import { runBuild } from './run-build.ts'

type Needs = Pick<Platform, 'agencies'> & Pricing & Rentals

/** Everything that a booking of flights or a car needs in one request, committed at once. */
export const bookSinglePayload: Operation<typeof singlePayloadRoutes.bookSinglePayload, Needs> = async (
  { body, query },
  context,
  needs,
) => {
  const { ids, now, tenant } = context
  const { ReservationBuild: build } = body
  if (isVehicleBuild(build)) return bookRental({ ReservationBuild: build }, context, needs)
  const order = readBuild(build)
  return runBuild(
    async (workbench) => {
      const ordered = await withOrdered(workbench, order, context, needs)
      return withSentDetails(withParts(ordered, build, ids.uuid, now), build, ids.uuid)
    },
    { ...readFlags(build, query), ...readNotifications(build.Notification, queueDesk(tenant, needs.agencies, now)) },
    context,
    needs.commitWorkflow,
  )
}

function withOrdered(workbench: OpenWorkbench, order: BuildOrder, context: Context, needs: Needs): Promise<OpenWorkbench> {
  const { tenant, headers } = context
  if (order.kind === 'products') {
    const { selection } = readProducts(order.body, { tenant, agencies: agenciesOf(tenant, needs.agencies), headers })
    return withPricedOffer(workbench, selection, context, needs)
  }
  const named = readSelection(order.body)
  return withNamedOffer(workbench, { ...named, requireSeats: requiresSeats(named.options) }, context, needs)
}
