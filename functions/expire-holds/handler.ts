import type { Context } from 'aws-lambda'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { ageMetrics, logAge } from '../../lib/platform/aws/log-age.ts'
import { once } from '../../lib/platform/aws/once.ts'
import { readRetention } from '../../lib/platform/store/retention.ts'
import { chooseAirHosts } from '../../lib/suppliers/registry.ts'
import { type ExpiredHolds, expireHolds } from './expire-holds.ts'

const dependencies = once(() => {
  const store = liveStore()
  return {
    store,
    airHosts: chooseAirHosts(liveSuppliers(store)),
    retentionMonths: readRetention(process.env),
  }
})

/** What it has left when it takes up no other hold: a supplier may take so long for the last ones. */
const leastMs = 30_000

/** Runs on a schedule. A failure raises the function's alarm; the next run continues with what is left. */
export const handler = async (_event: unknown, context: Context): Promise<ExpiredHolds> => {
  const hasTime = (): boolean => context.getRemainingTimeInMillis() > leastMs
  const ended = await expireHolds(Date.now(), dependencies(), hasTime)
  logAge(ageMetrics.dueHolds, ended.oldestMs, { level: 'INFO', message: 'due holds', expired: ended.expired })
  return ended
}
