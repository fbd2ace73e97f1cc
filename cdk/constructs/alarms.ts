import { Duration } from 'aws-cdk-lib'
import type { Stage } from 'aws-cdk-lib/aws-apigateway'
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions'
import { Construct } from 'constructs'
import { AlarmTopic } from './alarm-topic.ts'
import type { ServiceKeys } from './service-keys.ts'
import { throttlesOf } from './table-throttles.ts'

/** What is monitored. */
export interface Monitored {
  readonly apis: Readonly<Record<string, Stage>>
  readonly functions: readonly (readonly [name: string, lambda: LambdaFunction])[]
  readonly tables: readonly (readonly [name: string, table: Table])[]
  readonly machine: StateMachine
  readonly oldestOpenCommit: IMetric
}

export interface AlarmsProps extends Monitored {
  readonly keys: ServiceKeys
  /** Address that they are sent to. */
  readonly email: string
}

const period = Duration.minutes(5)

/** A refusal is an error to Lambda, so the workflow is monitored instead of its steps. */
const throwsRefusals: ReadonlySet<string> = new Set(['commit-steps'])

/** Longer than any commit takes while its suppliers answer. */
const slowCommit = Duration.minutes(1)

/** What needs a reaction of operators; the dashboard has the rest. */
export class Alarms extends Construct {
  readonly topic: AlarmTopic

  constructor(scope: Construct, id: string, { keys, email, apis, functions, tables, machine }: AlarmsProps) {
    super(scope, id)
    const topic = new AlarmTopic(this, 'Topic', { keys, email })
    this.topic = topic
    for (const [name, api] of Object.entries(apis)) this.#watchApi(name, api, topic)
    for (const [name, lambda] of functions) this.#watchFunction(name, lambda, topic)
    for (const [name, table] of tables) this.#watchTable(name, table, topic)
    this.#watchConcurrency(topic)
    this.#watchCommits(machine, topic)
  }

  #watchApi(name: string, api: Stage, alarms: AlarmTopic): void {
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

  /** Of all functions of the account and region: they share what is used up. */
  #watchConcurrency(alarms: AlarmTopic): void {
    alarms.alarm(this, 'FunctionsThrottled', {
      alarmDescription:
        'A function was not run: the account’s concurrency is used up. The dashboard shows which function. Request a higher quota.',
      metric: LambdaFunction.metricAllThrottles({ period }),
      threshold: 1,
      evaluationPeriods: 1,
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
