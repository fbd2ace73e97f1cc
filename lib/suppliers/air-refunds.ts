import type { EpochMs } from '../kernel/instant.ts'
import type { RefundAmounts } from '../refund/refund-amounts.ts'
import type { Emd, Ticket } from '../ticketing/document.ts'
import type { Waiver } from './air-changes.ts'
import type { SupplierCall } from './supplier-call.ts'

/** Documents to refund, all of one traveler and one price: those of a conjunction. */
export interface DocumentsToRefund {
  /** In their current state. */
  readonly documents: readonly Ticket[] | readonly Emd[]
  readonly waiver?: Waiver
}

/** What a refund of documents would return: nothing is refunded yet. */
export interface DocumentRefundQuote {
  readonly amounts: RefundAmounts
  readonly currency: string
  /** Why it is refunded: by the rule of the fare, or because the carrier changed or cancelled its flights. */
  readonly reason: 'voluntary' | 'involuntary'
  readonly expiresAt: EpochMs
  /** The supplier's own reference of the quote: opaque. */
  readonly ref?: string
}

export interface DocumentRefundOrder extends DocumentsToRefund {
  /** Idempotency key: the same key never refunds twice. */
  readonly key: string
  readonly quote: DocumentRefundQuote
}

/** Documents that were refunded. */
export interface RefundedDocuments {
  /** The supplier's number of the refund, `R0000418`. */
  readonly controlNumber: string
  readonly settlementCode?: string
}

/** Refunds single documents, each for what its fare permits. */
export interface AirRefunds {
  /**
   * What the refund of some documents would return now.
   *
   * @throws Refusal `noRefundableCoupons`; `refundNotAllowed` an EMD that is not refunded, or is used
   * @throws SupplierUnavailable no answer: repeat
   */
  quote(order: DocumentsToRefund, call: SupplierCall): Promise<DocumentRefundQuote>

  /**
   * Refunds documents on the terms of a quote, once: a repetition returns the same. Their unused coupons are good for
   * nothing from then on; seats are not released.
   *
   * @throws Refusal as `quote`; `refundQuoteChanged` the terms have changed, `refundRefused` the carrier does not refund
   *   them: nothing was refunded
   * @throws SupplierUnavailable when the outcome is unknown: repeat
   */
  refund(order: DocumentRefundOrder, call: SupplierCall): Promise<RefundedDocuments>
}
