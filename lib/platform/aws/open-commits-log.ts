import type { OpenCommit } from '../../commit/open-commits.ts'
import { ageMetrics, logAge } from './log-age.ts'

/** Names of commits that are logged; the table has all. */
const mostNamed = 50

const namesOf = (commits: readonly OpenCommit[]) =>
  commits.slice(0, mostNamed).map(({ tenantId, workbenchId, commitId, at }) => ({
    accessGroup: tenantId,
    workbenchId,
    commitId,
    at: new Date(at).toISOString(),
  }))

/**
 * One JSON line with the commits that are open too long, and the orders of rooms whose sale is not known; it is at the
 * same time the metric.
 */
export function logOpenCommits({
  open,
  oldestMs,
  unresolved,
}: {
  readonly open: readonly OpenCommit[]
  readonly oldestMs: number
  readonly unresolved: readonly OpenCommit[]
}): void {
  logAge(ageMetrics.openCommits, oldestMs, {
    level: open.length + unresolved.length > 0 ? 'WARN' : 'INFO',
    message: 'open commits',
    count: open.length,
    commits: namesOf(open),
    unresolvedOrders: namesOf(unresolved),
  })
}
