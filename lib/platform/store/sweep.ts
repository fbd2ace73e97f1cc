import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EpochMs } from '../../kernel/instant.ts'
import { epochSeconds } from '../../kernel/instant.ts'
import { tableNames } from '../../kernel/store.ts'
import { orUnavailable } from './sqlite-errors.ts'
import { statementsOver } from './sqlite-statements.ts'

/** Few enough that requests in between do not notice. */
const batch = 100

/**
 * Deletes what has expired, a few items at a time. Nothing depends on when: whoever reads an item judges by
 * the clock.
 *
 * @returns how many items were deleted
 */
export function sweepOf(database: DatabaseSync): (now: EpochMs) => Promise<number> {
  const statementsOf = statementsOver(database)
  return async (now) => {
    let total = 0
    for (const table of tableNames) {
      const { sweep } = statementsOf(table)
      for (let deleted = batch; deleted === batch; total += deleted) {
        deleted = orUnavailable(() => sweep(epochSeconds(now), batch))
        await nextTurn()
      }
    }
    return total
  }
}
