import { Aws, Duration } from 'aws-cdk-lib'
import { Dashboard, GraphWidget, type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import type { supplierMetrics } from '../../lib/platform/aws/operator-log.ts'
import type { Monitored } from './alarms.ts'
import { supplierMetric } from './supplier-metric.ts'
import { throttlesOf } from './table-throttles.ts'

const period = Duration.minutes(5)

/** What operators look at. */
export class ServiceDashboard extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { apis, functions, tables, machine, oldestOpenCommit, suppliers }: Monitored,
  ) {
    super(scope, id)
    const dashboard = new Dashboard(this, 'Dashboard', { defaultInterval: Duration.hours(12) })
    const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
      new GraphWidget({ title, left, right, width: 12, period })
    for (const [name, api] of Object.entries(apis)) {
      dashboard.addWidgets(
        graph(
          `${name}: requests and errors`,
          [api.metricCount()],
          [api.metricServerError({ statistic: 'Sum' }), api.metricClientError({ statistic: 'Sum' })],
        ),
        graph(`${name}: latency`, [
          api.metricLatency({ statistic: 'p50' }),
          api.metricLatency({ statistic: 'p99' }),
        ]),
      )
    }
    dashboard.addWidgets(
      graph(
        'Commits',
        [
          machine.metricStarted(),
          machine.metricSucceeded(),
          machine.metricFailed(),
          machine.metricTimedOut(),
        ],
        [oldestOpenCommit],
      ),
      graph('Commit time', [
        machine.metricTime({ statistic: 'p50' }),
        machine.metricTime({ statistic: 'p99' }),
      ]),
      graph(
        'Functions: duration p99',
        functions.map(([label, lambda]) => lambda.metricDuration({ statistic: 'p99', label })),
      ),
      graph(
        'Functions: errors and throttles',
        functions.map(([label, lambda]) => lambda.metricErrors({ label })),
        functions.map(([label, lambda]) => lambda.metricThrottles({ label })),
      ),
      graph(
        'Tables: throttles',
        tables.map(([name, table]) => throttlesOf(name, table)),
      ),
      graph('Refusals by family', [
        new MathExpression({
          expression: `SEARCH('{tripwright,stack,family} stack="${Aws.STACK_NAME}" MetricName="refusals"', 'Sum')`,
          usingMetrics: {},
          label: '',
          period,
        }),
      ]),
    )
    for (const supplier of suppliers) {
      const metric = (name: keyof typeof supplierMetrics, statistic: string) =>
        supplierMetric(supplier, name, { statistic, period, label: `${name} ${statistic}` })
      dashboard.addWidgets(
        graph(
          `${supplier}: calls`,
          [metric('calls', 'Sum'), metric('searches', 'Sum')],
          [metric('failures', 'Sum'), metric('refusals', 'Sum'), metric('stopped', 'Maximum')],
        ),
        graph(
          `${supplier}: time and calls at once`,
          [metric('duration', 'p50'), metric('duration', 'p99')],
          [metric('inFlight', 'Maximum')],
        ),
      )
    }
  }
}
