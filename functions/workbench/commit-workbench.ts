import { commitFound } from '../../lib/commit/commit-found.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { readCommitFlags } from '../../lib/commit/wire/commit.ts'
import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import { queueDesk } from '../../lib/queue/queue.ts'
import { readNotifications } from '../../lib/queue/wire/queue-number.ts'

type Dependencies = Pick<Platform, 'agencies'> & { readonly commitWorkflow: CommitWorkflow }

/** Commits the workbench, or joins the commit that is under way, or returns its outcome again. */
export const commitWorkbench: Operation<typeof workbenchRoutes.commitWorkbench, Dependencies> = async (
  { path, body, query },
  context,
  { agencies, commitWorkflow },
) => {
  const desk = queueDesk(context.tenant, agencies, context.now)
  const flags = { ...readCommitFlags(body, query), ...readNotifications(body.Notification, desk) }
  const found = await context.stores.workbenches.find(path.Identifier)
  return commitFound({ found, flags }, context, commitWorkflow)
}
