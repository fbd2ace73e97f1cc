import type { AncillaryOffer, AncillaryQuote } from '../ancillary/ancillary.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import type { IssuedTicket, IssueOrder, VoidOrder } from './document-orders.ts'

/** Whom services beside the seat are wanted for, and on which flights. */
export interface AncillaryRequest {
  readonly itinerary: PricedItinerary
  readonly ptc: string
}

/** What offers services beside the seat. */
export interface AncillaryShopping {
  /**
   * Everything that one traveler can buy on the flights of an itinerary, in the currency of its price; what
   * the fare includes is not offered. Same request, same clock and same services sold give the same answer.
   */
  shop(request: AncillaryRequest, now: EpochMs): Promise<readonly AncillaryQuote[]>
}

export interface AncillarySellOrder {
  /** Names this sale for ever: the same key never sells twice. */
  readonly key: string
  readonly ancillary: Pick<AncillaryOffer, 'service' | 'quantity' | 'flights'>
  readonly traveler: { readonly surname: string; readonly given: string }
}

/**
 * Services beside the seat, and the EMDs that pay for them. Every call that changes something is idempotent
 * under its key, as those of `AirHost` are. Orders of documents have one coupon for each EMD, and the key of
 * the ancillary's sale.
 */
export interface AirAncillaries extends AncillaryShopping {
  /**
   * Requests a service from the carrier and gets it confirmed.
   *
   * @throws Refusal `ancillarySoldOut`
   * @throws SupplierUnavailable when the outcome is unknown
   */
  sell(order: AncillarySellOrder, now: EpochMs): Promise<void>

  /** Whether the service was sold under the key, and not released since. */
  isSold(key: string): Promise<boolean>

  /**
   * Gives a service back. Releasing what was never sold is a no-op that also forbids a late sale under the
   * key.
   */
  release(key: string, ancillary: AncillarySellOrder['ancillary'], now: EpochMs): Promise<void>

  /**
   * Issues EMDs from the validating carrier's stock. @throws Refusal `issuanceFailed` @throws
   * SupplierUnavailable
   */
  issue(order: IssueOrder, now: EpochMs): Promise<IssuedTicket[]>

  findIssue(key: string): Promise<IssuedTicket[] | undefined>

  /** Takes EMDs back, as `AirHost.voidIssue` takes tickets. */
  voidIssue(order: VoidOrder, now: EpochMs): Promise<string>
}
