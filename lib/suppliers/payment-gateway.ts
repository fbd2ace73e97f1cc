import type { Money } from '../kernel/money.ts'
import type { SupplierCall } from './supplier-call.ts'

export interface AuthorisationOrder {
  /** Idempotency key of the payment: the same key never charges twice. */
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
  /** @throws Refusal `cardDeclined` */
  authorise(order: AuthorisationOrder, call: SupplierCall): Promise<Authorisation>
  findAuthorisation(key: string, call: SupplierCall): Promise<Authorisation | undefined>
  /** Captures the authorised amount. @throws Refusal `cardDeclined` */
  capture(key: string, call: SupplierCall): Promise<void>
  /**
   * Reverses an authorisation or a capture. A no-op when nothing was authorised under the key; forbids a
   * late authorisation.
   */
  reverse(key: string, call: SupplierCall): Promise<void>
  /**
   * Refunds part or all of a captured amount. @throws Refusal `cardDeclined` nothing was captured, or not so
   * much is left
   */
  refund(order: RefundOrder, call: SupplierCall): Promise<void>
}
