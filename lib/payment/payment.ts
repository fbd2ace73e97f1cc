import type { ContentSource } from '../kernel/flight.ts'
import type { Money } from '../kernel/money.ts'
import type { CardHolder, ThreeDSecure } from '../suppliers/payment-gateway.ts'

/** What is known of a card beside number and codes, however it is paid with. */
interface CardFacts {
  /** `411111XXXXXX1111` */
  readonly mask: string
  /** Two letters, `VI`. */
  readonly cardCode?: string
  /** MMYY */
  readonly expireDate?: string
  /** Sent by the client: the agency has authorised the card itself. */
  readonly approvalCode?: string
  /** Non-standard: accepted between agency and carrier, and never sent to a card issuer. */
  readonly nonStandard?: true
  readonly holder?: CardHolder
  readonly threeDSecure?: ThreeDSecureSent
}

/** A card whose number the client sent. */
export interface NumberedCard extends CardFacts {
  readonly kind: 'card'
  /** Token of the vault; absent when the number was not a valid card number. */
  readonly token?: string
  /** The vault has its security code, until it was authorised. */
  readonly hasCode?: true
}

/** A card that a payment service provider knows; the client sent the provider's token. */
export interface TokenizedCard extends CardFacts {
  readonly kind: 'pspToken'
  /** Token of the vault, which has the provider's. Absent: the route keeps none. */
  readonly token?: string
  /** As the client names the provider. */
  readonly provider?: string
}

/** The card of a form of payment, with the data that may exist outside the vault. */
export type CardReference = NumberedCard | TokenizedCard

/** A 3-D Secure authentication as the client sent it, without its value. */
export interface ThreeDSecureSent extends Omit<ThreeDSecure, 'authenticationValue'> {
  /** The vault has the authentication value, until it was used. */
  readonly hasValue?: true
}

interface KindRule {
  /** The content that it may pay for. */
  readonly content: 'any' | ContentSource
  /** The purpose that it may be used for. */
  readonly pays: 'offers' | 'exchanges' | 'hotels'
}

/**
 * Kinds of forms of payment with their limits. Source: docs/contract/specification.md (cash and credit
 * everywhere, agent invoice GDS only); docs/contract/servicing.md 1.6; the limits of the other kinds are a
 * guess.
 */
export const formOfPaymentKinds = {
  Cash: { content: 'any', pays: 'offers' },
  PaymentCard: { content: 'any', pays: 'offers' },
  Invoice: { content: 'GDS', pays: 'offers' },
  BSP: { content: 'GDS', pays: 'offers' },
  AgencyAccount: { content: 'GDS', pays: 'offers' },
  Check: { content: 'GDS', pays: 'offers' },
  FlightPass: { content: 'GDS', pays: 'offers' },
  Document: { content: 'GDS', pays: 'exchanges' },
  Forfeit: { content: 'GDS', pays: 'exchanges' },
  WaiverCode: { content: 'GDS', pays: 'exchanges' },
  VirtualPaymentAccount: { content: 'any', pays: 'hotels' },
} as const satisfies Record<string, KindRule>

export type FormOfPaymentKind = keyof typeof formOfPaymentKinds

export interface FormOfPayment {
  /** Identifier value: the client's when it sent one, otherwise ours. */
  readonly id: string
  /** The client's `id`, otherwise `formOfPayment_1` ... */
  readonly ref: string
  readonly kind: FormOfPaymentKind
  /** Id of the workbench that added it; absent: it came with a reservation. */
  readonly addedIn?: string
  readonly card?: CardReference
  /** Number of the account, invoice, document or waiver. */
  readonly number?: string
  /** The members that answers return; without card number and security code. */
  readonly wire: Readonly<Record<string, unknown>>
}

/** Applies a form of payment to offers: the offers' documents are issued at commit. */
export interface Payment {
  readonly id: string
  readonly ref: string
  /** As requested; once it is settled, what was charged. */
  readonly amount: Money
  readonly formOfPaymentId: string
  /** Ids of the offers paid for. */
  readonly offerIds: readonly string[]
  /** Ids of the travelers paid for; absent or empty: all of them. */
  readonly travelerIds?: readonly string[]
  /** Set once the money was taken. `isReturned`: all documents that it paid for are void. */
  readonly settled?: { readonly approvalCode?: string; readonly isReturned?: true }
}

/**
 * Whether the issuer has to authorise the card: not when the agency has done so itself, nor for a
 * non-standard card.
 */
export const isAuthorisedByIssuer = ({ approvalCode, nonStandard }: CardReference): boolean =>
  approvalCode === undefined && nonStandard !== true

/** Tokens under which the vault has cards of these forms of payment. */
export const vaultTokensOf = (forms: readonly Pick<FormOfPayment, 'card'>[]): string[] =>
  forms.flatMap(({ card }) => card?.token ?? [])

export type FormOfPaymentToAdd = Omit<FormOfPayment, 'id' | 'ref' | 'addedIn'> & {
  readonly id?: string | undefined
  readonly ref?: string | undefined
}
