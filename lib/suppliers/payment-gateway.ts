import type { Money } from '../kernel/money.ts'
import type { SupplierCall } from './supplier-call.ts'

/**
 * What is charged. The tokens of both kinds are secrets: they exist in an order only, never in a result, in the
 * details of a refusal (which the workflow keeps) or in a log.
 */
export type MeansOfPayment =
  | {
      readonly kind: 'card'
      /** Opens the card vault, which has number and security code. */
      readonly cardToken: string
      /** MMYY */
      readonly expireDate: string
      /** Two letters, `VI`. */
      readonly cardCode?: string
    }
  | {
      readonly kind: 'pspToken'
      /** The card's token at a payment service provider: no card number was ever here. */
      readonly token: string
      /** The provider as the client names it; absent: the one that this gateway stands for. */
      readonly provider?: string
    }

/** Street or post box in `lines`; what the client did not send is absent. */
export interface BillingAddress {
  readonly lines: readonly string[]
  readonly city?: string
  readonly postalCode?: string
  readonly stateOrProvince?: string
  /** ISO 3166, two letters. */
  readonly country?: string
}

export interface CardHolder {
  /** As the card has it. */
  readonly name?: string
  readonly billingAddress?: BillingAddress
}

/**
 * The result of a 3-D Secure authentication of the holder. Who authenticated with a provider directly may know
 * no more than the `transactionId`.
 */
export interface ThreeDSecure {
  /** CAVV or AAV, for one use; a secret as the tokens are. */
  readonly authenticationValue?: string
  /** Two digits: 05 and 02 authenticated, 06 and 01 attempted, 07 and 00 neither. */
  readonly eci?: string
  /** `Y` authenticated, `A` attempted, `N` not, `U` could not be, `C` challenge, `R` rejected. */
  readonly status?: string
  /** Of the protocol, `2.2.0`. */
  readonly version?: string
  /** Of the directory server, or the session of the provider that authenticated. */
  readonly transactionId?: string
  /** The merchant for whom the holder was authenticated. */
  readonly merchantId?: string
  /** Who ran the authentication: provider or 3-D Secure server. */
  readonly processorId?: string
}

export interface AuthorisationOrder {
  /** Idempotency key of the payment: the same key never charges twice. */
  readonly key: string
  readonly amount: Money
  readonly means: MeansOfPayment
  readonly holder: CardHolder
  readonly threeDSecure?: ThreeDSecure
  /** For the holder's statement; a gateway that has less room cuts it. */
  readonly statement: {
    /** Locator of the reservation. */
    readonly reference: string
    /** Name of the agency. */
    readonly description: string
  }
}

export interface Authorisation {
  /** As the issuer gave it: documents and answers show it. */
  readonly approvalCode: string
}

export interface RefundOrder {
  /** Idempotency key of the refund: the same key never refunds twice. */
  readonly key: string
  /** Key of the payment that is refunded. */
  readonly paymentKey: string
  readonly amount: Money
}

/**
 * Card payments: authorised first, captured when the documents are issued, reversed when they are not.
 * Every call is idempotent under its key. `SupplierUnavailable` means that the outcome is unknown: look it
 * up (`findAuthorisation`), or repeat.
 */
export interface PaymentGateway {
  /**
   * @throws Refusal `cardDeclined`; `cardChallengeRequired` the issuer wants the holder authenticated first,
   *   `action` says how. The refusal is final for its key: the client sends the result of the authentication
   *   with the form of payment, and the next commit authorises under a key of its own
   */
  authorise(order: AuthorisationOrder, call: SupplierCall): Promise<Authorisation>
  /** Undefined: nothing was authorised under the key, it was declined, or it was reversed. */
  findAuthorisation(key: string, call: SupplierCall): Promise<Authorisation | undefined>
  /** Captures the authorised amount. @throws Refusal `cardDeclined` */
  capture(key: string, call: SupplierCall): Promise<void>
  /**
   * Reverses an authorisation or a capture; of a capture that was refunded in part, the rest. A no-op when
   * nothing was authorised under the key; forbids a late authorisation.
   */
  reverse(key: string, call: SupplierCall): Promise<void>
  /**
   * Refunds part or all of a captured amount. @throws Refusal `cardDeclined` nothing was captured, or not so
   * much is left
   */
  refund(order: RefundOrder, call: SupplierCall): Promise<void>
}
