import { commitFound } from '../../lib/commit/commit-found.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { readCommitFlags } from '../../lib/commit/wire/commit.ts'
import type { ndcChangeRoutes } from '../../lib/contract/routes/ndc-change.ts'
import { requireModification } from '../../lib/exchange/modify-order.ts'
import { findReopened } from '../../lib/exchange/reopened-workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { queueDesk } from '../../lib/queue/queue.ts'
import { readNotifications } from '../../lib/queue/wire/queue-number.ts'
import { requireOpen } from '../../lib/workbench/workbench.ts'

type Dependencies = { readonly commitWorkflow: CommitWorkflow }

/** Commits the staged change of an NDC order, or joins that commit, or returns its outcome again. */
export const modify: Operation<typeof ndcChangeRoutes.modify, Dependencies> = async (
  { path, body, query },
  context,
  { commitWorkflow },
) => {
  const desk = queueDesk(context.tenant, context.now)
  const flags = { ...readCommitFlags(body, query), ...readNotifications(body.Notification, desk) }
  const found = await findReopened(path.Identifier, context)
  if (found?.status === 'open') requireModification(requireOpen(found, context.now))
  return commitFound({ found, flags }, context, commitWorkflow)
}
