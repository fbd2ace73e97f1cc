import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { isTaken, postWebhook } from '../../lib/platform/events/post-webhook.ts'
import { pausesSeconds } from '../../lib/platform/events/webhook-pauses.ts'
import type { PublishedEvent } from '../../lib/reservation/published-events.ts'

/** Where the events of a webhook go. */
export interface ConfiguredWebhook {
  readonly url: string
  /** ARN or name of its secret in Secrets Manager. */
  readonly secretId: string
}

export interface WebhookAttempt {
  readonly webhook: string
  /** Id of the event. */
  readonly event: string
  /** From 1. */
  readonly attempt: number
  readonly outcome: number | string
}

export interface WebhookDependencies {
  /** By name. */
  readonly webhooks: Readonly<Record<string, ConfiguredWebhook>>
  readonly readSecret: (secretId: string) => Promise<string>
  /** Keeps a message from coming again for so long. */
  readonly postpone: (record: SQSRecord, seconds: number) => Promise<void>
  readonly attempted: (attempt: WebhookAttempt) => void
}

/** What the rule of a webhook makes of an event. */
interface Message {
  readonly webhook: string
  readonly event: PublishedEvent
}

/**
 * Posts events to programs that asked for them. One that is not taken stays in its queue, and comes again after a pause
 * that grows with every attempt; after the last one the queue moves it to its dead letters.
 */
export const sendWebhooks =
  (makeDependencies: () => WebhookDependencies) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const dependencies = makeDependencies()
    const taken = await Promise.all(Records.map((record) => send(record, dependencies)))
    return {
      batchItemFailures: Records.filter((_, index) => !taken[index]).map(({ messageId }) => ({
        itemIdentifier: messageId,
      })),
    }
  }

/** @returns whether the program has taken the event */
async function send(record: SQSRecord, dependencies: WebhookDependencies): Promise<boolean> {
  const { webhook, event } = JSON.parse(record.body) as Message
  const attempt = Number(record.attributes.ApproximateReceiveCount)
  const outcome = await post({ webhook, event }, dependencies)
  dependencies.attempted({ webhook, event: event.id, attempt, outcome })
  if (isTaken(outcome)) return true
  const pause = pausesSeconds[attempt - 1]
  // When it cannot be postponed, it comes again after the queue's own time: sooner.
  if (pause !== undefined) await dependencies.postpone(record, pause).catch(() => undefined)
  return false
}

async function post(
  { webhook, event }: Message,
  { webhooks, readSecret }: WebhookDependencies,
): Promise<number | string> {
  const target = webhooks[webhook]
  if (!target) return 'not configured'
  const secret = await readSecret(target.secretId).catch(() => undefined)
  return secret === undefined ? 'its secret cannot be read' : postWebhook({ url: target.url, secret }, event)
}
