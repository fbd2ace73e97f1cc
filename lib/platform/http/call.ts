import type { APIGatewayProxyEvent } from 'aws-lambda'
import type { Doubt } from '../../contract/doubts.ts'
import type { Trace } from '../../contract/envelope.ts'
import type { Headers } from '../../contract/request-context.ts'
import type { RouteSpec } from '../../contract/route.ts'
import type { Tenant } from '../../kernel/agency.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import type { PaymentSecrets } from '../../payment/card-vault.ts'
import type { HeldKey } from '../store/idempotency.ts'

/** What the pipeline knows of the request it is working on; each step fills in its part. */
export interface Call {
  readonly key: string
  readonly route: RouteSpec
  readonly headers: Headers
  readonly trace: Trace
  readonly now: EpochMs
  readonly startedAt: number
  tenant?: Tenant
  /** The body as JSON, free of card numbers, providers' tokens and security codes. */
  body?: unknown
  /** Cards for the vault, with the tokens that stand for them in the body. */
  cards?: readonly { readonly secrets: PaymentSecrets; readonly token: string }[]
  /** Identifies equal requests; only when the client sent an Idempotency-Key. */
  fingerprint?: string
  /** Parsed path, query and body. */
  request?: { readonly path: unknown; readonly query: unknown; readonly body: unknown }
  /** Only when the request asks to be told: what it was forgiven. */
  readonly doubts?: Doubt[] | undefined
  /** Why the request was refused. */
  refusal?: string
  /** The answer reports that the work continues: the same request is to be repeated. */
  isUnfinished?: boolean
  /** It was refused, and a repetition may be granted: the answer is not kept. */
  isPassing?: boolean
  /** Set while this call holds an Idempotency-Key. */
  claim?: HeldKey
}

/** The gateway's event with the call that the first step of the pipeline opened on it. */
export type CallEvent = APIGatewayProxyEvent & { call: Call }
