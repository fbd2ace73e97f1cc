import { Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch'
import { ageMetrics } from '../../lib/platform/aws/log-age.ts'
import type { ServiceFunction } from './service-function.ts'

/** How old the oldest of something is, in minutes, as a function logs it. */
export const ageMetric = (
  { lambda }: ServiceFunction,
  metricName: (typeof ageMetrics)['openCommits' | 'dueHolds'],
  options: MetricOptions,
): Metric =>
  new Metric({
    namespace: ageMetrics.namespace,
    metricName,
    dimensionsMap: { service: ageMetrics.namespace, function: lambda.functionName },
    statistic: 'Maximum',
    ...options,
  })
