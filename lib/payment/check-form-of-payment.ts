import type { EpochMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { CardReference, FormOfPayment } from './payment.ts'
import { formOfPaymentKinds } from './payment.ts'

type Given = Pick<FormOfPayment, 'kind' | 'card' | 'number'>

/**
 * Refuses a form of payment that cannot pay for any content of the workbench.
 *
 * @throws Refusal `formOfPaymentInvalid`: no card, not a card number, expired, no expiry date, no number of
 *   the document or waiver; `formOfPaymentNotForNdc`: agent invoice, non-standard card and other kinds that
 *   only a GDS takes; `securityCodeRequired` NDC
 * Source: docs/contract/specification.md, Add Form of Payment; docs/contract/booking.md 2.7 and 7.1; the
 * texts are a guess.
 */
export function checkFormOfPayment(
  given: Given,
  offers: readonly Pick<AirOffer, 'itinerary'>[],
  now: EpochMs,
): void {
  const { kind, card } = given
  if (kind === 'PaymentCard') checkCard(card, now)
  if (kind === 'Document' && !given.number)
    throw new Refusal('formOfPaymentInvalid', { reason: 'DOCUMENT NUMBER IS MISSING' })
  if (kind === 'WaiverCode' && !given.number)
    throw new Refusal('formOfPaymentInvalid', { reason: 'WAIVER CODE IS MISSING' })
  if (offers.some(({ itinerary }) => itinerary.source === 'NDC')) requireForNdc(given)
}

/** @throws Refusal `formOfPaymentNotForNdc`, `securityCodeRequired` */
function requireForNdc({ kind, card }: Given): void {
  if (formOfPaymentKinds[kind].content === 'GDS') throw new Refusal('formOfPaymentNotForNdc', { kind })
  if (card?.nonStandard) throw new Refusal('formOfPaymentNotForNdc', { kind: 'NON-STANDARD CARD' })
  if (card && !card.hasCode) throw new Refusal('securityCodeRequired')
}

function checkCard(card: CardReference | undefined, now: EpochMs): void {
  const isKnown = card?.token !== undefined || (card?.nonStandard && card.mask !== '')
  if (!isKnown) throw new Refusal('formOfPaymentInvalid', { reason: 'CARD NUMBER IS MISSING OR WRONG' })
  const month = /^(0[1-9]|1[0-2])(\d\d)$/.exec(card?.expireDate ?? '')
  if (!month) throw new Refusal('formOfPaymentInvalid', { reason: 'EXPIRE DATE MUST BE MMYY' })
  const firstDayAfter = Date.UTC(2000 + Number(month[2]), Number(month[1]), 1)
  if (now >= firstDayAfter) throw new Refusal('formOfPaymentInvalid', { reason: 'CARD HAS EXPIRED' })
}
