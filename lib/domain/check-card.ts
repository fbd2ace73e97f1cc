import type { EpochMs } from './instant.ts'
import type { FormOfPayment } from './payment.ts'
import { Refusal } from './refusals.ts'

/**
 * Refuses a card that no payment could ever go through with.
 *
 * @throws Refusal `formOfPaymentInvalid`: no card, not a card number, expired, or no expiry date
 * Source: booking sheet 7.1; the texts are a guess.
 */
export function checkFormOfPayment({ kind, card }: Pick<FormOfPayment, 'kind' | 'card'>, now: EpochMs): void {
  if (kind !== 'PaymentCard') return
  if (!card?.token) throw new Refusal('formOfPaymentInvalid', { reason: 'CARD NUMBER IS MISSING OR WRONG' })
  const month = /^(0[1-9]|1[0-2])(\d\d)$/.exec(card.expireDate ?? '')
  if (!month) throw new Refusal('formOfPaymentInvalid', { reason: 'EXPIRE DATE MUST BE MMYY' })
  const firstDayAfter = Date.UTC(2000 + Number(month[2]), Number(month[1]), 1)
  if (now >= firstDayAfter) throw new Refusal('formOfPaymentInvalid', { reason: 'CARD HAS EXPIRED' })
}
