import type { EpochMs } from '../../kernel/instant.ts'
import type { Store } from '../../kernel/store.ts'

/** What all processes together have spent of a limit, counted in windows. */
export interface SpentTokens {
  /**
   * Adds to what was spent in a window.
   *
   * @param window its name
   * @param until its end; the count may be forgotten later
   * @returns the sum, with what was added
   */
  add(window: string, count: number, until: EpochMs): Promise<number>
}

/** Until clocks that are slow are past a window, too. */
const keptSec = 300

/** Counts in the store: an item for each window, beside the records of the adapter, which begin with its name, too. */
export const storedTokens = (store: Store, adapter: string): SpentTokens => ({
  add: (window, count, until) =>
    store.increment('supplierOrders', `${adapter}#gate#${window}`, count, {
      deleteAfterEpochSec: Math.ceil(until / 1000) + keptSec,
    }),
})
