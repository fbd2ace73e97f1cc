import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { readCommitFlags } from '../../lib/contract/wire/commit.ts'
import { readNotifications } from '../../lib/contract/wire/queue-number.ts'
import { queueDesk } from '../../lib/domain/queue.ts'
import { requireOpen } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { answerCommit } from '../../lib/runtime/answer-commit.ts'
import type { Platform } from '../../lib/runtime/platform.ts'
import { beginCommit, committing, runCommit } from '../../lib/runtime/run-commit.ts'
import type { CommitWorkflow } from '../../lib/workflow/commit-workflow.ts'

type Needs = Pick<Platform, 'agencies'> & { readonly commitWorkflow: CommitWorkflow }

/** Commits the workbench, or joins the commit that is under way, or says again what became of it. */
export const commitWorkbench: Operation<typeof workbenchRoutes.commitWorkbench, Needs> = async (
  { path, body, query },
  context,
  { agencies, commitWorkflow },
) => {
  const desk = queueDesk(context.tenant, agencies, context.now)
  const flags = { ...readCommitFlags(body, query), ...readNotifications(body.Notification, desk) }
  const found = await context.stores.workbenches.find(path.Identifier)
  const begun =
    found && found.status !== 'open' ? found : await beginCommit(committing(requireOpen(found, context.now), flags, context), context)
  return answerCommit(begun.id, await runCommit(begun, context, commitWorkflow), context)
}
