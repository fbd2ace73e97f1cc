import { Duration } from 'aws-cdk-lib'
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway'
import { Dashboard, GraphWidget, type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions'
import { Construct } from 'constructs'
import type { AlarmTopic } from './alarm-topic.ts'

export interface MonitoringProps {
  readonly alarms: AlarmTopic
  readonly apis: Readonly<Record<string, SpecRestApi>>
  readonly functions: readonly (readonly [name: string, lambda: LambdaFunction])[]
  readonly tables: readonly (readonly [name: string, table: Table])[]
  readonly machine: StateMachine
  readonly oldestOpenCommit: IMetric
}

const period = Duration.minutes(5)

/** A refusal is an error to Lambda, so the workflow is monitored instead of its steps. */
const throwsRefusals: ReadonlySet<string> = new Set(['commit-steps'])

/** Longer than any commit takes while its suppliers answer. */
const slowCommit = Duration.minutes(1)

/** Monitoring for operators: alarms that need a reaction, a dashboard for the rest. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id)
    for (const [name, api] of Object.entries(props.apis)) this.#watchApi(name, api, props.alarms)
    for (const [name, lambda] of props.functions) this.#watchFunction(name, lambda, props.alarms)
    for (const [name, table] of props.tables) this.#watchTable(name, table, props.alarms)
    this.#watchCommits(props.machine, props.alarms)
    this.#draw(props)
  }

  #watchApi(name: string, api: SpecRestApi, alarms: AlarmTopic): void {
    alarms.alarm(this, `${name}Errors`, {
      alarmDescription:
        'More than 1 % of requests answered 5xx. Look for "bug" in the functions’ logs; the transactionId of an answer finds its lines.',
      metric: api.metricServerError({ statistic: 'Average', period }),
      threshold: 0.01,
      evaluationPeriods: 2,
    })
    alarms.alarm(this, `${name}Latency`, {
      alarmDescription:
        'One request in a hundred takes longer than 8 seconds. The dashboard shows which function; a supplier may be slow.',
      metric: api.metricLatency({ statistic: 'p99', period }),
      threshold: 8_000,
      evaluationPeriods: 3,
    })
  }

  #watchFunction(name: string, lambda: LambdaFunction, alarms: AlarmTopic): void {
    if (!throwsRefusals.has(name)) {
      alarms.alarm(this, `${name}Failures`, {
        alarmDescription: `${name} failed without an answer: out of time, out of memory, or it could not start.`,
        metric: lambda.metricErrors({ period }),
        threshold: 1,
        evaluationPeriods: 1,
      })
    }
    alarms.alarm(this, `${name}Throttles`, {
      alarmDescription: `${name} was not run: the account’s concurrency is used up. Request a higher quota.`,
      metric: lambda.metricThrottles({ period }),
      threshold: 1,
      evaluationPeriods: 1,
    })
    alarms.alarm(this, `${name}Duration`, {
      alarmDescription: `${name} needed more than nine tenths of its time. For the workbench: a commit had no outcome while its caller waited.`,
      metric: lambda.metricDuration({ statistic: 'Maximum', period }),
      threshold: (lambda.timeout?.toMilliseconds() ?? 0) * 0.9,
      evaluationPeriods: 1,
    })
  }

  #watchTable(name: string, table: Table, alarms: AlarmTopic): void {
    alarms.alarm(this, `${name}TableThrottles`, {
      alarmDescription: `Requests to the table ${name} were throttled: too many at once for one key, or growing faster than the table does.`,
      metric: throttlesOf(name, table),
      threshold: 1,
      evaluationPeriods: 2,
    })
  }

  #watchCommits(machine: StateMachine, alarms: AlarmTopic): void {
    const redrive =
      'Its history shows the step. If the last state entered is not "Commit Failed", the commit is still open: it is taken up every five minutes, or at once by `aws stepfunctions redrive-execution`; every step repeats safely. After "Commit Failed" everything is filed or undone, and nothing is left to redrive: look for the cause.'
    alarms.alarm(this, 'CommitsFailed', {
      alarmDescription: `A commit failed with an undeclared error. ${redrive}`,
      metric: machine.metricFailed({ period }),
      threshold: 1,
      evaluationPeriods: 1,
    })
    alarms.alarm(this, 'CommitsOutOfTime', {
      alarmDescription: `A commit timed out after four days, or was stopped by hand: seats, payments or tickets may be inconsistent. ${redrive}`,
      metric: new MathExpression({
        expression: 'out + stopped',
        usingMetrics: { out: machine.metricTimedOut({ period }), stopped: machine.metricAborted({ period }) },
        period,
      }),
      threshold: 1,
      evaluationPeriods: 1,
    })
    alarms.alarm(this, 'CommitsSlow', {
      alarmDescription:
        'A commit ran longer than a minute: a supplier or a table did not answer and its step was repeated.',
      metric: machine.metricTime({ statistic: 'Maximum', period }),
      threshold: slowCommit.toMilliseconds(),
      evaluationPeriods: 1,
    })
    alarms.alarm(this, 'CommitsStuck', {
      alarmDescription:
        'For half an hour more commits were started than ended: some are waiting. List the running executions, oldest first.',
      metric: stillRunning(machine),
      threshold: 1,
      evaluationPeriods: 6,
    })
  }

  #draw({ apis, functions, tables, machine, oldestOpenCommit }: MonitoringProps): void {
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
      graph('Refusals by operation', [
        new MathExpression({
          expression: `SEARCH('{tripwright,service,operation} MetricName="refusals"', 'Sum')`,
          usingMetrics: {},
          label: '',
          period,
        }),
      ]),
    )
  }
}

function throttlesOf(name: string, table: Table): MathExpression {
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

/** Started and not ended, counted from the beginning of the time that the alarm looks at. */
const stillRunning = (machine: StateMachine): MathExpression =>
  new MathExpression({
    expression:
      'RUNNING_SUM(FILL(started, 0) - FILL(succeeded, 0) - FILL(failed, 0) - FILL(out, 0) - FILL(stopped, 0))',
    usingMetrics: {
      started: machine.metricStarted({ period, statistic: 'Sum' }),
      succeeded: machine.metricSucceeded({ period, statistic: 'Sum' }),
      failed: machine.metricFailed({ period, statistic: 'Sum' }),
      out: machine.metricTimedOut({ period, statistic: 'Sum' }),
      stopped: machine.metricAborted({ period, statistic: 'Sum' }),
    },
    period,
  })
