import type { AncillaryOffer, AncillaryQuote } from '../ancillary/ancillary.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import type { IssuedTicket, IssueOrder, VoidedDocuments, VoidOrder } from './document-orders.ts'
import type { OrderTraveler } from './order-traveler.ts'
import type { SupplierCall } from './supplier-call.ts'

/** The travelers and flights that ancillary services are requested for. */
export interface AncillaryRequest {
  /** With `offerRef`, where the supplier named the offer. */
  readonly itinerary: PricedItinerary
  /** Key of the order's sale; undefined: the offer is not sold yet. */
  readonly saleKey: string | undefined
  /** All travelers of the offer, in their order. */
  readonly travelers: readonly OrderTraveler[]
}

/** Shops ancillary services. */
export interface AncillaryShopping {
  /**
   * Everything that each traveler can buy on the flights of an itinerary, in the currency of its price; what
   * the fare includes is not offered. Same request, same clock and same services sold give the same answer.
   */
  shop(request: AncillaryRequest, call: SupplierCall): Promise<readonly AncillaryQuote[]>
}

export interface AncillarySellOrder {
  /** Idempotency key of the sale: the same key never sells twice. */
  readonly key: string
  readonly ancillary: Pick<AncillaryOffer, 'service' | 'quantity' | 'flights' | 'seat'>
  readonly traveler: OrderTraveler
}

/**
 * Ancillary services, and the EMDs that pay for them. Every call that changes something is idempotent
 * under its key, as those of `AirHost` are. Orders of documents have one coupon for each EMD, and the key of
 * the ancillary's sale.
 */
export interface AirAncillaries extends AncillaryShopping {
  /**
   * Requests a service from the carrier and gets it confirmed. Not called for what was sold with its order.
   *
   * @throws Refusal `ancillarySoldOut`; of a seat `seatNotAvailable` another one has it, `seatInvalid` the aircraft has no
   *   such seat, or it is blocked
   * @throws SupplierUnavailable when the outcome is unknown
   */
  sell(order: AncillarySellOrder, call: SupplierCall): Promise<void>

  /** Whether the service was sold under the key, and not released since. */
  isSold(key: string, call: SupplierCall): Promise<boolean>

  /**
   * Releases a service. Without a sale this is a no-op that also forbids a late sale under the key. What was sold
   * with its order may be left to the release of the order, which follows.
   */
  release(key: string, ancillary: AncillarySellOrder['ancillary'], call: SupplierCall): Promise<void>

  /**
   * Issues EMDs from the validating carrier's stock. @throws Refusal `issuanceFailed` @throws
   * SupplierUnavailable
   */
  issue(order: IssueOrder, call: SupplierCall): Promise<IssuedTicket[]>

  findIssue(key: string, call: SupplierCall): Promise<IssuedTicket[] | undefined>

  /** Voids EMDs, as `AirHost.voidIssue` voids tickets. @throws Refusal `voidRefused` only when documents are given */
  voidIssue(order: VoidOrder, call: SupplierCall): Promise<VoidedDocuments>
}
