import type { EpochMs } from '../../kernel/instant.ts'
import { locatorFrom } from '../../kernel/locator.ts'
import type { Money } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import { StaleItem } from '../../kernel/store.ts'
import type { CardVault } from '../../payment/card-vault.ts'
import { SupplierUnavailable } from '../../suppliers/air-host.ts'
import type { Authorisation, AuthorisationOrder, PaymentGateway } from '../../suppliers/payment-gateway.ts'

type Fault = 'captureLost' | 'captureRefused' | 'refundLost'

type CardPayment =
  | {
      readonly status: 'authorised' | 'captured'
      readonly approvalCode: string
      readonly amount: Money
      readonly fault?: Fault
      /** Minor units given back, by the key of the refund. */
      readonly refunds?: Readonly<Record<string, number>>
    }
  | { readonly status: 'declined'; readonly reason: string }
  | { readonly status: 'reversed'; readonly amount?: Money }

/** Card numbers of the sandbox that never go through, and what the issuer says. */
const refusedCards: Readonly<Record<string, string>> = {
  '4000000000000002': 'CARD DECLINED BY ISSUER',
  '4000000000009995': 'INSUFFICIENT FUNDS',
  '4000000000000069': 'CARD HAS EXPIRED',
  '4000000000000127': 'SECURITY CODE IS WRONG',
}
/** The authorisation takes effect, but its answer is lost. */
const answerLostCard = '4000000000000119'
/** The issuer never answers. */
const silentCard = '4000000000000507'
/**
 * Authorised as any other; the capture or the refund takes effect without an answer, or the capture is
 * refused.
 */
const laterFaults: Readonly<Record<string, Fault>> = {
  '4000000000000259': 'captureLost',
  '4000000000000341': 'captureRefused',
  '4000000000000424': 'refundLost',
}

const keyOf = (key: string): string => `PAY#${key}`

/** The sandbox's card issuer. It never says what it knows of a card. */
export function sandboxPaymentHost(store: Store, vault: CardVault): PaymentGateway {
  const read = (key: string) => store.read<CardPayment>('supplierOrders', keyOf(key))

  function authorised(payment: CardPayment | undefined): Authorisation {
    if (payment?.status === 'authorised' || payment?.status === 'captured')
      return { approvalCode: payment.approvalCode }
    throw new Refusal('cardDeclined', {
      reason: payment?.status === 'declined' ? payment.reason : 'PAYMENT WAS REVERSED',
    })
  }

  async function file(key: string, payment: CardPayment): Promise<CardPayment> {
    try {
      await store.create('supplierOrders', keyOf(key), payment)
      return payment
    } catch (error) {
      const known = error instanceof StaleItem ? await read(key) : undefined
      if (!known) throw error
      return known.value
    }
  }

  return {
    async authorise({ key, tenantId, amount, cardToken }: AuthorisationOrder, now: EpochMs) {
      const known = await read(key)
      if (known) return authorised(known.value)
      const card = await vault.open(tenantId, cardToken, now)
      if (card?.number === silentCard) throw new SupplierUnavailable('the issuer does not answer')
      const reason = card ? refusedCards[card.number] : 'CARD IS NO LONGER ON FILE'
      const fault = card && laterFaults[card.number]
      const payment: CardPayment =
        reason === undefined
          ? { status: 'authorised', approvalCode: locatorFrom(key), amount, ...(fault && { fault }) }
          : { status: 'declined', reason }
      const filed = await file(key, payment)
      if (card?.number === answerLostCard) throw new SupplierUnavailable('the answer of the issuer was lost')
      return authorised(filed)
    },

    async findAuthorisation(key) {
      const payment = (await read(key))?.value
      return payment?.status === 'authorised' || payment?.status === 'captured'
        ? authorised(payment)
        : undefined
    },

    async capture(key) {
      const known = await read(key)
      if (known?.value.status === 'captured') return
      if (known?.value.status !== 'authorised')
        throw new Refusal('cardDeclined', { reason: 'PAYMENT WAS NOT AUTHORISED' })
      if (known.value.fault === 'captureRefused')
        throw new Refusal('cardDeclined', { reason: 'CAPTURE WAS REFUSED' })
      await store.replace('supplierOrders', keyOf(key), { ...known.value, status: 'captured' }, known.version)
      if (known.value.fault === 'captureLost')
        throw new SupplierUnavailable('the answer of the issuer was lost')
    },

    async reverse(key) {
      const known = await read(key)
      if (known?.value.status === 'reversed') return
      if (!known)
        await store.create('supplierOrders', keyOf(key), { status: 'reversed' } satisfies CardPayment)
      else await store.replace('supplierOrders', keyOf(key), reversed(known.value), known.version)
    },

    async refund({ key, paymentKey, amount }) {
      const known = await read(paymentKey)
      const payment = known?.value
      if (!known || payment?.status !== 'captured')
        throw new Refusal('cardDeclined', { reason: 'PAYMENT WAS NOT CAPTURED' })
      const { refunds = {} } = payment
      if (refunds[key] !== undefined) return
      const left = Object.values(refunds).reduce((rest, minor) => rest - minor, payment.amount.minor)
      if (amount.currency !== payment.amount.currency || amount.minor > left)
        throw new Refusal('cardDeclined', { reason: 'REFUND IS MORE THAN WAS PAID' })
      await store.replace(
        'supplierOrders',
        keyOf(paymentKey),
        { ...payment, refunds: { ...refunds, [key]: amount.minor } },
        known.version,
      )
      if (payment.fault === 'refundLost') throw new SupplierUnavailable('the answer of the issuer was lost')
    },
  }
}

const reversed = (payment: CardPayment): CardPayment => ({
  status: 'reversed',
  ...('amount' in payment && { amount: payment.amount }),
})
