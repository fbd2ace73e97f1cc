import { Duration } from 'aws-cdk-lib'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'

const period = Duration.minutes(5)

/** Requests to a table that were throttled, reads and writes. */
export function throttlesOf(name: string, table: ITable): MathExpression {
  const events = (metricName: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: table.tableName },
      statistic: 'Sum',
      period,
    })
  return new MathExpression({
    expression: `FILL(${name}Reads, 0) + FILL(${name}Writes, 0)`,
    usingMetrics: {
      [`${name}Reads`]: events('ReadThrottleEvents'),
      [`${name}Writes`]: events('WriteThrottleEvents'),
    },
    label: name,
    period,
  })
}
