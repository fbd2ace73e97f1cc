import { bookRental, type Rentals } from '../../lib/car/book-rental.ts'
import { readFlags } from '../../lib/commit/wire/commit.ts'
import type { singlePayloadRoutes } from '../../lib/contract/routes/single-payload.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import { planProducts } from '../../lib/pricing/plan-products.ts'
import { type Pricing, withNamedOffer, withPricedOffer } from '../../lib/pricing/price-offer.ts'
import { requiresSeats } from '../../lib/pricing/wire/pricing-options.ts'
import { readProducts } from '../../lib/pricing/wire/product-selection.ts'
import { readOfferQuery } from '../../lib/pricing/wire/selection.ts'
import { queueDesk } from '../../lib/queue/queue.ts'
import { readNotifications } from '../../lib/queue/wire/queue-number.ts'
import { withSentDetails } from '../../lib/workbench/wire/reservation-details.ts'
import { withParts } from '../../lib/workbench/wire/reservation-parts.ts'
import { type BuildOrder, isVehicleBuild, readBuild } from '../../lib/workbench/wire/single-payload.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import { runBuild } from './run-build.ts'

type Dependencies = Pick<Platform, 'agencies'> & Pricing & Rentals

/** Books flights or a car by one request, committed at once. */
export const bookSinglePayload: Operation<
  typeof singlePayloadRoutes.bookSinglePayload,
  Dependencies
> = async ({ body, query }, context, dependencies) => {
  const { ids, now, tenant } = context
  const { ReservationBuild: build } = body
  if (isVehicleBuild(build)) return bookRental({ ReservationBuild: build }, context, dependencies)
  const order = readBuild(build)
  return runBuild(
    async (workbench) => {
      const ordered = await withOrdered(workbench, order, context, dependencies)
      return withSentDetails(withParts(ordered, build, ids.uuid, now), build, ids.uuid)
    },
    {
      ...readFlags(build, query),
      ...readNotifications(build.Notification, queueDesk(tenant, now)),
    },
    context,
    dependencies.commitWorkflow,
  )
}

function withOrdered(
  workbench: OpenWorkbench,
  order: BuildOrder,
  context: Context,
  dependencies: Dependencies,
): Promise<OpenWorkbench> {
  const { tenant, headers } = context
  if (order.kind === 'products') {
    const searcher = { tenant, agencies: agenciesOf(tenant, dependencies.agencies) }
    const { selection } = planProducts(readProducts(order.body, headers), searcher)
    return withPricedOffer(workbench, selection, context, dependencies)
  }
  const { references, options } = readOfferQuery(order.body)
  return withNamedOffer(
    workbench,
    { references, requireSeats: requiresSeats(options) },
    context,
    dependencies,
  )
}
