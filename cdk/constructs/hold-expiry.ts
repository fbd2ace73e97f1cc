import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import { Construct } from 'constructs'
import { ageMetrics } from '../../lib/platform/aws/log-age.ts'
import { expireHoldsPlan } from '../function-plan.ts'
import { ageMetric } from './age-metric.ts'
import type { AlarmTopic } from './alarm-topic.ts'
import type { ServiceFunction } from './service-function.ts'
import { type ServiceFunctions, timeouts } from './service-functions.ts'

/** As long as a run may take: what one leaves, the next begins with at once. */
const period = timeouts.holdExpiry

/** Minutes after which an operator should look why holds are not released. */
const dueTooLong = 120

/** Expires unpaid offers after their ticketing time limit, on a schedule. */
export class HoldExpiry extends Construct {
  readonly #expiry: ServiceFunction

  constructor(scope: Construct, id: string, { functions }: { readonly functions: ServiceFunctions }) {
    super(scope, id)
    this.#expiry = functions.add('expire-holds', {
      description: 'Expires unpaid offers after their ticketing time limit',
      timeout: timeouts.holdExpiry,
      plan: expireHoldsPlan,
    })
    new Rule(this, 'Schedule', {
      description: 'Schedule on which unpaid offers expire',
      schedule: Schedule.rate(period),
      targets: [new LambdaTarget(this.#expiry.lambda)],
    })
  }

  watch(alarms: AlarmTopic): void {
    alarms.alarm(this, 'HoldsDue', {
      alarmDescription: `A hold ended more than ${dueTooLong} minutes ago (after the two hours that commits have) and is not released: its supplier does not answer, or there are more holds than the sweep keeps up with. Its log tells how many each run ended.`,
      metric: ageMetric(this.#expiry, ageMetrics.dueHolds, {
        label: 'oldest due hold, minutes',
        period: Duration.minutes(15),
      }),
      threshold: dueTooLong,
      evaluationPeriods: 2,
    })
  }
}
