import type { EpochMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { fitsScheme } from './card-scheme.ts'
import type { CardReference, FormOfPayment } from './payment.ts'
import { formOfPaymentKinds } from './payment.ts'

type Given = Pick<FormOfPayment, 'kind' | 'card' | 'number'>

/**
 * Refuses a form of payment that cannot pay for any content of the workbench.
 *
 * @throws Refusal `formOfPaymentInvalid`: neither card nor token, not a card number, not a number of the card's brand, expired, no expiry date,
 *   a token for a non-standard card, no number of the document or waiver; `formOfPaymentNotForNdc`: agent invoice, non-standard card and other kinds that
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
  if (kind === 'Document' && !given.number) throw invalid('DOCUMENT NUMBER IS MISSING')
  if (kind === 'WaiverCode' && !given.number) throw invalid('WAIVER CODE IS MISSING')
  if (offers.some(({ itinerary }) => itinerary.source === 'NDC')) requireForNdc(given)
}

/**
 * Refuses a card that a hotel cannot take: hotels take cards by their number, they know no payment service
 * provider of the agency.
 *
 * @throws Refusal `formOfPaymentInvalid`
 */
export function checkHotelCard(given: Given, now: EpochMs): void {
  if (given.card?.kind === 'pspToken') throw invalid('A HOTEL NEEDS THE CARD NUMBER')
  checkFormOfPayment(given, [], now)
}

/** @throws Refusal `formOfPaymentNotForNdc`, `securityCodeRequired` */
function requireForNdc({ kind, card }: Given): void {
  if (formOfPaymentKinds[kind].content === 'GDS') throw new Refusal('formOfPaymentNotForNdc', { kind })
  if (card?.nonStandard) throw new Refusal('formOfPaymentNotForNdc', { kind: 'NON-STANDARD CARD' })
  // The provider of a token has checked the code, or asks for it when it authenticates the holder.
  if (card?.kind === 'card' && !card.hasCode) throw new Refusal('securityCodeRequired')
}

function checkCard(card: CardReference | undefined, now: EpochMs): void {
  if (!card || !isKnown(card)) throw invalid('CARD NUMBER OR TOKEN IS MISSING OR WRONG')
  const { kind, nonStandard, expireDate, cardCode, mask } = card
  if (kind === 'card' && !nonStandard && cardCode !== undefined && !fitsScheme(mask, cardCode.toUpperCase()))
    throw invalid(`CARD NUMBER IS NOT OF BRAND ${cardCode}`)
  if (kind === 'pspToken' && nonStandard) throw invalid('A NON-STANDARD CARD HAS NO TOKEN')
  // The provider of a token knows when its card expires.
  if (kind === 'pspToken' && expireDate === undefined) return
  const month = /^(0[1-9]|1[0-2])(\d\d)$/.exec(expireDate ?? '')
  if (!month) throw invalid('EXPIRE DATE MUST BE MMYY')
  const firstDayAfter = Date.UTC(2000 + Number(month[2]), Number(month[1]), 1)
  if (now >= firstDayAfter) throw invalid('CARD HAS EXPIRED')
}

const isKnown = ({ token, nonStandard, mask }: CardReference): boolean =>
  token !== undefined || (nonStandard === true && mask !== '')

const invalid = (reason: string): Refusal => new Refusal('formOfPaymentInvalid', { reason })
