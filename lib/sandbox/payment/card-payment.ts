import type { Money } from '../../kernel/money.ts'
import { addMoney, sumMoney } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Authorisation, RefundOrder } from '../../suppliers/payment-gateway.ts'
import type { CardFault } from './magic-cards.ts'

interface AuthorisedPayment {
  readonly status: 'authorised' | 'captured'
  readonly approvalCode: string
  readonly amount: Money
  readonly fault?: CardFault
  /** Minor units that were refunded, by the key of the refund. */
  readonly refunds?: Readonly<Record<string, number>>
}

/** What the issuer keeps of a payment. A reversed one stays on file: it can no longer be authorised. */
export type CardPayment =
  | AuthorisedPayment
  | { readonly status: 'declined'; readonly reason: string }
  | { readonly status: 'challenged' }
  | { readonly status: 'reversed'; readonly amount?: Money }

const declined = (reason: string): Refusal => new Refusal('cardDeclined', { reason })

/** The authorisation of a payment; undefined when it has none, or none any more. */
export const authorisationOf = (payment: CardPayment | undefined): Authorisation | undefined =>
  payment?.status === 'authorised' || payment?.status === 'captured'
    ? { approvalCode: payment.approvalCode }
    : undefined

/** @throws Refusal `cardDeclined`, `cardChallengeRequired` */
export function requireAuthorisation(payment: CardPayment): Authorisation {
  switch (payment.status) {
    case 'authorised':
    case 'captured':
      return { approvalCode: payment.approvalCode }
    case 'declined':
      throw declined(payment.reason)
    case 'challenged':
      throw new Refusal('cardChallengeRequired', { action: 'SEND THE RESULT OF 3-D SECURE WITH THE CARD' })
    case 'reversed':
      throw declined('PAYMENT WAS REVERSED')
    default:
      return payment satisfies never
  }
}

/** The payment as captured; undefined when it was captured before. @throws Refusal `cardDeclined` */
export function captured(payment: CardPayment | undefined): AuthorisedPayment | undefined {
  if (payment?.status === 'captured') return undefined
  if (payment?.status !== 'authorised') throw declined('PAYMENT WAS NOT AUTHORISED')
  if (payment.fault === 'captureRefused') throw declined('CAPTURE WAS REFUSED')
  return { ...payment, status: 'captured' }
}

/** The payment as reversed; undefined when it was reversed before. */
export function reversed(payment: CardPayment | undefined): CardPayment | undefined {
  if (payment?.status === 'reversed') return undefined
  return { status: 'reversed', ...(payment && 'amount' in payment && { amount: payment.amount }) }
}

/** The payment with a refund; undefined when that was made before. @throws Refusal `cardDeclined` */
export function refunded(
  payment: CardPayment | undefined,
  { key, amount }: RefundOrder,
): AuthorisedPayment | undefined {
  if (payment?.status !== 'captured') throw declined('PAYMENT WAS NOT CAPTURED')
  const { refunds = {}, amount: paid } = payment
  if (refunds[key] !== undefined) return undefined
  const before = Object.values(refunds).map((minor) => ({ minor, currency: paid.currency }))
  const isCovered =
    amount.currency === paid.currency && addMoney(sumMoney(before, paid.currency), amount).minor <= paid.minor
  if (!isCovered) throw declined('REFUND IS MORE THAN WAS PAID')
  return { ...payment, refunds: { ...refunds, [key]: amount.minor } }
}
