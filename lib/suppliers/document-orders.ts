import type { FeeCollection, ResidualMethod, TravelerChange } from '../exchange/flight-change.ts'
import type { Agency } from '../kernel/agency.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { PricedItinerary } from '../pricing/fare.ts'

/** Tickets or EMDs to issue. */
export interface IssueOrder {
  /** Idempotency key of the issuance: the same key never issues twice. */
  readonly key: string
  /** Key of the sale whose seats the tickets are for. */
  readonly saleKey: string
  readonly itinerary: PricedItinerary
  /** The office that issues them: its market may decide how long they can be voided. */
  readonly agency: Pick<Agency, 'pcc' | 'country' | 'zone' | 'iataNumber'>
  readonly tickets: readonly {
    readonly travelerId: string
    readonly surname: string
    readonly coupons: number
  }[]
  /** The tickets are issued in exchange for these; absent: for none. */
  readonly exchanges?: readonly ExchangedDocuments[]
}

/** Documents that new tickets are issued for, of one traveler. */
export interface ExchangedDocuments {
  readonly travelerId: string
  /** Key of their issuance. */
  readonly issueKey: string
  /** Numbers of the tickets; their unused coupons are exchanged. */
  readonly numbers: readonly string[]
  readonly terms: TravelerChange
  /** How its fee is collected, and what its residual goes to. */
  readonly feeCollection: FeeCollection
  readonly residualMethod: ResidualMethod
}

/** A miscellaneous document that an exchange brings: for the fee, or for the residual value. */
export interface ExchangeEmd {
  readonly reason: 'changeFee' | 'residual'
  readonly number: string
}

/** Documents of a traveler in one issuance. */
export interface IssuedTicket {
  readonly travelerId: string
  /**
   * The supplier's numbers of the documents as it writes them: opaque, not empty, and perhaps the numbers of
   * other orders too. Several when the journey needs conjunction tickets (a document holds four coupons), or
   * when the supplier lists further documents with the ticket; none when the supplier is ticketless.
   */
  readonly numbers: readonly string[]
  /** Of an exchange. Absent: none. Voiding the tickets voids its residual document, and restores the exchanged tickets. */
  readonly emds?: readonly ExchangeEmd[]
  /**
   * End of their void period. Absent: the supplier does not say, and decides when a void is requested.
   */
  readonly voidableUntil?: EpochMs
}

/** A document as its supplier knows it. */
export interface DocumentOfTraveler {
  readonly travelerId: string
  readonly surname: string
  /** Absent: of a ticketless supplier. */
  readonly number?: string
}

export interface VoidOrder extends Pick<IssueOrder, 'key' | 'saleKey' | 'itinerary'> {
  /** Absent: all of the issuance, made or still to come. */
  readonly documents?: readonly DocumentOfTraveler[]
}

/** What holds once documents are void. */
export interface VoidedDocuments {
  /** The supplier's code for the void, opaque. */
  readonly settlementCode?: string
  /**
   * New ticketing time limit of the sale, when no document of it is left. Absent: the supplier holds it until its
   * former time limit.
   */
  readonly ticketingTimeLimit?: EpochMs
}
