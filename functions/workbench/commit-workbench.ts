import type { CommitFlags } from '../../lib/commit/commit.ts'
import { commitFound } from '../../lib/commit/commit-found.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { readCommitFlags } from '../../lib/commit/wire/commit.ts'
import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import { queueDesk } from '../../lib/queue/queue.ts'
import { readNotifications } from '../../lib/queue/wire/queue-number.ts'
import { withoutQuotedOffers } from '../../lib/refund/cancel-quoted.ts'
import { requireOpen, type Workbench } from '../../lib/workbench/workbench.ts'

type Dependencies = { readonly commitWorkflow: CommitWorkflow }

/** Commits the workbench, or joins the commit that is under way, or returns its outcome again. */
export const commitWorkbench: Operation<typeof workbenchRoutes.commitWorkbench, Dependencies> = async (
  { path, body, query },
  context,
  { commitWorkflow },
) => {
  const desk = queueDesk(context.tenant, context.now)
  const flags = { ...readCommitFlags(body, query), ...readNotifications(body.Notification, desk) }
  const found = await findToCommit(path.Identifier, flags, context)
  return commitFound({ found, flags }, context, commitWorkflow)
}

/** The workbench that is committed: without the offers whose refund was quoted in it. */
async function findToCommit(
  id: string,
  flags: CommitFlags,
  context: Context,
): Promise<Workbench | undefined> {
  const found = await context.stores.workbenches.find(id)
  return found?.status === 'open'
    ? withoutQuotedOffers(requireOpen(found, context.now), flags, context)
    : found
}
