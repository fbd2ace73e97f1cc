import { sizes } from '../kernel/limits.ts'
import type { RefusalCode } from '../kernel/refusals.ts'
import { Refusal } from '../kernel/refusals.ts'
import { refusalBody, refusalNotice } from './envelope.ts'

/** What the gateway itself refuses, before any function runs, by the gateway's name for it. */
export const gatewayRefusals = {
  UNAUTHORIZED: 'tokenInvalid',
  ACCESS_DENIED: 'accessDenied',
  INVALID_API_KEY: 'accessDenied',
  MISSING_AUTHENTICATION_TOKEN: 'routeNotFound',
  RESOURCE_NOT_FOUND: 'routeNotFound',
  REQUEST_TOO_LARGE: 'bodyTooLarge',
  UNSUPPORTED_MEDIA_TYPE: 'mediaTypeNotSupported',
  THROTTLED: 'tooManyRequests',
  QUOTA_EXCEEDED: 'tooManyRequests',
  WAF_FILTERED: 'accessDenied',
  INTEGRATION_TIMEOUT: 'requestTimedOut',
  INTEGRATION_FAILURE: 'internalError',
  AUTHORIZER_FAILURE: 'internalError',
  AUTHORIZER_CONFIGURATION_ERROR: 'internalError',
  DEFAULT_5XX: 'internalError',
} as const satisfies Record<string, RefusalCode>

export type GatewayRefusal = keyof typeof gatewayRefusals

/** Refusals that a repetition overcomes, and after how many seconds. */
const retryAfterSeconds: Readonly<Partial<Record<GatewayRefusal, number>>> = { THROTTLED: 1 }

/** What an answer with status 401 tells of how to authenticate. API Gateway renames the header of its own answers. */
export const tokenChallenge = { 'WWW-Authenticate': 'Bearer realm="tripwright", error="invalid_token"' }

/** The answer to a request that no function gets. */
export interface GatewayAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * The answer to such a request, in the shape of every other error.
 *
 * @param requestId the gateway's id of the request, or the variable that it puts there
 */
export const gatewayAnswer = (type: GatewayRefusal, requestId: string): GatewayAnswer =>
  refusalAnswer(
    new Refusal(
      gatewayRefusals[type],
      type === 'REQUEST_TOO_LARGE' ? { limit: String(sizes.bodyBytes) } : {},
    ),
    requestId,
    retryAfterSeconds[type],
  )

/** The answer of a gateway that refuses for a reason of its own. */
export function refusalAnswer(refusal: Refusal, requestId: string, retryAfterSec?: number): GatewayAnswer {
  const notice = refusalNotice(refusal)
  const trace = { transactionId: requestId, correlationId: requestId }
  const headers = {
    'Content-Type': 'application/json',
    ...(notice.statusCode === 401 && tokenChallenge),
    ...(retryAfterSec !== undefined && { 'Retry-After': `${retryAfterSec}` }),
  }
  return {
    status: notice.statusCode,
    headers,
    body: JSON.stringify(refusalBody('ErrorResponse', [notice], trace)),
  }
}
