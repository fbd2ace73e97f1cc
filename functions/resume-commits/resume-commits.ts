import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { everyOpenCommit, type OpenCommit } from '../../lib/commit/open-commits.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { lifetimes } from '../../lib/kernel/limits.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import type { Workbench } from '../../lib/workbench/workbench.ts'

export interface ResumeDependencies {
  readonly store: Store
  readonly commitWorkflow: Pick<CommitWorkflow, 'start'>
}

/** The commits that are open longer than commits take. */
export interface Resumed {
  /** The oldest first. */
  readonly open: readonly OpenCommit[]
  /** How long the oldest one is open; 0: none is. */
  readonly oldestMs: number
}

/**
 * Takes up commits that were begun and have not ended, whoever began them: each goes on where it stopped, until
 * everything is filed or undone, also when its client never asks again. One that is at work is left alone. It may be
 * repeated safely.
 *
 * @param atLeastMs how long a commit is open before it is taken up; 0 when nothing else is at work
 * @throws AggregateError after all: those that could not be taken up
 */
export async function resumeCommits(
  now: EpochMs,
  { store, commitWorkflow }: ResumeDependencies,
  atLeastMs: number = lifetimes.commitMs,
): Promise<Resumed> {
  const openCommits = everyOpenCommit(store)
  const open: OpenCommit[] = []
  const errors: unknown[] = []
  for (const commit of await openCommits.list()) {
    if (ageOf(commit, now) < atLeastMs) continue
    const { tenantId, workbenchId, commitId } = commit
    try {
      if (isOpen(await storesOver(store)(tenantId).workbenches.find(workbenchId), commit)) {
        open.push(commit)
        await commitWorkflow.start({ tenantId, workbenchId, commitId })
      } else await openCommits.forget(commit)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'commits could not be taken up')
  return { open, oldestMs: Math.max(0, ...open.map((commit) => ageOf(commit, now))) }
}

/** A request of the sandbox may have been at another time, before now or after. */
const ageOf = ({ at }: OpenCommit, now: EpochMs): number => Math.abs(now - at)

/** It was noted before it began, and may have ended before it was forgotten. */
const isOpen = (workbench: Workbench | undefined, { commitId }: OpenCommit): boolean =>
  workbench?.status === 'committing' && workbench.commit.id === commitId
