import { setTimeout as pause } from 'node:timers/promises'
import type { EpochMs } from '../kernel/instant.ts'
import { epochSeconds } from '../kernel/instant.ts'
import type { Key, Store } from '../kernel/store.ts'
import { StaleItem } from '../kernel/store.ts'

/** Who holds what of one item of the inventory, by sale: what nobody holds is on sale. */
export type Holds<Hold> = Readonly<Record<string, Hold>>

const attempts = 200

/**
 * Reads the holds of an item, decides and writes until nobody came between.
 *
 * @param change the new holds; undefined: nothing to change
 */
export async function changeHolds<Hold>(
  store: Store,
  key: Key,
  deleteAfter: EpochMs,
  change: (holds: Holds<Hold>) => Holds<Hold> | undefined,
): Promise<void> {
  const options = { deleteAfterEpochSec: epochSeconds(deleteAfter) }
  for (let attempt = 1; ; attempt++) {
    const found = await store.read<{ readonly holds: Holds<Hold> }>('inventory', key)
    const holds = change(found?.value.holds ?? {})
    if (!holds) return
    try {
      if (found) await store.replace('inventory', key, { holds }, found.version, options)
      else await store.create('inventory', key, { holds }, options)
      return
    } catch (error) {
      if (!(error instanceof StaleItem) || attempt === attempts) throw error
      await pause(Math.random() * Math.min(attempt * 2, 50))
    }
  }
}

/** The holds without that of a sale; undefined when it has none. */
export function withoutHold<Hold>(holds: Holds<Hold>, key: string): Holds<Hold> | undefined {
  if (!holds[key]) return undefined
  const { [key]: _, ...others } = holds
  return others
}
