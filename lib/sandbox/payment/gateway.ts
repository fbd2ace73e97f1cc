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
import { behaviourOf, type CardFault, magicCards } from './magic-cards.ts'

const tableKey = (key: string): string => `PAY#${key}`

const requireAnswer = (fault: CardFault | undefined, lost: CardFault): void => {
  if (fault === lost) throw new SupplierUnavailable('the answer of the issuer was lost')
}

/**
 * The sandbox's card issuer, with what its magic cards force, where that is switched on. It never returns anything
 * about a card.
 */
export function sandboxPaymentGateway(context: SandboxContext, vault: CardVault): PaymentGateway {
  const { store } = context
  const magic = forcesFaults(context) ? magicCards : {}

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

  return {
    async authorise({ key, tenantId, amount, cardToken }: AuthorisationOrder, { now }: SupplierCall) {
      const known = await find(key)
      if (known) return requireAuthorisation(known)
      const { declined: reason, fault } = behaviourOf(await vault.open(tenantId, cardToken, now), magic)
      if (fault === 'silent') throw new SupplierUnavailable('the issuer does not answer')
      const payment: CardPayment =
        reason === undefined
          ? { status: 'authorised', approvalCode: locatorFrom(key), amount, ...(fault && { fault }) }
          : { status: 'declined', reason }
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
