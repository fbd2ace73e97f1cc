import type { Money } from './money.ts'

/** The card of a form of payment: what may be known of it outside the vault. */
export interface CardReference {
  /** Opens the vault; absent when the number was not a card number at all. */
  readonly token?: string
  /** `411111XXXXXX1111` */
  readonly mask: string
  /** Two letters, `VI`. */
  readonly cardCode?: string
  /** MMYY */
  readonly expireDate?: string
  /** Given by the client: the agency has authorised the card itself. */
  readonly approvalCode?: string
}

export type FormOfPaymentKind = 'Cash' | 'PaymentCard'

export interface FormOfPayment {
  /** Identifier value: the client's when it sent one, otherwise ours. */
  readonly id: string
  /** The client's `id`, otherwise `formOfPayment_1` ... */
  readonly ref: string
  readonly kind: FormOfPaymentKind
  readonly card?: CardReference
  /** As it goes back out; without card number and security code. */
  readonly wire: Readonly<Record<string, unknown>>
}

/** Applies a form of payment to offers: the offers' documents are issued at commit. */
export interface Payment {
  readonly id: string
  readonly ref: string
  readonly amount: Money
  readonly formOfPaymentId: string
  /** Ids of the offers paid for. */
  readonly offerIds: readonly string[]
  /** Set once the money was taken. */
  readonly settled?: { readonly approvalCode?: string }
}
