import { derivedId } from '../kernel/derived-id.ts'
import { retryOnConflict } from '../kernel/update-item.ts'
import type { ClosedWorkbench, CommittingWorkbench } from '../workbench/workbench.ts'
import { outcomeKnownUntil } from '../workbench/workbench.ts'
import type { CommitWorkflow } from './commit-workflow.ts'
import { type CommitContext, type CommitEnd, runCommit, type StartedCommit } from './run-commit.ts'

/** Work that a request does by a commit of its own, without a workbench that the client opened. */
export interface NamedCommit {
  /** What makes two requests the same work; the tenant need not be part of it. */
  readonly name: readonly unknown[]
  /**
   * Makes the workbench under its id; called when the request is new, or when what an earlier one did no longer
   * counts.
   *
   * @param earlier how the commit of an earlier request ended
   */
  readonly begin: (
    workbenchId: string,
    earlier: ClosedWorkbench | undefined,
  ) => CommittingWorkbench | Promise<CommittingWorkbench>
  /** Whether the end of an earlier request is still the answer to this one. */
  readonly isStillValid: (earlier: ClosedWorkbench) => boolean | Promise<boolean>
}

/**
 * Does the work once: a repetition of the request joins the commit that is under way or gets its end again, for
 * as long as that counts; otherwise the work begins anew, in the same workbench under a new commit id.
 *
 * @returns the end, and the workbench as it was when the commit began or was joined
 */
export async function commitOnce(
  work: NamedCommit,
  context: CommitContext,
  workflow: CommitWorkflow,
): Promise<{ readonly started: StartedCommit; readonly end: CommitEnd }> {
  const started = await retryOnConflict(() => startOrJoin(work, context))
  return { started, end: await runCommit(started, context, workflow) }
}

/** @throws StaleItem another request began or ended the same work meanwhile */
async function startOrJoin(
  work: NamedCommit,
  { tenant, stores, now }: CommitContext,
): Promise<StartedCommit> {
  const id = derivedId(JSON.stringify([tenant.accessGroup, ...work.name]))
  const found = await stores.workbenches.find(id)
  if (found?.status === 'committing') return found
  const earlier = found?.status === 'closed' && now < outcomeKnownUntil(found) ? found : undefined
  if (earlier && (await work.isStillValid(earlier))) return earlier
  const workbench = await work.begin(id, earlier)
  if (found) return stores.workbenches.save({ ...workbench, version: found.version }, now)
  await stores.workbenches.create(workbench)
  return { ...workbench, version: workbench.version + 1 }
}

/** A commit that went through; one that was refused is tried again. */
export const hasCommitted = ({ outcome }: ClosedWorkbench): boolean => outcome.kind === 'committed'
