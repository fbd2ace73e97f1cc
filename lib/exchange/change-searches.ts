import { epochSeconds } from '../kernel/instant.ts'
import { putWithList, readWithList } from '../kernel/item-with-list.ts'
import type { Store } from '../kernel/store.ts'
import type { ChangeSearch, FoundChange } from './change-search.ts'

export type ChangeSearches = ReturnType<typeof changeSearchesOf>

/**
 * The results of reshops and exchange searches of one tenant. Expired ones may still be found: the caller decides by
 * its clock.
 */
export const changeSearchesOf = (store: Store, tenantId: string) => {
  const placeOf = (id: string) => ({ table: 'offerCaches' as const, key: `${tenantId}#changes#${id}` })
  return {
    async save({ found, ...head }: ChangeSearch): Promise<void> {
      await putWithList(
        store,
        { ...placeOf(head.id), deleteAfterEpochSec: epochSeconds(head.expiresAt) },
        { head, list: found },
      )
    },

    async find(id: string): Promise<ChangeSearch | undefined> {
      const stored = await readWithList<Omit<ChangeSearch, 'found'>, FoundChange>(store, placeOf(id))
      return stored && { ...stored.head, found: stored.list }
    },
  }
}
