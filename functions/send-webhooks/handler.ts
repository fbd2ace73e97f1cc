import type { SQSRecord } from 'aws-lambda'
import { once } from '../../lib/platform/aws/once.ts'
import { secretOf } from '../../lib/platform/aws/secrets-manager.ts'
import { requireSetting, settings } from '../../lib/platform/aws/settings.ts'
import { signedRequest } from '../../lib/platform/aws/signed-request.ts'
import { writeLine } from '../../lib/platform/aws/write-line.ts'
import { maskText } from '../../lib/platform/vault/mask-text.ts'
import { sendWebhooks } from './send-webhooks.ts'

/** `https://sqs.eu-west-1.amazonaws.com/123456789012/name` of an ARN that ends with account and name. */
function queueUrl({ eventSourceARN }: SQSRecord): string {
  const [account, name] = eventSourceARN.split(':').slice(-2)
  return new URL(`/${account}/${name}`, requireSetting(settings.queuesUrl)).href
}

async function postpone(record: SQSRecord, seconds: number): Promise<void> {
  await signedRequest(
    new URL(requireSetting(settings.queuesUrl)),
    { service: 'sqs', target: 'AmazonSQS.ChangeMessageVisibility', jsonVersion: '1.0' },
    {
      body: {
        QueueUrl: queueUrl(record),
        ReceiptHandle: record.receiptHandle,
        VisibilityTimeout: seconds,
      },
    },
  )
}

export const handler = sendWebhooks(
  once(() => ({
    webhooks: JSON.parse(requireSetting(settings.webhooks)),
    readSecret: (id) => secretOf(id, process.env),
    postpone,
    attempted: ({ outcome, ...attempt }) =>
      writeLine({
        level: 'INFO',
        message: 'webhook',
        service: 'tripwright',
        ...attempt,
        outcome: typeof outcome === 'number' ? outcome : maskText(outcome),
      }),
  })),
)
