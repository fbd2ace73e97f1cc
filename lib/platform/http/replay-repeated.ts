import type middy from '@middy/core'
import type { APIGatewayProxyResult } from 'aws-lambda'
import { sizes } from '../../kernel/limits.ts'
import type { RefusalCode } from '../../kernel/refusals.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { answeredIn } from '../../workbench/answered-requests.ts'
import type { Platform } from '../platform.ts'
import type { Stores } from '../store/stores.ts'
import { answer } from './answer.ts'
import type { Call, CallEvent } from './call.ts'

/** What was refused may be granted to a repetition: it is not kept. */
const passing: ReadonlySet<string> = new Set<RefusalCode>(['workbenchBusy', 'requestInProgress'])
/** What the request did is not known. */
const unclear: ReadonlySet<string> = new Set<RefusalCode>(['internalError', 'requestTimedOut'])

/**
 * Answers a repeated Idempotency-Key with the first answer. The same key with another request is refused.
 * After an attempt that was interrupted, the work is done unless it was done: then it is answered as it
 * would have been. Neither a failure nor an answer that the work continues is kept, so that a repetition
 * tries or looks again.
 *
 * @throws Refusal `idempotencyKeyInvalid`, `idempotencyKeyReused`, `requestInProgress`, `answerNotKept`
 */
export const replayRepeated = (
  platform: () => Platform,
): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => {
  const storesOf = ({ call }: CallEvent) => platform().stores(call.tenant?.accessGroup ?? '')
  return {
    before: async ({ event }) => {
      const { call } = event
      const { route, headers, now, fingerprint: hash } = call
      const key = headers('idempotencyKey')
      if (!route.changes || key === undefined || hash === undefined) return undefined
      if (key.length > sizes.idempotencyKeyLength) throw new Refusal('idempotencyKeyInvalid')
      const { clock, ids } = platform()
      const present = clock.now()
      const stores = storesOf(event)
      const claimed = await stores.idempotency.claim({ key, hash, now, present, newId: ids.uuid() })
      switch (claimed.kind) {
        case 'claimed': {
          call.claim = claimed.held
          const done = claimed.held.isRepetition ? await findAnswered(call, stores) : undefined
          return done && answer(call, done.answer)
        }
        case 'answered':
          return { ...claimed.answer, headers: { ...claimed.answer.headers, 'Idempotent-Replayed': 'true' } }
        case 'inProgress':
          throw new Refusal('requestInProgress', {
            retryAfterSec: String(Math.ceil(claimed.retryAfterMs / 1000)),
          })
        case 'otherRequest':
          throw new Refusal('idempotencyKeyReused')
        default:
          return claimed satisfies never
      }
    },
    after: ({ event, response }) => settle(event.call, response),
    onError: ({ event, response }) => settle(event.call, response),
  }
}

/**
 * What an earlier attempt of the request answered when it changed the workbench that the path names.
 *
 * @throws Refusal `answerNotKept` it was done, but so much was done since that the answer is gone
 */
export async function findAnswered(
  { claim, route, request }: Call,
  { workbenches }: Pick<Stores, 'workbenches'>,
): Promise<{ readonly answer: unknown } | undefined> {
  const { path = {} } = request as { readonly path?: Readonly<Record<string, string>> }
  const id = path.ReservationResource_Identifier
  if (!claim || id === undefined) return undefined
  const found = await workbenches.find(id)
  const done = found && answeredIn(found, claim.id)
  if (done && done.answer === undefined && route.success !== 204) throw new Refusal('answerNotKept')
  return done && { answer: done.answer }
}

async function settle(
  call: Call | undefined,
  response: APIGatewayProxyResult | null | undefined,
): Promise<void> {
  const { claim, refusal = '', isUnfinished, isPassing } = call ?? {}
  if (!claim || !response) return
  const { statusCode, headers, body } = response
  if (isUnfinished || unclear.has(refusal)) await claim.release()
  else if (statusCode >= 500 || statusCode === 429 || isPassing || passing.has(refusal)) await claim.forget()
  else await claim.keepAnswer({ statusCode, headers: { ...(headers as Record<string, string>) }, body })
}
