import { derivedId } from '../kernel/derived-id.ts'
import { retryOnConflict } from '../kernel/update-item.ts'
import type { ClosedWorkbench, CommittingWorkbench } from '../workbench/workbench.ts'
import { outcomeKnownUntil } from '../workbench/workbench.ts'
import type { CommitWorkflow } from './commit-workflow.ts'
import {
  type CommitContext,
  nameOf,
  resumeCommit,
  runCommit,
  type StartedAndEnded,
  type StartedCommit,
} from './run-commit.ts'

/** Work of a request in a separate commit, without a workbench opened by the client. */
export interface NamedCommit {
  /** Identity of the work: requests with the same name are repetitions. The tenant need not be part of it. */
  readonly name: readonly unknown[]
  /**
   * Builds the workbench with its id; called for a new request, or when the outcome of an earlier one is no
   * longer valid.
   *
   * @param earlier the commit of an earlier request with its outcome
   */
  readonly begin: (
    workbenchId: string,
    earlier: ClosedWorkbench | undefined,
  ) => CommittingWorkbench | Promise<CommittingWorkbench>
  /** Whether the outcome of an earlier request is still the answer to this one. */
  readonly isStillValid: (earlier: ClosedWorkbench) => boolean | Promise<boolean>
}

/**
 * Does the work once: a repeated request joins the running commit or gets its outcome again, as long as that
 * is valid; otherwise the work starts again, in the same workbench under a new commit id. Under the same
 * Idempotency-Key the outcome is always the first one.
 *
 */
export async function commitOnce(
  work: NamedCommit,
  context: CommitContext,
  workflow: CommitWorkflow,
): Promise<StartedAndEnded> {
  const resumed = await resumeCommit(context, workflow)
  if (resumed) return resumed
  const started = await retryOnConflict(() => startOrJoin(work, context))
  return { started, end: await runCommit(started, context, workflow) }
}

/** @throws StaleItem another request started or finished the same work meanwhile */
async function startOrJoin(
  work: NamedCommit,
  { tenant, stores, now, claim }: CommitContext,
): Promise<StartedCommit> {
  const joined = async (commit: StartedCommit): Promise<StartedCommit> => {
    await claim?.noteCommit(nameOf(commit))
    return commit
  }
  const id = derivedId(JSON.stringify([tenant.accessGroup, ...work.name]))
  const found = await stores.workbenches.find(id)
  if (found?.status === 'committing') return joined(found)
  const earlier = found?.status === 'closed' && now < outcomeKnownUntil(found) ? found : undefined
  if (earlier && (await work.isStillValid(earlier))) return joined(earlier)
  const workbench = await work.begin(id, earlier)
  await claim?.noteCommit(nameOf(workbench))
  return stores.workbenches.begin({ ...workbench, version: found?.version ?? 0 }, now)
}

/** Whether the commit succeeded; a refused one is tried again. */
export const hasCommitted = ({ outcome }: ClosedWorkbench): boolean => outcome.kind === 'committed'
