import { writeLine } from './write-line.ts'

/** Metrics that alarms read: how old the oldest of something is, in minutes. */
export const ageMetrics = {
  namespace: 'tripwright',
  openCommits: 'oldestOpenCommit',
  dueHolds: 'oldestDueHold',
} as const

/**
 * One JSON line that is at the same time a metric (embedded metric format), by the function that wrote it.
 *
 * @param line what else it says
 */
export function logAge(
  metric: (typeof ageMetrics)['openCommits' | 'dueHolds'],
  ageMs: number,
  line: Readonly<Record<string, unknown>>,
): void {
  writeLine({
    ...line,
    service: ageMetrics.namespace,
    function: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'local',
    [metric]: Math.floor(ageMs / 60_000),
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: ageMetrics.namespace,
          Dimensions: [['service', 'function']],
          Metrics: [{ Name: metric, Unit: 'None' }],
        },
      ],
    },
  })
}
