import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { SQSRecord } from 'aws-lambda'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sendWebhooks, type WebhookAttempt } from '../../../functions/send-webhooks/send-webhooks.ts'
import { pausesSeconds } from '../../../lib/platform/events/webhook-pauses.ts'
import { listening } from '../../support/listening.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const event = {
  id: 'r1.2',
  type: 'reservation.ticketed',
  occurredAt: '2027-03-01T10:00:00.000Z',
  data: { locator: 'QK7W2M', pcc: '7N4Q', sequence: 2, event: 'ticketed' },
}

interface Received {
  readonly headers: Record<string, string>
  readonly body: string
}

let program: Awaited<ReturnType<typeof listening>>
let received: Received[]
let status: number
beforeAll(async () => {
  program = await listening(
    createServer(async (request, response) => {
      received.push({ headers: request.headers as Record<string, string>, body: await text(request) })
      response.writeHead(status).end()
    }),
  )
})
beforeEach(() => {
  received = []
  status = 204
})
afterAll(() => program.stop())

/** As SQS gives it to the function. */
const message = (attempt: number, webhook = 'crm'): SQSRecord => ({
  messageId: `m${attempt}`,
  receiptHandle: 'handle',
  body: JSON.stringify({ webhook, event }),
  attributes: {
    ApproximateReceiveCount: String(attempt),
    SentTimestamp: '0',
    SenderId: 'events',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:eu-west-1:123456789012:crm',
  awsRegion: 'eu-west-1',
})

async function send(
  records: readonly SQSRecord[],
  readSecret = async (id: string) => `${secret}${id.slice(4)}`,
) {
  const postponed: number[] = []
  const attempts: WebhookAttempt[] = []
  const { batchItemFailures } = await sendWebhooks(() => ({
    webhooks: { crm: { url: `${program.origin}/events`, secretId: 'live' } },
    readSecret,
    postpone: async (_record, seconds) => {
      postponed.push(seconds)
    },
    attempted: (attempt) => attempts.push(attempt),
  }))({ Records: [...records] })
  return { postponed, attempts, again: batchItemFailures.map(({ itemIdentifier }) => itemIdentifier) }
}

it('posts an event signed as Standard Webhooks has it, under the id that every repetition has', async () => {
  const { again } = await send([message(1)])
  const [{ headers, body } = { headers: {}, body: '' }] = received

  expect(again).toEqual([])
  expect(new Verifier(secret).verify(body, headers)).toEqual({
    type: event.type,
    timestamp: event.occurredAt,
    data: event.data,
  })
  expect(headers['webhook-id']).toBe('r1.2')
})

it.each(pausesSeconds.map((pause, index) => [index + 1, pause]))(
  'leaves what was not taken at attempt %i in the queue for %i seconds',
  async (attempt, pause) => {
    status = 503
    const { postponed, again, attempts } = await send([message(attempt)])

    expect({ postponed, again }).toEqual({ postponed: [pause], again: [`m${attempt}`] })
    expect(attempts).toEqual([{ webhook: 'crm', event: 'r1.2', attempt, outcome: 503 }])
  },
)

it('holds nothing back after the last attempt: the queue moves it to the dead letters', async () => {
  status = 500
  const { postponed, again } = await send([message(pausesSeconds.length + 1)])

  expect({ postponed, again }).toEqual({ postponed: [], again: ['m7'] })
})

it('keeps the event when the secret cannot be read, or the webhook is not configured, and sends nothing', async () => {
  const unread = await send([message(1)], async () => {
    throw new Error('no answer')
  })
  const unknown = await send([message(1, 'other')])

  expect([unread.again, unknown.again]).toEqual([['m1'], ['m1']])
  expect(received).toEqual([])
})

it('repeats of several messages only those that were not taken', async () => {
  const answers = await send([message(1), message(2, 'other')])

  expect(answers.again).toEqual(['m2'])
})
