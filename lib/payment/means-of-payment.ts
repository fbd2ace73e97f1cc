import { Refusal } from '../kernel/refusals.ts'
import type { AuthorisationOrder, MeansOfPayment, ThreeDSecure } from '../suppliers/payment-gateway.ts'
import type { OrderSecrets } from './card-vault.ts'
import type { CardReference, ThreeDSecureSent } from './payment.ts'

type Paid = Pick<AuthorisationOrder, 'means' | 'holder' | 'threeDSecure'>

/** Whether an order for this card needs secrets that the vault keeps beside card numbers. */
export const needsSecrets = ({ kind, threeDSecure }: CardReference): boolean =>
  kind === 'pspToken' || threeDSecure?.hasValue === true

/**
 * What a gateway gets of a form of payment.
 *
 * @param secrets what the vault has for it; none where it needs none
 * @throws Refusal `cardDeclined` the vault has it no longer, or never had
 */
export function meansOfPayment(card: CardReference, secrets: OrderSecrets): Paid {
  const { holder = {} } = card
  const threeDSecure = card.threeDSecure && authenticationOf(card.threeDSecure, secrets)
  return { means: meansOf(card, secrets), holder, ...(threeDSecure && { threeDSecure }) }
}

function meansOf(card: CardReference, { pspToken }: OrderSecrets): MeansOfPayment {
  if (card.kind === 'pspToken') {
    if (pspToken === undefined) throw new Refusal('cardDeclined', { reason: 'TOKEN IS NO LONGER ON FILE' })
    const { provider } = card
    return { kind: 'pspToken', token: pspToken, ...(provider !== undefined && { provider }) }
  }
  const { token: cardToken, expireDate = '', cardCode } = card
  if (cardToken === undefined) throw new Refusal('cardDeclined', { reason: 'CARD NUMBER IS MISSING' })
  return { kind: 'card', cardToken, expireDate, ...(cardCode !== undefined && { cardCode }) }
}

/** Undefined when its value was used for an earlier payment: what is left of it proves nothing. */
function authenticationOf(
  { hasValue, ...result }: ThreeDSecureSent,
  { authenticationValue }: OrderSecrets,
): ThreeDSecure | undefined {
  if (!hasValue) return result
  return authenticationValue === undefined ? undefined : { ...result, authenticationValue }
}
