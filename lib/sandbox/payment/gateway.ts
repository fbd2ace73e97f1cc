import { locatorFrom } from '../../kernel/locator.ts'
import { createOnce, updateItem } from '../../kernel/update-item.ts'
import type { CardVault } from '../../payment/card-vault.ts'
import { SupplierUnavailable } from '../../suppliers/air-host.ts'
import type { AuthorisationOrder, PaymentGateway } from '../../suppliers/payment-gateway.ts'
import type { SupplierCall } from '../../suppliers/supplier-call.ts'
import { forcesFaults, type SandboxContext } from '../sandbox-context.ts'
import {
  authorisationOf,
  type CardPayment,
  captured,
  refunded,
  requireAuthorisation,
  reversed,
} from './card-payment.ts'
import {
  behaviourOfCard,
  behaviourOfToken,
  type CardBehaviour,
  type CardFault,
  isAuthenticated,
  magicCards,
  magicTokens,
} from './magic-cards.ts'

const tableKey = (key: string): string => `PAY#${key}`

const requireAnswer = (fault: CardFault | undefined, lost: CardFault): void => {
  if (fault === lost) throw new SupplierUnavailable('the answer of the issuer was lost')
}

/** The issuer's answer to a payment. */
function answerOf({ key, amount, threeDSecure }: AuthorisationOrder, behaviour: CardBehaviour): CardPayment {
  if (behaviour.kind === 'declined') return { status: 'declined', reason: behaviour.reason }
  if (behaviour.kind === 'challenged' && !isAuthenticated(threeDSecure)) return { status: 'challenged' }
  return {
    status: 'authorised',
    approvalCode: locatorFrom(key),
    amount,
    ...(behaviour.kind === 'faulty' && { fault: behaviour.fault }),
  }
}

/**
 * The sandbox's card issuer, and the provider that its tokens are of, with the faults of magic values where that is
 * switched on. It never returns anything about a card.
 */
export function sandboxPaymentGateway(context: SandboxContext, vault: CardVault): PaymentGateway {
  const { store } = context
  const [cards, tokens] = forcesFaults(context) ? [magicCards, magicTokens] : [{}, {}]

  const find = async (key: string): Promise<CardPayment | undefined> =>
    (await store.read<CardPayment>('supplierOrders', tableKey(key)))?.value

  /** @returns the payment when this call changed it; undefined: an earlier one had done so */
  async function change<Next extends CardPayment>(
    key: string,
    next: (payment: CardPayment | undefined) => Next | undefined,
  ): Promise<Next | undefined> {
    let changed: Next | undefined
    await updateItem<CardPayment>(store, {
      table: 'supplierOrders',
      key: tableKey(key),
      change: (payment) => {
        changed = next(payment)
        return changed
      },
    })
    return changed
  }

  const behaviourOf = async (
    { means }: AuthorisationOrder,
    { tenantId, now }: SupplierCall,
  ): Promise<CardBehaviour> =>
    means.kind === 'card'
      ? behaviourOfCard(await vault.open(tenantId, means.cardToken, now), cards)
      : behaviourOfToken(means.token, tokens)

  return {
    async authorise(order, call) {
      const { key } = order
      const known = await find(key)
      if (known) return requireAuthorisation(known)
      const behaviour = await behaviourOf(order, call)
      const fault = behaviour.kind === 'faulty' ? behaviour.fault : undefined
      if (fault === 'silent') throw new SupplierUnavailable('the issuer does not answer')
      const payment = answerOf(order, behaviour)
      const isNew = await createOnce(() => store.create('supplierOrders', tableKey(key), payment))
      requireAnswer(fault, 'authorisationLost')
      return requireAuthorisation((isNew ? undefined : await find(key)) ?? payment)
    },

    findAuthorisation: async (key) => authorisationOf(await find(key)),

    async capture(key) {
      const payment = await change(key, captured)
      requireAnswer(payment?.fault, 'captureLost')
    },

    async reverse(key) {
      await change(key, reversed)
    },

    async refund(order) {
      const payment = await change(order.paymentKey, (paid) => refunded(paid, order))
      requireAnswer(payment?.fault, 'refundLost')
    },
  }
}
