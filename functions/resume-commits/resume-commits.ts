import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { everyOpenCommit, type OpenCommit } from '../../lib/commit/open-commits.ts'
import { completing } from '../../lib/hotel/complete-order.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { lifetimes } from '../../lib/kernel/limits.ts'
import { StaleItem, type Store } from '../../lib/kernel/store.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import { type CommittingWorkbench, isUnresolved, type Workbench } from '../../lib/workbench/workbench.ts'

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
  /** Orders of rooms of which nobody knows whether the hotel sold them: an operator has to ask the hotel. */
  readonly unresolved: readonly OpenCommit[]
}

/**
 * Takes up commits that were begun and have not ended, whoever began them: each goes on where it stopped,
 * until everything is filed or undone, also when its client never asks again. One that is at work is left
 * alone. Rooms that were sold and could not be filed are filed. It may be repeated safely.
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
  const unresolved: OpenCommit[] = []
  const errors: unknown[] = []
  for (const listed of await openCommits.list()) {
    if (ageOf(listed, now) < atLeastMs) continue
    const { workbenches } = storesOver(store)(listed.tenantId)
    try {
      const state = stateOf(await workbenches.find(listed.workbenchId), listed, now)
      if (state.kind === 'unresolved') unresolved.push(listed)
      else if (state.kind === 'over') await openCommits.forget(listed)
      else {
        open.push(listed)
        let { workbench } = state
        if (state.kind === 'toBegin') {
          workbench = await workbenches.begin(state.workbench, now)
          await openCommits.forget(listed)
        }
        await commitWorkflow.start({
          tenantId: listed.tenantId,
          workbenchId: workbench.id,
          commitId: workbench.commit.id,
        })
      }
    } catch (error) {
      // Whoever was first takes it up.
      if (!(error instanceof StaleItem)) errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'commits could not be taken up')
  return { open, unresolved, oldestMs: Math.max(0, ...open.map((commit) => ageOf(commit, now))) }
}

type CommitState =
  | { readonly kind: 'open' | 'toBegin'; readonly workbench: CommittingWorkbench }
  | { readonly kind: 'unresolved' }
  | { readonly kind: 'over' }

/** It was noted before it began, and may have ended before it was forgotten. */
function stateOf(workbench: Workbench | undefined, { commitId }: OpenCommit, now: EpochMs): CommitState {
  if (!workbench || workbench.status === 'open' || workbench.commit.id !== commitId) return { kind: 'over' }
  if (workbench.status === 'committing') return { kind: 'open', workbench }
  const next = completing(workbench, now)
  if (next) return { kind: 'toBegin', workbench: next }
  return { kind: isUnresolved(workbench) ? 'unresolved' : 'over' }
}

/** A request of the sandbox may have been at another time, before now or after. */
const ageOf = ({ at }: OpenCommit, now: EpochMs): number => Math.abs(now - at)
