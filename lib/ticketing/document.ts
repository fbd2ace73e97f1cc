import type { TravelerChange } from '../exchange/flight-change.ts'
import type { Agency } from '../kernel/agency.ts'
import type { ContentSource, Flight } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'
import type { FormOfPaymentKind } from '../payment/payment.ts'
import type { BaggageAllowance, PenaltyRule } from '../pricing/fare.ts'
import type { Tax, TravelerPrice } from '../pricing/itinerary-price.ts'
import { totalsOf } from '../pricing/itinerary-price.ts'
import type { RefundAmounts } from '../refund/refund-amounts.ts'
import type { Commission } from '../workbench/details.ts'
import type { DocumentName } from './document-names.ts'

/** Coupon states, as the interface names them. */
export type CouponStatus = 'OpenForUse' | 'Lifted/Boarded' | 'Used' | 'Void' | 'Exchanged' | 'Refund'

/** The part of a ticket that is good for one segment. */
export interface Coupon {
  /** Counted from 1 on its document. */
  readonly number: number
  readonly flight: Flight
  readonly bookingClass: string
  /** Absent: not known. */
  readonly fareBasis?: string
  readonly baggage: BaggageAllowance
  readonly status: CouponStatus
  /** Its flight was cancelled, and it keeps its value: it is open without a reservation. */
  readonly isRetained?: true
}

/** The part of an EMD that is good for one service. */
export interface EmdCoupon {
  /** 1 to 4 on its document. */
  readonly number: number
  /** Reason for issuance: the letter, and the code below it; absent: not known. */
  readonly rfic?: string
  readonly rfisc?: string
  readonly description: string
  readonly amountMinor: number
  readonly quantity: number
  /** Carrier and airport that provide the service. */
  readonly presentTo: string
  readonly presentAt: string
  readonly serviceDate?: string
  /** When it counts as used: at the departure of the flight of its service. */
  readonly usedFrom?: EpochMs
  readonly status: Extract<CouponStatus, 'OpenForUse' | 'Used' | 'Void' | 'Refund'>
}

/** `settlementCode`: with which the supplier authorised a change of coupons; opaque. */
export type DocumentEvent =
  | { readonly at: EpochMs; readonly kind: 'issued' }
  | {
      readonly at: EpochMs
      readonly kind: 'voided'
      readonly settlementCode?: string
      /** Until when its supplier holds the sale now that no document of it is left; absent: as before. */
      readonly ticketingTimeLimit?: EpochMs
    }
  /** Void together with its order, which is over. */
  | { readonly at: EpochMs; readonly kind: 'orderCancelled'; readonly settlementCode?: string }
  /** Closed by its carrier. */
  | { readonly at: EpochMs; readonly kind: 'refunded' | 'exchanged' }
  /** By a commit: exchanged for other documents. `returned`: the residual, where it goes back to the payments. */
  | {
      readonly at: EpochMs
      readonly kind: 'exchangedFor'
      readonly documentIds: readonly string[]
      readonly returned?: Money
    }
  /** By a commit: open again, because the documents that it was exchanged for were voided. */
  | { readonly at: EpochMs; readonly kind: 'reopened'; readonly documentIds: readonly string[] }
  /** By a commit: refunded. */
  | {
      readonly at: EpochMs
      readonly kind: 'refundIssued'
      /** The supplier's number of the refund; absent: it tells none. */
      readonly controlNumber?: string
      readonly refund: RefundAmounts
      /** Settled by the agency itself: not reported for settlement. */
      readonly isNotReported?: true
      readonly waiverCode?: string
      /** Its value was given up. */
      readonly isForfeited?: true
    }

/** How a document was paid. */
export interface DocumentPayment {
  readonly kind: FormOfPaymentKind
  /** Amount paid for this document. */
  readonly amount?: Money
  /** Reference of the payment in the reservation. */
  readonly paymentRef?: string
  /** Key of the charge at the payment gateway; absent without an authorisation by the issuer. */
  readonly chargeKey?: string
  /** Of a card. */
  readonly mask?: string
  readonly cardCode?: string
  /** Of a card, MMYY. */
  readonly expireDate?: string
  readonly approvalCode?: string
  /** Of an invoice, an account, another document. */
  readonly number?: string
  /** It paid for an exchanged ticket, whose value this document inherited: a void restores that one instead. */
  readonly isInherited?: true
}

interface DocumentBase extends DocumentName {
  readonly version: number
  readonly reservationId: string
  readonly locator: string
  readonly offerRef: string
  readonly travelerRef: string
  readonly traveler: {
    readonly id: string
    readonly given: string
    readonly surname: string
    readonly prefix?: string
    readonly ptc: string
  }
  readonly validatingCarrier: string
  readonly source: ContentSource
  readonly issuedAt: EpochMs
  /** From then on its number is unknown; absent: it is kept for ever. Set by each write. */
  readonly keptUntil?: EpochMs
  readonly agency: Agency
  /** End of its void period; absent: the supplier does not say. */
  readonly voidableUntil?: EpochMs
  /** Key of its issuance at the air host. */
  readonly issueKey: string
  /**
   * Ids of all documents that were issued together for one price, this one included, in order: several when there
   * are more than four coupons.
   */
  readonly conjunction: readonly string[]
  readonly currency: string
  /** The agency's lines, then those of the fare. */
  readonly endorsements: readonly string[]
  readonly payments: readonly DocumentPayment[]
  /** Flights of it are cancelled whose coupons keep their value. */
  readonly retained?: true
  readonly events: readonly DocumentEvent[]
}

/** The fare of some coupons, with the penalties that it was sold under. */
export interface TicketedFare {
  /** Numbers of the coupons, counted over the conjunction from 1. */
  readonly coupons: readonly number[]
  readonly change: PenaltyRule
  readonly refund: PenaltyRule
  /** Absent: not known. */
  readonly brandCode?: string
}

