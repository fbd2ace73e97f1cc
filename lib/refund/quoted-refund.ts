import type { EpochMs } from '../kernel/instant.ts'
import type { Waiver } from '../suppliers/air-changes.ts'
import type { DocumentRefundQuote } from '../suppliers/air-refunds.ts'

/** A refund that was quoted: of documents that have one price together. */
export interface QuotedRefund {
  /** Names it at the supplier, whichever commit requests it: the same one is never refunded twice. */
  readonly id: string
  /** Those of a conjunction, in order. */
  readonly documentIds: readonly string[]
  readonly quote: DocumentRefundQuote
  readonly waiver?: Waiver
  /** Settled by the agency itself: not reported for settlement. */
  readonly isNotReported?: true
}

/** The refund of a list that a client can select. */
export interface ListedRefund extends QuotedRefund {
  /** `offer_1` ... */
  readonly ref: string
}

/** Refunds of documents of one reservation that were quoted together, until they expire. */
export interface RefundQuoteList {
  readonly id: string
  readonly reservationId: string
  readonly quotedAt: EpochMs
  readonly expiresAt: EpochMs
  readonly refunds: readonly ListedRefund[]
}
