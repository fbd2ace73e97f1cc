import type { EpochMs } from '../kernel/instant.ts'
import type { PricedItinerary } from '../pricing/fare.ts'

/** Tickets or EMDs to issue. */
export interface IssueOrder {
  /** Idempotency key of the issuance: the same key never issues twice. */
  readonly key: string
  /** Key of the sale whose seats the tickets are for. */
  readonly saleKey: string
  readonly itinerary: PricedItinerary
  readonly tickets: readonly {
    readonly travelerId: string
    readonly surname: string
    readonly coupons: number
  }[]
}

export interface VoidOrder extends Pick<IssueOrder, 'key' | 'saleKey' | 'itinerary'> {
  /** Absent: all of the issuance, made or still to come. */
  readonly documents?: readonly { readonly number: string; readonly surname: string }[]
  /**
   * Once no ticket of the sale is left its seats are held until then, or until the time limit of the sale if
   * that is later.
   */
  readonly ticketingTimeLimit?: EpochMs
}

/**
 * Ticket numbers of one traveler: more than one when the journey needs conjunction tickets (a document holds
 * four coupons).
 */
export interface IssuedTicket {
  readonly travelerId: string
  /** 13 digits each, consecutive. */
  readonly numbers: readonly string[]
}
