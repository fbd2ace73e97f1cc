import { findCure } from './find-cure.ts'
import type { RefusalRule } from './generated/cures.ts'
import type { Notice } from './notice.ts'

/** Where and how a request failed. */
interface Failure {
  /** Name of the operation; `token`: the request for a token. */
  readonly operation: string
  readonly status: number
  /** The `TraceId` that the client sent. */
  readonly traceId: string
  /** The host's name of the request; undefined: it told none. */
  readonly transactionId: string | undefined
  /** What the host answered. */
  readonly answer: unknown
}

/**
 * The host refused a request, with any HTTP status: most refusals of air operations have status 200. The message is the
 * host's own.
 */
export class Refusal extends Error implements Notice, Failure {
  override readonly name = 'Refusal'
  readonly code: string
  readonly category: string
  readonly details: Readonly<Record<string, string>>
  /** What to do about it; undefined: the rule is not known. */
  readonly cure: string | undefined
  /** Name of the rule in the documents; undefined: it is not known. */
  readonly rule: RefusalRule | undefined
  /** Further reasons. */
  readonly also: readonly Notice[]
  readonly operation: string
  readonly status: number
  readonly traceId: string
  readonly transactionId: string | undefined
  readonly answer: unknown

  constructor([first, ...also]: readonly [Notice, ...Notice[]], failure: Failure) {
    super(first.message)
    const known = findCure(first)
    this.code = first.code
    this.category = first.category
    this.details = first.details
    this.cure = known?.cure
    this.rule = known?.rule
    this.also = also
    this.operation = failure.operation
    this.status = failure.status
    this.traceId = failure.traceId
    this.transactionId = failure.transactionId
    this.answer = failure.answer
  }
}

/** No answer came. What changes something may have been done; the same Idempotency-Key asks again safely. */
export class HostUnreachable extends Error {
  override readonly name = 'HostUnreachable'
  readonly operation: string
  readonly traceId: string
  readonly idempotencyKey: string | undefined

  constructor(
    failure: {
      readonly operation: string
      readonly traceId: string
      readonly idempotencyKey: string | undefined
    },
    cause: unknown,
  ) {
    super(`${failure.operation}: no answer`, { cause })
    this.operation = failure.operation
    this.traceId = failure.traceId
    this.idempotencyKey = failure.idempotencyKey
  }
}
