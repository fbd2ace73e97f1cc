import { answerOpened } from '../../lib/commit/answer-commit.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { booking, runCommit, startCommit } from '../../lib/commit/run-commit.ts'
import { readFlags } from '../../lib/commit/wire/commit.ts'
import type { singlePayloadRoutes } from '../../lib/contract/routes/single-payload.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import { planProducts } from '../../lib/pricing/plan-products.ts'
import { type Pricing, withPricedOffer } from '../../lib/pricing/price-offer.ts'
import { readProducts } from '../../lib/pricing/wire/product-selection.ts'
import { queueDesk } from '../../lib/queue/queue.ts'
import { readNotifications } from '../../lib/queue/wire/queue-number.ts'
import { withUnquotedSegments } from '../../lib/workbench/unquoted-seats.ts'
import { readDescribedOffers, readPassiveOffers } from '../../lib/workbench/wire/air-create.ts'
import { readAuxiliary } from '../../lib/workbench/wire/auxiliary-request.ts'
import { withSentDetails } from '../../lib/workbench/wire/reservation-details.ts'
import { withParts } from '../../lib/workbench/wire/reservation-parts.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import { requireOpen } from '../../lib/workbench/workbench.ts'
import { withAuxiliary, withPassive } from '../../lib/workbench/workbench-segments.ts'
import { runBuild } from './run-build.ts'

type Dependencies = Pick<Platform, 'agencies'> & Pricing & { readonly commitWorkflow: CommitWorkflow }

/**
 * Makes the reservation that the body describes. When the session header names a workbench, the body is added
 * to what is in it and that is committed; a session that is no workbench is ignored (guess).
 */
export const createReservation: Operation<
  typeof singlePayloadRoutes.createReservation,
  Dependencies
> = async ({ body, query }, context, dependencies) => {
  const { ids, now, stores, tenant, headers } = context
  const searcher = { tenant, agencies: agenciesOf(tenant, dependencies.agencies) }
  const flags = {
    ...readFlags(body, query),
    ...readNotifications(body.Notification, queueDesk(tenant, now)),
  }
  const fill = async (workbench: OpenWorkbench): Promise<OpenWorkbench> => {
    let filled = workbench
    for (const described of readDescribedOffers(body)) {
      const { selection } = planProducts(readProducts(described, headers), searcher)
      filled = await withPricedOffer(filled, selection, context, dependencies)
    }
    for (const passive of readPassiveOffers(body)) filled = withPassive(filled, passive, ids.uuid)
    for (const segment of body.CustomAuxiliarySegment ?? [])
      filled = withAuxiliary(filled, readAuxiliary(segment), ids.uuid)
    const { UnpricedFlightSegment: unquoted = [] } = body.UnpricedSegments ?? {}
    filled = await withUnquotedSegments(
      withParts(filled, body, ids.uuid, now),
      unquoted,
      searcher,
      context,
      dependencies,
    )
    return withSentDetails(filled, body, ids.uuid)
  }
  const session = headers('session')
  const found = session === undefined ? undefined : await stores.workbenches.find(session)
  if (!found) return runBuild(fill, flags, context, dependencies.commitWorkflow)
  const started =
    found.status === 'open'
      ? await startCommit(booking(await fill(requireOpen(found, now)), flags, context), context)
      : found
  return answerOpened(started.id, await runCommit(started, context, dependencies.commitWorkflow), context)
}
