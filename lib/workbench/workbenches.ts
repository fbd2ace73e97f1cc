import { openCommitsOf } from '../commit/open-commits.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { daysMs, epochSeconds } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
import { recentsOf } from '../kernel/recents.ts'
import type { Store } from '../kernel/store.ts'

import { createOnce, orIfStale } from '../kernel/update-item.ts'

import type { CommittingWorkbench, OpenWorkbench, Workbench } from './workbench.ts'
import { expiresAt, isUnresolved, outcomeKnownUntil } from './workbench.ts'

/** An expired workbench is kept a while longer, so that a request for it gets `workbenchExpired`. */
const graceMs = daysMs(1)

/** A commit that is under way is never deleted. */
const deleteAfter = (workbench: Workbench) =>
  workbench.status === 'committing'
    ? {}
    : {
        deleteAfterEpochSec: epochSeconds(
          workbench.status === 'closed' ? outcomeKnownUntil(workbench) : expiresAt(workbench) + graceMs,
        ),
      }

/** Id of the commit that a state of the workbench ends; undefined: none, or its rooms are still to be looked after. */
const endedCommitIn = (workbench: Workbench): string | undefined => {
  if (workbench.status === 'closed') return isUnresolved(workbench) ? undefined : workbench.commit.id
  // A commit that stops forgets one that was refused before.
  return workbench.status === 'open' ? (workbench.refused ?? workbench.stopped)?.commitId : undefined
}

export type Workbenches = ReturnType<typeof workbenchesOf>

/** The workbenches of one tenant. */
export const workbenchesOf = (store: Store, tenantId: string) => {
  const keyOf = (id: string) => `${tenantId}#${id}`
  const opened = recentsOf(store, tenantId, 'opened')
  const find = async (id: string): Promise<Workbench | undefined> => {
    const found = await store.read<Workbench>('workbenches', keyOf(id))
    return found && { ...found.value, version: found.version }
  }
  const openCommits = openCommitsOf(store, tenantId)
  const create = (workbench: Workbench): Promise<void> =>
    store.create('workbenches', keyOf(workbench.id), workbench, deleteAfter(workbench))
  const save = async <W extends Workbench>(workbench: W, now: EpochMs): Promise<W> => {
    const touched = { ...workbench, touchedAt: now }
    await store.replace('workbenches', keyOf(workbench.id), touched, workbench.version, deleteAfter(touched))
    return { ...touched, version: workbench.version + 1 }
  }
  return {
    find,

    create,

    /** Stores a new workbench. @returns the one that is stored: an earlier attempt may have opened it */
    async open(workbench: OpenWorkbench): Promise<OpenWorkbench> {
      const isNew = await createOnce(() => create(workbench))
      const found = isNew ? undefined : await find(workbench.id)
      return found?.status === 'open' ? found : workbench
    },

    /**
     * Writes a workbench whose commit begins, a new one too. The commit is listed first, so that it is taken up when
     * nothing more comes of it.
     *
     * @throws StaleItem when another request wrote since this one read
     */
    async begin<W extends CommittingWorkbench>(workbench: W, now: EpochMs): Promise<W> {
      const { id: commitId, at } = workbench.commit
      await openCommits.note({ workbenchId: workbench.id, commitId, at })
      if (workbench.version > 0) return save(workbench, now)
      await create(workbench)
      return { ...workbench, version: workbench.version + 1 }
    },

    /**
     * Writes a workbench whose commit has ended, or stopped to be decided about.
     *
     * @throws StaleItem when another request wrote since this one read
     */
    async end<W extends Workbench>(workbench: W, now: EpochMs): Promise<W> {
      const saved = await save(workbench, now)
      const commitId = endedCommitIn(workbench)
      if (commitId !== undefined) await openCommits.forget({ workbenchId: workbench.id, commitId })
      return saved
    },

    /** Notes that the workbench was opened for a reservation: some clients name it by the locator. */
    async noteOpened({ id, base }: OpenWorkbench, now: EpochMs): Promise<void> {
      if (base) await opened.note(base.reservationId, id, { at: now, until: now + graceMs })
    },

    /** The workbench that is open for a reservation; undefined: none, or several. */
    async findOpenedFor(reservationId: string, now: EpochMs): Promise<OpenWorkbench | undefined> {
      const ids = await opened.find(reservationId, now, counts.openedWorkbenches)
      const found = await Promise.all(ids.map(find))
      const [first, ...others] = found.filter(
        (workbench): workbench is OpenWorkbench => workbench?.status === 'open' && now < expiresAt(workbench),
      )
      return others.length === 0 ? first : undefined
    },

    /**
     * Writes the workbench as touched now. @throws StaleItem when another request wrote since this one read
     */
    save,

    /**
     * @throws StaleItem when another request wrote since this one read: a workbench whose commit has started
     *   is not deleted
     */
    async discard({ id, version }: Workbench): Promise<void> {
      await orIfStale(
        () => store.remove('workbenches', keyOf(id), version),
        async (conflict) => {
          // It is gone: this write was done, and its answer was lost on the way.
          if (await find(id)) throw conflict
        },
      )
    },
  }
}
