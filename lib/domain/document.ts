import type { Agency } from './agency.ts'
import type { BaggageAllowance, PassengerPrice } from './fare.ts'
import type { Flight } from './flight.ts'
import type { EpochMs } from './instant.ts'
import type { Money } from './money.ts'
import type { FormOfPaymentKind } from './payment.ts'

/** Coupon states, as the interface names them. */
export type CouponStatus = 'OpenForUse' | 'Void' | 'Exchanged' | 'Refund' | 'Used'

/** The part of a ticket that is good for one segment. */
export interface Coupon {
  /** 1 to 4 on its document. */
  readonly number: number
  readonly flight: Flight
  readonly bookingClass: string
  readonly fareBasis: string
  readonly baggage: BaggageAllowance
  readonly status: CouponStatus
}

export interface DocumentEvent {
  readonly at: EpochMs
  readonly kind: 'issued' | 'voided'
}

/** How a document was paid. */
export interface DocumentPayment {
  readonly kind: FormOfPaymentKind
  /** What it gave for this document. */
  readonly amount?: Money
  /** Of the payment in the reservation. */
  readonly paymentRef?: string
  /** Of a card. */
  readonly mask?: string
  readonly cardCode?: string
  /** Of a card, MMYY. */
  readonly expireDate?: string
  readonly approvalCode?: string
  /** Of an invoice, an account, another document. */
  readonly number?: string
}

/** An electronic ticket. */
export interface Ticket {
  /** 13 digits: the carrier's accounting code, then the serial. */
  readonly number: string
  readonly version: number
  readonly reservationId: string
  readonly locator: string
  readonly offerRef: string
  readonly travelerRef: string
  readonly traveler: { readonly given: string; readonly surname: string; readonly prefix?: string; readonly ptc: string }
  readonly validatingCarrier: string
  readonly issuedAt: EpochMs
  readonly agency: Agency
  /** All documents of the journey, this one included, in order: more than one when it has more than four coupons. */
  readonly conjunction: readonly string[]
  readonly coupons: readonly Coupon[]
  readonly currency: string
  /** What this traveler paid; the amounts stand on the first document of a conjunction. */
  readonly price: PassengerPrice
  readonly endorsements: readonly string[]
  readonly payments: readonly DocumentPayment[]
  readonly events: readonly DocumentEvent[]
}

export const isVoid = ({ coupons }: Pick<Ticket, 'coupons'>): boolean => coupons.every(({ status }) => status === 'Void')

/** The ticket with all its coupons void. */
export const voided = (ticket: Ticket, at: EpochMs): Ticket => ({
  ...ticket,
  coupons: ticket.coupons.map((coupon) => ({ ...coupon, status: 'Void' })),
  events: [...ticket.events, { at, kind: 'voided' }],
})
