import { Webhook as Signer } from 'standardwebhooks'
import type { PublishedEvent } from '../../reservation/published-events.ts'

/** A program that takes events. */
export interface WebhookTarget {
  readonly url: string
  /** Signs what is sent, as Standard Webhooks has it: `whsec_...` */
  readonly secret: string
}

const answerMs = 5_000

/** Whether the program has taken the event. */
export const isTaken = (outcome: number | string): boolean => typeof outcome === 'number' && outcome < 300

/** Posts an event as Standard Webhooks say. @returns the status, or why there is none */
export async function postWebhook(
  { url, secret }: WebhookTarget,
  { id, type, occurredAt, data }: PublishedEvent,
): Promise<number | string> {
  const at = new Date()
  const body = JSON.stringify({ type, timestamp: occurredAt, data })
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Signer(secret).sign(id, at, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    const { cause, message } = error as Error
    return cause instanceof Error ? cause.message : message
  }
}
