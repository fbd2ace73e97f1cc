import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { readCommitFlags } from '../../lib/contract/wire/commit.ts'
import { requireOpen } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { answerCommit } from '../../lib/runtime/answer-commit.ts'
import { beginCommit, committing, runCommit } from '../../lib/runtime/run-commit.ts'
import type { CommitWorkflow } from '../../lib/workflow/commit-workflow.ts'

/** Commits the workbench, or joins the commit that is under way, or says again what became of it. */
export const commitWorkbench: Operation<typeof workbenchRoutes.commitWorkbench, { commitWorkflow: CommitWorkflow }> = async (
  { path, body, query },
  context,
  { commitWorkflow },
) => {
  const flags = readCommitFlags(body, query)
  const found = await context.stores.workbenches.find(path.Identifier)
  const begun =
    found && found.status !== 'open' ? found : await beginCommit(committing(requireOpen(found, context.now), flags, context), context)
  return answerCommit(begun.id, await runCommit(begun, context, commitWorkflow), context)
}
