import type middy from '@middy/core'
import type { APIGatewayProxyResult } from 'aws-lambda'
import { sizes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Platform } from '../platform.ts'
import type { CallEvent } from './call.ts'

/**
 * Answers a repeated Idempotency-Key with the first answer. The same key with another request is refused;
 * unfinished work is retried when its lease has expired; neither an internal failure nor an answer that the
 * work continues is stored, so that a repetition tries or looks again.
 *
 * @throws Refusal `idempotencyKeyInvalid`, `idempotencyKeyReused`, `requestInProgress`
 */
export const replayRepeated = (
  platform: () => Platform,
): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => {
  const idempotencyOf = ({ call }: CallEvent) => platform().stores(call.tenant?.accessGroup ?? '').idempotency

  const settle = async (
    event: CallEvent,
    response: APIGatewayProxyResult | null | undefined,
  ): Promise<void> => {
    const { claim, now, isUnfinished } = event.call ?? {}
    if (!claim || !response) return
    const { statusCode, headers, body } = response
    if (statusCode >= 500 || statusCode === 429 || isUnfinished) await idempotencyOf(event).giveUp(claim.key)
    else
      await idempotencyOf(event).keepAnswer(
        claim.key,
        claim.hash,
        { statusCode, headers: { ...(headers as Record<string, string>) }, body },
        now,
      )
  }

  return {
    before: async ({ event }) => {
      const { route, headers, now, fingerprint: hash } = event.call
      const key = headers('idempotencyKey')
      if (!route.changes || key === undefined || hash === undefined) return undefined
      if (key.length > sizes.idempotencyKeyLength) throw new Refusal('idempotencyKeyInvalid')
      const claimed = await idempotencyOf(event).claim(key, hash, now)
      switch (claimed.kind) {
        case 'claimed':
          event.call.claim = { key, hash }
          return undefined
        case 'answered':
          return { ...claimed.answer, headers: { ...claimed.answer.headers, 'Idempotent-Replayed': 'true' } }
        case 'inProgress':
          throw new Refusal('requestInProgress')
        case 'otherRequest':
          throw new Refusal('idempotencyKeyReused')
        default:
          return claimed satisfies never
      }
    },
    after: ({ event, response }) => settle(event, response),
    onError: ({ event, response }) => settle(event, response),
  }
}
