import { Aws, Duration } from 'aws-cdk-lib'
import { Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { EventBus } from 'aws-cdk-lib/aws-events'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { settings } from '../../lib/platform/aws/settings.ts'
import { publishEventsPlan } from '../function-plan.ts'
import type { AlarmTopic } from './alarm-topic.ts'
import { deadLetters } from './dead-letters.ts'
import type { ServiceFunction } from './service-function.ts'
import { type ServiceFunctions, timeouts } from './service-functions.ts'

export interface ReservationEventsProps {
  readonly functions: ServiceFunctions
  /** ARN of the stream of the table of reservations. */
  readonly stream: string
}

/** Minutes after which an operator should look why events are late. */
const late = 15

/** What happened to reservations, from the stream of their table on a bus of the stack. */
export class ReservationEvents extends Construct {
  readonly bus: EventBus
  readonly #publisher: ServiceFunction
  readonly #lost: Queue

  constructor(scope: Construct, id: string, { functions, stream }: ReservationEventsProps) {
    super(scope, id)
    this.bus = new EventBus(this, 'Bus', { description: 'What happened to reservations' })
    this.#lost = deadLetters(this, 'LostChanges')
    this.#publisher = functions.add('publish-events', {
      description: 'Publishes what happened to reservations',
      timeout: timeouts.plain,
      plan: publishEventsPlan,
      environment: {
        [settings.eventsUrl]: `https://events.${Aws.REGION}.${Aws.URL_SUFFIX}`,
        [settings.eventBus]: this.bus.eventBusName,
      },
    })
    this.#publisher.allow(
      new PolicyStatement({ actions: ['events:PutEvents'], resources: [this.bus.eventBusArn] }),
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.#lost.queueArn] }),
    )
    this.#publisher.followStream(stream)
    const mapping = new EventSourceMapping(this, 'Stream', {
      target: this.#publisher.lambda,
      eventSourceArn: stream,
      startingPosition: StartingPosition.LATEST,
      batchSize: 100,
      // Deletions have no new image.
      filters: [FilterCriteria.filter({ dynamodb: { NewImage: { version: { N: FilterRule.exists() } } } })],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 100,
      maxRecordAge: Duration.hours(12),
      onFailure: new SqsDlq(this.#lost),
    })
    // Lambda tries at the creation whether the role may read the stream.
    mapping.node.addDependency(this.#publisher.policy)
  }

  watch(alarms: AlarmTopic): void {
    const period = Duration.minutes(5)
    alarms.alarm(this, 'Late', {
      alarmDescription: `Events of reservations are ${late} minutes late: EventBridge does not take them, or a reservation cannot be read. The log of publish-events names the place in the stream.`,
      metric: this.#publisher.lambda.metric('IteratorAge', { statistic: Stats.MAXIMUM, period }),
      threshold: Duration.minutes(late).toMilliseconds(),
      evaluationPeriods: 1,
    })
    alarms.alarm(this, 'Lost', {
      alarmDescription:
        'A change of a reservation was given up after 100 attempts or half a day: its events were not published. The message in the queue of dead letters names the place in the stream; the events are in the reservation.',
      metric: this.#lost.metricApproximateNumberOfMessagesVisible({ period }),
      threshold: 1,
      evaluationPeriods: 1,
    })
  }
}
