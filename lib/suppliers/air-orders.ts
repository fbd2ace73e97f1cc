import type { Flight } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import type { RefundAmounts } from '../refund/refund-amounts.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import type { SupplierCall } from './supplier-call.ts'

/** A sale that its supplier keeps as one order. */
export interface SoldOrder {
  readonly saleKey: string
  readonly itinerary: PricedItinerary
  /** Its tickets and EMDs that were not closed before, as they are on file. */
  readonly documents: readonly TravelDocument[]
}

/** Some flights of a sold order, which is to keep its other ones. */
export interface OrderFlights extends SoldOrder {
  readonly flights: readonly Flight[]
}

/** An order to cancel as a whole. */
export interface OrderToCancel extends SoldOrder {
  /** Its buyer gives its value up: nothing is returned. */
  readonly isForfeited?: true
}

/** What is refunded of one document of an order. */
export interface DocumentRefund {
  /** Of the first document of a conjunction. */
  readonly documentId: string
  readonly amounts: RefundAmounts
}

/** What the cancellation of an order gives back. */
export interface CancellationTerms {
  /** For all travelers and services of the order. Absent: the supplier does not say. */
  readonly refund?: Money
  /** What it goes to: the form of payment or the balance that paid the supplier, or something to book with. */
  /** How `refund` is made up, document by document. Absent: the supplier tells only the total. */
  readonly documents?: readonly DocumentRefund[]
  readonly refundTo: 'originalPayment' | 'balance' | 'voucher' | 'airlineCredit'
}

/** A quote for the cancellation of an order: nothing is cancelled yet. */
export interface CancellationQuote extends CancellationTerms {
  /** The supplier's own reference of the quote: opaque. */
  readonly ref: string
  readonly quotedAt: EpochMs
  /** Absent: the supplier does not say. */
  readonly expiresAt?: EpochMs
}

/** An order that was cancelled. */
export interface OrderCancellation extends CancellationTerms {
  /** The supplier's code for the cancellation, opaque. */
  readonly settlementCode?: string
}

/**
 * Cancels ticketed orders as a whole: all travelers, documents and services at once, for a refund that is
 * quoted first. Afterwards the order is over: `findSale` does not find it; `release` and `voidIssue`, also those of
 * its ancillaries, are no-ops.
 */
export interface AirOrders {
  /**
   * What a cancellation would give back now. Of several quotes only the newest counts.
   *
   * @throws Refusal `voidRefused` the order cannot be cancelled, or is cancelled already
   * @throws SupplierUnavailable no answer: repeat
   */
  quoteCancellation(order: SoldOrder, call: SupplierCall): Promise<CancellationQuote>

  /**
   * Cancels an order on the terms of a quote, once: a repetition returns the same. Of a forfeited one nothing is returned,
   * whatever was quoted.
   *
   * @throws Refusal `refundQuoteRequired` the quote has expired, was replaced, or its terms have changed:
   *   nothing was cancelled; `voidRefused` the order cannot be cancelled any more
   * @throws OutcomePending the supplier decides later
   * @throws SupplierUnavailable when the outcome is unknown: `findCancellation` knows
   */
  cancel(order: OrderToCancel, quote: CancellationQuote, call: SupplierCall): Promise<OrderCancellation>

  /**
   * How the order was cancelled, whoever did it; undefined: it was not.
   *
   * @throws OutcomePending that is not decided yet
   * @throws SupplierUnavailable no answer: repeat
   */
  findCancellation(order: SoldOrder, call: SupplierCall): Promise<OrderCancellation | undefined>

  /** Of all offers with the capability `partialCancel`. Absent: orders are cancelled as a whole only. */
  readonly flights?: AirOrderFlights
}

/**
 * Cancels flights of ticketed orders, for all travelers: no money comes back, the documents keep their value. The order
 * goes on with its other flights.
 */
export interface AirOrderFlights {
  /**
   * What the documents are worth whose value would be kept; `refund` is zero. Of several quotes only the newest counts.
   *
   * @throws Refusal `voidRefused` the flights cannot be cancelled, or the order is cancelled already
   * @throws SupplierUnavailable no answer: repeat
   */
  quote(order: OrderFlights, call: SupplierCall): Promise<CancellationQuote>

  /**
   * Cancels the flights on the terms of a quote; a repetition changes nothing.
   *
   * @throws Refusal `refundQuoteRequired` the quote has expired, was replaced, or its terms have changed:
   *   nothing was cancelled; `voidRefused` the flights cannot be cancelled any more
   * @throws OutcomePending the supplier decides later
   * @throws SupplierUnavailable when the outcome is unknown: repeat
   */
  cancel(order: OrderFlights, quote: CancellationQuote, call: SupplierCall): Promise<void>
}
