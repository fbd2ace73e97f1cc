import { Aws, Duration } from 'aws-cdk-lib'
import { EventField, type IEventBus, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { eventSource } from '../../lib/platform/aws/event-bus.ts'
import { settings } from '../../lib/platform/aws/settings.ts'
import { pausesSeconds } from '../../lib/platform/events/webhook-pauses.ts'
import { sendWebhooksPlan } from '../function-plan.ts'
import type { WebhookSettings } from '../webhook-settings.ts'
import type { AlarmTopic } from './alarm-topic.ts'
import { deadLetters, safeQueue } from './dead-letters.ts'
import type { ServiceFunction } from './service-function.ts'
import { type ServiceFunctions, timeouts } from './service-functions.ts'

export interface WebhooksProps {
  readonly functions: ServiceFunctions
  readonly bus: IEventBus
  readonly webhooks: WebhookSettings
}

/** Programs that events are posted to: a queue for each, so that one that is slow or down holds up no other. */
export class Webhooks extends Construct {
  readonly #sender: ServiceFunction
  readonly #dead: Queue

  constructor(scope: Construct, id: string, { functions, bus, webhooks }: WebhooksProps) {
    super(scope, id)
    const targets = Object.entries(webhooks).map(([name, { url, secretId }]) => [name, { url, secretId }])
    this.#sender = functions.add('send-webhooks', {
      description: 'Posts events to programs',
      timeout: timeouts.plain,
      plan: sendWebhooksPlan,
      environment: {
        [settings.webhooks]: JSON.stringify(Object.fromEntries(targets)),
        [settings.queuesUrl]: `https://sqs.${Aws.REGION}.${Aws.URL_SUFFIX}`,
      },
    })
    this.#sender.allowSecrets(Object.values(webhooks).map(({ secretId }) => secretId))
    this.#dead = deadLetters(this, 'DeadLetters')
    for (const [name, { types }] of Object.entries(webhooks)) {
      const queue = this.#queueOf(name)
      new Rule(this, `${name}Rule`, {
        description: `Events for the webhook ${name}`,
        eventBus: bus,
        eventPattern: { source: [eventSource], ...(types.length > 0 && { detailType: [...types] }) },
        targets: [
          new SqsQueue(queue, {
            message: RuleTargetInput.fromObject({ webhook: name, event: EventField.fromPath('$.detail') }),
            deadLetterQueue: this.#dead,
          }),
        ],
      })
    }
  }

  /** What comes from it the function posts, a few at a time. */
  #queueOf(name: string): Queue {
    const queue = new Queue(this, name, {
      ...safeQueue,
      // Six times as long as the function may run, as Lambda wants it; the function makes it longer.
      visibilityTimeout: Duration.seconds(6 * timeouts.plain.toSeconds()),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.#dead, maxReceiveCount: pausesSeconds.length + 1 },
    })
    this.#sender.allow(
      new PolicyStatement({
        actions: [
          'sqs:ReceiveMessage',
          'sqs:DeleteMessage',
          'sqs:ChangeMessageVisibility',
          'sqs:GetQueueAttributes',
        ],
        resources: [queue.queueArn],
      }),
    )
    const mapping = new EventSourceMapping(this, `${name}Source`, {
      target: this.#sender.lambda,
      eventSourceArn: queue.queueArn,
      batchSize: 5,
      maxConcurrency: 5,
      reportBatchItemFailures: true,
    })
    mapping.node.addDependency(this.#sender.policy)
    return queue
  }

  watch(alarms: AlarmTopic): void {
    alarms.alarm(this, 'Dead', {
      alarmDescription:
        'An event was not taken by the program of a webhook in almost a day, and is among the dead letters. The log of send-webhooks has its answers; when it takes events again, redrive the queue.',
      metric: this.#dead.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) }),
      threshold: 1,
      evaluationPeriods: 1,
    })
  }
}
