import { Duration } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions'
import { Construct } from 'constructs'
import { ageMetrics } from '../../lib/platform/aws/log-age.ts'
import { resumeCommitsPlan } from '../function-plan.ts'
import { ageMetric } from './age-metric.ts'
import type { AlarmTopic } from './alarm-topic.ts'
import { allowStart } from './families.ts'
import type { ServiceFunction } from './service-function.ts'
import { type ServiceFunctions, timeouts } from './service-functions.ts'

export interface CommitRecoveryProps {
  readonly functions: ServiceFunctions
  readonly machine: StateMachine
}

const period = Duration.minutes(5)

/** Minutes after which an operator should look at a commit: it was taken up several times by then. */
const openTooLong = 20

/** Takes up commits that were begun and have not ended, on a schedule. */
export class CommitRecovery extends Construct {
  readonly #recovery: ServiceFunction

  constructor(scope: Construct, id: string, { functions, machine }: CommitRecoveryProps) {
    super(scope, id)
    this.#recovery = functions.add('resume-commits', {
      description: 'Takes up commits that have not ended',
      timeout: timeouts.reconciler,
      plan: resumeCommitsPlan,
    })
    allowStart(this.#recovery, machine)
    new Rule(this, 'Schedule', {
      description: 'Schedule on which open commits are taken up',
      schedule: Schedule.rate(period),
      targets: [new LambdaTarget(this.#recovery.lambda)],
    })
  }

  /** How long the oldest open commit is open, in minutes. */
  get oldestOpen(): Metric {
    return ageMetric(this.#recovery, ageMetrics.openCommits, {
      label: 'oldest open commit, minutes',
      period,
    })
  }

  watch(alarms: AlarmTopic): void {
    alarms.alarm(this, 'CommitsOpen', {
      alarmDescription: `A commit is open for more than ${openTooLong} minutes although it was taken up again: seats, payments or tickets may be in between. The log of resume-commits names it; look at its execution. A supplier that decides later is no fault.`,
      metric: this.oldestOpen,
      threshold: openTooLong,
      evaluationPeriods: 2,
    })
  }
}