/** The documents that a document was issued for, in an exchange. */
export interface ExchangeOrigin {
  readonly documents: readonly DocumentName[]
  readonly terms: TravelerChange
}

/** An electronic ticket. */
export interface Ticket extends DocumentBase {
  readonly kind: 'Ticket'
  readonly coupons: readonly Coupon[]
  /** In the order of the journey; the same on all documents of a conjunction. */
  readonly fares: readonly TicketedFare[]
  /** Of a ticket that was issued in an exchange. */
  readonly exchangeOf?: ExchangeOrigin
  /** The price of this traveler; amounts are on the first document of a conjunction. */
  readonly price: TravelerPrice
  readonly tourCode?: string
  /** Of a negotiated fare. */
  readonly accountCode?: string
  readonly ticketDesignator?: string
  /** Commission of the agency. */
  readonly commission?: Commission
}

/** An electronic miscellaneous document: a seat, a bag, a fee. */
export interface Emd extends DocumentBase {
  readonly kind: 'EMD'
  readonly coupons: readonly EmdCoupon[]
  /** Absent: not known; the amounts of its coupons include them. */
  readonly taxes?: readonly Tax[]
  /** The ticket it is associated with; absent for a stand-alone EMD (EMD-S). */
  readonly associatedTicket?: DocumentName
  /** The exchange that brought it: its fee, or the value that the new ticket did not need. */
  readonly ofExchange?: 'changeFee' | 'residual'
  /** A miscellaneous charges order, the older form of the document. */
  readonly isMco?: true
}

export type TravelDocument = Ticket | Emd

export const isTicket = (document: TravelDocument): document is Ticket => document.kind === 'Ticket'
export const isEmd = (document: TravelDocument): document is Emd => document.kind === 'EMD'

/** What an EMD cost, taxes included. */
export const emdTotalMinor = ({ coupons, taxes = [] }: Pick<Emd, 'coupons' | 'taxes'>): number =>
  coupons.reduce((sum, { amountMinor }) => sum + amountMinor, 0) +
  taxes.reduce((sum, { minor }) => sum + minor, 0)

/** What a conjunction cost, by its first document. */
export const totalMinor = (document: TravelDocument): number =>
  isTicket(document) ? totalsOf(document.price).totalMinor : emdTotalMinor(document)

/** The amounts of a conjunction are on its first document. */
export const isFirst = ({ id, conjunction }: TravelDocument): boolean => id === conjunction[0]

type DocumentState = Pick<TravelDocument, 'coupons' | 'events'>

/** A document without coupons, which its supplier listed with the ticket, is void from its void on. */
export const isVoid = ({ coupons, events }: DocumentState): boolean =>
  coupons.length > 0
    ? coupons.every(({ status }) => status === 'Void')
    : events.some(({ kind }) => kind !== 'issued')

/** Whether it was refunded, but for coupons that were used before. */
export const isRefunded = ({ coupons }: Pick<TravelDocument, 'coupons'>): boolean =>
  coupons.some(({ status }) => status === 'Refund')

/** Whether it was exchanged, but for coupons that were used before. */
export const isExchanged = ({ coupons }: Pick<TravelDocument, 'coupons'>): boolean =>
  coupons.some(({ status }) => status === 'Exchanged')

/** Whether a coupon has a value: neither voided, nor exchanged, nor refunded. Used coupons count. */
export const isLive = (document: DocumentState): boolean =>
  document.coupons.length > 0
    ? document.coupons.some(
        ({ status }) => status !== 'Void' && status !== 'Exchanged' && status !== 'Refund',
      )
    : !isVoid(document)

/**
 * The status of a coupon at a moment: an open coupon is boarded from departure on and used from arrival on, unless
 * its flight was cancelled before. Source: docs/contract/booking.md 15 (the moves are a guess).
 */
export function couponStatusAt(
  { status, flight, isRetained }: Pick<Coupon, 'status' | 'flight' | 'isRetained'>,
  now: EpochMs,
): CouponStatus {
  if (status !== 'OpenForUse' || isRetained || now < flight.departsAt) return status
  return now < flight.arrivesAt ? 'Lifted/Boarded' : 'Used'
}

/**
 * The status of an EMD coupon at a moment: it is used with its flight. Source: docs/contract/servicing.md 1.1
 * (the move is a guess).
 */
const emdStatusAt = ({ status, usedFrom }: EmdCoupon, now: EpochMs): EmdCoupon['status'] =>
  status === 'OpenForUse' && usedFrom !== undefined && now >= usedFrom ? 'Used' : status

/** The document with its current coupon statuses. */
export const documentAt = <D extends TravelDocument>(document: D, now: EpochMs): D =>
  isTicket(document)
    ? {
        ...document,
        coupons: document.coupons.map((coupon) => ({ ...coupon, status: couponStatusAt(coupon, now) })),
      }
    : {
        ...document,
        coupons: document.coupons.map((coupon) => ({
          ...coupon,
          status: emdStatusAt(coupon as EmdCoupon, now),
        })),
      }

/** No coupon was used, exchanged, refunded or voided. */
export const hasOnlyOpenCoupons = (document: TravelDocument, now: EpochMs): boolean => {
  const { coupons } = documentAt(document, now) as {
    readonly coupons: readonly { readonly status: CouponStatus }[]
  }
  return coupons.every(({ status }) => status === 'OpenForUse')
}

/** How a document was refunded by a commit; undefined: it was not. */
export const refundOf = ({ events }: Pick<TravelDocument, 'events'>) =>
  events.findLast((event) => event.kind === 'refundIssued')
