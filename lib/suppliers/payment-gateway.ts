import type { EpochMs } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'

export interface AuthorisationOrder {
  /** Names this payment for ever: the same key never takes money twice. */
  readonly key: string
  readonly tenantId: string
  readonly amount: Money
  /** Opens the card vault. */
  readonly cardToken: string
  /** MMYY */
  readonly expireDate: string
}

export interface Authorisation {
  readonly approvalCode: string
}

export interface RefundOrder {
  /** Names this refund for ever: the same key never gives money twice. */
  readonly key: string
  /** Key of the payment that it is given back from. */
  readonly paymentKey: string
  readonly amount: Money
}

/**
 * Takes card payments: authorised first, captured when the documents are issued, reversed when they are not.
 * Every call is idempotent under its key. `SupplierUnavailable` means that the outcome is unknown: ask with
 * `findAuthorisation`, or repeat.
 */
export interface PaymentGateway {
  /** @throws Refusal `cardDeclined` */
  authorise(order: AuthorisationOrder, now: EpochMs): Promise<Authorisation>
  findAuthorisation(key: string): Promise<Authorisation | undefined>
  /** Takes the authorised money. @throws Refusal `cardDeclined` */
  capture(key: string, now: EpochMs): Promise<void>
  /**
   * Gives the money back, or never takes it. A no-op when nothing was authorised under the key; forbids a
   * late authorisation.
   */
  reverse(key: string, now: EpochMs): Promise<void>
  /**
   * Gives part or all of captured money back. @throws Refusal `cardDeclined` nothing was captured, or not so
   * much is left
   */
  refund(order: RefundOrder, now: EpochMs): Promise<void>
}
