import type { RequestContext } from '../contract/request-context.ts'
import { CapacityExceeded } from '../kernel/capacity.ts'
import type { CommitName } from '../kernel/claim.ts'
import { unlessStale } from '../kernel/update-item.ts'
import type {
  ClosedWorkbench,
  CommittingWorkbench,
  OpenWorkbench,
  Workbench,
} from '../workbench/workbench.ts'
import type { Workbenches } from '../workbench/workbenches.ts'
import type {
  BookCommit,
  Commit,
  CommitFlags,
  CommitOutcome,
  RefusedCommit,
  StoppedCommit,
} from './commit.ts'
import type { CommitRef, CommitWorkflow } from './commit-workflow.ts'

/** State of a commit when its caller gets an answer. */
export type CommitEnd =
  | { readonly kind: 'over'; readonly commit: Commit; readonly outcome: CommitOutcome }
  | { readonly kind: 'stopped'; readonly workbench: OpenWorkbench; readonly stopped: StoppedCommit }
  /** Refused before anything was done; the workbench is open. */
  | { readonly kind: 'refused'; readonly refused: RefusedCommit }
  | { readonly kind: 'pending' }

export type StartedCommit = CommittingWorkbench | ClosedWorkbench

export type CommitContext = RequestContext<{ readonly workbenches: Workbenches }>

/** Members of a new commit of any kind. Its id is random, so that it is never reused. */
export const newCommit = ({ ids, now, tenant }: Pick<CommitContext, 'ids' | 'now' | 'tenant'>) => ({
  id: ids.uuid(),
  at: now,
  agency: tenant.agency,
  user: tenant.user,
})

/**
 * The workbench with a commit that books what it holds; not stored yet. Whatever it is refused for closes it: it is one of
 * the request only, or the request changed it.
 */
export const booking = (
  workbench: OpenWorkbench,
  flags: CommitFlags,
  context: Pick<CommitContext, 'ids' | 'now' | 'tenant'>,
): CommittingWorkbench<BookCommit> => ({
  ...workbench,
  status: 'committing',
  commit: { ...newCommit(context), kind: 'book', isInOpened: false, flags },
})

/** The same for a workbench that the client opened: it stays open where the client can mend it. */
export function bookingOpened(
  ...[workbench, flags, context]: Parameters<typeof booking>
): CommittingWorkbench<BookCommit> {
  const begun = booking(workbench, flags, context)
  return { ...begun, commit: { ...begun.commit, isInOpened: true } }
}

/**
 * Changes a stored workbench from open to committing; when another request did so first, its commit is used.
 */
export async function startCommit(
  workbench: CommittingWorkbench,
  { stores, now, claim }: CommitContext,
): Promise<StartedCommit> {
  await claim?.noteCommit(nameOf(workbench))
  const saved = await unlessStale(() => stores.workbenches.begin(workbench, now))
  if (saved) return saved
  const found = await stores.workbenches.find(workbench.id)
  return found && found.status !== 'open' ? found : stores.workbenches.begin(workbench, now)
}

export const nameOf = ({ id, commit }: StartedCommit): CommitName => ({
  workbenchId: id,
  commitId: commit.id,
})

/** A commit that was started or joined, and its end. */
export interface StartedAndEnded {
  /** The workbench as it was when the commit was started or joined. */
  readonly started: StartedCommit
  readonly end: CommitEnd
}

/**
 * Joins the commit that an earlier attempt of this request started, under its Idempotency-Key.
 *
 * @returns undefined: it started none, or another commit is in its workbench since
 */
export async function resumeCommit(
  context: CommitContext,
  workflow: CommitWorkflow,
): Promise<StartedAndEnded | undefined> {
  const { claim, stores } = context
  if (!claim?.commit) return undefined
  const found = await stores.workbenches.find(claim.commit.workbenchId)
  if (!found || found.status === 'open' || found.commit.id !== claim.commit.commitId) return undefined
  return { started: found, end: await runCommit(found, context, workflow) }
}

/**
 * Runs or joins a commit until it ends or the wait times out: one of several callers starts the work, and all
 * get the same outcome.
 */
export async function runCommit(
  started: StartedCommit,
  { stores, tenant }: CommitContext,
  workflow: CommitWorkflow,
): Promise<CommitEnd> {
  if (started.status === 'closed') return { kind: 'over', commit: started.commit, outcome: started.outcome }
  const { id: workbenchId, commit } = started
  const isStarted = await startUnlessFull(
    { tenantId: tenant.accessGroup, workbenchId, commitId: commit.id },
    workflow,
  )
  if (!isStarted) return { kind: 'pending' }
  const giveUpAt = performance.now() + workflow.waitTimeoutMs
  for (let look = 0; performance.now() < giveUpAt; look++) {
    await workflow.untilNextLook(started.commit.id, look)
    const end = endOf(started, await stores.workbenches.find(started.id))
    if (end) return end
  }
  return { kind: 'pending' }
}

/** @returns false: there is no capacity for it now; the commit is stored, and is taken up later */
async function startUnlessFull(commit: CommitRef, workflow: CommitWorkflow): Promise<boolean> {
  try {
    await workflow.start(commit)
    return true
  } catch (error) {
    if (error instanceof CapacityExceeded) return false
    throw error
  }
}

/**
 * Finishes a commit that stopped before its last write: everything is filed, but its workbench is not closed.
 */
export async function finishCommit(
  workbenchId: string,
  context: CommitContext,
  workflow: CommitWorkflow,
): Promise<void> {
  const workbench = await context.stores.workbenches.find(workbenchId)
  if (workbench?.status === 'committing') await runCommit(workbench, context, workflow)
}

function endOf({ commit }: CommittingWorkbench, current: Workbench | undefined): CommitEnd | undefined {
  if (current?.status === 'closed') return { kind: 'over', commit: current.commit, outcome: current.outcome }
  if (current?.status !== 'open') return undefined
  // Another caller may have begun, and was refused, in the meantime.
  return endInOpen(current, commit.id) ?? endInOpen(current, current.refused?.commitId)
}

/** How a commit ended whose workbench is open again; undefined: it was another one. */
export function endInOpen(workbench: OpenWorkbench, commitId: string | undefined): CommitEnd | undefined {
  const { stopped, refused } = workbench
  if (commitId === undefined) return undefined
  if (refused?.commitId === commitId) return { kind: 'refused', refused }
  return stopped?.commitId === commitId ? { kind: 'stopped', workbench, stopped } : undefined
}
