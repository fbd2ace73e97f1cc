import type { Store } from '../../kernel/store.ts'
import { readSupplierConfiguration } from '../../suppliers/supplier-configuration.ts'
import { agencies } from '../agencies.ts'
import type { Clock, Platform } from '../platform.ts'
import { sandboxClock } from '../sandbox-clock.ts'
import { readRetention } from '../store/retention.ts'
import { storesOver } from '../store/stores.ts'
import { operatorLog } from './operator-log.ts'
import { randomIds } from './random-ids.ts'

const realClock: Clock = { now: () => Date.now() }

/** What every family needs, made of what the stack gave to the function. */
export const livePlatform = (store: Store): Platform => {
  const { sandboxClock: playsSandbox } = readSupplierConfiguration(process.env)
  return {
    clock: playsSandbox ? sandboxClock() : realClock,
    playsSandbox,
    ids: randomIds,
    log: operatorLog(),
    agencies,
    stores: storesOver(store, { retentionMonths: readRetention(process.env) }),
  }
}
