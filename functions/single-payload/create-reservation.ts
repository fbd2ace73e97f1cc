import type { singlePayloadRoutes } from '../../lib/contract/routes/single-payload.ts'
import { readDescribedOffers, readPassiveOffers } from '../../lib/contract/wire/air-create.ts'
import { readAuxiliary } from '../../lib/contract/wire/auxiliary-request.ts'
import { readFlags } from '../../lib/contract/wire/commit.ts'
import { readProducts } from '../../lib/contract/wire/product-selection.ts'
import { readNotifications } from '../../lib/contract/wire/queue-number.ts'
import { withSentDetails } from '../../lib/contract/wire/reservation-details.ts'
import { withParts } from '../../lib/contract/wire/reservation-parts.ts'
import { withAuxiliary, withPassive } from '../../lib/domain/other-segments.ts'
import { queueDesk } from '../../lib/domain/queue.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import type { OpenWorkbench } from '../../lib/domain/workbench.ts'
import { requireOpen } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { answerCommit } from '../../lib/runtime/answer-commit.ts'
import type { Platform } from '../../lib/runtime/platform.ts'
import { type Pricing, withPricedOffer } from '../../lib/runtime/price-offer.ts'
import { beginCommit, committing, runCommit } from '../../lib/runtime/run-commit.ts'
import { withUnpricedSegments } from '../../lib/runtime/unpriced-seats.ts'
import type { CommitWorkflow } from '../../lib/workflow/commit-workflow.ts'
import { runBuild } from './run-build.ts'

type Needs = Pick<Platform, 'agencies'> & Pricing & { readonly commitWorkflow: CommitWorkflow }

/**
 * Makes the reservation that the body describes. When the session header names a workbench, the body is added to what is in it and that is
 * committed; a session that is no workbench says nothing (guess).
 */
export const createReservation: Operation<typeof singlePayloadRoutes.createReservation, Needs> = async (
  { body, query },
  context,
  needs,
) => {
  const { ids, now, stores, tenant, headers } = context
  const searcher = { tenant, agencies: agenciesOf(tenant, needs.agencies), headers }
  const flags = { ...readFlags(body, query), ...readNotifications(body.Notification, queueDesk(tenant, needs.agencies, now)) }
  const fill = async (workbench: OpenWorkbench): Promise<OpenWorkbench> => {
    let filled = workbench
    for (const described of readDescribedOffers(body)) {
      filled = await withPricedOffer(filled, readProducts(described, searcher).selection, context, needs)
    }
    for (const passive of readPassiveOffers(body)) filled = withPassive(filled, passive, ids.uuid)
    for (const segment of body.CustomAuxiliarySegment ?? []) filled = withAuxiliary(filled, readAuxiliary(segment), ids.uuid)
    const { UnpricedFlightSegment: unpriced = [] } = body.UnpricedSegments ?? {}
    filled = await withUnpricedSegments(withParts(filled, body, ids.uuid, now), unpriced, searcher, context, needs)
    return withSentDetails(filled, body, ids.uuid)
  }
  const session = headers('session')
  const found = session === undefined ? undefined : await stores.workbenches.find(session)
  if (!found) return runBuild(fill, flags, context, needs.commitWorkflow)
  const begun =
    found.status === 'open' ? await beginCommit(committing(await fill(requireOpen(found, now)), flags, context), context) : found
  return answerCommit(begun.id, await runCommit(begun, context, needs.commitWorkflow), context)
}
