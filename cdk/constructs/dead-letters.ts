import { Duration, Validations } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'

/** A queue that only its stack's parts and AWS reach, by TLS, encrypted. */
export const safeQueue = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true } as const

/** Where lies what could not be delivered, for two weeks, as long as a queue may keep it. */
export function deadLetters(scope: Construct, id: string): Queue {
  const queue = new Queue(scope, id, { ...safeQueue, retentionPeriod: Duration.days(14) })
  Validations.of(queue).acknowledge({
    id: 'AwsSolutions-SQS3',
    reason: 'It is the queue of dead letters itself; an alarm tells of the first.',
  })
  return queue
}
