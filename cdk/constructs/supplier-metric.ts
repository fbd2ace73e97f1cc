import { Aws, type Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { alertMetrics, supplierMetrics } from '../../lib/platform/aws/operator-log.ts'

/** How often an adapter reported something that needs an operator. */
export const alertMetric = (supplier: string, alert: keyof typeof alertMetrics, period: Duration): Metric =>
  new Metric({
    namespace: 'tripwright',
    metricName: alertMetrics[alert],
    dimensionsMap: { stack: Aws.STACK_NAME, supplier },
    statistic: 'Sum',
    period,
  })

/** A metric of the gate before a supplier, as the functions log it. */
export const supplierMetric = (
  supplier: string,
  name: keyof typeof supplierMetrics,
  options: { readonly statistic: string; readonly period: Duration; readonly label?: string },
): Metric =>
  new Metric({
    namespace: 'tripwright',
    metricName: supplierMetrics[name],
    dimensionsMap: { stack: Aws.STACK_NAME, supplier },
    ...options,
  })
