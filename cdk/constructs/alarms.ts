import { Aws, Duration } from 'aws-cdk-lib'
import type { Stage } from 'aws-cdk-lib/aws-apigateway'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions'
import { Construct } from 'constructs'
import { capacityMetric } from '../../lib/platform/aws/operator-log.ts'
import { AlarmTopic } from './alarm-topic.ts'
import type { ServiceKeys } from './service-keys.ts'
import { alertMetric, supplierMetric } from './supplier-metric.ts'

/** What is monitored. */
export interface Monitored {
  readonly apis: Readonly<Record<string, Stage>>
  readonly functions: readonly (readonly [name: string, lambda: LambdaFunction])[]
  readonly tables: readonly (readonly [name: string, table: ITable])[]
  readonly machine: StateMachine
  readonly oldestOpenCommit: IMetric
  /** Names of the adapters of live suppliers. */
  readonly suppliers: readonly string[]
}

export interface AlarmsProps extends Monitored {
  readonly keys: ServiceKeys
  /** Address that they are sent to. */
  readonly email: string
}

const period = Duration.minutes(5)

/** A refusal is an error to Lambda, so the workflow is monitored instead of its steps. */
const throwsRefusals: ReadonlySet<string> = new Set(['commit-steps'])

/** Nobody waits for these: the latency of an interface does not show how long they take. */
const inBackground: ReadonlySet<string> = new Set([
  'commit-steps',
  'resume-commits',
  'expire-holds',
  'reconcile-orders',
  'publish-events',
  'send-webhooks',
])

/** Longer than any commit takes while its suppliers answer. */
const slowCommit = Duration.minutes(1)

/** What needs a reaction of operators; the dashboard has the rest. */
export class Alarms extends Construct {
  readonly topic: AlarmTopic

  constructor(
    scope: Construct,
    id: string,
    { keys, email, apis, functions, machine, suppliers }: AlarmsProps,
  ) {
    super(scope, id)
    const topic = new AlarmTopic(this, 'Topic', { keys, email })
    this.topic = topic
    for (const [name, api] of Object.entries(apis)) this.#watchApi(name, api, topic)
    for (const [name, lambda] of functions) this.#watchFunction(name, lambda, topic)
    this.#watchCapacity(topic)
    this.#watchCommits(machine, topic)
    for (const supplier of suppliers) this.#watchSupplier(supplier, topic)
  }

  #watchApi(name: string, api: Stage, alarms: AlarmTopic): void {
    alarms.alarm(this, `${name}Errors`, {
      alarmDescription:
        'More than five requests, and more than one in a thousand, were answered 5xx in five minutes. Look for "bug" in the functions’ logs; the transactionId of an answer finds its lines.',
      metric: new MathExpression({
        expression: 'IF(errors > 5 AND errors > requests / 1000, errors, 0)',
        usingMetrics: {
          errors: api.metricServerError({ statistic: 'Sum', period }),
          requests: api.metricCount({ statistic: 'Sum', period }),
        },
        period,
      }),
      threshold: 1,
      evaluationPeriods: 1,
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
    if (!inBackground.has(name)) return
    alarms.alarm(this, `${name}Duration`, {
      alarmDescription: `${name} needs more than nine tenths of its time, one call in a hundred: soon it will not end.`,
      metric: lambda.metricDuration({ statistic: 'p99', period }),
      threshold: (lambda.timeout?.toMilliseconds() ?? 0) * 0.9,
      evaluationPeriods: 1,
    })
  }

  /** Of all functions of the account and region, which share a quota, and of what is behind the interface. */
  #watchCapacity(alarms: AlarmTopic): void {
    alarms.alarm(this, 'FunctionsThrottled', {
      alarmDescription:
        'A function was not run: its part of the concurrency is used up, or what the account shares. The dashboard shows which function. Request a higher quota, and set `concurrency` to it.',
      metric: LambdaFunction.metricAllThrottles({ period }),
      threshold: 1,
      evaluationPeriods: 1,
    })
    const shares = new MathExpression({
      expression: '100 * running / SERVICE_QUOTA(running)',
      usingMetrics: { running: runningFunctions },
      period,
    })
    alarms.alarm(this, 'ConcurrencyHigh', {
      alarmDescription:
        'More than 80 % of the functions that the account may run at a time were running. Request a higher quota before it is used up.',
      metric: shares,
      threshold: 80,
      evaluationPeriods: 2,
    })
    alarms.alarm(this, 'Capacity', {
      alarmDescription:
        'More than five requests in five minutes were answered 503 because AWS took no more calls of theirs: of a table, a key, the workflow or a function. The dashboard shows the tables’ throttles, for one hot key or a table that grows slower than its requests.',
      metric: new Metric({
        namespace: 'tripwright',
        metricName: capacityMetric,
        dimensionsMap: { stack: Aws.STACK_NAME },
        statistic: 'Sum',
        period,
      }),
      threshold: 6,
      evaluationPeriods: 1,
    })
  }

