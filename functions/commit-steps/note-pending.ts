import type { Commit } from '../../lib/commit/commit.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import { derivedId } from '../../lib/kernel/derived-id.ts'
import { unlessStale } from '../../lib/kernel/update-item.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { assignedQueues, type QueuedReservation, queueItem } from '../../lib/queue/queue.ts'
import type { StepDependencies } from './step.ts'
import { type PlannedWorkbench, requirePlanned } from './step.ts'

/** Where a commit waits on the office's queue while a supplier has not decided. */
const pendingPlace = (pcc: string, commitId: string) => ({
  pcc,
  number: assignedQueues.general,
  id: derivedId(`${commitId}#pending`),
})

/** Places the commit on the queue of its office until it is decided; a repetition changes nothing. */
export async function notePending(ref: CommitRef, dependencies: StepDependencies): Promise<void> {
  const stores = dependencies.stores(ref.tenantId)
  const { call: _, ...workbench } = await requirePlanned(ref, stores)
  const { commit } = workbench
  if (commit.pendingAt !== undefined) return
  const subject = await subjectOf(workbench, stores)
  if (subject) {
    const { id, ...place } = pendingPlace(commit.agency.pcc, commit.id)
    const comment = `THE SUPPLIER HAS NOT DECIDED YET. WORKBENCH ${ref.workbenchId}`
    await stores.queueItems.placeOnce(queueItem(id, { ...place, comment }, subject, commit.at))
  }
  const pending = { ...workbench, commit: { ...commit, pendingAt: commit.at } }
  await unlessStale(() => stores.workbenches.save(pending, commit.at))
}

/** Takes the commit off the queue: it is decided. */
export async function forgetPending(commit: Commit, { queueItems }: Stores): Promise<void> {
  const names = namesOf(commit)
  if (names)
    await queueItems.remove(
      { ...pendingPlace(commit.agency.pcc, commit.id), reservationId: names.id },
      commit.at,
    )
}

/** The reservation that waits: as it is stored, or as the commit would make it. */
async function subjectOf(
  { commit, travelers }: Omit<PlannedWorkbench, 'call'>,
  { reservations }: Stores,
): Promise<QueuedReservation | undefined> {
  const names = namesOf(commit)
  if (!names) return undefined
  const stored = await reservations.find(names.id, commit.at)
  const offers = commit.kind === 'book' ? commit.plan.offers : []
  return stored ?? { ...names, createdAt: commit.at, travelers, offers }
}

const namesOf = (commit: Commit): Pick<QueuedReservation, 'id' | 'locator'> | undefined =>
  commit.kind === 'hotel' || !commit.plan
    ? undefined
    : { id: commit.plan.reservationId, locator: commit.plan.locator }
