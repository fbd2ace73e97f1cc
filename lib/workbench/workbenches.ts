import type { EpochMs } from '../kernel/instant.ts'
import { daysMs, epochSeconds } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
import type { Workbench } from './workbench.ts'
import { expiresAt, outcomeKnownUntil } from './workbench.ts'

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

export type Workbenches = ReturnType<typeof workbenchesOf>

/** The workbenches of one tenant. */
export const workbenchesOf = (store: Store, tenantId: string) => {
  const keyOf = (id: string) => `${tenantId}#${id}`
  return {
    async find(id: string): Promise<Workbench | undefined> {
      const found = await store.read<Workbench>('workbenches', keyOf(id))
      return found && { ...found.value, version: found.version }
    },

    async create(workbench: Workbench): Promise<void> {
      await store.create('workbenches', keyOf(workbench.id), workbench, deleteAfter(workbench))
    },

    /**
     * Writes the workbench as touched now. @throws StaleItem when another request wrote since this one read
     */
    async save<W extends Workbench>(workbench: W, now: EpochMs): Promise<W> {
      const touched = { ...workbench, touchedAt: now }
      await store.replace(
        'workbenches',
        keyOf(workbench.id),
        touched,
        workbench.version,
        deleteAfter(touched),
      )
      return { ...touched, version: workbench.version + 1 }
    },

    /**
     * @throws StaleItem when another request wrote since this one read: a workbench whose commit has started
     *   is not deleted
     */
    async discard({ id, version }: Workbench): Promise<void> {
      await store.remove('workbenches', keyOf(id), version)
    },
  }
}
