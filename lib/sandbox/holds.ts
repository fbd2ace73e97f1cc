import type { EpochMs } from '../kernel/instant.ts'
import { epochSeconds } from '../kernel/instant.ts'
import type { Key, Store } from '../kernel/store.ts'
import { updateItem } from '../kernel/update-item.ts'

/** What each sale holds of one inventory item, by the key of the sale. What no sale holds is on sale. */
export type Holds<Hold> = Readonly<Record<string, Hold>>

/** An inventory item as it is stored. */
export interface HeldItem<Hold> {
  readonly holds: Holds<Hold>
}

/** All buyers of a flight write the same item: as many as a thousand may do so at once. */
const attempts = 400

/**
 * Changes the holds of an inventory item.
 *
 * @param change the new holds; undefined: nothing to change
 * @throws StaleItem when every attempt met the write of another buyer
 */
export async function changeHolds<Hold>(
  store: Store,
  { key, deleteAfter }: { readonly key: Key; readonly deleteAfter: EpochMs },
  change: (holds: Holds<Hold>) => Holds<Hold> | undefined,
): Promise<void> {
  await updateItem<HeldItem<Hold>>(store, {
    table: 'inventory',
    key,
    change: (item) => {
      const holds = change(item?.holds ?? {})
      return holds && { holds }
    },
    options: { deleteAfterEpochSec: epochSeconds(deleteAfter) },
    attempts,
  })
}

/** The holds without that of a sale; undefined when it has none. */
export function withoutHold<Hold>(holds: Holds<Hold>, key: string): Holds<Hold> | undefined {
  if (!holds[key]) return undefined
  const { [key]: _, ...others } = holds
  return others
}
