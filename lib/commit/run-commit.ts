import { setTimeout as pause } from 'node:timers/promises'
import { StaleItem } from '../kernel/store.ts'
import type { Context } from '../platform/http/serve-family.ts'
import type {
  ClosedWorkbench,
  CommittingWorkbench,
  OpenWorkbench,
  Workbench,
} from '../workbench/workbench.ts'
import type { CommitFlags, CommitOutcome, CommitRequest, StoppedCommit } from './commit.ts'
import type { CommitWorkflow } from './commit-workflow.ts'

/** How a commit stands when its caller gets an answer. */
export type CommitEnd =
  | { readonly kind: 'over'; readonly commit: CommitRequest; readonly outcome: CommitOutcome }
  | { readonly kind: 'stopped'; readonly workbench: OpenWorkbench; readonly stopped: StoppedCommit }
  | { readonly kind: 'pending' }

type Begun = CommittingWorkbench | ClosedWorkbench

/**
 * A commit of the workbench, not yet begun. @param id of the commit; a new one unless the request has a name
 * of its own
 */
export const committing = (
  workbench: OpenWorkbench,
  flags: CommitFlags,
  { ids, now, tenant }: Context,
  id = ids.uuid(),
): CommittingWorkbench => ({
  ...workbench,
  status: 'committing',
  commit: { id, at: now, agency: tenant.agency, flags },
})

/**
 * Stores that the commit has begun, unless another caller began one of the same workbench: then that one
 * counts.
 */
async function beginOr(
  other: (error: unknown) => Promise<Begun>,
  write: () => Promise<Begun>,
): Promise<Begun> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof StaleItem)) throw error
    return other(error)
  }
}

const foundOr =
  (id: string, { stores }: Context) =>
  async (error: unknown): Promise<Begun> => {
    const found = await stores.workbenches.find(id)
    if (!found || found.status === 'open') throw error
    return found
  }

/** Takes a stored workbench from open to committing. */
export const beginCommit = (workbench: CommittingWorkbench, context: Context): Promise<Begun> =>
  beginOr(foundOr(workbench.id, context), () => context.stores.workbenches.save(workbench, context.now))

/** Begins the commit of a workbench that nobody opened before: it was made for this commit. */
export const createCommit = (workbench: CommittingWorkbench, context: Context): Promise<Begun> =>
  beginOr(foundOr(workbench.id, context), async () => {
    await context.stores.workbenches.create(workbench)
    return { ...workbench, version: workbench.version + 1 }
  })

/**
 * Runs a commit that has begun, or joins it, until it is over or the caller has waited long enough: of many
 * callers one starts the work and all get the same end.
 */
export async function runCommit(
  begun: Begun,
  context: Context,
  workflow: CommitWorkflow,
): Promise<CommitEnd> {
  if (begun.status === 'closed') return { kind: 'over', commit: begun.commit, outcome: begun.outcome }
  await workflow.start({
    tenantId: context.tenant.accessGroup,
    workbenchId: begun.id,
    commitId: begun.commit.id,
  })
  const giveUpAt = performance.now() + workflow.patienceMs
  for (let waitMs = 5; performance.now() < giveUpAt; waitMs = Math.min(waitMs * 1.5, 500)) {
    await pause(waitMs)
    const end = endOf(begun, await context.stores.workbenches.find(begun.id))
    if (end) return end
  }
  return { kind: 'pending' }
}

/**
 * Ends a commit that was stopped before its last write: everything is filed, only its workbench does not say
 * so.
 */
export async function finishCommit(id: string, context: Context, workflow: CommitWorkflow): Promise<void> {
  const workbench = await context.stores.workbenches.find(id)
  if (workbench?.status === 'committing') await runCommit(workbench, context, workflow)
}

function endOf({ commit }: CommittingWorkbench, current: Workbench | undefined): CommitEnd | undefined {
  if (current?.status === 'closed') return { kind: 'over', commit: current.commit, outcome: current.outcome }
  if (current?.status !== 'open' || current.stopped?.commitId !== commit.id) return undefined
  return { kind: 'stopped', workbench: current, stopped: current.stopped }
}