  #watchSupplier(supplier: string, alarms: AlarmTopic): void {
    const name = supplier.replaceAll('-', '')
    const sum = (metric: 'calls' | 'refusals') =>
      supplierMetric(supplier, metric, { statistic: 'Sum', period })
    alarms.alarm(this, `${name}Stopped`, {
      alarmDescription: `${supplier} does not answer: its calls are stopped, but for one every ten seconds. Searches go on without it, sales wait. Its log lines "supplier" have its codes and request ids, for its help desk.`,
      metric: supplierMetric(supplier, 'stopped', { statistic: 'Maximum', period }),
      threshold: 1,
      evaluationPeriods: 2,
    })
    alarms.alarm(this, `${name}Refusals`, {
      alarmDescription: `More than one in twenty calls to ${supplier} were not sent, in fifteen minutes on end: there are more than its limits let through. The dashboard shows whether searches are the most of them.`,
      metric: new MathExpression({
        expression: '100 * refusals / (calls + refusals)',
        usingMetrics: { calls: sum('calls'), refusals: sum('refusals') },
        period,
      }),
      threshold: 5,
      evaluationPeriods: 3,
    })
    alarms.alarm(this, `${name}NoBalance`, {
      alarmDescription: `${supplier} refuses orders because the balance of its account is used up: top it up. Nothing was charged to travelers.`,
      metric: alertMetric(supplier, 'noBalance', period),
      threshold: 1,
      evaluationPeriods: 1,
    })
    alarms.alarm(this, `${name}UnknownOutcome`, {
      alarmDescription: `Whether ${supplier} made an order or took a payment is not known. It is asked for a day; the commit is on queue 1 of its office. Look it up at ${supplier} when it stays there.`,
      metric: alertMetric(supplier, 'unknownOutcome', period),
      threshold: 1,
      evaluationPeriods: 1,
    })
    alarms.alarm(this, `${name}Deliveries`, {
      alarmDescription: `More than five deliveries of ${supplier} in five minutes were not signed as agreed, or came too late. Compare the secret of its webhook with the one in Secrets Manager.`,
      metric: alertMetric(supplier, 'deliveryRefused', period),
      threshold: 6,
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
        'One commit in a hundred ran longer than a minute: a supplier or a table did not answer and its step was repeated.',
      metric: machine.metricTime({ statistic: 'p99', period }),
      threshold: slowCommit.toMilliseconds(),
      evaluationPeriods: 1,
    })
    alarms.alarm(this, 'CommitsThrottled', {
      alarmDescription:
        'Commits wait for Step Functions: more starts or transitions a second than the account may have in this region. They go on by themselves. Request a higher quota.',
      metric: machine.metricThrottled({ period }),
      threshold: 1,
      evaluationPeriods: 1,
    })
  }
}

/** Functions of the account at a time; the usage metric, of which CloudWatch knows the quota. */
const runningFunctions = new Metric({
  namespace: 'AWS/Usage',
  metricName: 'ResourceCount',
  dimensionsMap: { Type: 'Resource', Service: 'Lambda', Resource: 'ConcurrentExecutions', Class: 'None' },
  statistic: 'Maximum',
  period,
})
