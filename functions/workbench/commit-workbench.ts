import { answerCommit } from '../../lib/commit/answer-commit.ts'
import type { CommitFlags } from '../../lib/commit/commit.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { booking, runCommit, startCommit } from '../../lib/commit/run-commit.ts'
import { readCommitFlags } from '../../lib/commit/wire/commit.ts'
import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import { queueDesk } from '../../lib/queue/queue.ts'
import { readNotifications } from '../../lib/queue/wire/queue-number.ts'
import { withoutQuotedOffers } from '../../lib/refund/cancel-quoted.ts'
import { type OpenWorkbench, requireOpen, type Workbench } from '../../lib/workbench/workbench.ts'

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
  const started =
    found && found.status !== 'open'
      ? found
      : await startCommit(booking(await openedFor(found, flags, context), flags, context), context)
  return answerCommit(started.id, await runCommit(started, context, commitWorkflow), context)
}

/** The workbench that is committed: without the offers whose refund was quoted in it. */
const openedFor = (
  found: Workbench | undefined,
  flags: CommitFlags,
  context: Context,
): Promise<OpenWorkbench> => withoutQuotedOffers(requireOpen(found, context.now), flags, context)
