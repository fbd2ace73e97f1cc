import type { OpenCommit } from '../../commit/open-commits.ts'
import { writeLine } from './write-line.ts'

/** How long the oldest open commit is open, in minutes: an alarm reads it. */
export const openCommitsMetric = { namespace: 'tripwright', name: 'oldestOpenCommit' } as const

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
  const line = {
    level: open.length + unresolved.length > 0 ? 'WARN' : 'INFO',
    message: 'open commits',
    service: openCommitsMetric.namespace,
    function: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'local',
    count: open.length,
    commits: namesOf(open),
    unresolvedOrders: namesOf(unresolved),
    [openCommitsMetric.name]: Math.floor(oldestMs / 60_000),
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: openCommitsMetric.namespace,
          Dimensions: [['service', 'function']],
          Metrics: [{ Name: openCommitsMetric.name, Unit: 'None' }],
        },
      ],
    },
  }
  writeLine(line)
}
