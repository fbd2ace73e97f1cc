import { Readable } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { APIGatewayProxyResult, Context as LambdaContext } from 'aws-lambda'
import { completeEnvelope, toResult } from '../../contract/envelope.ts'
import type { Headers } from '../../contract/request-context.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Log } from '../platform.ts'
import { completeAnswer, result } from './answer.ts'
import { noticeOf } from './answer-error.ts'
import type { Call } from './call.ts'

const streamType = 'application/stream+json'

/** One object of an answer that comes in several. */
export interface AnswerPart<Answer> {
  /** What it is about; an error says so too. */
  readonly about: Readonly<Record<string, string>>
  readonly answer: () => Promise<Answer>
}

/** Time to report that the time is up. */
const reserveMs = 500

export const wantsStream = (headers: Headers): boolean =>
  headers('accept')?.toLowerCase().includes(streamType) ?? false

/**
 * The objects of an answer, one a line: each is sent before the next one is started. The status is sent
 * before anything is known to fail, so an object that fails is a Result with the error in it, and the others
 * are still sent.
 */
export function streamAnswer(
  call: Call,
  parts: readonly AnswerPart<unknown>[],
  { log, lambda }: { readonly log: Log; readonly lambda: Pick<LambdaContext, 'getRemainingTimeInMillis'> },
): APIGatewayProxyResult {
  async function* lines(): AsyncGenerator<string> {
    for (const part of parts) {
      yield `${JSON.stringify(await objectOf(part))}\n`
      // Whatever computes next would keep what was written from leaving the process.
      await setImmediate()
    }
  }
  async function objectOf({ about, answer }: AnswerPart<unknown>): Promise<object> {
    try {
      return completeAnswer(call, await inTime(answer, lambda.getRemainingTimeInMillis() - reserveMs))
    } catch (error) {
      const notice = noticeOf(error, call, log)
      const errors = [{ ...notice, details: { ...notice.details, ...about } }]
      return completeEnvelope(
        call.route.envelope,
        { Result: toResult('Not Processed', { errors }) },
        call.trace,
      )
    }
  }
  const head = result(call, 200, undefined, { 'Content-Type': streamType })
  // The type of proxy results knows texts only; behind it is a function that streams. Nothing is made before
  // it is read.
  return { ...head, body: Readable.from(lines(), { highWaterMark: 0 }) as unknown as string }
}

/** @throws Refusal `requestTimedOut` */
async function inTime<Answer>(answer: () => Promise<Answer>, milliseconds: number): Promise<Answer> {
  if (milliseconds <= 0) throw new Refusal('requestTimedOut')
  const answered = new AbortController()
  const timeIsUp = setTimeout(milliseconds, undefined, { signal: answered.signal }).then(() => {
    throw new Refusal('requestTimedOut')
  })
  try {
    return await Promise.race([answer(), timeIsUp])
  } finally {
    answered.abort()
  }
}
